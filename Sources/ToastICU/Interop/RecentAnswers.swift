/// Answers by question; the last few are found faster than by hashing.
struct RecentAnswers<Question: Hashable, Answer> {
  private var recent: [(question: Question, answer: Answer)] = []
  private var all: [Question: Answer] = [:]
  private var next = 0
  private let limit: Int

  /// Comparing a handful of short texts takes less time than hashing one.
  private static var recentCount: Int { 4 }

  init(limit: Int) { self.limit = limit }

  subscript(question: Question) -> Answer? {
    get {
      for entry in recent where entry.question == question { return entry.answer }
      return all[question]
    }
    set {
      guard let answer = newValue else { return }
      if all.count >= limit { all.removeAll() }
      all[question] = answer
      if recent.count < Self.recentCount {
        recent.append((question, answer))
      } else {
        recent[next % Self.recentCount] = (question, answer)
        next = (next + 1) % Self.recentCount
      }
    }
  }
}
