import ToastCatalogs

extension ValueDecoding {
  /// How the texts of a file are written, told by its name and its first bytes.
  init(_ source: SourceText) {
    if source.path.hasSuffix(".xcstrings") {
      self = .json
    } else if PropertyListForm.detect(source) == .xml {
      self = .xml
    } else {
      self = .strings
    }
  }
}
