import ToastICU

/// Finds letters that look like letters of the script that the rest of their word is in.
enum ConfusableWords {
  /// A letter with its place and what it looks like.
  struct Fault {
    var scalar: Unicode.Scalar
    var twin: String
    var range: Range<Int>
  }

  private typealias Letter = (scalar: Unicode.Scalar, script: TextTraits, offset: Int)

  /// One fault a word.
  static func faults(in text: String) -> [Fault] {
    var faults: [Fault] = []
    var word: [Letter] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let script = script(of: scalar)
      if script.isEmpty {
        if let fault = fault(in: word) { faults.append(fault) }
        word = []
      } else {
        word.append((scalar, script, offset))
      }
      offset += UTF8.width(scalar)
    }
    if let fault = fault(in: word) { faults.append(fault) }
    return faults
  }

  private static func script(of scalar: Unicode.Scalar) -> TextTraits {
    if scalar.isASCII { return scalar.isASCIILetter ? .latin : [] }
    guard scalar.isLetter else { return [] }
    return TextTraits.traits(of: scalar.value).intersection([.latin, .greek, .cyrillic])
  }

  private static func fault(in word: [Letter]) -> Fault? {
    guard (2...64).contains(word.count), let first = word.first,
      word.contains(where: { $0.script != first.script }), let checker = SpoofChecker.shared
    else { return nil }
    let counts = word.reduce(into: [TextTraits: Int]()) { $0[$1.script, default: 0] += 1 }
    let main =
      counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key ?? .latin
    let foreign = word.filter { $0.script != main }
    // “СМСlog” is a name in two scripts; a slip is a letter or two that cannot be told apart.
    guard foreign.count * 2 <= word.count else { return nil }
    let twins = foreign.map { twin(of: $0.scalar, in: main, checker) }
    guard twins.allSatisfy({ $0 != nil }), let letter = foreign.first, let twin = twins.first else {
      return nil
    }
    return Fault(
      scalar: letter.scalar, twin: twin ?? "",
      range: letter.offset..<letter.offset + UTF8.width(letter.scalar))
  }

  /// The letter of a script that looks like another letter, or `nil`.
  private static func twin(
    of scalar: Unicode.Scalar, in script: TextTraits, _ checker: SpoofChecker
  ) -> String? {
    let skeleton = checker.skeleton(of: String(scalar))
    if script == .latin {
      let isLatin = skeleton.unicodeScalars.allSatisfy { self.script(of: $0) == .latin }
      return isLatin ? skeleton : nil
    }
    let range: ClosedRange<UInt32> = script == .cyrillic ? 0x400...0x45F : 0x370...0x3CE
    for value in range {
      guard let other = Unicode.Scalar(value), other.isLetter,
        checker.skeleton(of: String(other)) == skeleton
      else { continue }
      return String(other)
    }
    return nil
  }
}
