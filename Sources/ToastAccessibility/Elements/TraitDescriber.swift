import ToastModel
import ToastText

/// Describes an element by VoiceOver's rules.
///
/// “Selected:” comes first, then label and value, then the trait words, each with its full stop. A hint
/// takes the place of a missing description. A single trait word is said as it is, without its stop.
struct TraitDescriber {
  let composer: AnnouncementComposer
  let element: AccessibilityElement
  let input: ToastInputMethod

  private var words: SpokenWords { composer.words }

  func description() -> ElementDescription {
    let labelled = labelAndValue()
    let promotesHint = labelled.isEmpty && !element.traits.contains(.selected)
    let hint = element.hint.map { [$0.segment] } ?? []
    let described = promotesHint && composer.verbosity.hints ? hint : labelled
    let isPromoted = promotesHint && !described.isEmpty
    let utterance = Utterance(segments: withTraits(selected(described)))
    return ElementDescription(
      utterances: utterance.isEmpty ? [] : [utterance],
      hint: isPromoted ? nil : hintUtterance(hint),
      actionsAvailable: actionsAvailable(),
      actions: composer.profile.elements.announcesActions ? element.actions : [])
  }

  private func labelAndValue() -> [SpokenSegment] {
    words.sentence(
      "voiceover.description",
      [
        "label": element.label.isEmpty ? nil : element.label,
        "value": element.value.isEmpty ? nil : element.value,
      ])
  }

  private func selected(_ segments: [SpokenSegment]) -> [SpokenSegment] {
    guard element.traits.contains(.selected), let state = words.word("voiceover.state.selected")
    else { return segments }
    return words.sentence(
      "voiceover.selected",
      ["state": [state.segment], "description": segments.isEmpty ? nil : segments])
  }

  private func withTraits(_ segments: [SpokenSegment]) -> [SpokenSegment] {
    guard composer.verbosity.roles else { return segments }
    let traits = element.traits.spokenKeys.compactMap { words.word($0) }
    if segments.isEmpty, traits.count == 1 { return traits.map { Self.withoutStop($0).segment } }
    return traits.reduce(segments) { described, trait in
      words.sentence(
        "voiceover.traits",
        ["description": described.isEmpty ? nil : described, "trait": [trait.segment]])
    }
  }

  /// The author's hint, then VoiceOver's own, unless there is nothing to add.
  private func hintUtterance(_ hint: [SpokenSegment]) -> Utterance? {
    guard composer.verbosity.hints else { return nil }
    let system = systemHint()
    let segments = words.sentence(
      "voiceover.hints",
      ["hint": hint.isEmpty ? nil : hint, "system": system.map { [$0.segment] }])
    return segments.isEmpty ? nil : Utterance(segments: segments)
  }

  private func systemHint() -> SpokenText? {
    if element.traits.contains(.toggleButton) { return words.word("voiceover.hint.toggle") }
    if !element.traits.isDisjoint(with: [.textField, .secureTextField]) {
      return words.word("voiceover.hint.edit")
    }
    return element.traits.contains(.adjustable) ? words.word("voiceover.hint.adjust") : nil
  }

  /// “Actions available”, with how to reach them where hints are on.
  private func actionsAvailable() -> Utterance? {
    guard composer.profile.elements.announcesActions, element.authorActionCount > 0,
      composer.verbosity.actions == .speak, let available = words.word("voiceover.actionsAvailable")
    else { return nil }
    let how =
      composer.verbosity.hints
      ? words.word("voiceover.hint.customActions.\(input.rawValue)") : nil
    return Utterance(
      segments: words.sentence(
        "voiceover.hints",
        ["hint": [available.segment], "system": how.map { [$0.segment] }]))
  }

  private static func withoutStop(_ word: SpokenText) -> SpokenText {
    var word = word
    if let last = word.text.last, last == "." || last == "。" { word.text.removeLast() }
    return word
  }
}
