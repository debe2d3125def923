import ToastICU
import ToastText

/// The order in which Xcode writes the keys of every object: as people sort, digits as numbers.
///
/// It is that of Foundation's `localizedStandardCompare` in the root locale, found by comparing
/// files that Xcode wrote. Keys that sort alike are ordered by their UTF-16 units.
struct XcodeKeyOrder {
  private let collator: Collator?

  init() { collator = Collator(tag: LanguageTag(language: "und")) }

  /// The members of an object in order; of equal keys only the last stays.
  func sorted(_ members: [JSONMember]) -> [JSONMember] {
    var last: [ExactKey: Int] = [:]
    for (number, member) in members.enumerated() { last[ExactKey(member.key)] = number }
    let kept = members.enumerated().filter { last[ExactKey($1.key)] == $0 }.map(\.element)
    return kept.map { (rank(of: $0.key), $0) }
      .sorted { Self.precedes($0.0, $1.0) }.map(\.1)
  }

  /// A value whose objects are all in order.
  func sorted(_ value: JSONValue) -> JSONValue {
    var value = value
    switch value.content {
    case .object(let members):
      value.content = .object(
        sorted(members).map { JSONMember($0.key, keyRange: $0.keyRange, sorted($0.value)) })
    case .array(let elements):
      value.content = .array(elements.map(sorted))
    case .null, .boolean, .number, .string:
      break
    }
    return value
  }

  /// What a key is ordered by.
  struct Rank {
    fileprivate var key: [UInt8]
    fileprivate var text: String
  }

  func rank(of text: String) -> Rank {
    Rank(key: collator?.key(of: text) ?? [], text: text)
  }

  /// Whether one key stands before another.
  static func precedes(_ left: Rank, _ right: Rank) -> Bool {
    if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
    return left.text.utf16.lexicographicallyPrecedes(right.text.utf16)
  }
}
