/// Measures by repeating.
enum Stopwatch {
  static let samples = 9

  /// The median times of one call of each body in nanoseconds: nine samples of at least 20 ms each,
  /// after warm-up.
  ///
  /// The samples of all bodies take turns, so that a machine that slows down slows down all of them.
  static func nanoseconds(_ bodies: [() -> Void]) -> [Double] {
    let counts = bodies.map(calls)
    var times = bodies.map { _ in [Double]() }
    for _ in 0..<samples {
      for (index, body) in bodies.enumerated() {
        times[index].append(seconds { for _ in 0..<counts[index] { body() } })
      }
    }
    return zip(times, counts).map { median($0) / Double($1) * 1e9 }
  }

  /// How many calls take 20 ms.
  private static func calls(_ body: () -> Void) -> Int {
    var count = 1
    while true {
      let time = seconds { for _ in 0..<count { body() } }
      if time > 0.02 { return count }
      count *= time < 0.002 ? 10 : 2
    }
  }

  /// The median time of one call in seconds, for work that takes long.
  static func secondsEach(_ body: () -> Void) -> Double {
    body()
    return median((0..<samples).map { _ in seconds(body) })
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  private static func seconds(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body)
    let (whole, fraction) = time.components
    return Double(whole) + Double(fraction) * 1e-18
  }

  /// Keeps a result from being optimized away.
  @inline(never)
  static func use<Value>(_ value: Value) {}
}
