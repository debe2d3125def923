extension Check {
  private static let byName = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { $1 })

  /// The check with an identifier, or `nil`.
  ///
  /// ```swift
  /// Check.named("bidi-control")?.severity  // .warning
  /// ```
  public static func named(_ id: String) -> Check? { byName[id] }
}
