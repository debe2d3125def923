public import ToastModel
public import ToastText

/// The named actions of a toast in the order of the rotor: tap, leading, trailing, *later*, *dismiss*.
///
/// ```swift
/// let list = RotorList(offers: behavior.offers(for: message), direction: .leftToRight, words: words) {
///   localizer.spoken($0)
/// }
/// list.items.map(\.name.text)  // ["Open", "Archive", "Later", "Dismiss"]
/// ```
public struct RotorList: Hashable, Sendable {
  /// The entries, in order.
  public var items: [RotorItem]

  /// What is wrong with the names.
  public var problems: [Problem]

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - offers: What the toast offers, in rotor order.
  ///   - direction: The direction of the language, which turns logical sides into left and right.
  ///   - input: How the person works the device.
  ///   - words: The kit's own words.
  ///   - resolve: The words of a text in the language of the toast.
  public init(
    offers: [ToastOffer], direction: ToastDirection, input: ToastInputMethod = .touch,
    words: SpokenWords, resolve: (ToastText) -> SpokenText
  ) {
    var problems: [Problem] = []
    items = offers.map { offer in
      let resolved = resolve(offer.title)
      let (name, found) = TextCleaning(language: resolved.language).clean(resolved)
      problems += found
      return RotorItem(
        id: offer.id, role: offer.role, name: Self.named(name, words: words),
        reaches: Self.reaches(of: offer, direction: direction, input: input, words: words),
        confirmation: offer.action?.confirmation.map(resolve), isAuthors: offer.isAuthors)
    }
    self.problems = problems + Self.clashes(items)
  }

  /// How many entries are the author's; without one there are no “Actions available”.
  public var authorActionCount: Int { items.count(where: \.isAuthors) }

  /// The names, in order.
  public var names: [SpokenText] { items.map(\.name) }

  /// A name, or the kit's “Activate” where there is none.
  private static func named(_ name: SpokenText, words: SpokenWords) -> SpokenText {
    name.text.isEmpty ? words.word("action.activate") ?? name : name
  }

  private static func reaches(
    of offer: ToastOffer, direction: ToastDirection, input: ToastInputMethod, words: SpokenWords
  ) -> [RotorItem.Reach] {
    (offer.gestures + [.rotor]).compactMap { gesture in
      let physical = physical(gesture, direction)
      let key = "gesture.\(physical.rawValue).\(input.rawValue)"
      // An input method that has no such gesture has no words for it either.
      return words.word(key).map { RotorItem.Reach(gesture: physical, phrase: $0) }
    }
  }

  private static func physical(_ gesture: ToastGesture, _ direction: ToastDirection) -> ToastGesture
  {
    let isLeftToRight = direction == .leftToRight
    switch gesture {
    case .swipeLeading: return isLeftToRight ? .swipeRight : .swipeLeft
    case .swipeTrailing: return isLeftToRight ? .swipeLeft : .swipeRight
    default: return gesture
    }
  }

  /// Reports names that several entries share: a person who hears them cannot choose.
  private static func clashes(_ items: [RotorItem]) -> [Problem] {
    var problems: [Problem] = []
    for (index, item) in items.enumerated() {
      let same = items[..<index].first { $0.name.text.lowercased() == item.name.text.lowercased() }
      guard let same else { continue }
      problems.append(
        Problem(
          "rotor-clash", .warning,
          "the actions ‘\(same.id)’ and ‘\(item.id)’ are both called ‘\(item.name.text)’; "
            + "give each its own name"))
    }
    return problems
  }
}
