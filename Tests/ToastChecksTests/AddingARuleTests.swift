import Testing
import ToastText

@testable import ToastChecks

extension Check {
  /// A text has no two commas in a row that its source does not have.
  static let doubleComma = Check(
    id: "double-comma", severity: .warning,
    summary: "a text must not have two commas in a row",
    reference: "project rule",
    passing: [Example("Rot, grün", source: "Red, green")],
    failing: [
      Example("Rot,↓, grün", source: "Red, green"),
      Example("红，↓，绿", source: "Red, green", locale: "zh-Hans"),
    ]
  ) { text, report in
    let bytes = Array(text.value.utf8)
    for comma in [",", "，", "、"] {
      guard let place = bytes[...].firstPlace(of: comma + comma) else { continue }
      let second = place + comma.utf8.count
      report.report(
        "two commas stand in a row; remove one", at: second..<second + comma.utf8.count)
    }
  }
}

/// The rule that the article on adding to the kit shows is built, and has what a rule needs.
@Suite struct AddingARuleTests {
  @Test("it has examples with the places of findings, and a name that is free")
  func examples() {
    let rule = Check.doubleComma
    #expect(Check.named(rule.id) == nil)
    #expect(!rule.failing.isEmpty && !rule.passing.isEmpty)
    #expect(rule.failing.allSatisfy { !$0.marks.isEmpty })
    #expect(rule.passing.allSatisfy { $0.marks.isEmpty })
  }
}
