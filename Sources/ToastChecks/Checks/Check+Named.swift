extension Check {
  private static let numbers = Dictionary(
    all.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { $1 })

  /// The check with an identifier, or `nil`.
  ///
  /// ```swift
  /// Check.named("bidi-control")?.severity  // .warning
  /// ```
  public static func named(_ id: String) -> Check? { number(of: id).map { all[$0] } }

  /// The place of a check among all of them, or `nil`.
  static func number(of id: String) -> Int? { numbers[id] }
}
