private import ToastCatalogs
private import ToastData
public import ToastText

/// Which table is for which language, from `Resources/Braille/tables.json`.
///
/// The list is explicit because liblouis' own search answers nothing for Chinese and a computer
/// code for English.
///
/// ```swift
/// BrailleTableList.shared.table(for: "en")  // "en-ueb-g2.ctb"
/// BrailleTableList.shared.table(for: "en", grade: .uncontracted)  // "en-ueb-g1.ctb"
/// BrailleTableList.shared.table(for: "zh-TW")  // "zh-tw.ctb"
/// BrailleTableList.shared.table(for: "ja")  // "ja-kana", which needs no table of liblouis
/// ```
public struct BrailleTableList: Sendable {
  /// What is listed for a language.
  struct Entry: Hashable, Sendable {
    var table: String
    var grades: [String: String] = [:]
    var others: [String] = []
  }

  private let entries: [String: Entry]

  /// The list of this package.
  public static let shared = BrailleTableList(EmbeddedData.resource("Braille/tables.json") ?? [])

  /// Reads a list; what is not as it should be is left out.
  init(_ bytes: [UInt8]) {
    let source = SourceText(path: "tables.json", bytes: bytes)
    var entries: [String: Entry] = [:]
    for member in JSONReader.read(source).value?["languages"]?.members ?? [] {
      guard let table = member.value["table"]?.string else { continue }
      var entry = Entry(table: table)
      for grade in member.value["grades"]?.members ?? [] {
        entry.grades[grade.key] = grade.value.string
      }
      entry.others = (member.value["others"]?.elements ?? []).compactMap(\.string)
      entries[member.key] = entry
    }
    self.entries = entries
  }

  /// The table of a language, or `nil` for a language without one.
  ///
  /// A grade that the language does not have gives its usual table.
  public func table(for language: LanguageTag, grade: BrailleGrade? = nil) -> String? {
    guard let entry = entry(for: language) else { return nil }
    return grade.flatMap { entry.grades[String($0.rawValue)] } ?? entry.table
  }

  /// The languages of the list, sorted.
  public var languages: [String] { entries.keys.sorted() }

  /// Every table of the list, sorted.
  public var tables: [String] {
    let names = entries.values.flatMap { [$0.table] + $0.grades.values + $0.others }
    return Set(names).sorted()
  }

  private func entry(for language: LanguageTag) -> Entry? {
    if let script = language.script, let entry = entries["\(language.language)-\(script)"] {
      return entry
    }
    if let entry = entries[language.language] { return entry }
    // Chinese is written in two scripts, and brailled by two systems.
    guard ["zh", "cmn", "nan", "hak", "wuu", "gan", "hsn", "lzh"].contains(language.language) else {
      return nil
    }
    let isTraditional =
      language.script == "Hant"
      || language.script == nil && ["TW", "HK", "MO"].contains(language.region ?? "")
    return entries[isTraditional ? "zh-Hant" : "zh-Hans"]
  }
}
