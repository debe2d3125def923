import Testing
import ToastCatalogs
import ToastFormatting
import ToastText

@Suite("Substitutions have plurals of their own")
struct SubstitutionTests {
  private static let files = Substitution.plural(
    "FILES", 1, "lld", [.one: "%arg file", .other: "%arg files"])

  @Test("A substitution takes the argument its argNum names, and %arg shows it")
  func argumentNumber() {
    let moved = CatalogLocalization.text("Moved %#@FILES@ to %2$@", Self.files)
    let message = Message(moved, key: "moved %lld to %@", locale: "en")
    #expect(message.text([1, "Archive"]) == "Moved 1 file to Archive")
    #expect(message.text([1234, "Archive"]) == "Moved 1,234 files to Archive")
    #expect(message.format([1, "Archive"]).problems.isEmpty)
  }

  @Test("An uncounted placeholder beside it takes the argument that is left")
  func uncounted() {
    let moved = CatalogLocalization.text("Moved %#@FILES@ to %@", Self.files)
    #expect(
      Message(moved, key: "k", locale: "en").text([2, "Archive"]) == "Moved 2 files to Archive")
    let second = Substitution.plural("FILES", 2, "lld", [.other: "%arg files"])
    let reversed = CatalogLocalization.text("%#@FILES@ from %@", second)
    #expect(Message(reversed, key: "k", locale: "en").text(["Ana", 2]) == "2 files from Ana")
  }

  @Test("Without argNum the place among the placeholders decides")
  func placeInText() {
    let total = Substitution.plural(
      "total", nil, "lld", [.one: "is %arg text", .other: "are %arg texts"])
    let left = Substitution.plural("left", nil, "lld", [.other: "%arg left"])
    let text = CatalogLocalization.text("%@! There %#@total@, %#@left@", total, left)
    #expect(
      Message(text, key: "k", locale: "en").text(["Hi", 1, 5]) == "Hi! There is 1 text, 5 left")
  }

  @Test("A skipped position still selects by the argument it names")
  func skippedPosition() {
    let rating = Substitution.plural("n", nil, "d", [.one: "%d star", .other: "%d stars"])
    let text = CatalogLocalization.text("%1$@ %3$#@n@", rating)
    #expect(Message(text, key: "k", locale: "en").text(["Film", 7, 1]) == "Film 1 star")
  }

  @Test("A count may select while another argument is shown")
  func selectorAndText() {
    let steps = Substitution.plural(
      "steps", 1, "lf", [.one: "%2$@ step", .other: "%2$@ steps"])
    let message = Message(.text("%#@steps@ today", steps), key: "k", locale: "en")
    #expect(message.text([1, "1"]) == "1 step today")
    #expect(message.text([1000.0, "1,000"]) == "1,000 steps today")
    #expect(message.format([1000.0, "1,000"]).problems.isEmpty)
  }

  @Test("The format specifier decides how the number is read")
  func specifier() {
    let text = CatalogLocalization.text(
      "Text in %#@days@", .plural("days", 1, "d", [.one: "%arg day", .other: "%arg days"]))
    #expect(Message(text, key: "k", locale: "en").text([10]) == "Text in 10 days")
    let precise = CatalogLocalization.text(
      "%#@km@", .plural("km", 1, ".1f", [.one: "%arg km!", .other: "%arg km"]))
    #expect(Message(precise, key: "k", locale: "de").text([1]) == "1,0 km")
  }

  @Test("A specifier that is none is reported, and the value shown by its type")
  func wrongSpecifier() {
    let text = CatalogLocalization.text("%#@N@", .plural("N", 1, "y", [.other: "%arg days"]))
    let formatted = Message(text, key: "k", locale: "en").format([10])
    #expect(formatted.text == "10 days")
    #expect(formatted.problems.map(\.kind) == ["format-specifier"])
  }

  @Test("A text of another type than the specifier says is reported with its name")
  func specifierConflict() {
    let text = CatalogLocalization.text("%#@N@", .plural("N", 1, "li", [.other: "%@ days"]))
    let formatted = Message(text, key: "k", locale: "en").format([10])
    #expect(formatted.text == "10 days")
    #expect(
      formatted.problems.map(\.message) == [
        "‘%@’ shows the number of ‘N’, which is ‘%li’; use the same"
      ])
  }

  @Test("Substitutions nested in substitutions take the arguments after theirs")
  func nested() {
    let text = CatalogLocalization.text(
      "%#@geese@",
      .plural(
        "geese", nil, "d",
        [.one: "A goose landed on %#@field@", .other: "%d geese landed on %#@fields@"]),
      .plural("field", nil, "d", [.one: "its field", .other: "its %d fields"]),
      .plural("fields", nil, "d", [.one: "their field", .other: "their %d fields"]))
    let message = Message(text, key: "k", locale: "en")
    #expect(message.text([1, 1]) == "A goose landed on its field")
    #expect(message.text([1, 3]) == "A goose landed on its 3 fields")
    #expect(message.text([2, 1]) == "2 geese landed on their field")
    #expect(message.text([2, 3]) == "2 geese landed on their 3 fields")
  }

  @Test("A cycle is reported, and the reference stays as text")
  func cycle() {
    let text = CatalogLocalization.text(
      "%#@a@", .plural("a", 1, "d", [.other: "x %#@b@"]), .plural("b", 1, "d", [.other: "y %#@a@"]))
    let formatted = Message(text, key: "k", locale: "en").format([1])
    #expect(formatted.text == "x y %#@a@")
    #expect(formatted.problems.map(\.kind) == ["substitution-cycle"])
  }

  @Test("A billion laughs end at a limit that is reported")
  func billionLaughs() {
    var substitutions: [Substitution] = []
    for level in 0..<9 {
      let next = String(repeating: "%1$#@l\(level + 1)@ ", count: 10)
      substitutions.append(.plural("l\(level)", 1, "d", [.other: next]))
    }
    substitutions.append(.plural("l9", 1, "d", [.other: "lol"]))
    let laughs = CatalogLocalization(
      locale: "en", content: .text("%1$#@l0@"), substitutions: substitutions)
    let formatted = Message(laughs, key: "k", locale: "en").format([1])
    #expect(formatted.problems.map(\.kind).contains("expansion-limit"))
    #expect(formatted.text.utf8.count < 20_000)
  }

  @Test("Substitutions one in another beyond all use are reported, and end nothing")
  func depth() {
    var substitutions = (0..<5000).map { level in
      Substitution.plural("l\(level)", 1, "d", [.other: "%1$#@l\(level + 1)@"])
    }
    substitutions.append(.plural("l5000", 1, "d", [.other: "end"]))
    let deep = CatalogLocalization(
      locale: "en", content: .text("%1$#@l0@"), substitutions: substitutions)
    #expect(Message(deep, key: "k", locale: "en").problems.map(\.kind).contains("nesting-limit"))
  }

  @Test("Names that lead nowhere and pieces that are never shown are reported")
  func names() {
    let undefined = Message(.text("%#@N@ left"), key: "k", locale: "en").format([1])
    #expect(undefined.text == "%#@N@ left")
    #expect(undefined.problems.map(\.kind) == ["undefined-substitution"])
    let unused = Message(.text("Done", Self.files), key: "k", locale: "en")
    #expect(unused.text() == "Done")
    #expect(unused.problems.map(\.kind) == ["unused-substitution"])
  }

  @Test("The parts of a substitution stand within it")
  func parts() {
    let moved = CatalogLocalization.text("Moved %#@FILES@ to %2$@", Self.files)
    let parts = Message(moved, key: "k", locale: "en").format([2, "Archive"]).parts
    #expect(
      parts == [
        .literal("Moved "),
        .substitution(
          name: "FILES",
          parts: [
            .argument(ArgumentPart(position: 1, kind: .integer, text: "2")), .literal(" files"),
          ]),
        .literal(" to "),
        .argument(ArgumentPart(position: 2, kind: .string, text: "Archive")),
      ])
  }

  @Test("A device branch refers to the substitutions of the whole text")
  func deviceWithSubstitution() {
    let hint = CatalogLocalization.device(
      [.mac: .text("Click %#@N@"), .other: .text("Tap %lld times")],
      .plural("N", 1, "lld", [.one: "once", .other: "%arg times"]))
    let message = Message(hint, key: "hint %lld", locale: "en")
    #expect(message.text([1], options: MessageOptions(device: .mac)) == "Click once")
    #expect(message.text([3]) == "Tap 3 times")
  }
}
