public import ToastModel
import ToastText

extension AnnouncementComposer {
  /// The element of a toast.
  ///
  /// - Parameters:
  ///   - content: The parts of the toast.
  ///   - input: How the person works the device; the hint names its gesture.
  /// - Returns: The element, with the words of the verbosity settings.
  public func element(
    of content: ToastContent, input: ToastInputMethod = .touch
  ) -> AccessibilityElement {
    element(ofClean: cleaned(content).content, input: input)
  }

  /// The element of content that has been cleaned.
  package func element(
    ofClean clean: ToastContent, input: ToastInputMethod
  ) -> AccessibilityElement {
    AccessibilityElement(
      label: label(clean),
      value: clean.message.map { [$0.segment] } ?? [],
      hint: hint(for: clean.tap, input: input),
      traits: clean.tap == nil ? [] : [.button],
      actions: clean.actions,
      authorActionCount: clean.authorActionCount,
      role: profile.style(for: clean.status).role)
  }

  /// What the reader says when its focus lands on an element.
  public func description(
    of element: AccessibilityElement, input: ToastInputMethod = .touch
  ) -> ElementDescription {
    switch profile.elements.rules {
    case .traits: TraitDescriber(composer: self, element: element, input: input).description()
    case .parts: partsDescription(of: element)
    }
  }

  /// What the reader says of a button, which may be out of use.
  public func description(
    ofButton name: SpokenText, isEnabled: Bool = true
  ) -> ElementDescription {
    let traits: AccessibilityTraits = isEnabled ? [.button] : [.button, .notEnabled]
    guard profile.elements.rules == .parts else {
      return description(of: AccessibilityElement(label: [name.segment], traits: traits))
    }
    let utterances = profile.elements.button.map { style in
      let parts = style.parts.map { part -> [SpokenSegment] in
        switch part {
        case .label, .sentence, .action: [name.segment]
        case .button, .role: buttonRole
        case .states: states(of: traits)
        case .message: []
        }
      }
      return joined(parts, style)
    }
    return ElementDescription(utterances: utterances.filter { !$0.isEmpty })
  }

  /// The word for what cannot be used now.
  private func states(of traits: AccessibilityTraits) -> [SpokenSegment] {
    guard traits.contains(.notEnabled) else { return [] }
    return words.word(profile.elements.unavailableState).map { [$0.segment] } ?? []
  }

  /// What a tap does, in the words of the input method.
  private func hint(for tap: SpokenText?, input: ToastInputMethod) -> SpokenText? {
    guard let tap else { return nil }
    // A tap action without a name is called by the kit's own word.
    if tap.source == .kit("action.activate") {
      return words.word("hint.activate.\(input.rawValue)")
    }
    return words.word("hint.tap.\(input.rawValue)", [.string(tap.text)])
  }

  private func partsDescription(of element: AccessibilityElement) -> ElementDescription {
    let utterances = profile.elements.toast.map { style in
      let parts = style.parts.compactMap { part -> [SpokenSegment]? in
        switch part {
        case .label, .sentence: element.label
        case .message: element.value
        case .role:
          verbosity.roles ? element.role.flatMap { words.word($0) }.map { [$0.segment] } : nil
        case .states: states(of: element.traits)
        case .action, .button: nil
        }
      }
      return joined(parts, style)
    }
    let hint = verbosity.hints ? element.hint : nil
    return ElementDescription(
      utterances: utterances.filter { !$0.isEmpty },
      hint: hint.map { Utterance(segments: [$0.segment]) })
  }
}
