import ToastICU
import ToastText

final class MessageLocale: Sendable {
  let tag: LanguageTag
  let isRightToLeft = false
  let symbols = NumberSymbols.posix
  init(_ tag: LanguageTag) { self.tag = tag }
  static func shared(_ tag: LanguageTag) -> MessageLocale { MessageLocale(tag) }
  func append(_ value: Int, to text: inout String) { text += "\(value)" }
  func category(_ value: Int) -> PluralCategory { value == 1 ? .one : .other }
  func category(_ value: DecimalNumber) -> PluralCategory { value.integerValue == 1 ? .one : .other }
  func value(of argument: MessageArgument, isolates: Bool) -> FormattedValue {
    if case .string(let s) = argument { return FormattedValue(s, origin: .user) }
    return FormattedValue(argument.number?.description ?? "?", number: argument.number)
  }
}
