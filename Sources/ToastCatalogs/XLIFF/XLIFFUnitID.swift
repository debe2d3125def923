/// The id of a unit as Xcode writes it: `KEY`, `KEY|==|plural.one`, `KEY|==|device.iphone`,
/// `KEY|==|substitutions.files.plural.one`.
enum XLIFFUnitID {
  /// What stands between the key and the path.
  static let separator = "|==|"

  /// The id of a text of a key.
  static func text(key: String, path: TextPath) -> String {
    path.steps.isEmpty ? key : key + separator + path.description
  }

  /// The key and the path of an id, or `nil` where what stands behind the separator is no path.
  ///
  /// A key may itself hold the separator, so that the last one counts.
  static func parts(of id: String) -> (key: String, path: TextPath)? {
    guard let place = lastSeparator(in: id) else { return (id, TextPath()) }
    guard let path = TextPath(String(id[place.upperBound...])), !path.steps.isEmpty else {
      return nil
    }
    return (String(id[..<place.lowerBound]), path)
  }

  private static func lastSeparator(in id: String) -> Range<String.Index>? {
    id.ranges(of: separator).last
  }
}
