import ToastText

/// Writes String Catalogs as Xcode does.
///
/// Two spaces a level, `"key" : value`, an empty object with an empty line inside, no line break at
/// the end, the keys of every object sorted as people sort, digits as numbers.
public enum StringCatalogWriter {
  /// The bytes of a catalog in Xcode's form.
  ///
  /// Only what ``Catalog`` holds is written; to keep what else stands in a file use
  /// ``normalized(bytes:file:)`` or ``StringCatalogEditor``.
  public static func bytes(of catalog: Catalog) -> [UInt8] {
    write(StringCatalogEncoder.value(of: catalog))
  }

  /// A String Catalog with all of it in Xcode's form; unknown fields and states stay.
  ///
  /// What Xcode wrote comes out as it went in.
  ///
  /// - Throws: ``CatalogError`` where the file has faults: mending them would be guessing.
  public static func normalized(bytes: [UInt8], file: String) throws(CatalogError) -> [UInt8] {
    try write(root(of: SourceText(path: file, bytes: bytes)))
  }

  /// The object a sound file consists of.
  static func root(of source: SourceText) throws(CatalogError) -> JSONValue {
    let (value, problems) = JSONReader.read(source)
    if let fault = problems.first(where: { $0.severity == .error && $0.kind != "duplicate-key" }) {
      let place = fault.position.map { " at \($0)" } ?? ""
      throw CatalogError(
        .notRepresentable, path: source.path,
        "the file has faults and is not written again, the first\(place): \(fault.message)")
    }
    guard let value, value.members != nil else {
      throw CatalogError(
        .notRepresentable, path: source.path, "the file is no String Catalog; it holds no object")
    }
    return value
  }

  private static func write(_ value: JSONValue) -> [UInt8] {
    var output: [UInt8] = []
    XcodeLayout.write(XcodeKeyOrder().sorted(value), depth: 0, lineBreak: "\n", to: &output)
    return output
  }
}
