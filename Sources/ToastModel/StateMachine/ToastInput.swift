public import ToastText

/// Something that is done to the engine: by the app, by a person, by the system.
public enum ToastInput: Sendable {
  /// A message is presented.
  case present(ToastMessage)
  /// A message is chosen by a rule and presented under a name.
  case choose(ToastChoice, id: String?, inputs: [String: String])
  /// A person does something with a toast.
  case act(ToastAct)
  /// The app dismisses the toast of this name.
  case dismiss(String)
  /// The app dismisses all toasts, held and waiting ones too.
  case dismissAll
  /// The toast in front is skipped; in a queue the next one follows after the gap.
  case skip(gap: Duration)
  /// A finger is put on the toasts.
  case touchBegan
  /// A finger is taken off the toasts.
  case touchEnded
  /// The app goes into the background.
  case enterBackground
  /// The app comes back from the background.
  case enterForeground
  /// The page of the toasts appears; held toasts come back.
  case pageAppeared
  /// The page of the toasts disappears.
  case pageDisappeared
  /// Countdowns are stopped under a token.
  case suspend(String)
  /// A token is given back.
  case unsuspend(String)
  /// The screen reader's focus moves to the toast of this name, or off all toasts.
  case focus(String?)
  /// The language changes.
  case setLocale(LanguageTag)
  /// The person works the device in another way.
  case setInputMethod(ToastInputMethod)
  /// Assistive technology is turned on or off, or its policy changes.
  case setAssistivePolicy(AssistivePolicy)
}
