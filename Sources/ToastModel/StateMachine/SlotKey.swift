/// An order of slots by a rank, and for equal ranks by age.
struct SlotKey<Rank: Comparable & Sendable>: Comparable, Sendable {
  var rank: Rank
  var serial: Int

  static func < (left: Self, right: Self) -> Bool {
    left.rank != right.rank ? left.rank < right.rank : left.serial < right.serial
  }
}
