/// Answers by question; the last few are found faster than by hashing.
struct RecentAnswers<Answer> {
  private var questions: [String] = []
  private var answers: [Answer] = []
  private var all: [String: Answer] = [:]
  private var next = 0
  private let limit: Int

  /// Comparing a handful of short texts takes less time than hashing one.
  private static var recentCount: Int { 4 }

  /// Keeps so many answers; one more, and all are let go.
  init(limit: Int) { self.limit = limit }

  subscript(question: String) -> Answer? {
    get {
      for index in questions.indices where questions[index] == question { return answers[index] }
      return all[question]
    }
    set {
      guard let answer = newValue else { return }
      if all.count >= limit { all.removeAll() }
      all[question] = answer
      if questions.count < Self.recentCount {
        questions.append(question)
        answers.append(answer)
      } else {
        questions[next] = question
        answers[next] = answer
        next = (next + 1) % Self.recentCount
      }
    }
  }
}
