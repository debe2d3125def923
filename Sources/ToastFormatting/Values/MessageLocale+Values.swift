import ToastICU
import ToastText

extension MessageLocale {
  /// An argument shown by its own type.
  ///
  /// `isolates`: the items of a list are kept apart one by one, so that the list itself runs in the
  /// direction of the text.
  func value(of argument: MessageArgument, isolates: Bool) -> FormattedValue {
    switch argument {
    case .integer(let value):
      FormattedValue(numbers.integer(value), number: DecimalNumber(value))
    case .decimal(let number): FormattedValue(numbers.decimal(number), number: number)
    case .string(let text): FormattedValue(text, origin: .user)
    case .list(let items): FormattedValue(numbers.list(isolates ? items.map(isolated) : items))
    default:
      FormattedValue(
        numbers.text(of: argument), number: argument.number,
        category: plurals.cardinalCategory(of: argument))
    }
  }

  private func isolated(_ item: String) -> String {
    let isNeeded = BidiIsolation.isNeeded(for: item, of: .user, inRightToLeft: isRightToLeft)
    return isNeeded ? BidiIsolation.start + item + BidiIsolation.end : item
  }
}
