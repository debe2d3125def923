import Foundation
import TestSupport
import Testing
import ToastCatalogs
import ToastText

@Suite("Paths give catalogs, or say why not")
struct CatalogLoaderTests {
  /// Makes a folder with files for one test and takes it away again.
  private func withFolder<T>(
    _ files: [String: String], _ body: (String) throws -> T
  ) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appending(path: "toast-\(UUID())")
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
  }

  private static let empty = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#

  private func codes(_ path: String, _ loader: CatalogLoader = CatalogLoader()) -> [String] {
    loader.load([path]).failures.map(\.code.rawValue)
  }

  @Test("each way to fail has its own code")
  func failures() throws {
    #expect(codes("/nowhere/at/all.xcstrings") == ["not-found"])
    try withFolder([:]) { #expect(codes($0) == ["no-catalogs"]) }
    try withFolder(["a.xcstrings": "\u{1}\u{2}\u{0}\u{3}\u{0}\u{5}"]) { folder in
      #expect(codes(folder) == ["binary"])
    }
    try withFolder(["a.xcstrings": "hello, world"]) { #expect(codes($0) == ["not-json"]) }
    try withFolder(["a.xcstrings": "<plist/>"]) { #expect(codes($0) == ["not-json"]) }
    try withFolder(["a.json": "{}"]) { #expect(codes($0 + "/a.json") == ["unknown-format"]) }
    try withFolder(["a.xcstrings": Self.empty]) { folder in
      #expect(codes(folder, CatalogLoader(sizeLimit: 10)) == ["too-large"])
      #expect(codes(folder) == [])
    }
  }

  @Test(
    "a file that may not be read is said so", .disabled(if: geteuid() == 0, "root may read all"))
  func unreadable() throws {
    try withFolder(["a.xcstrings": Self.empty]) { folder in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: folder + "/a.xcstrings")
      #expect(codes(folder) == ["unreadable"])
    }
  }

  #if os(Linux)
    @Test("a file that opens and cannot be read is said so, to root too")
    func unreadableByAnybody() throws {
      try withFolder([:]) { folder in
        // The memory of this process opens, and nothing can be read from its first page.
        try FileManager.default.createSymbolicLink(
          atPath: folder + "/a.xcstrings", withDestinationPath: "/proc/self/mem")
        #expect(codes(folder) == ["input-output"])
      }
    }
  #endif

  @Test("a NUL inside is a problem at its place, and the rest is read")
  func nul() throws {
    let text = "{\"sourceLanguage\":\"en\",\u{0}\"strings\":{\"a\":{}},\"version\":\"1.0\"}"
    try withFolder(["a.xcstrings": text]) { folder in
      let loaded = CatalogLoader().load([folder])
      #expect(loaded.catalogs.first?.entries.map(\.key) == ["a"])
      #expect(
        loaded.catalogs.first?.problems.map(\.message) == ["a NUL byte stands here; take it away"])
    }
  }

  @Test("hidden folders and other people's are left out, the order is by path")
  func search() throws {
    let files = [
      "b/B.xcstrings": Self.empty, "a/A.xcstrings": Self.empty, ".build/C.xcstrings": Self.empty,
      "Pods/D.xcstrings": Self.empty, "x/Carthage/E.xcstrings": Self.empty,
      "DerivedData/F.xcstrings": Self.empty, "ja.lproj/T.strings": "", "en.lproj/T.strings": "",
      "README.md": "",
    ]
    try withFolder(files) { folder in
      let loaded = CatalogLoader().load([folder, folder + "/a"])
      #expect(loaded.failures == [])
      #expect(loaded.catalogs.map(\.table) == ["A", "B", "T"])
      #expect(loaded.catalogs.last?.locales == ["en", "ja"])
    }
  }

  @Test("one bad file does not hide the good ones")
  func mixed() throws {
    try withFolder(["a.xcstrings": "nope", "b.xcstrings": Self.empty]) { folder in
      let loaded = CatalogLoader().load([folder])
      #expect(loaded.catalogs.map(\.table) == ["b"])
      #expect(loaded.failures.map(\.code) == [.notJSON])
      #expect(throws: Never.self) { try CatalogLoader().load(folder) }
    }
  }

  @Test("Base.lproj holds the source language, whose own folder comes first")
  func base() throws {
    let files = [
      "Base.lproj/T.strings": "\"a\" = \"base a\"; \"b\" = \"base b\";",
      "ja.lproj/T.strings": "\"a\" = \"い\";",
    ]
    try withFolder(files) { folder in
      let catalog = try #require(try CatalogLoader().load(folder).first)
      #expect(catalog.sourceLanguage == "en")
      #expect(catalog.locales == ["en", "ja"])
      #expect(catalog.entries.map(\.key) == ["a", "b"])
    }
    var both = files
    both["en.lproj/T.strings"] = "\"a\" = \"english a\";"
    try withFolder(both) { folder in
      let catalog = try #require(try CatalogLoader().load(folder).first)
      let texts = catalog.entries.map { entry -> String in
        guard case .unit(let unit) = entry.localization("en")?.content else { return "-" }
        return unit.value
      }
      #expect(texts == ["english a", "base b"])
      let german = CatalogLoader(sourceLanguage: "de")
      #expect(try german.load(folder).first?.sourceLanguage == "de")
    }
  }

  @Test("a pipe with the name of a catalog is not waited for", .timeLimit(.minutes(1)))
  func pipe() throws {
    try withFolder(["a/A.xcstrings": Self.empty]) { folder in
      let failure = unsafe mkfifo(folder + "/a/B.strings", 0o600)
      #expect(failure == 0)
      #expect(CatalogLoader().load([folder]).catalogs.map(\.table) == ["A"])
    }
  }

  @Test("a link that leads back up does not make the search endless")
  func loop() throws {
    try withFolder(["a/A.xcstrings": Self.empty]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/a/up", withDestinationPath: folder)
      #expect(CatalogLoader().load([folder]).catalogs.map(\.table) == ["A"])
    }
  }
}
