import Foundation
import TestSupport

/// A record of the test data of libkuraji: a text, its spaced kana, and their cells.
struct KurajiRecord: Decodable, Sendable {
  var text: String?
  var input: String?
  var output: String?
  var inpos1: [Int]?
  var mode: String?

  /// The records of `harness.json`.
  static let all = records("harness.json")

  /// The records of a file of libkuraji.
  static func records(_ file: String) -> [KurajiRecord] {
    guard let bytes = try? SharedData.bytes("data/libkuraji/" + file) else { return [] }
    return (try? JSONDecoder().decode([KurajiRecord].self, from: Data(bytes))) ?? []
  }
}
