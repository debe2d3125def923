/// A key that equals another only if all its bytes do.
///
/// Swift's strings are equal when they look the same: “が” as one scalar equals “か” with a combining
/// mark. To the formats here those are two keys.
struct ExactKey: Hashable, Sendable {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }
}
