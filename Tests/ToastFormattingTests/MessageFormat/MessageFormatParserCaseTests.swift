import Foundation
import TestSupport
import Testing
import ToastFormatting
import ToastText

/// One case of the parser tests of formatjs: a text, options, and the expected tree or error.
private struct ParserCase {
  var name: String
  var text: String
  /// The tree in the short form of `shape`, or `nil` where an error is expected.
  var expected: [String]?

  init?(_ url: URL) throws {
    let parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n---\n")
    guard let first = parts.first, let last = parts.last, parts.count == 3 else { return nil }
    name = url.deletingPathExtension().lastPathComponent
    text = first
    let json = try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any]
    expected = (json?["val"] as? [[String: Any]])?.map { Self.shape($0) }
  }

  // The kinds of node are numbered in the fixtures.
  private static func shape(_ node: [String: Any]) -> String {
    let value = node["value"] as? String ?? ""
    switch node["type"] as? Int {
    case 0: return "[\(value)]"
    case 1: return "{\(value)}"
    case 2: return "{\(value) number \(style(node))}"
    case 3: return "{\(value) date \(style(node))}"
    case 4: return "{\(value) time \(style(node))}"
    case 5: return "{\(value) select\(options(node))}"
    case 6:
      let type = node["pluralType"] as? String ?? ""
      return "{\(value) \(type) \(node["offset"] ?? "")\(options(node))}"
    case 7: return "#"
    default: return "tag"
    }
  }

  private static func options(_ node: [String: Any]) -> String {
    let options = node["options"] as? [String: [String: Any]] ?? [:]
    return options.sorted { $0.key < $1.key }.map { key, option in
      " \(key)(" + (option["value"] as? [[String: Any]] ?? []).map { shape($0) }.joined() + ")"
    }.joined()
  }

  private static func style(_ node: [String: Any]) -> String {
    if let text = node["style"] as? String { return text }
    guard let style = node["style"] as? [String: Any] else { return "-" }
    if let pattern = style["pattern"] as? String { return "::" + pattern }
    let tokens = style["tokens"] as? [[String: Any]] ?? []
    return "::"
      + tokens.map { token in
        let options = token["options"] as? [String] ?? []
        return ([token["stem"] as? String ?? ""] + options).joined(separator: "/")
      }.joined(separator: " ")
  }
}

private func shape(_ nodes: [MessageFormatNode]) -> [String] { nodes.map(shape) }

private func shape(_ node: MessageFormatNode) -> String {
  switch node {
  case .literal(let text): return "[\(text)]"
  case .number: return "#"
  case .argument(let name, .plain): return "{\(name)}"
  case .argument(let name, .number(let detail)): return "{\(name) number \(shape(detail))}"
  case .argument(let name, .date(let detail)): return "{\(name) date \(shape(detail))}"
  case .argument(let name, .time(let detail)): return "{\(name) time \(shape(detail))}"
  case .argument(let name, let style): return "{\(name) \(style)}"
  case .select(let select):
    let branches = select.branches.map { ($0.selector, $0.nodes) }
    return "{\(select.name) select\(shape(branches))}"
  case .plural(let plural):
    let branches = plural.branches.map { branch in
      switch branch.selector {
      case .exactly(let number): ("=\(number)", branch.nodes)
      case .category(let category): (category.rawValue, branch.nodes)
      }
    }
    let type = plural.isOrdinal ? "ordinal" : "cardinal"
    return "{\(plural.name) \(type) \(plural.offset)\(shape(branches))}"
  }
}

private func shape(_ branches: [(String, [MessageFormatNode])]) -> String {
  branches.sorted { $0.0 < $1.0 }.map { " \($0.0)(\(shape($0.1).joined()))" }.joined()
}

private func shape(_ detail: MessageFormatStyle.Detail) -> String {
  switch detail {
  case .none: "-"
  case .text(let text): text
  // White space between tokens says nothing.
  case .skeleton(let text): "::" + text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

@Suite("The parser cases of formatjs that ICU supports", .needsSharedData)
struct MessageFormatParserCaseTests {
  /// Tags are an addition of formatjs: ICU reads `<` and `>` as text, and so do we.
  private static let tagCases: Set = [
    "escaped_multiple_tags_1", "incomplete_nested_message_in_tag", "invalid_close_tag_1",
    "invalid_closing_tag_1", "invalid_closing_tag_2", "invalid_tag_1", "invalid_tag_2",
    "invalid_tag_3", "nested_tags_1", "numeric_tag_1", "open_close_tag_1", "open_close_tag_2",
    "open_close_tag_3", "open_close_tag_with_args", "open_close_tag_with_nested_arg",
    "quoted_tag_1", "self_closing_tag_1", "unmatched_open_close_tag_1",
    "unmatched_open_close_tag_2", "uppercase_tag_1",
  ]

  /// formatjs replaces `j` in a date skeleton while it reads; ICU asks the locale's pattern generator
  /// when it formats, so the tree keeps the skeleton as it is written.
  private static func isResolvedSkeleton(_ name: String) -> Bool {
    name.hasPrefix("date_arg_skeleton_with_")
  }

  /// ICU knows no option without a stem; formatjs takes `::/USD` for one.
  private static let lenientCases: Set = ["expect_number_arg_skeleton_empty_stem"]

  @Test("Each text gives the tree of formatjs, or a problem where it gives an error")
  func trees() throws {
    let files = SharedData.files(under: "data/formatjs/mf1-parser-cases", withExtension: "txt")
    let cases = try files.compactMap { try ParserCase($0) }
    #expect(cases.count == files.count)
    var compared = 0
    for item in cases where !Self.tagCases.contains(item.name) {
      let pattern = MessageFormatPattern(item.text)
      if Self.lenientCases.contains(item.name) {
        #expect(pattern.problems.map(\.kind) == ["skeleton-stem"], "\(item.name)")
      } else if Self.isResolvedSkeleton(item.name) {
        #expect(pattern.problems.isEmpty, "\(item.name)")
        #expect(pattern.description == item.text, "\(item.name)")
      } else if let expected = item.expected {
        #expect(shape(pattern.nodes) == expected, "\(item.name)")
      } else {
        #expect(pattern.problems.contains { $0.severity == .error }, "\(item.name)")
      }
      compared += 1
    }
    #expect(compared == files.count - Self.tagCases.count)
  }
}
