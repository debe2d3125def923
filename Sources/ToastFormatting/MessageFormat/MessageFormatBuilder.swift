/// Collects the pieces of a MessageFormat text.
struct MessageFormatBuilder {
  private var nodes: [MessageFormatNode] = []
  private var literal: [UInt8] = []

  mutating func append(_ byte: UInt8) { literal.append(byte) }

  mutating func add(_ node: MessageFormatNode) {
    endLiteral()
    nodes.append(node)
  }

  mutating func finished() -> [MessageFormatNode] {
    endLiteral()
    return nodes
  }

  private mutating func endLiteral() {
    guard !literal.isEmpty else { return }
    nodes.append(.literal(String(decoding: literal, as: UTF8.self)))
    literal.removeAll(keepingCapacity: true)
  }
}
