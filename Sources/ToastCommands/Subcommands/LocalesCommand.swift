import ToastCatalogs
import ToastICU
import ToastText

/// `locales`: which of some available languages answers a request.
struct LocalesCommand: Command {
  private static let available = UsageOption(
    "--available", value: "TAG,TAG…", repeats: true, isRequired: true,
    help: "The languages there are, with commas between.")

  private static let mode = UsageOption(
    "--mode", choices: LocaleMatchMode.allCases.map(\.rawValue),
    help: "The rules: CLDR's distances without its one-way matches between different languages "
      + "(default), CLDR's as they are (cldr), or those of Apple's systems (apple).")

  static let usage = Usage(
    name: "locales",
    abstract: "Shows which available language answers each request.",
    discussion: "One line a request: the request, a tab, and the match or ‘-’ where none is near.",
    operands: [
      Usage.Operand(
        "REQUESTED", repeats: true,
        help: "A language tag in any spelling, or several in order of preference with commas "
          + "between, as Accept-Language has them.")
    ],
    options: [available, mode, SharedOptions.explain],
    examples: [
      Usage.Example(
        "locales --available en,ja,zh-Hans,zh-Hant zh-HK ja_JP.UTF-8 fr",
        prints: "zh-HK\tzh-Hant", "ja_JP.UTF-8\tja", "fr\t-")
    ])

  private let spellings: [String]
  private let tags: [LanguageTag]
  private let mode: LocaleMatchMode
  private let requests: [String]
  private let explains: Bool

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    spellings = try arguments.list(Self.available)
    var tags: [LanguageTag] = []
    for spelling in spellings {
      guard let tag = LanguageTag(parsing: spelling) else {
        throw .usage("‘\(spelling)’ names no language; write a tag such as ja or zh-Hant")
      }
      tags.append(tag)
    }
    self.tags = tags
    mode = try arguments.choice(Self.mode).flatMap(LocaleMatchMode.init) ?? .default
    requests = arguments.operands
    explains = arguments.flag(SharedOptions.explain)
  }

  func run(_ console: inout Console) throws(CommandError) -> ExitCode {
    let matcher = LocaleMatcher(supported: tags, mode: mode)
    for request in requests {
      let desired = self.desired(request, on: &console)
      let explanation = matcher.explain(desired)
      let answer = explanation.match.map(spelling) ?? "-"
      if explains {
        console.write(Self.json(request, answer, explanation, mode).text + "\n")
      } else {
        // The tab is the separator; one inside a request is shown as an escape.
        console.line(request, answer)
      }
    }
    return .success
  }

  /// The tags of a request; what names no language is left out, and said.
  private func desired(_ request: String, on console: inout Console) -> [LanguageTag] {
    let names = request.split(separator: ",").map { String($0.drop { $0 == " " }) }
    return (names.isEmpty ? [request] : names).compactMap { name in
      // A quality value, as in `ja;q=0.9`, says no more than the order does.
      let tag = LanguageTag(parsing: String(name.prefix { $0 != ";" }))
      if tag == nil {
        console.report(
          Problem("no-language", .warning, "‘\(name)’ names no language; it matches nothing"))
      }
      return tag
    }
  }

  private func spelling(_ match: LocaleMatch) -> String {
    mode == .cldr ? match.tag.description : spellings[match.supportedIndex]
  }

  private static func json(
    _ request: String, _ answer: String, _ explanation: LocaleMatchExplanation,
    _ mode: LocaleMatchMode
  ) -> JSONOutput {
    .object([
      "requested": .string(request),
      "match": explanation.match == nil ? .null : .string(answer),
      "mode": .string(mode.rawValue),
      "reason": .string(orNull: explanation.match?.reason.rawValue),
      "resolved": .string(orNull: explanation.match?.resolved.description),
      "desiredIndex": explanation.match.map { .integer($0.desiredIndex) } ?? .null,
      "leftOut": .array(
        explanation.leftOut.map {
          .object([
            "desired": .string($0.desired.description),
            "available": .string($0.supported.description),
          ])
        }),
    ])
  }
}
