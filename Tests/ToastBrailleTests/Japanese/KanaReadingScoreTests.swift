import Foundation
import TestSupport
import Testing
import ToastBraille

@Suite("Japanese readings against those of libkuraji", .enabled(if: Japanese.isInstalled))
struct KanaReadingScoreTests {
  /// What can be wrong with a reading.
  private enum Outcome: String, CaseIterable {
    case exact = "exact"
    case spacing = "only the blanks differ"
    case numbers = "a number or its counter differs"
    case names = "a name is read otherwise"
    case kana = "other kana"
  }

  // Half a per cent below what was reached, so that a new dictionary does not fail it and a worse
  // rule does.
  private static let exactShare = 0.663
  private static let forgivenShare = 0.776

  @Test("Texts are read and spaced as often as before", .needsSharedData)
  func textsAreRead() throws {
    let records = KurajiRecord.all.filter { $0.text != nil && $0.input != nil }
    #expect(records.count == 1088)
    var counts: [Outcome: Int] = [:]
    var failures: [String] = []
    for record in records {
      let text = try #require(record.text)
      let expected = plain(try #require(record.input))
      let got = plain(try KanaReader().reading(of: text).kana)
      let outcome = outcome(of: text, expected, got)
      counts[outcome, default: 0] += 1
      if outcome != .exact { failures.append("\(outcome.rawValue)\t\(text)\t\(expected)\t\(got)") }
    }
    let total = Double(records.count)
    for outcome in Outcome.allCases {
      print("libkuraji texts, \(outcome.rawValue): \(counts[outcome, default: 0])")
    }
    let exact = Double(counts[.exact, default: 0]) / total
    let forgiven = exact + Double(counts[.spacing, default: 0]) / total
    print("libkuraji texts: \(percent(exact)) exact, \(percent(forgiven)) with spacing forgiven")
    #expect(exact >= Self.exactShare)
    #expect(forgiven >= Self.forgivenShare)
    try write(failures)
  }

  @Test("The texts of libkuraji's tests of its analyser are reported", .needsSharedData)
  func analyserTextsAreReported() throws {
    let bytes = try SharedData.bytes("data/libkuraji/mecabHarness.json")
    let rows = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [Any])
    let pairs = rows.compactMap(textAndKana)
    #expect(pairs.count > 100)
    var exact = 0
    var forgiven = 0
    for (text, kana) in pairs {
      let got = plain(try KanaReader().reading(of: text).kana)
      exact += got == plain(kana) ? 1 : 0
      forgiven += got.replacing(" ", with: "") == plain(kana).replacing(" ", with: "") ? 1 : 0
    }
    print("libkuraji analyser texts: \(exact) of \(pairs.count) exact, \(forgiven) forgiven")
    #expect(exact * 100 >= pairs.count * 35)
  }

  /// A text and its spaced kana, where a row of `mecabHarness.json` has both.
  private func textAndKana(_ row: Any) -> (String, String)? {
    // Kana with strokes shows the analyser's words instead of blanks.
    if let fields = row as? [String], fields.count >= 3, !fields[2].isEmpty,
      !fields[2].contains("/")
    {
      return (fields[0], fields[2])
    }
    guard let object = row as? [String: Any], let text = object["text"] as? String,
      let kana = object["braille"] as? String, !kana.contains("/")
    else { return nil }
    return (text, kana)
  }

  private func outcome(of text: String, _ expected: String, _ got: String) -> Outcome {
    if got == expected { return .exact }
    if got.replacing(" ", with: "") == expected.replacing(" ", with: "") { return .spacing }
    let hasNumber = text.contains { $0.isNumber || "一二三四五六七八九十百千万".contains($0) }
    if hasNumber { return .numbers }
    let isName = text.contains { "市区町村駅線様君殿".contains($0) } || text.contains(" ")
    return isName ? .names : .kana
  }

  /// A kana text without signs of braille, its blanks collapsed.
  private func plain(_ text: String) -> String {
    let kept = text.unicodeScalars.filter { !(0x2800...0x28FF).contains($0.value) }
    return String(String.UnicodeScalarView(kept)).split(separator: " ").joined(separator: " ")
  }

  private func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10) %" }

  /// Writes the failures to the file that `KANA_FAILURES` names, for those who work on the rules.
  private func write(_ failures: [String]) throws {
    guard let path = ProcessInfo.processInfo.environment["KANA_FAILURES"] else { return }
    try failures.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
