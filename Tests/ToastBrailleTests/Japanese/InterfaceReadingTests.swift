import Foundation
import TestSupport
import Testing
import ToastBraille
import ToastText

@Suite("Japanese texts of the kit and of the examples", .enabled(if: Japanese.isInstalled))
struct InterfaceReadingTests {
  /// A text with its checked reading and cells, from `readings.tsv`.
  struct Row: Sendable, CustomTestStringConvertible {
    var pattern: String
    var sample: String
    var reading: String
    var cells: String

    var testDescription: String { sample }
  }

  static let rows: [Row] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "readings.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 4 else { return nil }
      return Row(pattern: fields[0], sample: fields[1], reading: fields[2], cells: fields[3])
    }
  }()

  @Test("A text has its reading and its cells", arguments: rows)
  func textIsRead(row: Row) throws {
    let line = try BrailleTranslator().line([BrailleSegment(row.sample, language: "ja")])
    #expect(line.reading == row.reading)
    #expect(line.cells.replacing("\u{2800}", with: " ") == row.cells)
    #expect(line.readingSource == .guessed)
    #expect(line.table == "ja-kana")
  }

  @Test("The same reading by the author gives the same cells", arguments: rows)
  func authorsReading(row: Row) throws {
    let segment = BrailleSegment(row.sample, language: "ja", reading: row.reading)
    let line = try BrailleTranslator().line([segment])
    #expect(line.cells.replacing("\u{2800}", with: " ") == row.cells)
    #expect(line.readingSource == .author)
    #expect(line.warnings.isEmpty)
  }

  @Test(
    "Every Japanese text of the kit's own catalogs and of its example has been checked",
    arguments: [("Localizations", 60), ("Resources/Examples", 9)])
  func everyBuiltInText(folder: String, least: Int) throws {
    let checked = Set(Self.rows.map(\.pattern))
    let files = try FileManager.default.contentsOfDirectory(
      at: SharedData.packageRoot.appending(path: folder), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "xcstrings" }
    let texts = try files.flatMap(japaneseTexts)
    #expect(texts.count > least)
    #expect(Set(texts).subtracting(checked).sorted() == [])
  }

  @Test("Every Japanese text of the example scenarios has been checked", .needsSharedData)
  func everyScenarioText() throws {
    let checked = Set(Self.rows.map(\.pattern))
    let texts = try japaneseTexts(of: SharedData.url("scenarios/Photos.xcstrings"))
    #expect(texts.count > 20)
    #expect(Set(texts).subtracting(checked).sorted() == [])
  }

  private func japaneseTexts(of file: URL) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let strings = (object as? [String: Any])?["strings"] as? [String: Any] ?? [:]
    return strings.values.flatMap { entry in
      let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any]
      return values(localizations?["ja"])
    }
  }

  private func values(_ object: Any?) -> [String] {
    if let object = object as? [String: Any] {
      return object.flatMap { key, value in
        if key == "value", let text = value as? String { return [text] }
        return values(value)
      }
    }
    return []
  }
}
