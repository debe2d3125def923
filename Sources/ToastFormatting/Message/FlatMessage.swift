import ToastICU
import ToastText

/// A message of literals, texts and plain integers with one plural at most, made for being written in
/// the time of one allocation.
///
/// It gives what ``MessageWriter`` gives, or nothing; `FlatMessageTests` compares the two.
final class FlatMessage: Sendable {
  /// The argument that decides the plural, counted from 0; `nil` where there is no plural.
  private let position: Int?
  /// The text for the number 0 where it has one of its own.
  private let zero: TextTemplate?
  /// The texts by the place of their category in `PluralCategory.allCases`; without a plural one.
  private let templates: [TextTemplate]

  /// How many arguments there are where each of them is used; `nil` where one is left out.
  let argumentCount: Int?

  /// Makes a message flat, or gives `nil` for one that is not simple enough.
  init?(_ body: Message.Body) {
    guard case .program(let program) = body else { return nil }
    let used = program.usedPositions
    argumentCount = used.allSatisfy { (1...max(used.count, 1)).contains($0) } ? used.count : nil
    switch program.root {
    case .text(let text):
      guard let template = TextTemplate(text) else { return nil }
      position = nil
      zero = nil
      templates = [template]
    case .plural(let choice):
      guard choice.isPlainInteger, let position = choice.position,
        let templates = Self.templates(of: choice)
      else { return nil }
      self.position = position
      self.templates = templates
      zero = choice[.zero] == nil ? nil : templates[PluralCategory.zero.index]
    case .device, .width:
      return nil
    }
  }

  /// The text of each category, that of `other` where it has none of its own.
  private static func templates(of choice: PluralChoice) -> [TextTemplate]? {
    var templates: [TextTemplate] = []
    for category in PluralCategory.allCases {
      guard case .text(let text) = choice[category] ?? choice[.other],
        let template = TextTemplate(text)
      else { return nil }
      templates.append(template)
    }
    return templates
  }

  /// The text, or `nil` where these arguments or options need more than this way does.
  func text(
    _ arguments: [MessageArgument], in locale: MessageLocale, options: MessageOptions
  ) -> String? {
    guard options.numerals == .localized else { return nil }
    let isolates = options.isolation == .automatic
    // In a right-to-left text nearly every value is isolated, or nearly so.
    if isolates, locale.isRightToLeft || locale.hasOwnDigits { return nil }
    guard let template = template(for: arguments, in: locale) else { return nil }
    return template.text(arguments, in: locale.numbers, isolates: isolates)
  }

  private func template(for arguments: [MessageArgument], in locale: MessageLocale) -> TextTemplate?
  {
    guard let position else { return templates[0] }
    guard arguments.indices.contains(position), case .integer(let value) = arguments[position]
    else { return nil }
    if value == 0, let zero { return zero }
    return templates[locale.category(value).index]
  }
}

extension TextTemplate {
  /// The flat form of a text, or `nil` for one with other pieces.
  fileprivate convenience init?(_ text: MessageText) {
    var pieces: [Piece] = []
    for piece in text.pieces {
      switch piece {
      case .literal(let text): pieces.append(.literal(text))
      case .integer(let index, _): pieces.append(.integer(index))
      case .object(let index, _): pieces.append(.text(index))
      case .placeholder, .substitution: return nil
      }
    }
    self.init(pieces)
  }
}
