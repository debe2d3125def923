import ToastText

extension Check {
  /// A label does not name the kind of its control.
  static let labelRoleName = Check(
    id: "label-role-name", severity: .warning,
    summary: "the label of a control must not name the control’s kind",
    discussion:
      "Screen readers add “button” by themselves and would say it twice. Only texts known as "
      + "labels are looked at (comment, key, table or ‘accessibilityKeys’), and only their beginning and "
      + "end: “Play button settings” names something else.",
    reference: "Apple, accessibilityLabel; WCAG 2.2, 4.1.2",
    passing: [
      Example("ボタンの色", source: "Button color", locale: "ja", comment: "Settings row title"),
      Example("Schließen", source: "Close", comment: "Accessibility label of a button"),
    ],
    failing: [
      Example("閉じる↓ボタン", source: "Close", locale: "ja", comment: "Accessibility label of a button"),
      Example("关闭↓按钮", source: "Close", locale: "zh-Hans", comment: "Accessibility label"),
      Example("↓Bouton Fermer", source: "Close", locale: "fr", comment: "VoiceOver label"),
      Example("Close ↓button", locale: "en", comment: "Accessibility label"),
    ],
    of: .all, when: .letter
  ) { text, report in
    guard text.entry.role == .label else { return }
    let words =
      RoleWords.words(of: text.locale)
      + RoleWords.words(of: text.locale, comment: text.unit.comment)
    guard let found = EdgeWords.find(words, in: text.value, text.locale) else { return }
    report.report(
      "screen readers say ‘\(found.word)’ by themselves after the label; take it away",
      at: found.range)
  }
}
