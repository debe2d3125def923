import ToastCatalogs
import ToastText

/// A choice by plural category.
struct PluralChoice: Sendable {
  /// The argument that decides, counted from 0, or `nil` if the text does not tell.
  var position: Int?
  /// How the number is shown where it is shown; `nil` where it is not.
  var display: PrintfPlaceholder?
  /// Whether the number is shown as a plain integer, so that small ones need no work.
  var isPlainInteger: Bool
  /// The name of the substitution, or `nil` for the message as a whole.
  var name: String?
  /// The branches, by the place of their category in `PluralCategory.allCases`.
  var branches: [MessageNode?]

  subscript(category: PluralCategory) -> MessageNode? { branches[category.index] }
}
