import Testing
import ToastCatalogs
import ToastText
import ToastTranscripts

@Suite("MessageArgumentReader")
struct MessageArgumentReaderTests {
  private func read(_ text: String) -> (argument: MessageArgument?, faults: [String]) {
    let value = JSONReader.read(SourceText(path: "args", bytes: Array(text.utf8))).value
    var reader = MessageArgumentReader()
    let argument = value.flatMap { reader.argument($0) }
    return (argument, reader.faults.map(\.message))
  }

  @Test(
    "reads every kind of argument",
    arguments: [
      ("12", .integer(12)), ("\"Ana\"", .string("Ana")), ("{\"percent\":1}", .percent(1)),
      ("{\"bytes\":123456}", .bytes(123_456)),
      ("{\"list\":[\"Ana\",\"Ben\"]}", .list(["Ana", "Ben"])),
      ("{\"relative\":-3,\"unit\":\"minute\"}", .relative(-3, unit: .minute)),
      ("{\"duration\":90}", .duration(90, style: .clock)),
      ("{\"duration\":90,\"style\":\"words\"}", .duration(90, style: .words)),
      ("{\"currency\":1200,\"code\":\"JPY\"}", .currency(1200, code: "JPY")),
      ("{\"measure\":5,\"unit\":\"kilometer\"}", .measure(5, unit: "kilometer")),
      ("{\"range\":[0,1]}", .range(0, 1)), ("{\"spellOut\":12}", .spellOut(12)),
      ("{\"ordinal\":3}", .ordinal(3)),
      (
        "{\"date\":\"2026-11-30T09:30:00Z\",\"style\":\"short\"}",
        .date(DateArgument(secondsSince1970: 1_796_031_000, dateStyle: .short))
      ),
      (
        "{\"date\":\"2026-11-30\",\"time\":\"short\",\"zone\":\"Asia/Tokyo\"}",
        .date(
          DateArgument(
            secondsSince1970: 1_795_996_800, dateStyle: .medium, timeStyle: .short,
            timeZone: "Asia/Tokyo"))
      ),
    ] as [(String, MessageArgument)])
  func kinds(text: String, expected: MessageArgument) {
    let (argument, faults) = read(text)
    #expect(argument == expected)
    #expect(faults == [])
  }

  @Test("keeps the fraction digits of a number, and integers beyond 64 bits")
  func digits() {
    #expect(read("1.0").argument?.number?.description == "1.0")
    #expect(read("18446744073709551616").argument?.number?.description == "18446744073709551616")
    #expect(read("1e2").argument == .integer(100))
  }

  @Test(
    "names what is wrong",
    arguments: [
      ("null", "not null"), ("[1]", "not an array"), ("{}", "needs one of"),
      ("{\"procent\":1}", "did you mean ‘percent’?"), ("{\"percent\":\"a\"}", "a number is needed"),
      ("{\"currency\":1}", "‘code’"), ("{\"currency\":1,\"code\":\"yen\"}", "ISO 4217"),
      ("{\"relative\":1,\"unit\":\"fortnight\"}", "‘fortnight’"), ("{\"date\":\"soon\"}", "‘date’"),
      ("{\"range\":[1]}", "two numbers"), ("{\"list\":[1]}", "list of strings"),
      ("{\"percent\":1,\"bytes\":2}", "needs one of"),
      ("{\"bytes\":1,\"unit\":\"x\"}", "takes no ‘unit’"),
    ])
  func faults(text: String, expected: String) {
    let (_, faults) = read(text)
    #expect(faults.count == 1)
    #expect(faults.first?.contains(expected) == true, "\(faults)")
  }
}
