import ToastCatalogs
public import ToastText

extension CheckConfiguration {
  /// Reads a configuration file, and says everything that is wrong with it.
  ///
  /// The format is described by the JSON Schema `Schemas/checks.schema.json` of the kit's resources.
  ///
  /// ```swift
  /// let bytes = Array(#"{"requiredLocals": ["ja"]}"#.utf8)
  /// CheckConfiguration.read(bytes: bytes, file: ".toast-l10n.json").problems[0].description
  /// // ".toast-l10n.json:1:2: error: a configuration has no key ‘requiredLocals’; did you mean
  /// // ‘requiredLocales’? [unknown-key]"
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: The whole file, JSON in UTF-8.
  ///   - file: The path, for messages.
  /// - Returns: What could be read, and the faults in the order of the file; one of severity error
  ///   means that the team's wish is not known.
  public static func read(
    bytes: [UInt8], file: String
  ) -> (configuration: CheckConfiguration, problems: [Problem]) {
    var reader = ConfigurationReader(SourceText(path: file, bytes: bytes))
    return (reader.read(), reader.problems)
  }
}
