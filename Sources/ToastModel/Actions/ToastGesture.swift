/// The way by which a person chose something.
public enum ToastGesture: String, Hashable, Sendable, CaseIterable {
  /// A tap, or its counterpart in the input method: a double tap, Return, a switch.
  case tap
  /// A swipe that reveals the leading action.
  case swipeLeading = "swipe-leading"
  /// A swipe that reveals the trailing action.
  case swipeTrailing = "swipe-trailing"
  /// A swipe to the left; which action it is depends on the direction of the language.
  case swipeLeft = "swipe-left"
  /// A swipe to the right; which action it is depends on the direction of the language.
  case swipeRight = "swipe-right"
  /// A long press, which shows the actions, and the choice of one by name.
  case longPress = "long-press"
  /// The choice of an action by name in the screen reader's list.
  case rotor
  /// VoiceOver's two-finger double tap, which does what a tap does.
  case magicTap = "magic-tap"
  /// The screen reader's gesture for going back, which dismisses the toast it is made on.
  case escape

  /// The side that a swipe reveals in a direction of writing, or `nil` for another gesture.
  ///
  /// ```swift
  /// ToastGesture.swipeLeft.side(in: .leftToRight)  // .trailing
  /// ToastGesture.swipeLeft.side(in: .rightToLeft)  // .leading
  /// ```
  public func side(in direction: ToastDirection) -> ToastSide? {
    switch self {
    case .swipeLeading: .leading
    case .swipeTrailing: .trailing
    case .swipeLeft: direction == .leftToRight ? .trailing : .leading
    case .swipeRight: direction == .leftToRight ? .leading : .trailing
    case .tap, .longPress, .rotor, .magicTap, .escape: nil
    }
  }
}
