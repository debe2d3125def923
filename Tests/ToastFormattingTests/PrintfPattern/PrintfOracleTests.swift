import Foundation
import TestSupport
import Testing
import ToastFormatting
import ToastText

/// A row of the oracle: a format, its arguments, a locale, and what Foundation on Linux printed.
private struct OracleRow {
  var format: String
  var arguments: [MessageArgument]
  /// `nil` for `String(format:)` without a locale.
  var locale: String?
  var printed: String

  init?(_ fields: [String]) {
    guard fields.count == 4, fields[0] != "format" else { return nil }
    let texts = [fields[0], fields[1], fields[3]].map { text in
      (try? JSONDecoder().decode([String].self, from: Data("[\(text)]".utf8)))?.first
    }
    guard let format = texts[0], let arguments = texts[1], let printed = texts[2] else {
      return nil
    }
    self.format = format
    self.arguments = Self.arguments(arguments)
    locale = fields[2] == "nil" ? nil : fields[2]
    self.printed = printed
  }

  /// Reads `Int 255,255,8`, `Double 2.5`, `String a,b`, `Int64.max`, `0x3042`, `nan`.
  private static func arguments(_ text: String) -> [MessageArgument] {
    text.split(separator: ",").compactMap { item in
      let word = item.split(separator: " ").last.map(String.init) ?? ""
      switch word {
      case "Int64.max": return .integer(.max)
      case "UInt32.max": return .integer(Int(UInt32.max))
      case "0x3042": return .integer(0x3042)
      case "nan": return MessageArgument(Double.nan)
      case "inf": return MessageArgument(Double.infinity)
      default:
        if let integer = Int(word) { return .integer(integer) }
        if let number = DecimalNumber(parsing: word) { return .decimal(number) }
        return .string(word)
      }
    }
  }

  var ours: String {
    let tag = locale.flatMap { LanguageTag(parsing: $0) } ?? .english
    let options = MessageOptions(
      isolation: .never, numerals: locale == nil ? .posix : .localized)
    return Message(format, locale: tag).text(arguments, options: options)
  }
}

/// Rows where we print something else, on purpose.
private struct Difference {
  var format: String
  /// The argument where the format alone does not tell the row.
  var argument: MessageArgument?
  /// What we print, by the locale of the row; `nil` stands for no locale.
  var values: [String?: String]
  var reason: String

  func matches(_ row: OracleRow) -> Bool {
    row.format == format && values.keys.contains(row.locale)
      && (argument == nil || row.arguments == argument.map { [$0] })
  }
}

private let differences: [Difference] = [
  Difference(
    format: "%u",
    values: [
      "en_US": "4,000,000,000", "de_DE": "4.000.000.000", "ja_JP": "4,000,000,000",
      "fr_FR": "4\u{202F}000\u{202F}000\u{202F}000", "zh_Hant_TW": "4,000,000,000",
      "ar_EG": "٤٬٠٠٠٬٠٠٠٬٠٠٠", "hi_IN": "4,00,00,00,000", "en_IN": "4,00,00,00,000",
      "fa_IR": "۴٬۰۰۰٬۰۰۰٬۰۰۰", "en_US@numbers=hanidec": "四,〇〇〇,〇〇〇,〇〇〇",
      "sv_SE": "4\u{A0}000\u{A0}000\u{A0}000",
    ],
    reason: "Foundation reads 32 bits as a signed number"),
  Difference(
    format: "% d",
    values: [
      "en_US": " 42", "de_DE": " 42", "fr_FR": " 42", "ja_JP": " 42", "zh_Hant_TW": " 42",
      "ar_EG": " ٤٢", "hi_IN": " 42", "en_IN": " 42", "fa_IR": " ۴۲",
      "en_US@numbers=hanidec": " 四二", "sv_SE": " 42",
    ],
    reason: "the space flag keeps columns in line; with a locale Foundation drops it"),
  Difference(
    format: "%010.2f",
    values: [
      "en_US": "0,000,003.14", "de_DE": "0.000.003,14", "ja_JP": "0,000,003.14",
      "fr_FR": "0\u{202F}000\u{202F}003,14", "zh_Hant_TW": "0,000,003.14",
      "ar_EG": "٠٬٠٠٠٬٠٠٣٫١٤", "hi_IN": "00,00,003.14", "en_IN": "00,00,003.14",
      "fa_IR": "۰٬۰۰۰٬۰۰۳٫۱۴", "en_US@numbers=hanidec": "〇,〇〇〇,〇〇三.一四",
      "sv_SE": "0\u{A0}000\u{A0}003,14",
    ],
    reason: "the zero flag asks for zeros, as it does for %d; Foundation fills with spaces"),
  Difference(
    format: "%e", values: ["ar_EG": "١٫٢٣٤٥٦٨اس\u{61C}+٠٤"], reason: "CLDR 42 has no hamza here"),
  Difference(
    format: "%g", argument: MessageArgument(1e20), values: ["ar_EG": "١اس\u{61C}+٢٠"],
    reason: "CLDR 42 has no hamza here"),
  Difference(
    format: "%f", argument: "NaN", values: ["ar_EG": "ليس\u{A0}رقم"],
    reason: "CLDR 42 has no tanwin here"),
  Difference(format: "100%", values: [nil: "100%"], reason: "a lone percent sign is kept"),
  Difference(format: "%hhd", values: [nil: "300"], reason: "the real value, not its last 8 bits"),
  Difference(format: "%hd", values: [nil: "70000"], reason: "the real value, not its last 16 bits"),
  Difference(
    format: "%d", argument: .integer(.max), values: [nil: "9223372036854775807"],
    reason: "the real value, not its last 32 bits"),
  Difference(
    format: "%d", argument: .integer(4_294_967_295), values: [nil: "4294967295"],
    reason: "the real value, not its last 32 bits"),
  Difference(format: "%y", values: [nil: "%y"], reason: "an unknown conversion is kept"),
  Difference(format: "%'d", values: [nil: "%'d"], reason: "an unknown conversion is kept"),
  Difference(format: "%L", values: [nil: "%L"], reason: "a percent sign without end is kept"),
  Difference(format: "%5%|", values: [nil: "%5%|"], reason: "what is no placeholder is kept"),
  Difference(
    format: "%D", values: [nil: "5"], reason: "Apple documents it; Linux does not know it"),
]

@Suite("The printf rows of Foundation on Linux", .needsSharedData)
struct PrintfOracleTests {
  @Test("Each row gives its value, or a better one with a reason")
  func rows() throws {
    let rows = try SharedData.rows("data/oracle/printf_foundation_linux.tsv").compactMap {
      OracleRow($0)
    }
    #expect(rows.count == 417)
    var better = 0
    for row in rows {
      let difference = differences.first { $0.matches(row) }
      if difference != nil { better += 1 }
      let expected = difference?.values[row.locale] ?? row.printed
      #expect(
        row.ours == expected,
        "\(row.format) of \(row.arguments) in \(row.locale ?? "no locale"): \(difference?.reason ?? "")"
      )
    }
    #expect(better == differences.reduce(0) { $0 + $1.values.count })
  }
}
