/// Answers by question, as many as there are slots; a new one takes the slot of an older one.
///
/// Each question has one slot by its bytes, so that asking and keeping cost a few comparisons, and
/// nothing grows.
struct RecentAnswers<Answer> {
  private struct Slot {
    var question: String
    var answer: Answer
  }

  private var slots: [Slot?] = []
  private let mask: Int

  /// Keeps at most so many answers, rounded up to a power of two.
  init(limit: Int) {
    var count = 1
    while count < limit { count *= 2 }
    mask = count - 1
  }

  subscript(question: String) -> Answer? {
    get {
      guard !slots.isEmpty, let slot = slots[place(of: question)], slot.question == question else {
        return nil
      }
      return slot.answer
    }
    set {
      if slots.isEmpty { slots = Array(repeating: nil, count: mask + 1) }
      slots[place(of: question)] = newValue.map { Slot(question: question, answer: $0) }
    }
  }

  /// The slot of a question: its bytes by the rule of FNV-1a, 32 bits.
  private func place(of question: String) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in question.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash ^ hash >> 16) & mask
  }
}
