import ToastCatalogs
public import ToastText

extension CheckConfiguration {
  /// Reads a configuration file, and says what is wrong with it.
  public static func read(
    bytes: [UInt8], file: String
  ) -> (configuration: CheckConfiguration, problems: [Problem]) {
    let source = SourceText(path: file, bytes: bytes)
    let read = JSONReader.read(source)
    var configuration = CheckConfiguration()
    for member in read.value?.members ?? [] {
      let texts = (member.value.elements ?? []).compactMap(\.string)
      switch member.key {
      case "requiredLocales": configuration.requiredLocales = texts
      case "accessibilityKeys": configuration.accessibilityKeys = texts
      case "enable": configuration.groups = Set(texts.compactMap(CheckGroup.init))
      case "doNotTranslate": configuration.doNotTranslate = texts
      case "exclude": configuration.exclude = texts
      default: break
      }
    }
    return (configuration, read.problems)
  }
}
