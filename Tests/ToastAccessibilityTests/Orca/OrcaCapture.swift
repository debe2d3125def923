import TestSupport
import ToastAccessibility
import ToastCatalogs
import ToastText

/// What Orca said about one toast, as its log has it.
struct OrcaCapture: Sendable {
  var toolkit: String
  var name: String
  var locale: String
  var title: String?
  var message: String?
  var actions: [String]
  var role: String
  var isNamed: Bool
  /// The second toast, where two were shown.
  var second: Second?
  /// Texts set one after the other, with their times in milliseconds.
  var texts: [String]
  var times: [Int]
  /// What was said before the first key was pressed.
  var said: [String]

  struct Second: Sendable {
    var title: String
    var message: String
    var role: String?
  }

  /// The captures, in the order of the file.
  static func all() throws -> [OrcaCapture] {
    let path = "data/orca-captured/captures.jsonl"
    let lines = try SharedData.bytes(path).split(separator: UInt8(ascii: "\n"))
    return lines.compactMap { line in
      JSONReader.read(SourceText(path: path, bytes: Array(line))).value.map(OrcaCapture.init)
    }
  }

  init(_ value: JSONValue) {
    let input = value["input"]
    toolkit = String(value["toolkit"]?.string?.prefix { $0 != " " } ?? "")
    name = value["case"]?.string ?? ""
    locale = value["locale"]?.string ?? ""
    title = input?["title"]?.string
    message = input?["message"]?.string
    actions = input?["actions"]?.elements?.compactMap(\.string) ?? []
    role = input?["role"]?.string ?? ""
    isNamed = input?["named"]?.boolean ?? false
    if let other = input?["second"], let title = other["title"]?.string {
      second = Second(
        title: title, message: other["message"]?.string ?? "", role: other["role"]?.string)
    }
    texts = input?["texts"]?.elements?.compactMap(\.string) ?? []
    times =
      input?["at_ms"]?.elements?.compactMap { $0.number.flatMap { Int($0.description) } } ?? []
    said = Self.said(value)
  }

  private static func said(_ value: JSONValue) -> [String] {
    func seconds(_ value: JSONValue?) -> Double {
      value?.number.flatMap { Double($0.description) } ?? 0
    }
    let keys = value["stimuli"]?.elements?.filter { $0["do"]?.string?.hasPrefix("key ") == true }
    let end = keys?.map { seconds($0["t"]) }.min() ?? .infinity
    return value["utterances"]?.elements?.filter { utterance in
      seconds(utterance["t"]) < end && utterance["kind"] == nil
    }.compactMap { $0["text"]?.string } ?? []
  }

  /// The language of the kit's words in the capture's locale.
  var words: String {
    ["ja_JP": "ja", "zh_CN": "zh-Hans", "zh_TW": "zh-Hant"][locale] ?? "en"
  }

  /// What was said, with names for emoji: Orca's log is written before its speech server names them,
  /// which the kit does first.
  var named: [String] {
    said.map { TextCleaning(language: .english).clean($0).text }
  }
}
