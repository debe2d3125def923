import ToastCatalogs
import ToastText

/// A whole compiled message.
final class MessageProgram: Sendable {
  let root: MessageNode
  let substitutions: [MessageSubstitution]
  /// The positions some branch uses, counted from 1.
  let usedPositions: Set<Int>

  init(root: MessageNode, substitutions: [MessageSubstitution], usedPositions: Set<Int>) {
    self.root = root
    self.substitutions = substitutions
    self.usedPositions = usedPositions
  }
}
