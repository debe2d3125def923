import COpponents
import Foundation
import ToastL10n

/// Looking up and formatting one text.
enum TextBenchmarks {
  private static let domain = "bench"
  private static let singular = "%lu photo from today"
  private static let plural = "%lu photos from today"

  static func run() throws -> [Measurement] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(
      "ja/LC_MESSAGES/\(domain).mo",
      GettextCatalog.bytes([
        "action.later": "あとで", singular + "\0" + plural: "%lu photo today\0%lu photos today",
      ]))
    try folder.write("ja.lproj/Localizable.strings", Array("\"action.later\" = \"あとで\";\n".utf8))
    guard opponent_gettext_open(folder.url.path, domain) == 1 else { return [] }
    guard opponent_gettext("action.later") == "あとで".utf8.count else {
      throw BenchmarkError("gettext does not find its catalog")
    }
    return lookUp(folder) + stringArgument() + pluralArgument() + number()
  }

  private static func lookUp(_ folder: TemporaryFolder) -> [Measurement] {
    let localizer = Localizer([], request: LocaleRequest(["ja"]))
    let bundle = Bundle(path: folder.url.appending(path: "ja.lproj").path)
    return measure("label look-up, no arguments") {
      ("kit", { Stopwatch.use(localizer.text("action.later")) })
      ("gettext", { Stopwatch.use(opponent_gettext("action.later")) })
      (
        "Bundle.localizedString",
        { Stopwatch.use(bundle?.localizedString(forKey: "action.later", value: nil, table: nil)) }
      )
    }
  }

  private static func stringArgument() -> [Measurement] {
    let message = Message("%@ was saved", locale: .english)
    let compiled = opponent_message_open("en", "{0} was saved")
    let arguments: [MessageArgument] = ["Holiday"]
    return buffered { buffer, capacity in
      measure("one string argument") {
        ("kit", { Stopwatch.use(message.text(arguments)) })
        (
          "ICU MessageFormat, compiled",
          {
            if let compiled {
              Stopwatch.use(opponent_message_string(compiled, "Holiday", buffer, capacity))
            }
          }
        )
        ("String(format:)", { Stopwatch.use(String(format: "%@ was saved", "Holiday")) })
      }
    }
  }

  private static func pluralArgument() -> [Measurement] {
    let json =
      #"{"sourceLanguage":"en","strings":{"n %lld":{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld photo from today"}},"other":{"stringUnit":{"value":"%lld photos from today"}}}}}}}}}"#
    let catalog = StringCatalogReader.read(bytes: Array(json.utf8), file: "a.xcstrings")
    let localizer = Localizer([catalog], request: LocaleRequest(["en"]))
    let compiled = opponent_message_open(
      "en", "{0, plural, one {# photo from today} other {# photos from today}}")
    let english = Locale(identifier: "en_US")
    let arguments: [MessageArgument] = [1234]
    return buffered { buffer, capacity in
      measure("plural and localized integer") {
        ("kit", { Stopwatch.use(localizer.text("n %lld", arguments)) })
        (
          "ICU MessageFormat, compiled",
          {
            if let compiled {
              Stopwatch.use(opponent_message_integer(compiled, 1234, buffer, capacity))
            }
          }
        )
        (
          "ngettext + snprintf",
          { Stopwatch.use(opponent_ngettext(singular, plural, 1234, buffer, Int(capacity))) }
        )
        (
          "String(format:locale:)",
          { Stopwatch.use(String(format: "%lld photos from today", locale: english, 1234)) }
        )
      }
    }
  }

  private static func number() -> [Measurement] {
    let message = Message("%lld", locale: "en")
    let formatter = opponent_number_open("en")
    let arguments: [MessageArgument] = [1_234_567]
    return buffered { buffer, capacity in
      measure("localized integer alone") {
        ("kit", { Stopwatch.use(message.text(arguments)) })
        (
          "ICU LocalizedNumberFormatter",
          {
            if let formatter {
              Stopwatch.use(opponent_number_format(formatter, 1_234_567, buffer, capacity))
            }
          }
        )
      }
    }
  }

  private static func buffered(
    _ body: (UnsafeMutablePointer<CChar>, Int32) -> [Measurement]
  ) -> [Measurement] {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      buffer.initialize(repeating: 0)
      return buffer.baseAddress.map { body($0, 256) } ?? []
    }
  }
}
