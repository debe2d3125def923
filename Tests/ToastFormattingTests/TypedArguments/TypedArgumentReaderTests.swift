import Testing
import ToastCatalogs
import ToastText

@testable import ToastFormatting

@Suite struct TypedArgumentReaderTests {
  private func read(_ json: String) -> (arguments: [MessageArgument], problems: [Problem]) {
    TypedArgumentReader.read(SourceText(path: "--args", bytes: Array(json.utf8)))
  }

  private static func decimal(_ text: String) throws -> DecimalNumber {
    try #require(DecimalNumber(parsing: text))
  }

  @Test("plain numbers and strings keep their kind and their digits")
  func plainValues() throws {
    let read = read(#"[12, -3, 1.0, 1.50, 1e3, 99999999999999999999, "Ana", ""]"#)
    #expect(read.problems.isEmpty)
    #expect(
      read.arguments == [
        .integer(12), .integer(-3), .decimal(try Self.decimal("1.0")),
        .decimal(try Self.decimal("1.50")), .integer(1000),
        .decimal(try Self.decimal("99999999999999999999")), .string("Ana"), .string(""),
      ])
  }

  @Test(
    "every type of the contract is read",
    arguments: [
      (#"{"percent":0.5}"#, MessageArgument.percent(DecimalNumber(parsing: "0.5") ?? 0)),
      (#"{"bytes":123456}"#, .bytes(123_456)),
      (
        #"{"date":"2026-11-30T09:30:00Z","style":"short"}"#,
        .date(DateArgument(secondsSince1970: 1_796_031_000, dateStyle: .short))
      ),
      (
        #"{"date":"2026-11-30","zone":"Asia/Tokyo","time":"short"}"#,
        .date(
          DateArgument(
            secondsSince1970: 1_795_996_800, timeStyle: .short, timeZone: "Asia/Tokyo"))
      ),
      (#"{"list":["Ana","Ben"]}"#, .list(["Ana", "Ben"])),
      (#"{"list":[]}"#, .list([])),
      (#"{"relative":-3,"unit":"minute"}"#, .relative(-3, unit: .minute)),
      (#"{"duration":90}"#, .duration(90, style: .clock)),
      (#"{"style":"words","duration":90}"#, .duration(90, style: .words)),
      (#"{"currency":1200,"code":"JPY"}"#, .currency(1200, code: "JPY")),
      (#"{"currency":1200,"code":"jpy"}"#, .currency(1200, code: "JPY")),
      (#"{"measure":5,"unit":"kilometer"}"#, .measure(5, unit: "kilometer")),
      (#"{"range":[0,1]}"#, .range(0, 1)),
      (#"{"spellOut":12}"#, .spellOut(12)),
      (#"{"ordinal":3}"#, .ordinal(3)),
    ])
  func typedValues(_ json: String, _ expected: MessageArgument) {
    let read = read("[\(json)]")
    #expect(read.problems.isEmpty)
    #expect(read.arguments == [expected])
  }

  @Test(
    "a wrong argument is named with its place",
    arguments: [
      ("[1, null]", "1:5", "null is no argument; write a number, a string or a typed object"),
      ("{}", "1:1", "the arguments are an object; write an array, such as [12, \"Ana\"]"),
      (
        #"[{"percent":"half"}]"#, "1:13", "expected a number, found a string"
      ),
      (
        #"[{"date":"tomorrow"}]"#, "1:10",
        "‘tomorrow’ is no date; write one such as 2026-11-30T09:30:00Z"
      ),
      (
        #"[{"duration":9,"style":"word"}]"#, "1:24",
        "‘word’ is no style; use one of clock, words; did you mean ‘words’?"
      ),
      (
        #"[{"relative":-3}]"#, "1:2",
        "‘unit’ is missing; add one of second, minute, hour, day, week, month, quarter, year"
      ),
      (
        #"[{"currency":5,"code":"euro"}]"#, "1:23",
        "‘euro’ is no currency; write its three letters of ISO 4217, such as JPY"
      ),
      (#"[{"currency":5}]"#, "1:2", "the currency is missing; add \"code\": \"JPY\""),
      (#"[{"measure":5}]"#, "1:2", "the unit is missing; add \"unit\": \"kilometer\""),
      (#"[{"range":[1]}]"#, "1:11", "a range is an array of two numbers, such as [0, 1]"),
      (#"[{"list":["a",1]}]"#, "1:15", "expected a string, found a number"),
      (
        #"[{"ordinal":3,"unit":"day"}]"#, "1:16",
        "‘unit’ says nothing of ‘ordinal’, which knows nothing; remove it"
      ),
    ])
  func wrongValues(_ json: String, _ place: String, _ message: String) {
    let problems = read(json).problems
    #expect(problems.map { "\($0.position?.description ?? "")" } == [place])
    #expect(problems.map(\.message) == [message])
    #expect(problems.first?.file == "--args")
  }

  @Test("an unknown type is named with the nearest known one")
  func unknownType() {
    let problems = read(#"["a", {"ordinl":3}]"#).problems
    #expect(problems.first?.position?.description == "1:7")
    #expect(problems.first?.message.hasSuffix("; did you mean ‘ordinal’?") == true)
  }

  @Test("every fault is reported, and the others keep their numbers")
  func severalFaults() {
    let read = read(#"[true, 2, {"percent":[]}, "d"]"#)
    #expect(read.problems.count == 2)
    #expect(read.arguments == [.string(""), 2, .string(""), "d"])
  }

  @Test("what is not JSON is reported, not guessed", arguments: ["", "[1,", "[1 2]", "{", "nope"])
  func notJSON(_ json: String) {
    let read = read(json)
    #expect(!read.problems.isEmpty)
    #expect(read.problems.allSatisfy { $0.position != nil })
  }
}
