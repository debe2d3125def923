import ToastICU
import ToastText

extension Check {
  /// A text is composed.
  static let notNFC = Check(
    id: "not-nfc", severity: .warning, summary: "a text should be in normal form C",
    discussion:
      "“が” as か and a mark comes from file names of macOS; it looks the same, is not found by "
      + "search and breaks in braille.",
    reference: "UAX #15, Unicode Normalization Forms",
    passing: [
      Example("ガイド", source: "Guide", locale: "ja"),
      Example("Tiếng Việt", source: "Vietnamese", locale: "vi"),
    ],
    failing: [Example("↓カ\u{3099}イト\u{3099}", source: "Guide", locale: "ja")],
    of: .all, when: .mark
  ) { text, report in
    guard text.traits.contains(.mark), !NormalForm.nfc.holds(for: text.value) else { return }
    let composed = Array(NormalForm.nfc(text.value).utf8)
    let bytes = Array(text.value.utf8)
    var place = zip(bytes, composed).prefix { $0 == $1 }.count
    // Back to the base character: the difference may be inside one.
    while place > 0, place >= bytes.count || bytes[place] & 0xC0 == 0x80 { place -= 1 }
    let rest = String(decoding: bytes[place...], as: UTF8.self)
    if let first = rest.unicodeScalars.first,
      first.properties.canonicalCombiningClass != .notReordered,
      place > 0
    {
      place -= 1
      while place > 0, bytes[place] & 0xC0 == 0x80 { place -= 1 }
    }
    report.report("the text is decomposed; write it in normal form C", at: place..<place)
  }
}
