/// The ends of a doubly linked list of slots; the links are kept in ``SlotLinks``.
struct SlotList: Sendable {
  var first: Int?
  var last: Int?
  var count = 0

  var isEmpty: Bool { count == 0 }
}
