import ICUReference
import ToastText

@testable import ToastICU

/// ICU's answers by interfaces that the project does not use.
enum Reference {
  /// The languages that values are compared in.
  static let languages: [LanguageTag] = [
    "en", "ja", "zh-Hans", "zh-Hant", "ar", "de", "fr", "ru", "hi", "th", "fa", "ar-EG",
    "hi-u-nu-deva", "ja-u-ca-japanese", "es-MX", "he", "ko",
  ]

  enum Style: Int32 {
    case decimal, currency, percent, spellOut, ordinal
  }

  private static func text(
    _ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32
  ) -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = unsafe buffer.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe write($0, 4096) } ?? -1
    }
    guard count >= 0 else { return nil }
    return String(decoding: buffer.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static func number(
    _ tag: LanguageTag, _ style: Style, _ value: Double, code: String = ""
  ) -> String? {
    unsafe text {
      unsafe reference_number(tag.description, style.rawValue, code, value, $0, $1)
    }
  }

  static func date(_ tag: LanguageTag, _ argument: DateArgument) -> String? {
    func value(_ style: DateArgument.Style) -> Int32 {
      switch style {
      case .full: 0
      case .long: 1
      case .medium: 2
      case .short: 3
      case .none: -1
      }
    }
    return unsafe text {
      unsafe reference_date(
        tag.description, value(argument.dateStyle), value(argument.timeStyle), argument.timeZone,
        argument.secondsSince1970 * 1000, $0, $1)
    }
  }

  static func list(_ tag: LanguageTag, _ items: [String]) -> String? {
    unsafe text {
      unsafe reference_list(tag.description, items.joined(separator: "\n"), $0, $1)
    }
  }

  static func relative(_ tag: LanguageTag, _ value: Double, _ unit: RelativeTimeUnit) -> String? {
    let order: [RelativeTimeUnit] = [.year, .quarter, .month, .week, .day, .hour, .minute, .second]
    let index = Int32(order.firstIndex(of: unit) ?? 0)
    return unsafe text { unsafe reference_relative(tag.description, value, index, $0, $1) }
  }

  static func measure(_ tag: LanguageTag, _ unit: String, _ value: Double) -> String? {
    unsafe text { unsafe reference_measure(tag.description, unit, value, $0, $1) }
  }
}
