import Testing
import ToastCommands
import ToastText

@Suite struct ArgumentReaderTests {
  private static let locale = UsageOption("--locale", value: "TAG", repeats: true, help: "Tag.")
  private static let mode = UsageOption("--mode", choices: ["default", "cldr"], help: "Mode.")
  private static let cells = UsageOption("--cells", value: "N", help: "Cells.")
  private static let file = UsageOption("-o", "--output", value: "FILE", help: "File.")
  private static let explain = UsageOption(flag: "--explain", help: "Explain.")
  private static let usage = Usage(
    name: "sample", abstract: "Samples.",
    operands: [Usage.Operand("KEY", repeats: true, help: "Name a key.")],
    options: [locale, mode, cells, file, explain], examples: [])
  private static let single = Usage(
    name: "one", abstract: "Takes one.", operands: [Usage.Operand("FILE", help: "Name a file.")],
    options: [], examples: [])

  private func reader(_ arguments: String...) throws(CommandError) -> ArgumentReader {
    try ArgumentReader(arguments, usage: Self.usage)
  }

  private func message(_ body: () throws(CommandError) -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return error.exitCode == .usage ? error.problems.first?.message : "not a usage error"
    }
  }

  @Test("values stand after a space or an equals sign")
  func valueSpellings() throws {
    var reader = try reader("a", "--locale", "ja", "--locale=zh-Hant,en", "-o", "x", "--cells=5")
    #expect(reader.operands == ["a"])
    let values = reader.values(Self.locale)
    #expect(values == ["ja", "zh-Hant,en"])
    #expect(try reader.list(Self.locale) == ["ja", "zh-Hant", "en"])
    #expect(try reader.value(Self.file) == "x")
    #expect(try reader.integer(Self.cells, in: 1...80) == 5)
    let explains = reader.flag(Self.explain)
    #expect(!explains)
  }

  @Test("a short option may hold its value, and has a long name")
  func shortOption() throws {
    var attached = try reader("a", "-oout.txt")
    #expect(try attached.value(Self.file) == "out.txt")
    var long = try reader("a", "--output=out.txt")
    #expect(try long.value(Self.file) == "out.txt")
  }

  @Test("the last of several values counts where one is wanted")
  func lastValueCounts() throws {
    var reader = try reader("a", "--mode", "cldr", "--mode", "default")
    #expect(try reader.choice(Self.mode) == "default")
  }

  @Test("options are kept in the order given")
  func occurrencesKeepOrder() throws {
    let reader = try reader("--explain", "a", "-o", "x", "--locale", "ja", "b")
    #expect(reader.occurrences.map(\.option.name) == ["--explain", "-o", "--locale"])
    #expect(reader.operands == ["a", "b"])
  }

  @Test("after two dashes everything is an operand, and a lone dash always is")
  func endOfOptions() throws {
    #expect(try reader("-", "--", "--explain", "-x").operands == ["-", "--explain", "-x"])
  }

  @Test("an empty value is a value")
  func emptyValue() throws {
    var reader = try reader("a", "--output=")
    #expect(try reader.value(Self.file) == "")
  }

  @Test(
    "help stops the reading, wherever it stands", arguments: [["--help"], ["a", "-h", "--bad"]])
  func helpWins(_ arguments: [String]) throws {
    #expect(try ArgumentReader(arguments, usage: Self.usage).asksForHelp)
  }

  @Test(
    "wrong options are named, with the nearest right one",
    arguments: [
      (["a", "--locle", "ja"], "unknown option ‘--locle’; did you mean ‘--locale’?"),
      (["a", "--frobnicate"], "unknown option ‘--frobnicate’"),
      (["a", "-help"], "unknown option ‘-help’; did you mean ‘--help’?"),
      (["a", "-x"], "unknown option ‘-x’; did you mean ‘-o’?"),
      (["a", "--explain=yes"], "‘--explain’ takes no value; remove ‘=’ and what follows"),
      (["a", "--locale"], "‘--locale’ wants a value: --locale TAG"),
      (["a", "--locale", "--explain"], "‘--locale’ wants a value: --locale TAG"),
      (["a", "-o", "--locale=ja"], "‘-o’ wants a value: -o FILE"),
      ([], "KEY is missing; name a key."),
    ])
  func wrongOptions(_ arguments: [String], expected: String) {
    let message = message { () throws(CommandError) in
      _ = try ArgumentReader(arguments, usage: Self.usage)
    }
    #expect(message == expected)
  }

  @Test("a second operand is refused where one is wanted")
  func tooManyOperands() {
    let message = message { () throws(CommandError) in
      _ = try ArgumentReader(["a", "b"], usage: Self.single)
    }
    #expect(message == "‘b’ is one operand too many; remove it")
  }

  @Test("a word that is no choice is refused with the choices")
  func wrongChoice() throws {
    var reader = try reader("a", "--mode", "cldrr")
    let message = message { () throws(CommandError) in _ = try reader.choice(Self.mode) }
    #expect(
      message
        == "‘cldrr’ is no value of --mode: use default, cldr; did you mean ‘cldr’?")
  }

  @Test("a number out of its limits is refused", arguments: ["0", "81", "five", "1.5", ""])
  func wrongNumber(_ text: String) throws {
    var reader = try reader("a", "--cells", text)
    let message = message { () throws(CommandError) in
      _ = try reader.integer(Self.cells, in: 1...80)
    }
    #expect(message == "‘\(text)’ is no value of --cells: use a whole number from 1 to 80")
  }
}
