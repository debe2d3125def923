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
      return [
        measured(work, "kit, all locales", megabytes) {
          Stopwatch.use(StringCatalogReader.read(bytes: bytes, file: "a.xcstrings"))
        },
        measured(work, "kit, one locale", megabytes) {
          Stopwatch.use(StringCatalogReader.read(bytes: bytes, file: "a.xcstrings", only: ["ja"]))
        },
        measured(work, "JSONDecoder", megabytes) {
          Stopwatch.use(try? JSONDecoder().decode(DecodedCatalog.self, from: Data(bytes)))
        },
        measured(work, "byte scan", megabytes) {
          Stopwatch.use(opponent_count_bytes(bytes, bytes.count, UInt8(ascii: "\"")))
        },
      ]
    }
  }

  private static func measured(
    _ work: String, _ who: String, _ megabytes: Double, _ body: () -> Void
  ) -> Measurement {
    Measurement(
      work: work, who: who, median: megabytes / Stopwatch.secondsEach(body), unit: "MB/s")
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
