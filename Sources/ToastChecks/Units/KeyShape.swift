/// Tells keys made for programs from keys that are the text itself.
enum KeyShape {
  /// Whether a key is a name such as `settings.title`, `SAVE_BUTTON` or `saveButton`.
  ///
  /// A single word such as `Settings` is a text: catalogs that use the English text as key are full of
  /// them. So are names such as “iPhone” and “macOS”.
  ///
  /// In a catalog that uses texts as keys, “read-only”, “km/h” and “Node.js” are texts too.
  static func isSymbolic(_ key: String, amongTexts: Bool = false) -> Bool {
    hasSymbolicShape(key) && !isProductName(key) && !(amongTexts && mayBeText(key))
  }

  /// Whether a catalog uses texts as keys: one key of four and more has a space.
  static func areTexts(_ keys: some Sequence<String>) -> Bool {
    var texts = 0
    var count = 0
    for key in keys.prefix(500) {
      count += 1
      if key.utf8.contains(0x20) { texts += 1 }
    }
    return texts > 0 && texts * 4 >= count
  }

  /// “iPhone”, “eBay”, “macOS”, “iPadOS”: nothing but letters, a small one first, and no capital but
  /// the second letter and those of an “OS” at the end.
  private static func isProductName(_ key: String) -> Bool {
    let bytes = Array(key.utf8)
    guard bytes.count > 2, bytes.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }),
      (0x61...0x7A).contains(bytes[0])
    else { return false }
    let name = key.hasSuffix("OS") ? bytes.dropLast(2) : bytes[...]
    let capitals = name.indices.filter { name[$0] < 0x61 }
    return capitals == [1] || capitals.isEmpty && name.count < bytes.count
  }

  /// Whether a key with the shape of a name is as likely a word, a file or a site: no underscore, and
  /// at most one dot with little after it, or a version.
  private static func mayBeText(_ key: String) -> Bool {
    let bytes = key.utf8
    guard !bytes.contains(0x5F) else { return false }
    let dots = bytes.count { $0 == 0x2E }
    guard dots > 0 else { return bytes.contains { $0 == 0x2D || $0 == 0x2F } }
    if bytes.dropFirst().allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }) { return true }
    return dots == 1 && bytes.split(separator: 0x2E).last.map { $0.count <= 4 } ?? false
  }

  private static func hasSymbolicShape(_ key: String) -> Bool {
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
