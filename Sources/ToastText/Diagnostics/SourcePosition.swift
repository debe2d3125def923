/// A place in a text file.
///
/// ```swift
/// SourcePosition(line: 3, column: 7, offset: 41).description  // "3:7"
/// ```
public struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1; LF, CRLF and a lone CR each end one.
  public var line: Int

  /// The column, counted from 1 in Unicode scalars; a byte order mark takes none.
  public var column: Int

  /// The distance from the start of the file, in bytes of the file.
  public var offset: Int

  /// Creates a position from its parts.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// Line and column, such as `3:7`.
  public var description: String { "\(line):\(column)" }
}

extension SourcePosition: Comparable {
  /// Whether one position stands before another in the same file.
  public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
}
