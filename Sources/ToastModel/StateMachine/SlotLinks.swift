/// The links of lists in which every slot stands at most once.
///
/// Adding, removing from the middle and moving take constant time, however many toasts there are.
struct SlotLinks: Sendable {
  private var previous: [Int?] = []
  private var next: [Int?] = []

  /// Makes place for one slot more.
  mutating func addSlot() {
    previous.append(nil)
    next.append(nil)
  }

  func slot(after slot: Int) -> Int? { next[slot] }

  mutating func append(_ slot: Int, to list: inout SlotList) {
    previous[slot] = list.last
    next[slot] = nil
    if let last = list.last { next[last] = slot } else { list.first = slot }
    list.last = slot
    list.count += 1
  }

  mutating func prepend(_ slot: Int, to list: inout SlotList) {
    next[slot] = list.first
    previous[slot] = nil
    if let first = list.first { previous[first] = slot } else { list.last = slot }
    list.first = slot
    list.count += 1
  }

  mutating func remove(_ slot: Int, from list: inout SlotList) {
    if let before = previous[slot] { next[before] = next[slot] } else { list.first = next[slot] }
    if let after = next[slot] {
      previous[after] = previous[slot]
    } else {
      list.last = previous[slot]
    }
    previous[slot] = nil
    next[slot] = nil
    list.count -= 1
  }
}
