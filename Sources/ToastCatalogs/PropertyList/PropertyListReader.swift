import ToastText

/// Reads a property list of any of its three forms: XML, binary and old-style.
enum PropertyListReader {
  /// How deep lists and dictionaries may stand in each other.
  static let nestingLimit = 64

  /// The value of a file, `nil` where there is none, and what was wrong.
  static func read(_ source: SourceText) -> (value: PropertyListValue?, problems: [Problem]) {
    switch PropertyListForm.detect(source) {
    case .binary:
      var reader = BinaryPropertyListReader(source)
      return (reader.value(), reader.log.problems)
    case .xml:
      var reader = XMLPropertyListReader(source)
      return (reader.value(), reader.scanner.log.problems)
    case .oldStyle:
      var reader = OldStylePropertyListReader(source)
      return (reader.value(), reader.scanner.log.problems)
    }
  }
}
