/// Catalogs made for measuring, of any size.
enum SampleCatalog {
  static let locales = ["en", "ja", "zh-Hans", "zh-Hant", "de", "fr", "es", "it", "ko", "pt-BR"]

  /// A String Catalog of so many keys in ten languages, as Xcode writes it.
  static func bytes(keys: Int) -> [UInt8] {
    var text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
    for number in 0..<keys {
      text += "    \"photos.album.\(number) %lld\" : {\n"
      text += "      \"comment\" : \"Shown when album \(number) has been saved.\",\n"
      text += "      \"localizations\" : {\n"
      text += locales.map { localization($0, number) }.joined(separator: ",\n")
      text += "\n      }\n    }\(number + 1 < keys ? "," : "")\n"
    }
    text += "  },\n  \"version\" : \"1.0\"\n}"
    return Array(text.utf8)
  }

  private static func localization(_ locale: String, _ number: Int) -> String {
    let words =
      switch locale {
      case "ja": "アルバム\(number)に写真を%lld枚保存しました。"
      case "zh-Hans": "已将 %lld 张照片存入相簿 \(number)。"
      case "zh-Hant": "已將 %lld 張照片存入相簿 \(number)。"
      case "ko": "앨범 \(number)에 사진 %lld장을 저장했습니다."
      default: "%lld photos were saved to album \(number) (\(locale))."
      }
    return """
              "\(locale)" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(words)"
                }
              }
      """
  }
}
