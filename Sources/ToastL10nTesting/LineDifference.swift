/// The lines in which two texts differ, as people read them.
///
/// Two lines around a difference are shown with it. Where one line took the place of another, the
/// characters that differ stand between ⟦ and ⟧, in any script.
struct LineDifference {
  /// The lines, each with `-`, `+` or a blank before it; an ellipsis where lines are left out.
  let lines: [String]

  /// Whether the texts are the same.
  var isEmpty: Bool { lines.isEmpty }

  private enum Step {
    case same(String)
    case removed(String)
    case added(String)

    var isSame: Bool { if case .same = self { true } else { false } }
  }

  private static let context = 2

  init(from old: [String], to new: [String]) {
    let steps = Self.steps(from: old, to: new)
    let changes = steps.indices.filter { !steps[$0].isSame }
    var lines: [String] = []
    var next = 0
    while let change = changes.first(where: { $0 >= next }) {
      let start = max(next, change - Self.context)
      if start > next { lines.append("  …") }
      var end = change
      while end < steps.count, !steps[end].isSame { end += 1 }
      lines += steps[start..<change].map(Self.line)
      lines += Self.marked(Array(steps[change..<end]))
      let following = changes.first { $0 >= end } ?? steps.count
      let after = min(end + Self.context, following, steps.count)
      lines += steps[end..<after].map(Self.line)
      next = after
    }
    if !changes.isEmpty, next < steps.count { lines.append("  …") }
    self.lines = lines
  }

  /// Both texts in one order: what stayed, and before it what went and what came.
  private static func steps(from old: [String], to new: [String]) -> [Step] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.place))
    let added = Set(difference.insertions.map(\.place))
    var steps: [Step] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        steps.append(.removed(old[left]))
        left += 1
      } else if right < new.count, added.contains(right) {
        steps.append(.added(new[right]))
        right += 1
      } else {
        steps.append(.same(old[left]))
        left += 1
        right += 1
      }
    }
    return steps
  }

  private static func line(_ step: Step) -> String {
    switch step {
    case .same(let text): text.isEmpty ? "" : "  " + text
    case .removed(let text): "- " + text
    case .added(let text): "+ " + text
    }
  }

  /// A stretch of changes; lines that replace each other stand together, marked.
  private static func marked(_ steps: [Step]) -> [String] {
    let old = steps.compactMap { if case .removed(let text) = $0 { text } else { nil } }
    let new = steps.compactMap { if case .added(let text) = $0 { text } else { nil } }
    guard old.count == new.count else { return steps.map(line) }
    return zip(old, new).flatMap { old, new in
      let same = commonEnds(Array(old), Array(new))
      return ["- " + mark(old, same), "+ " + mark(new, same)]
    }
  }

  private static func commonEnds(
    _ old: [Character], _ new: [Character]
  ) -> (start: Int, end: Int) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    return (start, min(end, rest))
  }

  private static func mark(_ text: String, _ same: (start: Int, end: Int)) -> String {
    let middle = text.dropFirst(same.start).dropLast(same.end)
    return text.prefix(same.start) + "⟦" + middle + "⟧" + text.suffix(same.end)
  }
}

extension CollectionDifference.Change {
  /// The place of the line in its text.
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
