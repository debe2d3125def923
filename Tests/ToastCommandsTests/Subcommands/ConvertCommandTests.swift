import Foundation
import TestSupport
import Testing
import ToastCommands

@Suite("convert goes from one of Apple's formats to the other")
struct ConvertCommandTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "n %lld" : {
          "comment" : "A count",
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld photo" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld photos" } } } } },
            "ja" : { "stringUnit" : { "state" : "needs_review", "value" : "写真%lld枚" } }
          }
        },
        "Saved" : {
        }
      },
      "version" : "1.0"
    }

    """

  /// The String Catalogs of the shared data, as paths.
  private static var real: [String] {
    ["data/real", "data/apple-fixtures"].flatMap {
      SharedData.files(under: $0, withExtension: "xcstrings").map(\.path)
    }
  }

  @Test("each String Catalog gives its own bytes", .needsSharedData, arguments: real)
  func ownBytes(path: String) throws {
    let folder = try TemporaryFolder()
    let result = InProcess.run(["convert", path, folder.path("new/T.xcstrings")])
    #expect(result.exitCode == .success)
    #expect(result.output.isEmpty)
    let bytes = try Data(contentsOf: URL(filePath: folder.path("new/T.xcstrings")))
    #expect(try bytes == Data(contentsOf: URL(filePath: path)))
  }

  @Test("--normalize writes Xcode's form, and that again as it is")
  func normalize() throws {
    let first = InProcess.run(
      ["convert", "-", "-", "--normalize"], input: Array(Self.catalog.utf8))
    #expect(first.exitCode == .success)
    #expect(first.output.hasPrefix("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"))
    #expect(first.output.contains("    \"Saved\" : {\n\n    }"))
    #expect(first.output.hasSuffix("\"version\" : \"1.0\"\n}"))
    let again = InProcess.run(
      ["convert", "-", "-", "--normalize"], input: Array(first.output.utf8))
    #expect(again.output == first.output)
    #expect(
      InProcess.run(["convert", "-", "-"], input: Array(Self.catalog.utf8)).output == Self.catalog)
  }

  @Test("what Xcode wrote comes out of --normalize as it went in", .needsSharedData)
  func xcodesOwn() throws {
    for path in [
      "real/Anywhere/Localizable.xcstrings", "real/Chinendar/Localizable.xcstrings",
      "apple-fixtures/lexrus/Test7.xcstrings",
    ] {
      let url = SharedData.url("data/" + path)
      let result = InProcess.run(["convert", url.path, "-", "--normalize"])
      #expect(result.output == (try String(contentsOf: url, encoding: .utf8)), "\(path)")
    }
  }

  @Test("a String Catalog becomes folders, and the folders that catalog again")
  func thereAndBack() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Photos.xcstrings", Self.catalog.utf8)
    let there = InProcess.run(["convert", path, folder.path("app")])
    #expect(there.exitCode == .success)
    #expect(
      there.errors
        == "\(path): info: 1 text is not marked as translated, which the target has no place for "
        + "[state-lost]\n")
    #expect(try folder.names("app") == ["en.lproj", "ja.lproj"])
    #expect(try folder.names("app/en.lproj") == ["Photos.strings", "Photos.stringsdict"])
    #expect(
      try folder.text("app/ja.lproj/Photos.strings") == "/* A count */\n\"n %lld\" = \"写真%lld枚\";\n"
    )

    let back = InProcess.run(["convert", folder.path("app"), folder.path("Back.xcstrings")])
    #expect(back.exitCode == .success)
    #expect(back.errors.isEmpty)
    let arguments = ["--args", "[1]", "--locale", "en,ja", "--catalog"]
    let shown = InProcess.run(["localize", "n %lld", "Saved"] + arguments + [path])
    #expect(shown.lines == ["1 photo", "写真1枚", "Saved", "Saved"])
    #expect(
      InProcess.run(
        ["localize", "n %lld", "Saved"] + arguments + [folder.path("Back.xcstrings")]
      ).output == shown.output)
  }

  @Test("a changed text changes its own bytes and no others, in folders too")
  func oneText() throws {
    let folder = try TemporaryFolder()
    let changed = Self.catalog.replacing("写真%lld枚", with: "写真は%lld枚")
    for (name, text) in [("a", Self.catalog), ("b", changed)] {
      let path = try folder.write("\(name)/T.xcstrings", text.utf8)
      _ = InProcess.run(["convert", path, folder.path(name)])
      _ = InProcess.run(["convert", path, folder.path(name + "/N.xcstrings"), "--normalize"])
    }
    for file in ["N.xcstrings", "ja.lproj/T.strings"] {
      let old = try folder.text("a/" + file)
      #expect(try folder.text("b/" + file) == old.replacing("写真%lld枚", with: "写真は%lld枚"))
    }
    #expect(
      try folder.text("a/en.lproj/T.stringsdict") == (try folder.text("b/en.lproj/T.stringsdict")))
  }

  @Test("a folder of several tables becomes a catalog each, or asks for one")
  func tables() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/en.lproj/A.strings", "\"a\" = \"x\";".utf8)
    try folder.write("in/ja.lproj/A.strings", "\"a\" = \"あ\";".utf8)
    try folder.write("in/en.lproj/B.strings", "\"b\" = \"y\";".utf8)
    let one = InProcess.run(["convert", folder.path("in"), folder.path("One.xcstrings")])
    #expect(one.exitCode == .usage)
    #expect(one.errors.contains("holds 2 tables, ‘A’, ‘B’; name one of them"))
    #expect(InProcess.run(["convert", folder.path("in"), folder.path("out")]).exitCode == .success)
    #expect(try folder.names("out") == ["A.xcstrings", "B.xcstrings"])
    let file = folder.path("in/ja.lproj/A.strings")
    let single = InProcess.run(["convert", file, "-"])
    #expect(single.output.contains("\"sourceLanguage\" : \"ja\""))
    #expect(single.output.contains("\"value\" : \"あ\""))
  }

  @Test("nothing is written out of the folder, nor over one catalog from two")
  func places() throws {
    let folder = try TemporaryFolder()
    let outward = Self.catalog.replacing("\"ja\"", with: "\"../ja\"")
    let path = try folder.write("in/T.xcstrings", outward.utf8)
    let result = InProcess.run(["convert", path, folder.path("out")])
    #expect(result.errors.contains("error: the locale ‘../ja’ can name no folder"))
    #expect(try folder.names() == ["in", "out"])
    #expect(try folder.names("out") == ["en.lproj"])

    try folder.write("in/Other/T.xcstrings", Self.catalog.utf8)
    let both = InProcess.run(["convert", folder.path("in"), folder.path("both")])
    #expect(both.exitCode == .usage)
    #expect(both.errors.contains("would both become ‘en.lproj/T.strings’"))
    #expect(try folder.names() == ["in", "out"])
  }

  @Test("faults and places that cannot be written end as they do elsewhere")
  func failures() throws {
    let folder = try TemporaryFolder()
    let broken = try folder.write("T.xcstrings", Self.catalog.replacing(" },", with: " ").utf8)
    #expect(InProcess.run(["convert", broken, "-"]).output == (try folder.text("T.xcstrings")))
    let normalized = InProcess.run(["convert", broken, "-", "--normalize"])
    #expect(normalized.exitCode == .badData)
    #expect(normalized.output.isEmpty)
    #expect(normalized.errors.contains("[not-representable]"))
    let inFile = InProcess.run(["convert", broken, broken + "/out"])
    #expect(inFile.exitCode == .cannotWrite)
    #expect(InProcess.run(["convert", folder.path("no.xcstrings"), "-"]).exitCode == .noInput)
    let table = InProcess.run(["convert", broken, "ja.lproj/T.strings"])
    #expect(table.exitCode == .usage)
  }
}
