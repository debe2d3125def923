import Testing
import ToastCatalogs
import ToastFormatting
import ToastText

@Suite("A message that was compiled once serves many threads")
struct MessageThreadsTests {
  private let photos = CatalogLocalization.text(
    "%1$@ shared %#@photos@",
    .plural("photos", 2, "lld", [.one: "%arg photo", .other: "%arg photos"]))

  private let expected = [
    "Ada shared 0 photos", "Ada shared 1 photo", "Ada shared 2 photos", "Ada shared 1,234 photos",
  ]

  @Test("Eight tasks format one message")
  func messageThreads() async {
    let message = Message(photos, key: "photos", locale: "en")
    let texts = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).flatMap { _ in
            ([0, 1, 2, 1234] as [Int]).map { message.text(["Ada", .integer($0)]) }
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(texts.count == 8 * 200 * 4)
    #expect(
      stride(from: 0, to: texts.count, by: 4).allSatisfy { Array(texts[$0..<$0 + 4]) == expected })
  }

  @Test("Eight tasks look texts up through one localizer from its first use on")
  func localizerThreads() async {
    let catalog = Catalog(
      file: "A.xcstrings", table: "A", format: .stringCatalog, sourceLanguage: "en",
      entries: [CatalogEntry(key: "photos", localizations: [photos])], locales: ["en"])
    let localizer = Localizer([catalog], request: LocaleRequest(["en"]))
    let texts = await withTaskGroup(of: [String].self) { group in
      for number in [0, 1, 2, 1234, 0, 1, 2, 1234] as [Int] {
        group.addTask {
          (0..<200).map { _ in localizer.text("photos", ["Ada", .integer(number)]) }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(texts.count == 8 * 200)
    #expect(Set(texts) == Set(expected))
  }
}
