import COpponents
import Foundation
import ToastCatalogs

/// Reading String Catalogs of 2 and of 22 MiB in ten languages.
enum LoadBenchmarks {
  static func run() -> [Measurement] {
    [1_000, 11_000].flatMap { keys -> [Measurement] in
      let bytes = SampleCatalog.bytes(keys: keys)
      let megabytes = Double(bytes.count) / 1e6
      let work = ".xcstrings of \(Int(megabytes.rounded())) MB"
      let contenders: [Contest.Contender] = [
        (
          "kit, all locales",
          { Stopwatch.use(StringCatalogReader.read(bytes: bytes, file: "a.xcstrings")) }
        ),
        (
          "kit, one locale",
          {
            Stopwatch.use(
              StringCatalogReader.read(bytes: bytes, file: "a.xcstrings", only: ["ja"]))
          }
        ),
        (
          "JSONDecoder",
          { Stopwatch.use(try? JSONDecoder().decode(DecodedCatalog.self, from: Data(bytes))) }
        ),
        (
          "byte scan",
          { Stopwatch.use(opponent_count_bytes(bytes, bytes.count, UInt8(ascii: "\""))) }
        ),
      ]
      return zip(contenders, Stopwatch.secondsEach(contenders.map(\.body))).map {
        Measurement(work: work, who: $0.who, samples: $1.map { megabytes / $0 }, unit: "MB/s")
      }
    }
  }
}

/// The part of a String Catalog that an app would decode with `JSONDecoder`.
private struct DecodedCatalog: Decodable {
  struct Entry: Decodable {
    let comment: String?
    let localizations: [String: Localization]?
  }
  struct Localization: Decodable {
    let stringUnit: Unit?
  }
  struct Unit: Decodable {
    let state: String
    let value: String
  }

  let sourceLanguage: String
  let strings: [String: Entry]
}
