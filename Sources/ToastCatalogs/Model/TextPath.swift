public import ToastText

/// The way from a localization to one of its texts.
///
/// ```swift
/// TextPath("device.iphone.plural.one")?.steps.count  // 2
/// TextPath("substitutions.files.plural.other")?.description  // "substitutions.files.plural.other"
/// ```
public struct TextPath: Hashable, Sendable, CustomStringConvertible {
  /// One branch taken.
  public enum Step: Hashable, Sendable {
    /// A substitution, by name.
    case substitution(String)
    /// A branch of a choice by plural category.
    case plural(PluralCategory)
    /// A branch of a choice by device.
    case device(Device)
    /// A branch of a choice by width.
    case width(Int)
  }

  /// The branches from the outside in; empty for a plain text.
  public var steps: [Step]

  /// Creates a path from its steps.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// Reads a path as problems and findings spell it; `nil` where it is none.
  ///
  /// The name of a substitution may itself hold dots; it goes to the last `.plural.` or `.device.`.
  public init?(_ text: String) {
    // By bytes: a mark after a dot hides no dot.
    var rest = Substring(text)
    steps = []
    if rest.utf8.starts(with: "substitutions.".utf8) {
      rest = Substring(rest.utf8.dropFirst("substitutions.".utf8.count))
      let end = [".plural.", ".device."].compactMap { Self.lastPlace(of: $0, in: rest) }.min()
      guard let end, end > rest.startIndex else { return nil }
      steps.append(.substitution(String(rest[..<end])))
      rest = rest[rest.utf8.index(after: end)...]
    }
    let parts = rest.utf8.split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
    guard rest.isEmpty || parts.count.isMultiple(of: 2) else { return nil }
    for number in stride(from: 0, to: rest.isEmpty ? 0 : parts.count, by: 2) {
      guard let step = Self.step(parts[number], parts[number + 1]) else { return nil }
      steps.append(step)
    }
  }

  private static func lastPlace(of text: String, in part: Substring) -> Substring.Index? {
    var place = part.endIndex
    while place > part.startIndex {
      place = part.utf8.index(before: place)
      if part.utf8[place...].starts(with: text.utf8) { return place }
    }
    return nil
  }

  private static func step(_ dimension: String, _ name: String) -> Step? {
    switch dimension {
    case "plural": PluralCategory(rawValue: name).map(Step.plural)
    case "device": name.isEmpty ? nil : .device(Device(rawValue: name))
    case "width": Int(name).map(Step.width)
    default: nil
    }
  }

  /// The path as problems and findings spell it.
  public var description: String {
    steps.map { step in
      switch step {
      case .substitution(let name): "substitutions.\(name)"
      case .plural(let category): "plural.\(category.rawValue)"
      case .device(let device): "device.\(device.rawValue)"
      case .width(let width): "width.\(width)"
      }
    }.joined(separator: ".")
  }
}
