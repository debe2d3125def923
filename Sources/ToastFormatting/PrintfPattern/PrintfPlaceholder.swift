/// One placeholder of a printf pattern, such as `%2$.1f`.
public struct PrintfPlaceholder: Hashable, Sendable {
  /// Which argument fills it, counted from 1.
  public var position: Int

  /// Whether the position is written (`%2$@`) or counted (`%@`).
  public var isPositionWritten: Bool

  /// The flags.
  public var flags: PrintfFlags

  /// The least number of characters, or `nil`.
  public var width: PrintfSize?

  /// The number of fraction digits, or of digits of an integer; `nil` for the usual one.
  public var precision: PrintfSize?

  /// The length that C needs, such as `ll`: a typed argument knows its own.
  public var length: String

  /// What is done with the argument.
  public var conversion: PrintfConversion

  /// The widest position there is: Apple's parser keeps a position in seven bits.
  public static let positionLimit = 127
}

extension PrintfPlaceholder: CustomStringConvertible {
  /// The placeholder as it is written, such as `%2$.1f`.
  public var description: String {
    var text = "%"
    if isPositionWritten { text += "\(position)$" }
    text += flags.text
    if let width { text += Self.text(of: width) }
    if let precision { text += "." + Self.text(of: precision) }
    return text + length + conversion.letter
  }

  private static func text(of size: PrintfSize) -> String {
    switch size {
    case .fixed(let value): "\(value)"
    case .argument: "*"
    case .indexedArgument(let position): "*\(position)$"
    }
  }
}
