import ToastText

extension ArgumentReader {
  /// Whether a flag was given.
  package mutating func flag(_ option: UsageOption) -> Bool { !values(option).isEmpty }

  /// The values of an option in the order given.
  package mutating func values(_ option: UsageOption) -> [String] {
    noteRead(option)
    return occurrences.filter { $0.option == option }.map(\.value)
  }

  /// The value of an option, the last one where it was repeated, or `nil` where it was not given.
  package mutating func value(_ option: UsageOption) throws(CommandError) -> String? {
    let value = values(option).last
    if value == nil, option.isRequired {
      throw .usage("\(option.name) is missing; add \(option.synopsis)")
    }
    return value
  }

  /// The values of an option, each a list with commas between.
  package mutating func list(_ option: UsageOption) throws(CommandError) -> [String] {
    let values = values(option)
    if values.isEmpty, option.isRequired {
      throw .usage("\(option.name) is missing; add \(option.synopsis)")
    }
    return values.flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// One of the words of an option, or `nil` where it was not given.
  package mutating func choice(_ option: UsageOption) throws(CommandError) -> String? {
    guard let word = try value(option) else { return nil }
    guard option.choices.contains(word) else {
      let suggestion = NearestName.suggestion(for: word, among: option.choices)
      throw .usage(
        "‘\(word)’ is no value of \(option.name): use \(option.choices.joined(separator: ", "))"
          + suggestion)
    }
    return word
  }

  /// The word of an operand that is one of some.
  package func choice(of index: Int) throws(CommandError) -> String {
    let operand = usage.operands[index]
    let word = operands[index]
    guard operand.choices.contains(word) else {
      let suggestion = NearestName.suggestion(for: word, among: operand.choices)
      throw .usage(
        "‘\(word)’ is no \(operand.name): use \(operand.choices.joined(separator: ", "))"
          + suggestion)
    }
    return word
  }

  /// A whole number within limits, or `nil` where the option was not given.
  package mutating func integer(
    _ option: UsageOption, in range: ClosedRange<Int>
  ) throws(CommandError) -> Int? {
    guard let text = try value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "‘\(text)’ is no value of \(option.name): use a whole number from \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
    return number
  }
}

extension String {
  /// The text with its first letter in lower case, to go on a sentence.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
