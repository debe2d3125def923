/// A binary heap of slots, the least key on top, from which any slot can be taken out.
///
/// Nothing stale ever stays inside: a countdown that is stopped is removed, so no old timer can
/// fire. Insertion and removal take O(log n).
struct IndexedHeap<Key: Comparable & Sendable>: Sendable {
  private var entries: [(key: Key, slot: Int)] = []
  /// Where a slot stands in `entries`.
  private var positions: [Int?] = []

  /// Makes place for one slot more.
  mutating func addSlot() { positions.append(nil) }

  var top: (key: Key, slot: Int)? { entries.first }

  func key(of slot: Int) -> Key? { positions[slot].map { entries[$0].key } }

  mutating func insert(_ slot: Int, key: Key) {
    remove(slot)
    entries.append((key, slot))
    positions[slot] = entries.count - 1
    rise(from: entries.count - 1)
  }

  mutating func remove(_ slot: Int) {
    guard let index = positions[slot] else { return }
    let last = entries.count - 1
    if index != last { swap(index, last) }
    entries.removeLast()
    positions[slot] = nil
    guard index < entries.count else { return }
    rise(from: index)
    sink(from: index)
  }

  private mutating func rise(from start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      guard entries[index].key < entries[parent].key else { return }
      swap(index, parent)
      index = parent
    }
  }

  private mutating func sink(from start: Int) {
    var index = start
    while true {
      let left = 2 * index + 1
      guard left < entries.count else { return }
      let right = left + 1
      let isRightLess = right < entries.count && entries[right].key < entries[left].key
      let least = isRightLess ? right : left
      guard entries[least].key < entries[index].key else { return }
      swap(index, least)
      index = least
    }
  }

  private mutating func swap(_ one: Int, _ other: Int) {
    entries.swapAt(one, other)
    positions[entries[one].slot] = one
    positions[entries[other].slot] = other
  }
}
