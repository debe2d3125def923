import Dispatch
import Synchronization

/// Runs independent pieces of work on several threads, and gives their results in order.
struct WorkQueue: Sendable {
  /// How many pieces run at once.
  let jobs: Int

  /// The results of a function for each number below a count.
  func map<Result: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard jobs > 1, count > 1 else { return (0..<count).map(body) }
    let results = Mutex<[Int: Result]>([:])
    let next = Atomic<Int>(0)
    // Each worker takes the next piece there is, so that a slow piece holds nobody up.
    DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
      while true {
        let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard number < count else { return }
        let result = body(number)
        results.withLock { $0[number] = result }
      }
    }
    let done = results.withLock { $0 }
    return (0..<count).compactMap { done[$0] }
  }

  /// Ranges that cover a count, several for each job.
  func chunks(_ count: Int) -> [Range<Int>] {
    guard count > 0 else { return [] }
    let size = max(16, min(256, count / (max(jobs, 1) * 4) + 1))
    return stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
  }
}
