import Foundation

/// Measures by repeating.
///
/// What counts is the processor time of this process: time in which other programs have the
/// processor is nobody's fault.
enum Stopwatch {
  static let samples = 15

  /// The times of one call of each body in nanoseconds: samples of at least 5 ms, after warm-up.
  ///
  /// The bodies take turns, so that other work on the machine falls on all of them.
  static func nanoseconds(_ bodies: [() -> Void]) -> [[Double]] {
    let counts = bodies.map(count)
    var result = bodies.map { _ in [Double]() }
    for _ in 0..<samples {
      for (number, body) in bodies.enumerated() {
        let time = seconds { for _ in 0..<counts[number] { body() } }
        result[number].append(time / Double(counts[number]) * 1e9)
      }
    }
    return result
  }

  /// The times of one call of each body in seconds, for work that takes long; in turns.
  static func secondsEach(_ bodies: [() -> Void], samples: Int = 7) -> [[Double]] {
    for body in bodies { body() }
    var result = bodies.map { _ in [Double]() }
    for _ in 0..<samples {
      for (number, body) in bodies.enumerated() { result[number].append(seconds(body)) }
    }
    return result
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  /// How many calls fill a sample.
  private static func count(_ body: () -> Void) -> Int {
    var count = 1
    while true {
      let time = seconds { for _ in 0..<count { body() } }
      if time > 0.005 { return count }
      count *= time < 0.0005 ? 10 : 2
    }
  }

  static func seconds(_ body: () -> Void) -> Double {
    let start = processorTime
    body()
    return processorTime - start
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Keeps a result from being optimized away.
  @inline(never)
  static func use<Value>(_ value: Value) {}
}
