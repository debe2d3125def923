/// Changes values of a JSON text and leaves every other byte as it is.
///
/// Changes are collected against the text as it was read and made all at once: a new value replaces
/// the bytes of the old one, a new member is put between its neighbours in Xcode's layout and
/// order.
struct JSONEditor {
  private let source: SourceText
  private let root: JSONValue
  /// New values by the place of the old one.
  private var replaced: [Int: Change] = [:]
  /// Members to add, by the place of their object.
  private var added: [Int: Addition] = [:]
  /// The members of large objects by key, by the place of the object.
  private var indexes: [Int: [ExactKey: Int]] = [:]

  private struct Change {
    var range: Range<Int>
    var value: JSONValue
    var depth: Int
  }

  private struct Addition {
    var object: JSONValue
    var members: [JSONMember]
    var depth: Int
  }

  init(_ source: SourceText, root: JSONValue) {
    self.source = source
    self.root = root
  }

  /// The value at a path of keys, changes included.
  mutating func value(at path: [String]) -> JSONValue? {
    var node = root
    for (depth, name) in path.enumerated() {
      if let change = replaced[node.range.lowerBound] {
        return Self.value(in: change.value, at: path[depth...])
      }
      if let member = member(name, of: node) {
        node = member.value
        continue
      }
      let pending = added[node.range.lowerBound]?.members.last { Self.equal($0.key, name) }
      return pending.flatMap { Self.value(in: $0.value, at: path[(depth + 1)...]) }
    }
    return replaced[node.range.lowerBound]?.value ?? node
  }

  /// Gives the place at a path of keys a value; objects on the way that are missing are made.
  mutating func set(_ path: [String], to value: JSONValue) {
    var node = root
    for (depth, name) in path.enumerated() {
      let place = node.range.lowerBound
      if replaced[place] != nil || node.members == nil {
        let old = replaced[place]?.value ?? node
        let new = Self.setting(path[depth...], of: old, to: value)
        replaced[place] = Change(range: node.range, value: new, depth: depth)
        return
      }
      guard let member = member(name, of: node) else {
        var addition = added[place] ?? Addition(object: node, members: [], depth: depth)
        let all = JSONValue(.object(addition.members))
        addition.members = Self.setting(path[depth...], of: all, to: value).members ?? []
        added[place] = addition
        return
      }
      node = member.value
    }
    replaced[node.range.lowerBound] = Change(range: node.range, value: value, depth: path.count)
  }

  /// The bytes of the text with all changes made.
  func bytes() -> [UInt8] {
    let lineBreak = usesCarriageReturns ? "\r\n" : "\n"
    var edits = replaced.values.map { change in
      var bytes: [UInt8] = []
      XcodeLayout.write(change.value, depth: change.depth, lineBreak: lineBreak, to: &bytes)
      return ByteEdit(range: change.range, bytes: bytes)
    }
    let order = XcodeKeyOrder()
    for addition in added.values { edits += insertions(addition, order, lineBreak) }
    return ByteEdit.apply(edits, to: source.bytes)
  }

  private var usesCarriageReturns: Bool {
    guard let first = source.bytes.firstIndex(of: 0x0A) else { return false }
    return first > 0 && source.bytes[first - 1] == 0x0D
  }

  /// Puts each new member before the first neighbour that comes after it, or at the end.
  private func insertions(
    _ addition: Addition, _ order: XcodeKeyOrder, _ lineBreak: String
  ) -> [ByteEdit] {
    let members = order.sorted(addition.members).map { JSONMember($0.key, order.sorted($0.value)) }
    let object = addition.object
    let neighbours = object.members ?? []
    if neighbours.isEmpty {
      var bytes: [UInt8] = []
      XcodeLayout.write(
        JSONValue(.object(members)), depth: addition.depth, lineBreak: lineBreak, to: &bytes)
      return [ByteEdit(range: object.range, bytes: bytes)]
    }
    let depth = addition.depth + 1
    let ranks = neighbours.map { order.rank(of: $0.key) }
    return members.enumerated().map { number, member in
      let rank = order.rank(of: member.key)
      let next = ranks.firstIndex { XcodeKeyOrder.precedes(rank, $0) } ?? neighbours.count
      var bytes: [UInt8] = []
      if next > 0 {
        bytes.append(UInt8(ascii: ","))
        XcodeLayout.writeLine(depth: depth, lineBreak: lineBreak, to: &bytes)
      }
      XcodeLayout.writeMember(member, depth: depth, lineBreak: lineBreak, to: &bytes)
      if next == 0 {
        bytes.append(UInt8(ascii: ","))
        XcodeLayout.writeLine(depth: depth, lineBreak: lineBreak, to: &bytes)
      }
      let place =
        next == 0
        ? neighbours[0].keyRange.lowerBound - 1 : neighbours[next - 1].value.range.upperBound
      return ByteEdit(range: place..<place, bytes: bytes, number: number)
    }
  }
}

extension JSONEditor {
  private static func equal(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }

  private static func member(_ name: String, of node: JSONValue) -> JSONMember? {
    node.members?.last { equal($0.key, name) }
  }

  /// A member of an object of the file; those of large objects are looked up, not searched for.
  private mutating func member(_ name: String, of node: JSONValue) -> JSONMember? {
    guard let members = node.members, members.count > 16 else { return Self.member(name, of: node) }
    let place = node.range.lowerBound
    if indexes[place] == nil {
      var index: [ExactKey: Int] = [:]
      for (number, member) in members.enumerated() { index[ExactKey(member.key)] = number }
      indexes[place] = index
    }
    return indexes[place]?[ExactKey(name)].map { members[$0] }
  }

  private static func value(in value: JSONValue, at path: ArraySlice<String>) -> JSONValue? {
    guard let name = path.first else { return value }
    return member(name, of: value).flatMap { self.value(in: $0.value, at: path.dropFirst()) }
  }

  /// A value with another at a path inside it; what is no object on the way becomes one.
  private static func setting(
    _ path: ArraySlice<String>, of old: JSONValue, to value: JSONValue
  ) -> JSONValue {
    guard let name = path.first else { return value }
    var members = old.members ?? []
    if let number = members.lastIndex(where: { equal($0.key, name) }) {
      members[number].value = setting(path.dropFirst(), of: members[number].value, to: value)
    } else {
      members.append(JSONMember(name, setting(path.dropFirst(), of: JSONValue(.null), to: value)))
    }
    return JSONValue(.object(members))
  }
}
