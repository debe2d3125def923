/// Writes a user dictionary as MeCab maps it into memory. (MeCab 0.996, dictionary version 102.)
///
/// Its own compiler would do, but it talks on standard output and needs the sources of ipadic.
enum MeCabDictionary {
  /// A word with its context in ipadic's matrix.
  struct Entry {
    var word: String
    var context: UInt16
    var cost: Int16
    var features: String
  }

  private static let magic: UInt32 = 0xEF71_8F77
  private static let version: UInt32 = 102
  private static let userDictionary: UInt32 = 1
  /// The sizes of ipadic's connection matrix; a dictionary of others refuses ours.
  private static let matrixSize: UInt32 = 1316

  /// The bytes of the dictionary file.
  static func bytes(of entries: [Entry]) -> [UInt8] {
    let entries = entries.sorted {
      Array($0.word.utf8).lexicographicallyPrecedes(Array($1.word.utf8))
    }
    var tokens: [UInt8] = []
    var features: [UInt8] = []
    var keys: [DoubleArray.Key] = []
    for (index, entry) in entries.enumerated() {
      tokens.append(littleEndian: entry.context)
      tokens.append(littleEndian: entry.context)
      tokens.append(littleEndian: UInt16(0))
      tokens.append(littleEndian: UInt16(bitPattern: entry.cost))
      tokens.append(littleEndian: UInt32(features.count))
      tokens.append(littleEndian: UInt32(0))
      features += Array(entry.features.utf8) + [0]
      // A key leads to its first token and, in the lowest byte, to how many it has.
      if keys.last?.bytes == Array(entry.word.utf8) {
        keys[keys.count - 1].value += 1
      } else {
        keys.append(DoubleArray.Key(bytes: Array(entry.word.utf8), value: Int32(index) << 8 + 1))
      }
    }
    return file(index: DoubleArray.bytes(of: keys), tokens, features, count: entries.count)
  }

  private static func file(
    index: [UInt8], _ tokens: [UInt8], _ features: [UInt8], count: Int
  ) -> [UInt8] {
    let headerSize = 72
    let size = headerSize + index.count + tokens.count + features.count
    var bytes: [UInt8] = []
    bytes.append(littleEndian: UInt32(size) ^ magic)
    for field in [
      version, userDictionary, UInt32(count), matrixSize, matrixSize, UInt32(index.count),
      UInt32(tokens.count), UInt32(features.count), 0,
    ] {
      bytes.append(littleEndian: field)
    }
    let charset = Array("UTF-8".utf8)
    bytes += charset + repeatElement(0, count: headerSize - bytes.count - charset.count)
    return bytes + index + tokens + features
  }
}

extension [UInt8] {
  /// Adds an integer, lowest byte first.
  mutating func append(littleEndian value: some FixedWidthInteger) {
    var rest = value
    for _ in 0..<(value.bitWidth / 8) {
      append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}
