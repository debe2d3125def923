/// A localization of the most frequent form, read in one go:
/// `{ "stringUnit" : { "state" : "…", "value" : "…" } }`.
///
/// Nine of ten localizations look so. Anything else, a single unusual byte is enough, is left to
/// the reader of all shapes, which also reports what is wrong.
struct PlainUnit {
  /// The state, without the quotes.
  var state: Range<Int>
  /// The text, without the quotes.
  var value: Range<Int>
  /// The place after the last bracket.
  var end: Int

  /// Reads the form at an offset, or gives `nil` where the bytes are anything else.
  static func match(
    _ bytes: Span<UInt8>, at start: Int, _ names: StringCatalogNames
  ) -> PlainUnit? {
    var offset = start
    guard accept("{", bytes, &offset),
      accept(names.stringUnit, bytes, &offset), accept("{", bytes, &offset),
      accept(names.state, bytes, &offset), let state = string(bytes, &offset),
      accept(",", bytes, &offset),
      accept(names.value, bytes, &offset), let value = string(bytes, &offset),
      accept("}", bytes, &offset), accept("}", bytes, &offset)
    else { return nil }
    return PlainUnit(state: state, value: value, end: offset)
  }

  @inline(__always)
  private static func accept(
    _ sign: Unicode.Scalar, _ bytes: Span<UInt8>, _ offset: inout Int
  ) -> Bool {
    offset = ByteScan.endOfBlanks(bytes, from: offset)
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  /// Accepts a key and its colon.
  @inline(__always)
  private static func accept(
    _ name: JSONName, _ bytes: Span<UInt8>, _ offset: inout Int
  ) -> Bool {
    guard let key = string(bytes, &offset), JSONName(bytes, key) == name else { return false }
    return accept(":", bytes, &offset)
  }

  /// A string without escapes, without its quotes.
  @inline(__always)
  private static func string(_ bytes: Span<UInt8>, _ offset: inout Int) -> Range<Int>? {
    guard accept("\"", bytes, &offset) else { return nil }
    let start = offset
    let end = ByteScan.endOfPlainText(bytes, from: start)
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    offset = end + 1
    return start..<end
  }
}
