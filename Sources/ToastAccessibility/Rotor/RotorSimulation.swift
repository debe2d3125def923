public import ToastModel

/// A person's way through the list of actions of a toast, step by step.
///
/// At its ends the list stays where it is and says the entry again. A reader that has no rotor goes
/// from button to button and says each as a button.
///
/// ```swift
/// var rotor = RotorSimulation(list: list, element: element, composer: composer)
/// rotor.next().spoken.map(\.text)  // ["Open"]
/// rotor.next().spoken.map(\.text)  // ["Archive"]
/// rotor.activate().spoken.map(\.text)  // ["Archived"]
/// ```
public struct RotorSimulation: Sendable {
  /// The actions.
  public let list: RotorList

  /// The element of the toast.
  public let element: AccessibilityElement

  /// Says things as the reader does.
  public let composer: AnnouncementComposer

  /// How the person works the device.
  public let input: ToastInputMethod

  /// The entry that is chosen, or `nil` while the toast itself is.
  public private(set) var position: Int?

  /// Starts with the focus on the toast.
  public init(
    list: RotorList, element: AccessibilityElement, composer: AnnouncementComposer,
    input: ToastInputMethod = .touch
  ) {
    self.list = list
    self.element = element
    self.composer = composer
    self.input = input
  }

  /// What is said when the focus lands on the toast; no entry is chosen then.
  public mutating func focus() -> RotorStep {
    position = nil
    return RotorStep(
      move: .focus, item: nil, spoken: composer.description(of: element, input: input).spoken)
  }

  /// Goes to the next entry.
  public mutating func next() -> RotorStep {
    if !list.items.isEmpty { position = min((position ?? -1) + 1, list.items.count - 1) }
    return step(.next)
  }

  /// Goes to the entry before.
  public mutating func previous() -> RotorStep {
    if !list.items.isEmpty { position = max((position ?? 1) - 1, 0) }
    return step(.previous)
  }

  /// Runs the chosen entry, or what a tap does where none is chosen; its confirmation is said.
  public mutating func activate() -> RotorStep {
    let item = chosen ?? list.items.first { $0.isDefault }
    let spoken = item?.confirmation.map {
      composer.confirmation($0, of: "").announcement.utterances
    }
    return RotorStep(move: .activate, item: item, spoken: spoken ?? [])
  }

  private var chosen: RotorItem? { position.map { list.items[$0] } }

  private func step(_ move: RotorStep.Move) -> RotorStep {
    guard let item = chosen else { return RotorStep(move: move, item: nil, spoken: []) }
    let spoken =
      composer.profile.elements.announcesActions
      ? [Utterance(segments: [item.name.segment])]
      : composer.description(ofButton: item.name).spoken
    return RotorStep(move: move, item: item, spoken: spoken)
  }
}
