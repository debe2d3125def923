import ToastCatalogs
import ToastText

/// A compiled substitution.
struct MessageSubstitution: Sendable {
  var name: String
  /// The reference as it is written, for where the substitution cannot be shown.
  var reference: String
  var node: MessageNode
}
