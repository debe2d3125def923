/// Those who can do one piece of work, in a list.
@resultBuilder
enum Contest {
  typealias Contender = (who: String, body: () -> Void)

  static func buildBlock(_ contenders: Contender...) -> [Contender] { contenders }
}

/// The median time of each contender in nanoseconds.
func measure(_ work: String, @Contest _ contenders: () -> [Contest.Contender]) -> [Measurement] {
  contenders().map { contender in
    Measurement(
      work: work, who: contender.who, median: Stopwatch.nanoseconds(contender.body), unit: "ns")
  }
}
