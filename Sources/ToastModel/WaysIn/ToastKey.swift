public import ToastText

/// A catalog key written as a string with values in it.
///
/// ```swift
/// let count = 3
/// ToastKey("moved \(count) to \("Archive")").text
/// // ToastText(key: "moved %lld to %@", arguments: [3, "Archive"])
/// ```
///
/// The key stays a key until it is shown. It is not turned into words on the way, so no debug
/// description of a key can ever be shown or spoken, and a change of language reaches a toast that
/// still waits.
public struct ToastKey: Hashable, Sendable {
  /// The key with its arguments.
  public var text: ToastText

  /// Creates a key from a text.
  public init(_ text: ToastText) { self.text = text }

  /// Gathers the key and the values while a literal is read.
  public struct Interpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [MessageArgument] = []

    /// Begins a key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds words; a percent sign among placeholders is written twice, as in a catalog.
    public mutating func appendLiteral(_ literal: String) {
      for character in literal {
        key.append(character)
        if character == "%" { key.append(character) }
      }
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ value: some StringProtocol) {
      append("%@", .string(String(value)))
    }

    /// Adds an integer.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      append(Value.isSigned ? "%lld" : "%llu", MessageArgument(value))
    }

    /// Adds a number with a fraction.
    public mutating func appendInterpolation(_ value: Double) {
      append("%lf", MessageArgument(value))
    }

    /// Adds a typed value, such as a list or a date.
    public mutating func appendInterpolation(_ value: MessageArgument) { append("%@", value) }

    private mutating func append(_ placeholder: String, _ argument: MessageArgument) {
      key += placeholder
      arguments.append(argument)
    }
  }
}

extension ToastKey: ExpressibleByStringInterpolation {
  /// Creates a key without values.
  public init(stringLiteral key: String) { text = ToastText(key: key) }

  /// Creates a key with values.
  public init(stringInterpolation: Interpolation) {
    text = ToastText(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }
}
