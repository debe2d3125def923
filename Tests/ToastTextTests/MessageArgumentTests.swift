import Testing
import ToastText

@Suite("MessageArgument")
struct MessageArgumentTests {
  @Test("is written as a literal where its type is plain")
  func literals() {
    let arguments: [MessageArgument] = [12, "Ana", 0.5]
    #expect(arguments[0] == .integer(12))
    #expect(arguments[1] == .string("Ana"))
    #expect(arguments[2].number?.description == "0.5")
  }

  @Test("keeps what does not fit into 64 bits, and names what is no number")
  func extremes() {
    #expect(MessageArgument(UInt64.max).number?.description == "18446744073709551615")
    #expect(MessageArgument(Double.infinity) == .string("∞"))
    #expect(MessageArgument(-Double.infinity) == .string("-∞"))
    #expect(MessageArgument(Double.nan) == .string("NaN"))
  }

  @Test("gives the number that selects a plural, and none for texts")
  func number() {
    #expect(MessageArgument.measure(5, unit: "kilometer").number == 5)
    #expect(MessageArgument.currency(1200, code: "JPY").number == 1200)
    #expect(MessageArgument.string("5").number == nil)
    #expect(MessageArgument.list(["a"]).number == nil)
  }
}
