import Testing
import ToastCatalogs
import ToastText

@Suite("A faulty JSON text is read on after each fault")
struct JSONRecoveryTests {
  /// A faulty text, the problems as `line:column kind`, and the keys that are read all the same.
  struct Fault: CustomTestStringConvertible, Sendable {
    var text: String
    var problems: [String]
    var keys: [String]
    var testDescription: String { text.debugDescription }
  }

  @Test(
    "each fault is named at its place and the rest is read",
    arguments: [
      Fault(text: #"{"a": 1,}"#, problems: ["1:8 parse-error"], keys: ["a"]),
      Fault(text: #"{,"a": 1}"#, problems: ["1:2 parse-error"], keys: ["a"]),
      Fault(text: #"{"a": 1,, "b": 2}"#, problems: ["1:9 parse-error"], keys: ["a", "b"]),
      Fault(text: "{\"a\": 1\n \"b\": 2}", problems: ["2:2 parse-error"], keys: ["a", "b"]),
      Fault(text: #"{"a" 1, "b": 2}"#, problems: ["1:2 parse-error"], keys: ["a", "b"]),
      Fault(text: #"{"a", "b": 2}"#, problems: ["1:2 parse-error"], keys: ["b"]),
      Fault(text: #"{"a": , "b": 2}"#, problems: ["1:7 parse-error"], keys: ["a", "b"]),
      Fault(text: #"{a: 1, "b": 2}"#, problems: ["1:2 parse-error"], keys: ["b"]),
      Fault(text: #"{"a": 'x', "b": 2}"#, problems: ["1:7 parse-error"], keys: ["a", "b"]),
      Fault(text: #"{"a": None, "b": 2}"#, problems: ["1:7 parse-error"], keys: ["a", "b"]),
      Fault(
        text: #"{"a": 01, "b": .5, "c": 1.}"#,
        problems: ["1:7 parse-error", "1:16 parse-error", "1:25 parse-error"],
        keys: ["a", "b", "c"]),
      Fault(text: "{\"a\": \"x\n, \"b\": 2}", problems: ["1:7 parse-error"], keys: ["a", "b"]),
      Fault(text: "{\"a\": \"x,\n \"b\": 2}", problems: ["1:7 parse-error"], keys: ["a", "b"]),
      Fault(text: "{\"a\": \"x\n}", problems: ["1:7 parse-error"], keys: ["a"]),
      Fault(text: "{\"a\": \"x\ny\", \"b\": 2}", problems: ["1:9 parse-error"], keys: ["a", "b"]),
      Fault(
        text: #"{"a": "\q\u12", "b": 2}"#, problems: ["1:8 escape", "1:10 escape"],
        keys: ["a", "b"]),
      Fault(text: #"{"a": "\ud83d", "b": 2}"#, problems: ["1:8 encoding"], keys: ["a", "b"]),
      Fault(text: "{\"a\": [1, 2}, \"b\": 2}", problems: ["1:12 parse-error"], keys: ["a", "b"]),
      Fault(
        text: "{\"a\": 1 /* x */, // y\n \"b\": 2}",
        problems: ["1:9 parse-error", "1:18 parse-error"], keys: ["a", "b"]),
      Fault(
        text: "{\"a\": 1,\n<<<<<<< HEAD\n\"b\": 2\n=======\n\"c\": 3\n>>>>>>> x\n}",
        problems: ["2:1 conflict-marker", "4:1 conflict-marker", "6:1 conflict-marker"],
        keys: ["a", "b", "c"]),
      Fault(text: "\u{FEFF}{\"a\": 1}", problems: ["1:1 bom"], keys: ["a"]),
      Fault(text: "{\"a\": 1\u{0}, \"b\": 2}", problems: ["1:8 parse-error"], keys: ["a", "b"]),
      Fault(text: #"{"a": {"b": [1"#, problems: ["1:15 parse-error"], keys: ["a"]),
      Fault(text: #"{"a": 1} x"#, problems: ["1:10 parse-error"], keys: ["a"]),
      Fault(text: #"{"a": 1"#, problems: ["1:8 parse-error"], keys: ["a"]),
      Fault(text: #"{"a": "1"#, problems: ["1:7 parse-error", "1:9 parse-error"], keys: ["a"]),
      Fault(
        text: #"{"a": "1\"#, problems: ["1:7 parse-error", "1:9 escape", "1:10 parse-error"],
        keys: ["a"]),
      Fault(text: "", problems: ["1:1 parse-error"], keys: []),
      Fault(text: " \n ", problems: ["2:2 parse-error"], keys: []),
    ])
  func faults(_ fault: Fault) {
    let source = SourceText(path: "a.json", bytes: Array(fault.text.utf8))
    let (value, problems) = JSONReader.read(source)
    let places = problems.map { "\($0.position?.description ?? "-") \($0.kind)" }
    #expect(places == fault.problems)
    #expect((value?.members ?? []).map(\.key) == fault.keys)
  }

  @Test("bytes that are no UTF-8 are named at their place and replaced")
  func invalidUTF8() {
    let bytes = Array("{\"a\": \"x".utf8) + [0xFF] + Array("y\", \"b\": 2}".utf8)
    let (value, problems) = JSONReader.read(SourceText(path: "a.json", bytes: bytes))
    #expect(value?["a"]?.string == "x\u{FFFD}y")
    #expect(value?["b"]?.number == 2)
    #expect(problems.map(\.kind) == ["encoding"])
    #expect(problems.first?.position == SourcePosition(line: 1, column: 9, offset: 8))
  }

  @Test(
    "overlong forms, surrogates and numbers past U+10FFFF are no UTF-8",
    arguments: [
      [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0xE3, 0x81], [0x80],
    ] as [[UInt8]])
  func illFormed(bytes: [UInt8]) {
    let text = Array("\"あ".utf8) + bytes + Array("\"".utf8)
    let (_, problems) = JSONReader.read(SourceText(path: "a.json", bytes: text))
    #expect(problems.map(\.kind) == ["encoding"])
    #expect(problems.first?.position?.offset == 4)
  }

  @Test("a file in UTF-16 is named as such")
  func utf16() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x7B, 0, 0x7D, 0]
    let (value, problems) = JSONReader.read(SourceText(path: "a.json", bytes: bytes))
    #expect(value == nil)
    #expect(problems.map(\.kind) == ["encoding"])
  }

  @Test("a file of noise gives a limited number of problems")
  func noise() {
    var bytes: [UInt8] = Array("{".utf8)
    var state: UInt64 = 1
    for _ in 0..<1_000_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes.append(UInt8(truncatingIfNeeded: state >> 33))
    }
    let (_, problems) = JSONReader.read(SourceText(path: "a.json", bytes: bytes))
    #expect(!problems.isEmpty)
    #expect(problems.count <= ProblemLog.limit)
  }
}
