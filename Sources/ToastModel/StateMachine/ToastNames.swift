/// Which slots bear which name.
///
/// Where names are only labels, several toasts may share one: they stand in the order of their age.
struct ToastNames: Sendable {
  /// Where a named toast stands.
  enum Standing: Int, Sendable {
    /// Visible, covered or waiting.
    case live
    /// Put aside.
    case held
    /// Fading.
    case leaving
  }

  private var links = SlotLinks()
  private var lists: [[String: SlotList]] = [[:], [:], [:]]

  /// Makes place for one slot more.
  mutating func addSlot() { links.addSlot() }

  /// The eldest toast of that name and standing.
  func first(_ name: String, _ standing: Standing) -> Int? {
    lists[standing.rawValue][name]?.first
  }

  /// Whether a toast bears the name, wherever it stands.
  func isInUse(_ name: String) -> Bool { lists.contains { $0[name] != nil } }

  mutating func add(_ slot: Int, name: String, _ standing: Standing) {
    links.append(slot, to: &lists[standing.rawValue][name, default: SlotList()])
  }

  mutating func remove(_ slot: Int, name: String, _ standing: Standing) {
    guard var list = lists[standing.rawValue][name] else { return }
    links.remove(slot, from: &list)
    lists[standing.rawValue][name] = list.isEmpty ? nil : list
  }
}
