package import ToastText

/// How a choice of language came about.
package struct LocaleMatchExplanation: Hashable, Sendable {
  /// A language that ICU would have taken for another one.
  package struct LeftOut: Hashable, Sendable {
    /// The language that was asked for.
    package let desired: LanguageTag
    /// The language ICU would have taken.
    package let supported: LanguageTag
  }

  /// What was chosen, or `nil` where nothing is near enough.
  package let match: LocaleMatch?

  /// What the mode `default` left out on the way, in order.
  package let leftOut: [LeftOut]
}
