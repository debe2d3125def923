extension TextUnit {
  /// A hash of the text's bytes (FNV-1a, 64 bits); texts that only look alike differ.
  var contentHash: UInt64 { value.contentHash }
}

extension String {
  /// A hash of the text's bytes (FNV-1a, 64 bits).
  var contentHash: UInt64 {
    let bytes = utf8.span
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for offset in 0..<bytes.count { hash = (hash ^ UInt64(bytes[offset])) &* 0x100_0000_01B3 }
    return hash
  }
}
