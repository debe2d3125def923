/// Measures by repeating.
enum Stopwatch {
  static let samples = 9

  /// The median time of one call in nanoseconds: nine samples of at least 20 ms each, after warm-up.
  static func nanoseconds(_ body: () -> Void) -> Double {
    var count = 1
    while true {
      let time = seconds { for _ in 0..<count { body() } }
      if time > 0.02 { break }
      count *= time < 0.002 ? 10 : 2
    }
    return median((0..<samples).map { _ in seconds { for _ in 0..<count { body() } } })
      / Double(count) * 1e9
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
