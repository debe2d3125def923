import Foundation
import TestSupport
import Testing
import ToastCatalogs
import ToastText

@Suite("The .strings and .stringsdict files of real projects load", .needsSharedData)
struct KeyCountTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var path: String
    var keys: Int?
    var texts: Int?
    var testDescription: String { path }
  }

  /// Files that Foundation rejects as a whole, and what is in them.
  private static let rejected = [
    // A line of prose stands between the entries.
    "apple-fixtures/tolgee/Localizable.strings": 8,
    // Two dictionaries stand side by side; the first is read, the second is reported.
    "apple-fixtures/tolgee/example.stringsdict": 1,
  ]

  /// The rows whose file is there; the counts were taken over more files than are kept.
  private static func rows() throws -> [Row] {
    try SharedData.rows("data/oracle/plist_key_counts_foundation_linux.tsv").map { fields in
      Row(path: fields[0], keys: Int(fields[1]), texts: Int(fields[2]))
    }.filter { FileManager.default.fileExists(atPath: SharedData.url("data/" + $0.path).path) }
  }

  @Test("each file has as many keys and as many plain texts as Foundation finds in it")
  func counts() throws {
    let rows = try Self.rows()
    #expect(rows.count >= 80)
    for row in rows {
      let bytes = try SharedData.bytes("data/" + row.path)
      let catalog =
        row.path.hasSuffix("dict")
        ? StringsDictReader.read(bytes: bytes, file: row.path)
        : StringsFileReader.read(bytes: bytes, file: row.path)
      let texts = catalog.entries.count { entry in
        guard case .unit = entry.localizations.first?.content else { return false }
        return !row.path.hasSuffix("dict")
      }
      #expect(
        catalog.entries.count == row.keys ?? Self.rejected[row.path],
        "\(row.path): \(catalog.problems)")
      if let expected = row.texts { #expect(texts == expected, "\(row.path)") }
      if row.keys == nil { #expect(!catalog.problems.isEmpty) }
    }
  }
}
