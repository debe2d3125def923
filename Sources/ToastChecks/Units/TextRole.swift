/// What a screen reader takes a text for.
enum TextRole: Hashable, Sendable {
  /// The name of a control.
  case label
  /// What a control does, said after a pause.
  case hint
  /// Any other text.
  case other

  /// The role of a key, told by the configuration, its comment, its table or the key itself.
  init(
    key: String, comment: String?, table: String, _ configuration: CheckConfiguration
  ) {
    if configuration.accessibilityKeys.contains(where: { GlobPattern($0).matches(key) }) {
      self = .label
      return
    }
    let isTable = Self.isAccessibilityTable(table)
    let isNamed = key.utf8.span.hasWord("label") || key.utf8.span.hasWord("hint")
    guard comment != nil || isTable || isNamed else {
      self = .other
      return
    }
    let key = key.lowercased()
    if key.contains(".value") || key.contains("_value") {
      self = .other
    } else if let comment, let role = Self.role(ofComment: comment.lowercased()) {
      self = role
    } else if Self.names(key, "hint") {
      self = .hint
    } else if Self.names(key, "label") || isTable {
      self = .label
    } else {
      self = .other
    }
  }

  private static func role(ofComment comment: String) -> TextRole? {
    let isAbout = words.contains { comment.contains($0) }
    guard isAbout else { return nil }
    if ["hint", "ヒント", "提示", "힌트"].contains(where: comment.contains) { return .hint }
    // “VoiceOver announcement” and “accessibility value” are sentences and states.
    let others = ["announce", "value", "description of", "custom action", "rotor"]
    return others.contains(where: comment.contains) ? .other : .label
  }

  private static let words = [
    "accessibility label", "accessibilitylabel", "a11y label", "voiceover label",
    "voice over label", "accessibility hint", "accessibilityhint", "a11y hint", "voiceover hint",
    "screen reader label", "label for voiceover",
    "アクセシビリティラベル", "voiceoverのラベル", "辅助功能标签", "無障礙標籤", "辅助功能提示", "無障礙提示",
    "アクセシビリティヒント", "손쉬운 사용 레이블",
  ]

  /// Whether a key such as `play.accessibilityLabel` or `a11y_play_label` names a part.
  private static func names(_ key: String, _ part: String) -> Bool {
    guard key.contains(part) else { return false }
    if key.contains("accessibility" + part) || key.contains("accessibility_" + part)
      || key.contains("accessibility." + part) || key.contains("voiceover_" + part)
      || key.contains("voiceover." + part)
    {
      return true
    }
    let isAbout = ["accessibility.", "accessibility_", "a11y.", "a11y_", "voiceover."].contains {
      key.hasPrefix($0) || key.contains("." + $0) || key.contains("_" + $0)
    }
    return isAbout && (key.hasSuffix("." + part) || key.hasSuffix("_" + part))
  }

  private static func isAccessibilityTable(_ table: String) -> Bool {
    ["Accessibility", "A11y", "VoiceOver", "AccessibilityLabels"].contains {
      $0 == table || $0.lowercased() == table
    }
  }
}

extension Span<UInt8> {
  /// Whether a word of small letters stands in the bytes, in whatever case.
  fileprivate func hasWord(_ word: String) -> Bool {
    let word = word.utf8.span
    guard count >= word.count else { return false }
    for start in 0...count - word.count where self[start] | 0x20 == word[0] {
      var length = 1
      while length < word.count, self[start + length] | 0x20 == word[length] { length += 1 }
      if length == word.count { return true }
    }
    return false
  }
}
