/// What one piece of work took, by one of those who can do it.
struct Measurement: Codable {
  /// The work, such as “plural and integer”.
  let work: String
  /// Who did it.
  let who: String
  /// The median of the samples.
  let median: Double
  /// The best of the samples: other work on the machine only ever makes it worse.
  let best: Double
  /// What they count, such as `ns`.
  let unit: String

  init(work: String, who: String, samples: [Double], unit: String) {
    self.work = work
    self.who = who
    median = Stopwatch.median(samples)
    best = (unit.hasSuffix("/s") ? samples.max() : samples.min()) ?? 0
    self.unit = unit
  }
}
