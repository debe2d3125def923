/// The causes that stand against every countdown, each counted for itself.
struct PauseState: Sendable {
  /// How many fingers are down.
  var touches = 0
  var isInBackground = false
  var tokens: Set<String> = []

  /// The causes in force, in a fixed order.
  var causes: [PauseCause] {
    var causes: [PauseCause] = []
    if touches > 0 { causes.append(.touch) }
    if isInBackground { causes.append(.background) }
    if !tokens.isEmpty { causes.append(.suspended) }
    return causes
  }
}
