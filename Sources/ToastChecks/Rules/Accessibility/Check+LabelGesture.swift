import ToastText

extension Check {
  /// A label or hint does not name a gesture.
  static let labelGesture = Check(
    id: "label-gesture", severity: .info,
    summary: "a label or hint does not name a gesture",
    discussion:
      "People reach controls by touch, keyboard, switch or voice; say what happens, not how.",
    reference: "Apple, accessibilityHint; WCAG 2.2, 1.3.3",
    passing: [
      Example("Öffnet das Album.", source: "Opens the album.", comment: "Accessibility hint")
    ],
    failing: [
      Example("↓Double tap to open", locale: "en", comment: "Accessibility hint"),
      Example("↓ダブルタップして開く", source: "Opens", locale: "ja", comment: "Accessibility hint"),
      Example("↓轻点两下以打开", source: "Opens", locale: "zh-Hans", comment: "Accessibility hint"),
    ],
    of: .all
  ) { text, report in
    guard text.entry.role != .other else { return }
    let lowered = text.value.lowercased()
    guard
      let gesture = gestures.first(where: lowered.contains),
      let place = Array(lowered.utf8)[...].firstPlace(of: gesture),
      lowered.utf8.count == text.value.utf8.count
    else { return }
    report.report(
      "‘\(gesture)’ is a gesture that not everyone makes; say what happens instead",
      at: place..<place + gesture.utf8.count)
  }

  private static let gestures = [
    "double tap", "double-tap", "tap twice", "swipe", "long press", "tap and hold",
    "ダブルタップ", "スワイプ", "長押し", "轻点两下", "轻点两次", "双击", "連按兩下", "點兩下", "點按兩下", "轻扫", "滑動",
    "이중 탭", "두 번 탭", "쓸어", "doppeltippen", "doppelt tippen", "streichen", "wischen",
    "touchez deux fois", "toucher deux fois", "appuyez deux fois", "balayez", "toca dos veces",
    "pulsa dos veces", "desliza", "doppio tocco", "tocca due volte", "toque duas vezes", "дважды",
    "смахните", "dubbeltik", "dubbelklicka", "stuknij dwukrotnie",
  ]
}
