/// Those who can do one piece of work, in a list.
@resultBuilder
enum Contest {
  typealias Contender = (who: String, body: () -> Void)

  static func buildBlock(_ contenders: Contender...) -> [Contender] { contenders }
}

/// The median time of each contender in nanoseconds.
func measure(_ work: String, @Contest _ contenders: () -> [Contest.Contender]) -> [Measurement] {
  let contenders = contenders()
  let medians = Stopwatch.nanoseconds(contenders.map(\.body))
  return zip(contenders, medians).map { contender, median in
    Measurement(work: work, who: contender.who, median: median, unit: "ns")
  }
}
