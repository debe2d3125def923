import ToastCatalogs
import ToastText

/// The texts of one choice by plural category.
struct PluralChoice: Sendable {
  /// The way to the choice.
  let path: TextPath

  /// Its texts in the order of the file.
  private(set) var cases: [(category: PluralCategory, unit: TextUnit)]

  /// The categories that have a text.
  var categories: Set<PluralCategory> { Set(cases.map(\.category)) }

  /// The text of a category, or `nil`.
  subscript(category: PluralCategory) -> TextUnit? {
    cases.first { $0.category == category }?.unit
  }

  /// The choices of a localization, in the order of the file.
  static func choices(of texts: LocalizedTexts) -> [PluralChoice] {
    var choices: [PluralChoice] = []
    for unit in texts.units {
      guard case .plural(let category)? = unit.path.steps.last else { continue }
      let path = unit.path.withoutCategory
      if let index = choices.firstIndex(where: { $0.path == path }) {
        choices[index].cases.append((category, unit))
      } else {
        choices.append(PluralChoice(path: path, cases: [(category, unit)]))
      }
    }
    return choices
  }

  /// The whole numbers that a text is shown for, at most three of them.
  ///
  /// A text for `zero` takes 0 away from the category it belongs to otherwise, in any language.
  func numbers(of category: PluralCategory, in profile: PluralProfile) -> [Int] {
    if category == .zero, !profile.all.contains(.zero) { return [0] }
    let numbers = profile.numbers(of: category)
    let hasZero = categories.contains(.zero) && !profile.all.contains(.zero)
    return hasZero && category != .zero ? numbers.filter { $0 != 0 } : numbers
  }
}

extension PluralProfile {
  /// Whether the text of a category stands for several numbers, so that it must say which.
  func isOpen(_ category: PluralCategory, in texts: LocalizedTexts, _ path: TextPath) -> Bool {
    if category == .other { return true }
    let choice = PluralChoice.choices(of: texts).first { $0.path == path.withoutCategory }
    return choice.map { $0.numbers(of: category, in: self).count > 1 } ?? true
  }
}
