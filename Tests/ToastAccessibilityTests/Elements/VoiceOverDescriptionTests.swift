import TestSupport
import Testing
import ToastAccessibility
import ToastText

@Suite("VoiceOver's words for an element")
struct VoiceOverDescriptionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var screen: String
    var number: String
    var label: String?
    var value: String?
    var hint: String?
    var traits: AccessibilityTraits
    var description: String
    var hintOut: String?
    var isCut: Bool
    var testDescription: String { "\(screen) \(number)" }
  }

  @Test("The rows collected from AccessibilitySnapshot are described alike", .needsSharedData)
  func rows() throws {
    let rows = try Self.rows()
    #expect(rows.count == 48)
    for row in rows { check(row) }
  }

  private func check(_ row: Row) {
    let composer = AnnouncementComposer(profile: .voiceOver, words: TestWords.english)
    let element = AccessibilityElement(
      label: Self.segments(row.label), value: Self.segments(row.value),
      hint: row.hint.map { SpokenText($0) }, traits: row.traits)
    let described = composer.description(of: element)
    let text = described.utterances.map(\.text).joined(separator: " | ")
    #expect(text == row.description, "\(row.testDescription)")
    let hint = described.hint?.text
    if row.isCut {
      #expect(hint?.hasPrefix(row.hintOut ?? "") == true, "\(row.testDescription)")
    } else {
      #expect(hint == row.hintOut, "\(row.testDescription)")
    }
  }

  private static func segments(_ text: String?) -> [SpokenSegment] {
    text.map { [SpokenSegment(text: $0, language: .english, source: .verbatim)] } ?? []
  }

  private static func rows() throws -> [Row] {
    let lines = try SharedData.text("data/voiceover-described.tsv").split(separator: "\n")
    return lines.dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return row(fields)
    }
  }

  private static func row(_ fields: [String]) -> Row {
    let (screen, number, expected) = (fields[0], fields[1], fields[6])
    // Two texts in quotes; a long one has lost its end, and one of all traits its second text.
    let quoted = expected.split(separator: "\"", omittingEmptySubsequences: false)
    let texts = quoted.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let isAll = fields[5] == "(all traits)"
    let own: String? =
      switch screen {
      case "LabelAccessibilityProperties": "\(number): Text"
      case "ButtonAccessibilityTraits": isAll ? "26" : number
      default: nil
      }
    return Row(
      screen: screen, number: number, label: fields[2] == "X" ? "Label" : own,
      value: fields[3] == "X" ? "Value" : nil, hint: fields[4] == "X" ? "Hint" : nil,
      traits: isAll ? all : traits(fields[5]), description: texts.first ?? "",
      hintOut: texts.count > 1 ? texts[1] : nil, isCut: isAll || quoted.count % 2 == 0)
  }

  private static let names: [String: AccessibilityTraits] = [
    "Adjustable": .adjustable, "Button": .button, "Header": .header, "Link": .link,
    "SearchField": .searchField, "Image": .image, "Selected": .selected,
    "PlaysSound": .playsSound, "KeyboardKey": .keyboardKey, "StaticText": .staticText,
    "SummaryElement": .summaryElement, "NotEnabled": .notEnabled,
    "UpdatesFrequently": .updatesFrequently, "StartsMediaSession": .startsMediaSession,
    "AllowsDirectInteraction": .allowsDirectInteraction, "CausesPageTurn": .causesPageTurn,
    "TabBar": .tabBar,
  ]
  private static let all = names.values.reduce(into: AccessibilityTraits()) { $0.formUnion($1) }

  private static func traits(_ text: String) -> AccessibilityTraits {
    text.split(separator: ", ").reduce(into: AccessibilityTraits()) { traits, name in
      traits.formUnion(names[String(name)] ?? [])
    }
  }
}
