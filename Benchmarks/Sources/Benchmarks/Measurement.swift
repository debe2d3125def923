/// What one piece of work took, by one of those who can do it.
struct Measurement: Codable {
  /// The work, such as “plural and integer”.
  let work: String
  /// Who did it.
  let who: String
  /// The median of the samples.
  let median: Double
  /// What the median counts, such as `ns`.
  let unit: String
}
