private import ICUShims
package import ToastText

/// Numbers of one language in one style, by ICU.
///
/// The style is a number skeleton:
/// <https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html>.
///
/// ```swift
/// NumberFormatter(tag: "de", skeleton: "currency/EUR")?.string(from: 1234)  // "1.234,00 €"
/// ```
package final class NumberFormatter: Sendable {
  private let handle: ServiceHandle

  /// Opens a formatter, or gives `nil` where the skeleton asks for something ICU does not have.
  package init?(tag: LanguageTag, skeleton: String) {
    let handle = unsafe ServiceHandle(
      ics_numbers_open(tag.description, skeleton), close: ics_numbers_close)
    guard let handle else { return nil }
    self.handle = handle
  }

  /// Calls a function of the shim on the formatter, which threads may share.
  func use<Result>(_ body: (OpaquePointer) -> Result) -> Result { unsafe handle.use(body) }

  /// The text of a number; where ICU fails, its ASCII digits.
  package func string(from number: DecimalNumber) -> String {
    let decimal = number.description
    let text = unsafe use { formatter in
      unsafe ShimText.read { unsafe ics_numbers_format(formatter, decimal, $0, $1) }
    }
    return text ?? decimal
  }

  /// The text of an integer; where ICU fails, its ASCII digits.
  package func string(from value: Int) -> String {
    let text = unsafe use { formatter in
      unsafe ShimText.read { unsafe ics_numbers_format_integer(formatter, Int64(value), $0, $1) }
    }
    return text ?? String(value)
  }

  /// The text of a number in pieces; joined they are what ``string(from:)-(DecimalNumber)`` gives.
  package func parts(of number: DecimalNumber) -> [NumberPart] {
    let decimal = number.description
    // A number has at most as many fields as digits and separators.
    var fields = [ICSField](repeating: ICSField(), count: 2 * decimal.utf8.count + 16)
    var count: Int32 = 0
    let text = unsafe use { formatter in
      unsafe ShimText.read {
        unsafe ics_numbers_format_fields(
          formatter, decimal, $0, $1, &fields, Int32(clamping: fields.count), &count)
      }
    }
    guard let text else { return [NumberPart(kind: .integer, text: decimal)] }
    return Self.parts(of: Array(text.utf8), fields: fields.prefix(Int(count)))
  }

  /// Cuts a text at its fields; of two that overlap, the shorter one names the piece.
  private static func parts(of text: [UInt8], fields: ArraySlice<ICSField>) -> [NumberPart] {
    var kinds = [NumberPart.Kind](repeating: .literal, count: text.count)
    let ordered = fields.sorted { ($1.end - $1.start, $0.start) < ($0.end - $0.start, $1.start) }
    for field in ordered {
      let kind = NumberPart.Kind(rawValue: field.kind) ?? .literal
      for index in Int(field.start)..<Int(field.end) where kinds.indices.contains(index) {
        kinds[index] = kind
      }
    }
    var parts: [NumberPart] = []
    var start = 0
    for index in text.indices where index + 1 == text.count || kinds[index + 1] != kinds[index] {
      let piece = String(decoding: text[start...index], as: UTF8.self)
      parts.append(NumberPart(kind: kinds[start], text: piece))
      start = index + 1
    }
    return parts
  }
}
