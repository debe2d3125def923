import Foundation
import Testing
import ToastCommands

@Suite struct LabelsCommandTests {
  @Test("JSON holds each label in each language, a plural as its categories")
  func json() throws {
    let result = InProcess.run(["labels", "--format", "json"])
    #expect(result.lines.count == 1)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: [String: Any]])
    let later = object["action.later"] as? [String: String]
    #expect(later == ["en": "Later", "ja": "あとで", "zh-Hans": "稍后", "zh-Hant": "稍後"])
    let region = object["region.notifications"]?["en"] as? [String: String]
    #expect(region?.keys.sorted() == ["one", "other"])
  }

  @Test("the table has a row a label and a column a language")
  func table() {
    let lines = InProcess.run(["labels"]).lines
    #expect(lines.first?.split(separator: " ") == ["KEY", "en", "ja", "zh-Hans", "zh-Hant"])
    let dismiss = lines.first { $0.hasPrefix("action.dismiss ") }
    #expect(dismiss?.split(separator: " ").dropFirst() == ["Dismiss", "閉じる", "关闭", "關閉"])
    #expect(lines.contains { $0.hasPrefix("toast.repeated (other) ") })
  }

  @Test("only the languages asked for are shown, matched as a text would be")
  func chosenLanguages() {
    let lines = InProcess.run(["labels", "--locale", "zh-HK,ja", "--locale", "zh_TW"]).lines
    #expect(lines.first?.split(separator: " ") == ["KEY", "zh-Hant", "ja"])
    let all = InProcess.run(["labels", "--locale", "all"])
    #expect(all.output == InProcess.run(["labels"]).output)
  }
}
