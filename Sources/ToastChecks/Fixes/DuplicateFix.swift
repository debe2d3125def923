import ToastCatalogs

/// Takes away entries that say the same as an earlier one of the same key.
enum DuplicateFix {
  /// The change for a duplicate that begins at a byte of a file, or `nil` where the two differ.
  static func change(at offset: Int, in source: SourceText) -> ByteChange? {
    if source.path.hasSuffix(".xcstrings") { return jsonChange(at: offset, in: source) }
    guard source.encoding == .utf8, PropertyListForm.detect(source) == .oldStyle else { return nil }
    return StringsStatement.duplicate(at: offset, in: source.bytes).map {
      ByteChange(range: $0, bytes: [])
    }
  }

  /// The later member goes, with the comma before it.
  private static func jsonChange(at offset: Int, in source: SourceText) -> ByteChange? {
    guard let root = JSONReader.read(source).value else { return nil }
    var open = [root]
    while let value = open.popLast() {
      for (number, member) in (value.members ?? []).enumerated() {
        guard member.keyRange.lowerBound - 1 != offset else {
          return jsonChange(number, of: value.members ?? [])
        }
        open.append(member.value)
      }
      open += value.elements ?? []
    }
    return nil
  }

  private static func jsonChange(_ number: Int, of members: [JSONMember]) -> ByteChange? {
    let member = members[number]
    let earlier = members[..<number].last { $0.key.utf8.elementsEqual(member.key.utf8) }
    guard number > 0, let earlier, isEqual(earlier.value, member.value) else { return nil }
    let end = members[number - 1].value.range.upperBound
    return ByteChange(range: end..<member.value.range.upperBound, bytes: [])
  }

  /// Whether two values say the same, wherever they stand.
  private static func isEqual(_ left: JSONValue, _ right: JSONValue) -> Bool {
    switch (left.content, right.content) {
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy(isEqual)
    case (.object(let left), .object(let right)):
      return left.count == right.count
        && zip(left, right).allSatisfy {
          $0.key.utf8.elementsEqual($1.key.utf8) && isEqual($0.value, $1.value)
        }
    case (.string(let left), .string(let right)): return left.utf8.elementsEqual(right.utf8)
    default: return left.content == right.content
    }
  }
}
