/// Texts that try to break a format.
enum HostileText {
  private static let pieces =
    [
      "<", ">", "&", "\"", "'", "]]>", "<!--", "-->", "<?xml", "&#0;", "&amp;",
      "<script>alert(1)</script>",
      "</s>", "</speak>", "\u{0}", "\u{1}", "\u{8}", "\u{B}", "\u{1B}[31m", "\u{7F}", "\u{85}",
      "\u{9B}", "\u{2028}", "\u{202E}", "\u{2068}", "\u{2069}", "\u{FEFF}",
      "\r\n", "\t", " ", "保存", "🎉", "👩‍💻", "e\u{301}",
      "صورة", "a", "1", "。", "--", "javascript:", "onload=", "%@", "\\",
    ] + noncharacters

  /// Scalars that stand for nothing; a literal may not hold them.
  private static let noncharacters = [0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFE, 0x10FFFF].map { value in
    Unicode.Scalar(value as UInt32).map { String(Character($0)) } ?? ""
  }

  /// Up to twelve pieces, one after the other.
  static func random(using random: inout some RandomNumberGenerator) -> String {
    (0..<Int.random(in: 0...12, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }
}
