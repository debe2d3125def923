import Foundation
import Testing
import ToastCatalogs
import ToastText

@Suite("A .strings file is read with places, comments and recovery")
struct StringsFileReaderTests {
  private func read(_ text: String) -> Catalog {
    StringsFileReader.read(bytes: Array(text.utf8), file: "a/ja.lproj/Table.strings")
  }

  private func texts(_ catalog: Catalog) -> [String] {
    catalog.entries.map { entry in
      guard case .unit(let unit) = entry.localizations.first?.content else { return entry.key }
      return "\(entry.key)=\(unit.value)"
    }
  }

  @Test("table and locale are named by the path")
  func names() {
    let catalog = read("\"a\" = \"b\";")
    #expect(catalog.table == "Table")
    #expect(catalog.locales == ["ja"])
    #expect(catalog.sourceLanguage == "ja")
    #expect(catalog.format == .localizedFolders)
    #expect(catalog.entries[0].localizations[0].file == "a/ja.lproj/Table.strings")
  }

  @Test("the comment right before a key is the entry's")
  func comments() {
    let catalog = read(
      """
      // Licence
      // two lines

      /* File */
      /* Shown
         once. */
      "a" = "1";
      "b" = "2"; // beside
      // one
      // two
      "c" = "3";
      """)
    #expect(catalog.entries.map(\.comment) == ["Shown\n   once.", nil, "beside\none\ntwo"])
  }

  @Test("ranges are bytes of the file in its own encoding")
  func ranges() throws {
    let text = "\u{FEFF}/* 😀 */ \"鍵\" = \"a\\n値\";"
    var wide: [UInt8] = []
    for unit in text.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    for (bytes, size) in [(Array(text.utf8), 1), (wide, 2)] {
      let entry = try #require(
        StringsFileReader.read(bytes: bytes, file: "ja.lproj/T.strings").entries.first)
      guard case .unit(let unit) = entry.localizations.first?.content else {
        Issue.record("no text")
        return
      }
      let key = bytes[entry.keyRange]
      let value = bytes[unit.valueRange]
      if size == 1 {
        #expect(String(decoding: key, as: UTF8.self) == "鍵")
        #expect(String(decoding: value, as: UTF8.self) == "a\\n値")
      } else {
        #expect(key.count == 2)
        #expect(value.count == 8)
        #expect(value.elementsEqual([0x61, 0, 0x5C, 0, 0x6E, 0, 0x24, 0x50]))
      }
    }
  }

  @Test(
    "each fault is named at its place and the rest is read",
    arguments: [
      ("\"a\" = \"1\"\n\"b\" = \"2\";", ["1:10 parse-error"], ["a=1", "b=2"]),
      ("\"a\" = \"1;\n\"b\" = \"2\";\n", ["1:7 parse-error"], ["a=1", "b=2"]),
      ("\"a\" = \"1\";\n\"b = \"2\";\n\"c\" = \"3\";", ["2:7 parse-error"], ["a=1", "c=3"]),
      ("\"a\" = “1”;\n\"b\" = \"2\";", ["1:7 parse-error"], ["b=2"]),
      ("\"a\" = ;\n\"b\" = \"2\";", ["1:7 parse-error"], ["b=2"]),
      ("/* x\n\"a\" = \"1\";\n/* y */\n\"b\" = \"2\";", ["3:1 parse-error"], ["b=2"]),
      (
        "<<<<<<< HEAD\n\"a\" = \"1\";\n=======\n\"a\" = \"2\";\n>>>>>>> x\n\"b\" = \"3\";",
        ["1:1 conflict-marker", "3:1 conflict-marker", "4:1 duplicate-key", "5:1 conflict-marker"],
        ["a=2", "b=3"]
      ),
      ("\"a\" = \"1\";\u{0} \"b\" = \"2\";", ["1:11 parse-error"], ["a=1", "b=2"]),
      ("\"a\" = \"\\x\\u3042\";", ["1:8 escape", "1:10 escape"], ["a=xu3042"]),
      ("\"a\" = { b = c; };\n\"d\" = \"e\";", ["1:7 structure"], ["d=e"]),
      ("{ \"a\" = \"1\";", ["1:13 parse-error"], ["a=1"]),
    ])
  func faults(text: String, problems: [String], entries: [String]) {
    let catalog = read(text)
    let found = catalog.problems.map { "\($0.position?.description ?? "-") \($0.kind)" }
    #expect(found == problems)
    #expect(texts(catalog) == entries)
    #expect(catalog.problems.allSatisfy { $0.locale == "ja" })
  }

  @Test("octal escapes are NEXTSTEP's characters")
  func nextStep() throws {
    for byte in UInt8(0x80)...0xFD {
      let catalog = read("\"a\" = \"\\\(String(byte, radix: 8))\";")
      let expected = try #require(String(data: Data([byte]), encoding: .nextstep))
      #expect(texts(catalog) == ["a=\(expected)"])
    }
  }
}
