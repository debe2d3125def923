public import ToastText

/// What taking translations over into a catalog gave.
public struct XLIFFImport: Sendable {
  /// The catalog with the translations in it; its own bytes where nothing changed.
  public var bytes: [UInt8]

  /// How many texts, or states of texts, changed.
  public var changeCount: Int

  /// What was not taken over, and why.
  public var problems: [Problem]

  /// Creates a result.
  public init(bytes: [UInt8], changeCount: Int, problems: [Problem]) {
    self.bytes = bytes
    self.changeCount = changeCount
    self.problems = problems
  }
}
