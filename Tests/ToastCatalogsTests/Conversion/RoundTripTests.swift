import Foundation
import TestSupport
import Testing
import ToastCatalogs
import ToastText

@Suite("Converting to folders and back loses no translation", .needsSharedData)
struct RoundTripTests {
  /// Converts a catalog to folders, writes them out, loads them and makes a String Catalog of them.
  private func there(_ catalog: Catalog) throws -> Catalog {
    let folder = FileManager.default.temporaryDirectory.appending(path: "toast-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let converted = CatalogConverter.localizedFolders(from: catalog)
    #expect(converted.files.map(\.path) == converted.files.map(\.path).sorted())
    for file in converted.files {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
    let loader = CatalogLoader(sourceLanguage: catalog.sourceLanguage)
    let loaded = try #require(try loader.load(folder.path).first)
    #expect(loaded.problems.filter { $0.severity == .error } == [])
    let back = CatalogConverter.stringCatalog(from: loaded)
    #expect(back.files.map(\.path) == [catalog.table + ".xcstrings"])
    return StringCatalogReader.read(bytes: back.files[0].bytes, file: back.files[0].path)
  }

  /// Every text by key, locale and branch, with conversions in one spelling: whether the argument is
  /// numbered, and `%arg` for its conversion, is a matter of the format.
  private func texts(_ catalog: Catalog) -> [String: String] {
    var result: [String: String] = [:]
    for entry in catalog.entries {
      for localization in entry.localizations {
        let types = localization.substitutions.map { ($0.name, $0.formatSpecifier ?? "lld") }
        func add(_ unit: StringUnit, _ path: String?) {
          let own = types.first { (path ?? "").hasPrefix("substitutions.\($0.0).") }?.1
          var text = unit.value
          if let own { text = text.replacing("%arg", with: "%" + own) }
          for number in 1...9 { text = text.replacing("%\(number)$", with: "%") }
          result["\(entry.key)|\(localization.locale)|\(path ?? "")"] = text
        }
        localization.forEachUnit(add)
        if case .set(let set) = localization.content {
          result["\(entry.key)|\(localization.locale)|set"] = set.values.joined(separator: "|")
        }
      }
    }
    return result
  }

  private func compare(_ catalog: Catalog) throws {
    let before = texts(catalog)
    let after = texts(try there(catalog))
    for (path, text) in before { #expect(after[path] == text, "\(path)") }
    // Keys without a text of their own get their key as the source language's text, no more.
    for (path, text) in after where before[path] == nil {
      #expect(path == "\(text)|\(catalog.sourceLanguage)|")
    }
  }

  @Test("every real catalog comes back with all its texts", arguments: CatalogFiles.paths)
  func real(path: String) throws {
    // What the compiler rejects has no counterpart in the old formats.
    guard !path.contains("/negative") else { return }
    try compare(CatalogFiles.read(path))
  }

  @Test("the catalog of IceCubesApp, with 148 substitutions, comes back with all its texts")
  func iceCubes() throws {
    let bytes = try CatalogFiles.iceCubes()
    try compare(StringCatalogReader.read(bytes: bytes, file: "Localizable.xcstrings"))
  }

  @Test("the folders of real projects become String Catalogs without a text less")
  func folders() throws {
    for project in ["mastodon-ios", "onebusaway-ios", "Swiftfin", "iOS", "iina"] {
      for catalog in try CatalogLoader().load(SharedData.url("data/real/\(project)").path) {
        let converted = CatalogConverter.stringCatalog(from: catalog)
        let again = StringCatalogReader.read(bytes: converted.files[0].bytes, file: "T.xcstrings")
        #expect(
          again.problems.filter { $0.severity == .error && $0.kind != "substitution-undefined" }
            == [])
        #expect(again.locales.sorted() == catalog.locales.sorted())
        #expect(texts(again) == texts(catalog))
        #expect(again.entries.allSatisfy { $0.extractionState == .migrated })
      }
    }
  }
}
