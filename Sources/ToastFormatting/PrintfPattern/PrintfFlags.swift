/// The flags of a printf placeholder, as a set.
public struct PrintfFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `-`: padding stands behind the value.
  public static let leftAligned = Self(rawValue: 1)
  /// `+`: a value that is not negative gets a plus sign.
  public static let plusSign = Self(rawValue: 2)
  /// A space: a value that is not negative gets a space in place of a sign.
  public static let spaceSign = Self(rawValue: 4)
  /// `0`: the width is filled with zeros.
  public static let zeroPadded = Self(rawValue: 8)
  /// `#`: the alternative form, such as `0xff`.
  public static let alternative = Self(rawValue: 16)

  /// The flags in the order they are written.
  var text: String {
    var text = ""
    if contains(.alternative) { text += "#" }
    if contains(.zeroPadded) { text += "0" }
    if contains(.leftAligned) { text += "-" }
    if contains(.plusSign) { text += "+" }
    if contains(.spaceSign) { text += " " }
    return text
  }
}
