import Foundation
import TestSupport
import Testing
import ToastCatalogs
import ToastText

@Suite("Damaged files never crash or hang a reader", .needsSharedData)
struct MutationTests {
  /// Real files of a size that damage reaches every part of.
  private static func files() -> [URL] {
    ["data/real", "data/apple-fixtures", "data/qa/parse_seed"].flatMap {
      SharedData.files(under: $0, withExtension: "xcstrings", "strings", "stringsdict")
    }.filter { file in
      let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
      return (size ?? 0) < 20_000
    }
  }

  private func read(_ bytes: [UInt8], _ path: String) -> Catalog {
    switch path.split(separator: ".").last {
    case "xcstrings": StringCatalogReader.read(bytes: bytes, file: path)
    case "strings": StringsFileReader.read(bytes: bytes, file: path)
    default: StringsDictReader.read(bytes: bytes, file: path)
    }
  }

  @Test("2,000 damaged files are read or reported, none takes a second", arguments: 0..<4)
  func damage(seed: Int) throws {
    let files = Self.files()
    #expect(files.count > 50)
    let contents = try files.map { try [UInt8](Data(contentsOf: $0)) }
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<500 {
      let number = Int.random(in: 0..<files.count, using: &random)
      let bytes = Damage.damaged(contents[number], using: &random)
      let start = ContinuousClock.now
      let catalog = read(bytes, files[number].path)
      let time = start.duration(to: .now)
      #expect(time < Damage.hangLimit, "\(files[number].path), seed \(seed)")
      for problem in catalog.problems {
        #expect(!problem.description.isEmpty)
      }
      for localization in catalog.entries.flatMap(\.localizations) {
        localization.forEachUnit { unit, _ in
          #expect(unit.valueRange.upperBound <= bytes.count)
        }
      }
      // What is read of a damaged file can be converted and counted.
      _ = CatalogStatistics(catalog)
      _ = CatalogConverter.localizedFolders(from: catalog)
      _ = CatalogConverter.stringCatalog(from: catalog)
    }
  }

  @Test(
    "a file cut off anywhere is read up to there",
    arguments: ["xcstrings", "strings", "stringsdict"])
  func cutOff(ending: String) throws {
    let file = try #require(
      Self.files().first { $0.pathExtension == ending && $0.path.contains("swiftgen") }
        ?? Self.files().first { $0.pathExtension == ending })
    let bytes = try [UInt8](Data(contentsOf: file)).prefix(4_000)
    for length in stride(from: 0, to: bytes.count, by: 7) {
      _ = read(Array(bytes.prefix(length)), file.path)
    }
  }
}
