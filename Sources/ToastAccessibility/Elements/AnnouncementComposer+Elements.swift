public import ToastModel
import ToastText

extension AnnouncementComposer {
  /// The element of a toast.
  ///
  /// - Parameters:
  ///   - content: The parts of the toast.
  ///   - input: How the person works the device; the hint names its gesture.
  public func element(
    of content: ToastContent, input: ToastInputMethod = .touch
  ) -> AccessibilityElement {
    let clean = cleaned(content).content
    return AccessibilityElement(
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

  /// What the reader says of a button.
  public func description(ofButton name: SpokenText) -> ElementDescription {
    guard profile.elements.rules == .parts else {
      return description(of: AccessibilityElement(label: [name.segment], traits: [.button]))
    }
    let content = ToastContent(toast: "", title: name)
    let utterances = profile.elements.button.map { style in
      utterance(style, content: content, action: name, role: nil, count: 1)
    }
    return ElementDescription(utterances: utterances.filter { !$0.isEmpty })
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
        case .states, .action, .button: nil
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
