/// The references to substitutions in a text: `%#@NAME@`, `%2$#@NAME@`.
package enum SubstitutionReferences {
  /// The names a text refers to, in its order, each as often as it occurs.
  ///
  /// The first `@` ends a name; `%%` is a percent sign and begins none.
  ///
  /// ```swift
  /// SubstitutionReferences.names(in: "%#@files@ in %2$#@folders@, 100%%#@x@")
  /// // ["files", "folders"]
  /// ```
  package static func names(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    var names: [String] = []
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "%") else {
        offset += 1
        continue
      }
      offset += 1
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "%") {
        offset += 1
        continue
      }
      while offset < bytes.count, bytes[offset].isDigit || bytes[offset] == UInt8(ascii: "$") {
        offset += 1
      }
      guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "#"),
        bytes[offset + 1] == UInt8(ascii: "@")
      else { continue }
      let start = offset + 2
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "@")) else { continue }
      names.append(String(decoding: bytes[start..<end], as: UTF8.self))
      offset = end + 1
    }
    return names
  }
}
