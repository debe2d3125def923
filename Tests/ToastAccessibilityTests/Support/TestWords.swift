import FoundationEssentials
import TestSupport
import ToastAccessibility
import ToastCatalogs
import ToastText

/// The kit's words, read straight from its catalogs.
enum TestWords {
  static let english = words("en")
  static let japanese = words("ja")
  static let simplified = words("zh-Hans")
  static let traditional = words("zh-Hant")

  static func words(_ locale: String) -> SpokenWords {
    let language = LanguageTag(parsing: locale) ?? .english
    return SpokenWords(language: language) { key, arguments in
      guard let value = strings[key]?["localizations"]?[locale], let text = text(value, arguments)
      else { return nil }
      return SpokenText(text, language: language, source: .kit(key))
    }
  }

  private static func text(_ value: JSONValue, _ arguments: [MessageArgument]) -> String? {
    let unit = value["stringUnit"]?["value"]?.string
    let plural = value["variations"]?["plural"]
    let isOne = arguments.first == .integer(1)
    let form = isOne ? plural?["one"] ?? plural?["other"] : plural?["other"]
    guard var text = unit ?? form?["stringUnit"]?["value"]?.string else { return nil }
    for argument in arguments {
      switch argument {
      case .integer(let number): text.replace("%lld", with: "\(number)")
      case .string(let word): text.replace("%@", with: word)
      default: break
      }
    }
    return text
  }

  private static let strings: [String: JSONValue] = {
    var all: [String: JSONValue] = [:]
    for name in ["Labels", "Readers"] {
      let path = SharedData.packageRoot.appending(path: "Localizations/\(name).xcstrings").path
      let bytes = (try? [UInt8](contentsOf: path)) ?? []
      let read = JSONReader.read(SourceText(path: path, bytes: bytes))
      for member in read.value?["strings"]?.members ?? [] { all[member.key] = member.value }
    }
    return all
  }()
}
