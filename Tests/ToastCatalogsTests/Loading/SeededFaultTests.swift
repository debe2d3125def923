import Foundation
import TestSupport
import Testing
import ToastCatalogs
import ToastText

@Suite("Broken files are reported, sound ones are not", .needsSharedData)
struct SeededFaultTests {
  /// The problem kinds of each seeded folder, at warning and above.
  ///
  /// What needs the plural rules of a language, or the types of placeholders, is for the checks and
  /// not for the readers.
  private static let kinds: [String: Set<String>] = [
    "d01-missing-other": [],
    "d02-variable-undefined": ["substitution-undefined", "substitution-unused"],
    "d03-value-type-vs-text": [],
    "d04-spec-type-typo": ["structure"],
    "d05-duplicate-key": ["duplicate-key"],
    "d06-malformed-xml": ["parse-error"],
    "d07-valid-ja-other-only": [],
    "s01-missing-semicolon": ["parse-error"],
    "s02-double-semicolon": ["parse-error"],
    "s03-duplicate-key": ["duplicate-key"],
    "s04-unescaped-quote": ["parse-error"],
    "s05-unterminated-comment": ["parse-error"],
    "s06-fullwidth-quote": ["parse-error"],
    "s07-valid-utf16le-bom": [],
    "s08-valid-unquoted-key": [],
    "s09-valid-escapes": [],
    "s10-conflict-markers": ["conflict-marker", "duplicate-key"],
    "s11-valid-line-comment-url": [],
    "x01-duplicate-key": ["duplicate-key"],
    "x02-conflict-markers": ["conflict-marker"],
    "x03-trailing-comma": ["parse-error"],
    "x04-utf8-bom": ["bom"],
    "x05-truncated": ["parse-error"],
    "x06-invalid-utf8": ["encoding"],
    "x07-lone-surrogate": ["encoding"],
    "x08-no-source-language": ["structure"],
    "x09-unknown-state": ["unknown-state"],
    "x10-undefined-substitution": ["substitution-undefined"],
    "x11-arg-missing-in-substitution": [],
    "x12-string-where-object": ["structure"],
    "x13-valid-nested-device-plural": [],
    "x14-valid-empty-source-format-only": [],
  ]

  @Test("each folder gives its kinds of problems, all with a place", arguments: kinds.keys.sorted())
  func folder(name: String) throws {
    let loaded = CatalogLoader().load([SharedData.url("data/qa/parse_seed/\(name)").path])
    #expect(loaded.failures == [])
    let problems = loaded.catalogs.flatMap(\.problems).filter { $0.severity >= .warning }
    #expect(Set(problems.map(\.kind)) == Self.kinds[name])
    #expect(problems.allSatisfy { $0.position != nil && $0.file != nil })
  }

  @Test("every seeded folder is tested")
  func complete() throws {
    let folder = SharedData.url("data/qa/parse_seed").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(names) == Set(Self.kinds.keys))
  }

  @Test("what stands beside a fault is read")
  func recovery() throws {
    func texts(_ name: String) -> [String: String] {
      let path = SharedData.url("data/qa/parse_seed/\(name)").path
      let entries = CatalogLoader().load([path]).catalogs.flatMap(\.entries)
      var result: [String: String] = [:]
      for entry in entries {
        if case .unit(let unit)? = entry.localization("ja")?.content {
          result[entry.key] = unit.value
        }
      }
      return result
    }
    #expect(texts("s01-missing-semicolon") == ["a": "あ", "b": "い"])
    #expect(texts("s02-double-semicolon") == ["a": "あ", "b": "い"])
    #expect(texts("s04-unescaped-quote") == ["a": "「\"あ\"」", "b": "い"])
    #expect(texts("s05-unterminated-comment") == ["a": "あ", "b": "い"])
    #expect(texts("s09-valid-escapes") == ["a": "「こんにちは」\n…"])
    #expect(texts("s10-conflict-markers") == ["a": "い"])
    #expect(texts("x02-conflict-markers") == ["a": "こんにちは"])
    #expect(texts("x05-truncated") == ["a": "こんにちは"])
  }
}
