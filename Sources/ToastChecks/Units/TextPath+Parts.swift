import ToastCatalogs
import ToastText

extension TextPath {
  /// The plural category of the text, or `nil` outside a plural.
  var pluralCategory: PluralCategory? {
    for step in steps.reversed() { if case .plural(let category) = step { return category } }
    return nil
  }

  /// The substitution that the text is a case of, or `nil`.
  var substitution: String? {
    if case .substitution(let name)? = steps.first { name } else { nil }
  }

  /// The way to the choice by plural category that the text is a case of.
  var withoutCategory: TextPath {
    var path = self
    if case .plural? = path.steps.last { path.steps.removeLast() }
    return path
  }

  /// The path as findings spell it, or `nil` for a plain text.
  var text: String? { steps.isEmpty ? nil : description }
}
