/// A file that can be mended, before and after.
package struct FixedFile: Hashable, Sendable {
  /// The path.
  package var path: String

  /// The bytes as they are.
  package var before: [UInt8]

  /// The bytes when it is mended.
  package var after: [UInt8]

  /// How many findings of each rule are mended.
  package var counts: [String: Int]

  /// How many findings are mended.
  package var total: Int { counts.values.reduce(0, +) }
}
