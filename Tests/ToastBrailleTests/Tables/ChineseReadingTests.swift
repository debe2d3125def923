import TestSupport
import Testing
import ToastBraille

@Suite("Chinese words with more than one reading")
struct ChineseReadingTests {
  @Test("Words read as the probe of homophones says", .needsSharedData)
  func probeIsRead() throws {
    let rows = try SharedData.rows("data/zh-polyphone-probe.tsv").dropFirst()
    var wrong: [String: [String]] = [:]
    for row in rows where ["zh-tw.ctb", "zhcn-g1.ctb", "zhcn-g2.ctb"].contains(row[0]) {
      let table = BrailleTable(named: row[0])
      // The homophone of each word is read right, so the two must have the same cells.
      if try table.translate(row[1]).cells != table.translate(row[4]).cells {
        wrong[row[0], default: []].append(row[1])
      }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test(
    "Words of interfaces are spelled by their pinyin",
    arguments: [
      ("下载", "⠓⠫⠆⠵⠪⠆"), ("重试", "⠟⠲⠂⠱⠆"), ("更多", "⠛⠼⠆⠙⠕⠁"), ("还没有", "⠓⠪⠂⠍⠮⠂⠳⠄"),
      ("重启", "⠟⠲⠂⠅⠊⠄"), ("重命名", "⠟⠲⠂⠍⠡⠆⠍⠡⠂"), ("载入", "⠵⠪⠆⠚⠥⠆"), ("应该", "⠡⠁⠛⠪⠁"),
      ("尽快", "⠛⠣⠄⠅⠽⠆"), ("旋转", "⠓⠯⠂⠌⠻⠄"), ("多行", "⠙⠕⠁⠓⠦⠂"), ("上传失败", "⠱⠦⠆⠟⠻⠂⠱⠁⠃⠪⠆"),
    ])
  func interfaceWords(word: String, cells: String) throws {
    #expect(try BrailleTable(named: "zhcn-g1.ctb").translate(word).text == cells)
  }

  @Test(
    "The common scheme reads its known faults right",
    arguments: [
      ("重试", "⠟⠲⠱"), ("还没有", "⠓⠪⠍⠮⠳"), ("三行", "⠎⠧⠁⠓⠦"), ("更多", "⠛⠼⠙⠕⠁"),
    ])
  func commonScheme(word: String, cells: String) throws {
    #expect(try BrailleTable(named: "zhcn-cbs.ctb").translate(word).text == cells)
  }

  @Test("A correction holds inside a sentence too")
  func insideSentences() throws {
    let table = BrailleTable(named: "zhcn-g1.ctb")
    #expect(try table.translate("请重启后下载").text.hasSuffix("⠟⠲⠂⠅⠊⠄⠓⠷⠆⠓⠫⠆⠵⠪⠆"))
  }
}
