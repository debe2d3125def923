/// Tells keys made for programs from keys that are the text itself.
enum KeyShape {
  /// Whether a key is a name such as `settings.title`, `SAVE_BUTTON` or `saveButton`.
  ///
  /// A single word such as `Settings` is a text: catalogs that use the English text as key are full of
  /// them.
  static func isSymbolic(_ key: String) -> Bool {
    var hasSeparator = false
    var hasLower = false
    var hasInnerUpper = false
    var previousIsLower = false
    for byte in key.utf8 {
      switch byte {
      case 0x61...0x7A:
        hasLower = true
        previousIsLower = true
      case 0x41...0x5A:
        if previousIsLower { hasInnerUpper = true }
        previousIsLower = false
      case 0x30...0x39: previousIsLower = false
      case 0x2E, 0x5F, 0x2D, 0x3A, 0x2F:
        hasSeparator = true
        previousIsLower = false
      default: return false
      }
    }
    guard let first = key.utf8.first, let last = key.utf8.last else { return false }
    // “Loading...” and “Name:” are texts.
    guard isAlphanumeric(first) || first == 0x5F, isAlphanumeric(last) || last == 0x5F else {
      return false
    }
    if hasInnerUpper { return (0x61...0x7A).contains(first) }
    guard hasSeparator else { return false }
    return isName(key, hasLower: hasLower)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
  }

  /// Tells `a.b` and `A_B` from “Wi-Fi”, “On/Off” and “3.5”.
  private static func isName(_ key: String, hasLower: Bool) -> Bool {
    let bytes = key.utf8
    if bytes.contains(0x5F) { return true }
    let hasLetter = bytes.contains { (0x41...0x5A).contains($0 & 0xDF) }
    if bytes.contains(0x2E) { return hasLetter }
    // Hyphens, colons and slashes: only names have no capital letter.
    return hasLower && !bytes.contains { (0x41...0x5A).contains($0) }
  }
}
