/// Those who can do one piece of work, in a list.
@resultBuilder
enum Contest {
  typealias Contender = (who: String, body: () -> Void)

  static func buildBlock(_ contenders: Contender...) -> [Contender] { contenders }
}

/// The time of each contender in nanoseconds, their samples taken in turn.
func measure(_ work: String, @Contest _ contenders: () -> [Contest.Contender]) -> [Measurement] {
  let contenders = contenders()
  let samples = Stopwatch.nanoseconds(contenders.map(\.body))
  return zip(contenders, samples).map { contender, samples in
    Measurement(work: work, who: contender.who, samples: samples, unit: "ns")
  }
}
