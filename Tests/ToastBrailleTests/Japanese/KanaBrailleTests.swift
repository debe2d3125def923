import Testing
import TestSupport
import ToastBraille

@Suite("Japanese kana to cells")
struct KanaBrailleTests {
  @Test("Every record of libkuraji gives its cells and positions", .needsSharedData)
  func everyRecordPasses() throws {
    let records = KurajiRecord.all.filter { $0.input != nil && $0.output != nil }
    #expect(records.count == 332)
    for record in records {
      let input = try #require(record.input)
      let output = try #require(record.output)
      let result = KanaBraille.translate(input)
      // The records write the blank cell as a space.
      let text = result.text.replacing("\u{2800}", with: " ")
      #expect(text == output, "‘\(input)’")
      if let positions = record.inpos1 {
        #expect(result.positions.characters == positions, "‘\(input)’")
      }
    }
  }
}
