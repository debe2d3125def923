extension Duration {
  /// Seconds with one decimal as the audit says how long something takes: rounded up, so that no
  /// figure is too small.
  ///
  /// ```swift
  /// Duration.milliseconds(4213).auditText  // "4.3 s"
  /// ```
  var auditText: String {
    let milliseconds = wholeMilliseconds
    return Self.text(ofTenths: milliseconds / 100 + (milliseconds % 100 > 0 ? 1 : 0))
  }

  /// Seconds with one decimal as the audit says how much time there is: rounded down, so that no
  /// figure is too large.
  ///
  /// ```swift
  /// Duration.milliseconds(6821).auditTextOfStay  // "6.8 s"
  /// ```
  var auditTextOfStay: String { Self.text(ofTenths: wholeMilliseconds / 100) }

  private static func text(ofTenths tenths: Int64) -> String { "\(tenths / 10).\(tenths % 10) s" }
}
