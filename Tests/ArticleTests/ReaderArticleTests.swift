import Foundation
import TestSupport
import Testing
import ToastCatalogs
import ToastL10n

/// The code of the article on screen readers.
@Suite struct ReaderArticleTests {
  private struct FolderLoader {
    let folder: String

    func load(_ name: String) throws -> [Catalog] {
      try CatalogLoader().load(folder + "/" + name)
    }
  }

  @Test("words have a provenance")
  func provenance() async throws {
    try await expectShown {
      ReaderPhrases.provenance(of: "orca.role.alert")
      // "source: captured from Orca 43.1 with at-spi2-core 2.46"
      ReaderPhrases.provenance(of: "gesture.escape.touch")
      // "project wording"
    }
  }

  @Test("a catalog of the user's comes before the kit's")
  func ownWords() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "voiceover.actionsAvailable": {
        "localizations": { "ja": { "stringUnit": { "state": "translated", "value": "操作あり" } } } } } }
      """
    try Data(catalog.utf8).write(to: folder.appending(path: "Words.xcstrings"))
    // The article's file stands in the folder of its reader, this one in a folder of its own.
    func CatalogLoader() -> FolderLoader { FolderLoader(folder: folder.path) }
    let own = try CatalogLoader().load("Words.xcstrings")  // has "voiceover.actionsAvailable"
    let words = SpokenWords(Localizer(own, request: LocaleRequest(["ja"])))
    #expect(words.word("voiceover.actionsAvailable")?.text == "操作あり")
  }
}
