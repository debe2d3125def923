import Foundation
import TestSupport
import Testing
import ToastChecks
import ToastText

@Suite("Fixes") struct FixTests {
  /// A folder of files that goes away with the test.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appending(path: "fix-\(UUID().uuidString)")
      .path

    init(_ files: [String: [UInt8]]) throws {
      for (name, bytes) in files {
        let url = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  /// What the files become, by name; those that stay are left out.
  private func fixed(_ files: [String: [UInt8]], style: Bool = true) throws -> [String: FixedFile] {
    let folder = try Folder(files)
    var store = try ConfigurationStore(file: nil) { if style { $0.groups = [.style] } }
    let session = try CheckSession([folder.path], &store)
    let fixes = session.fixes(of: session.report())
    return Dictionary(
      uniqueKeysWithValues: fixes.map { (String($0.path.dropFirst(folder.path.count + 1)), $0) })
  }

  /// A German text in a String Catalog in Xcode's layout.
  private func catalog(_ source: String, _ german: String) -> [UInt8] {
    ReportSamples.catalog([(source, german)])
  }

  @Test(
    "what needs no decision is mended and nothing else",
    arguments: [
      ("File", "Datei  ", "Datei"), ("File", "\u{3000}Datei", "Datei"),
      ("File", " Datei ", "Datei"),
      ("Topic %@", "Thema ％@", "Thema %@"), ("%@ of %lld", "％1$@ von ％２＄＠x ", nil),
      ("%1$@ %2$@", "％1＄＠ ％2＄@", "%1$@ %2$@"), ("Hi {name}", "Hallo ｛name｝", "Hallo {name}"),
      ("Go", "Lo\u{200B}s\u{FEFF}", "Los"), ("Go", #"Lo\u200Bs\u0020"#, "Los"),
      ("Load…", "Laden...", "Laden…"), ("A… B…", "A... B...", "A… B…"),
      ("%lld%% of %@", "Von %@ sind %lld%%", "Von %2$@ sind %1$lld%%"),
      ("%@ has %.2f", "%.2f hat %@", "%2$.2f hat %1$@"), ("Go", #"\"Los\" \n "#, nil),
      // These take a decision.
      ("Go", "Los", nil), ("Name %@: ", "Name %@:", nil), ("Go", "\u{200B}", nil),
      ("Go", " ", nil), ("Load…", "Laden....", nil), ("../…", "../...", nil),
      ("%@ has %@ of %lld", "%lld von %@ %@", nil), ("Go", "Lo\u{AD}s", nil),
      ("Done", "100％完了", nil),
    ] as [(String, String, String?)])
  func texts(_ source: String, _ german: String, _ expected: String?) throws {
    let before = catalog(source, german)
    let fixes = try fixed(["a.xcstrings": before])
    let mended = expected ?? fixes["a.xcstrings"].map { _ in "?" } ?? german
    if expected == nil, german.contains("％２") || german.contains("\\n") {
      // Part of it is mended; what is left must still be the catalog it was.
      #expect(fixes["a.xcstrings"]?.after != before)
      return
    }
    let after = fixes["a.xcstrings"]?.after ?? before
    #expect(
      String(decoding: after, as: UTF8.self)
        == String(decoding: catalog(source, mended), as: UTF8.self))
  }

  @Test("a mended file has nothing more to mend, and names what was mended")
  func idempotent() throws {
    let files = ["a.xcstrings": catalog("Load… %@", " Laden... ％@\u{200B} ")]
    let fix = try #require(try fixed(files)["a.xcstrings"])
    #expect(
      fix.counts == [
        "leading-space": 1, "trailing-space": 1, "ellipsis": 1, "placeholder-fullwidth": 1,
        "invisible-char": 1,
      ])
    #expect(fix.after == catalog("Load… %@", "Laden… %@"))
    #expect(try fixed(["a.xcstrings": fix.after]).isEmpty)
  }

  @Test("rules that are off, texts that are let pass, and known findings are left alone")
  func respect() throws {
    let bytes = catalog("Load…", "Laden... ")
    #expect(
      try fixed(["a.xcstrings": bytes], style: false)["a.xcstrings"]?.counts == [
        "trailing-space": 1
      ])
    let skipped = ReportSamples.catalog(
      [("Load…", "Laden ")], comment: "[l10n:skip trailing-space a name follows]")
    #expect(try fixed(["a.xcstrings": skipped]).isEmpty)
    let folder = try Folder(["a.xcstrings": bytes])
    var store = try ConfigurationStore(file: nil) { _ in }
    let session = try CheckSession([folder.path], &store)
    var report = session.report()
    for index in report.findings.indices { report.findings[index].standing = .baselined }
    #expect(session.fixes(of: report).isEmpty)
  }

  @Test("a byte order mark goes, an equal duplicate goes, one that differs stays")
  func files() throws {
    let bytes = catalog("Go", "Los")
    #expect(try fixed(["a.xcstrings": [0xEF, 0xBB, 0xBF] + bytes])["a.xcstrings"]?.after == bytes)
    let member = #""de" : { "stringUnit" : { "state" : "translated", "value" : "A" } }"#
    func doubled(_ second: String) -> [UInt8] {
      let text = #"{ "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : {"#
      return Array((text + second + #" } } }, "version" : "1.0" }"#).utf8)
    }
    let equal = doubled(member + ",\n  " + member.replacing(" : ", with: ":") + ",\n" + member)
    #expect(try fixed(["a.xcstrings": equal])["a.xcstrings"]?.after == doubled(member))
    let other = doubled(member + "," + member.replacing("\"A\"", with: "\"B\""))
    #expect(try fixed(["a.xcstrings": other]).isEmpty)
  }

  @Test("in .strings files a duplicate goes with its comment and line, where all of it is equal")
  func stringsDuplicates() throws {
    func after(_ text: String) throws -> String? {
      try fixed(["de.lproj/t.strings": Array(text.utf8)])["de.lproj/t.strings"].map {
        String(decoding: $0.after, as: UTF8.self)
      }
    }
    #expect(
      try after("\"a\" = \"A\";\n\"b\" = \"B\";\n\"a\" = \"A\";\n")
        == "\"a\" = \"A\";\n\"b\" = \"B\";\n")
    let commented = "/* c */\n\"a\" = \"A\";\n\n"
    #expect(try after(commented + "\"b\"=\"B\";\n" + commented) == commented + "\"b\"=\"B\";\n\n")
    #expect(try after("\"a\" = \"A\";\r\n\"a\" = \"A\";\r\n") == "\"a\" = \"A\";\r\n")
    #expect(try after("\"a\" = \"A\";\n/* other */\n\"a\" = \"A\";\n\"b\" = \"B\";\n") == nil)
    #expect(try after("\"a\" = \"A\";\n\"a\" = \"B\";\n") == nil)
    #expect(try after("\"a\" = \"A\";\n// c\n\"a\" = \"A\";\n\"b\" = \"B\";\n") == nil)
  }

  @Test("every format and encoding keeps its own")
  func encodings() throws {
    let english = Array("\"k\" = \"Load…\";\n\"p\" = \"%@ of %lld\";\n".utf8)
    let text = "/* 注 */\r\n\"k\"   =\"😀 Laden...  \" ;\r\n\"p\" = \"%lld von ％@\";"
    let mended = "/* 注 */\r\n\"k\"   =\"😀 Laden…\" ;\r\n\"p\" = \"%2$lld von %1$@\";"
    func bytes(_ text: String, _ form: Int) -> [UInt8] {
      switch form {
      case 0: Array(text.utf8)
      case 1: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case 2: [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      default: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
      }
    }
    for form in 0..<4 {
      let fixes = try fixed([
        "en.lproj/t.strings": english, "de.lproj/t.strings": bytes(text, form),
      ])
      #expect(fixes["de.lproj/t.strings"]?.after == bytes(mended, form), "form \(form)")
      #expect(fixes.count == 1)
    }
  }

  @Test("references and character data of XML are mended as they are written")
  func propertyLists() throws {
    func dictionary(_ text: String) -> [UInt8] {
      Array(
        "<plist version=\"1.0\">\n<dict>\n\t<key>k</key>\n\t<string>\(text)</string>\n</dict>\n</plist>\n"
          .utf8)
    }
    for (form, expected) in [
      ("A &amp; B... ", "A &amp; B…"), ("<![CDATA[A & B...]]>", "<![CDATA[A & B…]]>"),
      ("A&#x20;", "A"),
    ] {
      let fixes = try fixed([
        "en.lproj/t.stringsdict": dictionary("Load…"), "de.lproj/t.stringsdict": dictionary(form),
      ])
      #expect(fixes["de.lproj/t.stringsdict"]?.after == dictionary(expected), "\(form)")
    }
    // White space at the end of a CDATA section cannot be told from its end: left alone or mended.
    let section = try fixed([
      "en.lproj/t.stringsdict": dictionary("Load"),
      "de.lproj/t.stringsdict": dictionary("<![CDATA[Laden ]]>"),
    ])
    let left = section["de.lproj/t.stringsdict"]?.after
    #expect(left == nil || left == dictionary("<![CDATA[Laden]]>"))
  }

  @Test("the real catalogs change in the marked texts only, once", .needsSharedData)
  func realCatalogs() throws {
    var store = try ConfigurationStore(file: nil) { $0.groups = [.style] }
    let session = try CheckSession([SharedData.url("data/real").path], &store)
    let fixes = session.fixes(of: session.report())
    #expect(fixes.count > 20)
    for file in fixes {
      // Nothing but white space, also as ‘\t’, dots, wide signs and numbers comes or goes.
      func rest(_ bytes: [UInt8]) -> [UInt8] {
        let signs = Set("\\t\u{20}\u{3000}.…％%＄$＠@0123456789".utf8)
        return bytes.filter { !signs.contains($0) }
      }
      if file.before.first != 0xFF {
        #expect(rest(file.before) == rest(file.after), "\(file.path)")
      }
      #expect(abs(file.before.count - file.after.count) <= 4 * file.total, "\(file.path)")
    }
  }
}
