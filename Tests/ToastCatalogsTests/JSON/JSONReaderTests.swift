import Testing
import ToastCatalogs
import ToastText

@Suite("A JSON text is read into values that know their places")
struct JSONReaderTests {
  @Test("every kind of value is read with its byte range")
  func kinds() throws {
    let text = #"{"a": [1, -2.50, true, false, null], "b": {"c": "あ\nい"}, "d": []}"#
    let source = SourceText(path: "a.json", bytes: Array(text.utf8))
    let (value, problems) = JSONReader.read(source)
    #expect(problems.isEmpty)
    let root = try #require(value)
    #expect(root.members?.map(\.key) == ["a", "b", "d"])
    #expect(
      root["a"]?.elements?.map(\.kindName) == [
        "a number", "a number", "true or false", "true or false", "null",
      ])
    #expect(root["a"]?.elements?[1].number == DecimalNumber(parsing: "-2.50"))
    #expect(root["a"]?.elements?[1].number?.description == "-2.50")
    #expect(root["b"]?["c"]?.string == "あ\nい")
    #expect(root["d"]?.elements == [])
    let range = try #require(root["b"]?["c"]?.range)
    #expect(String(decoding: source.bytes[range], as: UTF8.self) == #""あ\nい""#)
    let key = try #require(root.members?[1].keyRange)
    #expect(String(decoding: source.bytes[key], as: UTF8.self) == "b")
  }

  @Test(
    "escapes give the characters of RFC 8259",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u3042\u00e9\u00E9""#, "あéé"),
      (#""\ud83d\ude00""#, "😀"),
      (#""\u0000""#, "\u{0}"),
      (#""""#, ""),
      ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
    ])
  func escapes(text: String, expected: String) {
    let (value, problems) = JSONReader.read(SourceText(path: "a", bytes: Array(text.utf8)))
    #expect(value?.string == expected)
    #expect(problems.isEmpty)
  }

  @Test(
    "numbers keep the digits they are written with",
    arguments: ["0", "-0", "1.0", "12345678901234567890", "1e3", "-0.5E-2"])
  func numbers(text: String) {
    let (value, problems) = JSONReader.read(SourceText(path: "a", bytes: Array(text.utf8)))
    #expect(value?.content == .number(text))
    #expect(value?.number == DecimalNumber(parsing: text))
    #expect(problems.isEmpty)
  }

  @Test("of duplicate keys the last counts, and both lines are named")
  func duplicates() {
    let read = read("{\n  \"a\": 1,\n  \"b\": 2,\n  \"a\": 3\n}")
    #expect(read.value?["a"]?.number == 3)
    #expect(read.value?.members?.count == 3)
    #expect(
      read.problems == [
        "a.json:4:3: error: the key ‘a’ stands on line 2 already, and this one replaces it; keep one "
          + "[duplicate-key]"
      ])
  }

  @Test("a nesting bomb is a problem at its place and takes no stack")
  func nesting() {
    let bomb = String(repeating: "[", count: 1_000_000)
    let read = read("{\"a\": \(bomb), \"b\": 1}")
    #expect(read.problems.first?.hasSuffix("[nesting-limit]") == true)
    #expect(read.value?.members?.first?.key == "a")
  }

  private func read(_ text: String) -> (value: JSONValue?, problems: [String]) {
    let (value, problems) = JSONReader.read(SourceText(path: "a.json", bytes: Array(text.utf8)))
    return (value, problems.map(\.description))
  }
}
