/// A `.stringsdict` file with one variable, for examples.
enum StringsDictExample {
  /// The file with a text for the case `other`.
  static func file(_ text: String, type: String = "d") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>files</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>%#@n@</string>
        <key>n</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key>
          <string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key>
          <string>\(type)</string>
          <key>one</key>
          <string>%d Datei</string>
          <key>other</key>
          <string>\(text)</string>
        </dict>
      </dict>
    </dict>
    </plist>
    """
  }
}
