import Foundation
import TestSupport
import Testing
import ToastBraille

@Suite("Japanese readings and spacing")
struct KanaReadingScoreTests {
  @Test("The records of libkuraji are read as often as before", .needsSharedData)
  func recordsAreReadAsOftenAsBefore() throws {
    let records = KurajiRecord.all.filter { $0.text != nil && $0.input != nil }
    #expect(records.count == 1088)
    var exact = 0
    var spacingForgiven = 0
    var lines: [String] = []
    for record in records {
      let text = try #require(record.text)
      let expected = plain(try #require(record.input))
      let reading = try KanaReader().reading(of: text)
      let got = plain(reading.kana)
      let isExact = got == expected
      let isForgiven = got.replacing(" ", with: "") == expected.replacing(" ", with: "")
      exact += isExact ? 1 : 0
      spacingForgiven += isForgiven ? 1 : 0
      if !isExact { lines.append("\(isForgiven ? "S" : "R")\t\(text)\t\(expected)\t\(got)") }
    }
    print("exact \(exact) of \(records.count), spacing forgiven \(spacingForgiven)")
    if let path = ProcessInfo.processInfo.environment["KANA_FAILURES"] {
      try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  /// A kana text without signs of braille, its blanks collapsed.
  private func plain(_ text: String) -> String {
    let kept = text.unicodeScalars.filter { !(0x2800...0x28FF).contains($0.value) }
    return String(String.UnicodeScalarView(kept)).split(separator: " ").joined(separator: " ")
  }
}
