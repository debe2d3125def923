import ToastData
import ToastText

/// The languages that ICU takes another language for, but not the other way round.
///
/// A Ukrainian reader is offered Russian by ICU, a Russian reader no Ukrainian. The table, its source
/// and its licence stand in `Resources/LocaleMatching/one-way.json`.
struct OneWayMatches: Sendable {
  /// Those that the mode `default` leaves out, by the language asked for.
  let leftOut: [String: String]

  /// Those that stay, because readers of the one do read the other: Cantonese and Chinese.
  let kept: [String: String]

  /// The table of the project.
  static let shared = OneWayMatches(
    json: EmbeddedData.resource("LocaleMatching/one-way.json") ?? [])

  /// Whether the mode `default` does not take one language for another.
  func leavesOut(_ supported: String, for desired: String) -> Bool {
    leftOut[desired] == supported
  }

  /// Reads the table: an object whose members are texts, or objects of texts.
  ///
  /// A test compares the result with a full JSON reader's; the file holds no escapes but `\"`.
  init(json: [UInt8]) {
    var sections: [String: [String: String]] = [:]
    var depth = 0
    var section = ""
    var key: String?
    var index = 0
    while index < json.count {
      switch json[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""):
        let text = Self.text(in: json, at: &index)
        if depth == 1 {
          section = text
        } else if let name = key.take() {
          sections[section, default: [:]][name] = text
        } else {
          key = text
        }
      default: break
      }
      index += 1
    }
    leftOut = sections["leftOut"] ?? [:]
    kept = sections["kept"] ?? [:]
  }

  /// The text between the quotation mark at `index` and the next, where it leaves `index`.
  private static func text(in json: [UInt8], at index: inout Int) -> String {
    let start = index + 1
    index = start
    while index < json.count, json[index] != UInt8(ascii: "\"") {
      index += json[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return String(decoding: json[start..<min(index, json.count)], as: UTF8.self)
  }
}
