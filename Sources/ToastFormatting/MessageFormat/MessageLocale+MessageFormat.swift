import ToastICU
import ToastText

extension MessageLocale {
  /// A value in a style of MessageFormat, and what was wrong.
  struct StyledValue {
    var value: FormattedValue
    /// A fault whose message is empty says that the value is not of the style's type.
    var fault: PrintfDirective.Fault?
  }

  private static let wrongType = PrintfDirective.Fault(
    kind: "argument-type", severity: .error, message: "")

  /// An argument in a style of MessageFormat.
  func value(
    of argument: MessageArgument, style: MessageFormatStyle, isolates: Bool
  ) -> StyledValue {
    let plain = value(of: argument, isolates: isolates)
    switch style {
    case .plain: return StyledValue(value: plain)
    case .date(let detail): return date(argument, detail, isTime: false, else: plain)
    case .time(let detail): return date(argument, detail, isTime: true, else: plain)
    case .number(let detail): return number(argument, detail, else: plain)
    case .spellOut, .ordinal, .duration:
      guard let number = argument.number else {
        return StyledValue(value: plain, fault: Self.wrongType)
      }
      return StyledValue(
        value: FormattedValue(text(number, style), number: number))
    }
  }

  private func text(_ number: DecimalNumber, _ style: MessageFormatStyle) -> String {
    switch style {
    case .spellOut: numbers.spellOut(number)
    case .ordinal: numbers.ordinal(number)
    default: numbers.duration(number)
    }
  }

  // MARK: Dates

  private func date(
    _ argument: MessageArgument, _ detail: MessageFormatStyle.Detail, isTime: Bool,
    else plain: FormattedValue
  ) -> StyledValue {
    guard case .date(var moment) = argument else {
      return StyledValue(value: plain, fault: Self.wrongType)
    }
    switch detail {
    case .none: moment.show(.medium, isTime: isTime)
    case .skeleton(let skeleton): return pattern(skeleton, isSkeleton: true, moment, else: plain)
    case .text(let text):
      guard let style = DateArgument.Style(rawValue: text), style != .none else {
        return pattern(text, isSkeleton: false, moment, else: plain)
      }
      moment.show(style, isTime: isTime)
    }
    return StyledValue(value: FormattedValue(numbers.date(moment)))
  }

  private func pattern(
    _ pattern: String, isSkeleton: Bool, _ moment: DateArgument, else plain: FormattedValue
  ) -> StyledValue {
    let key = DatePattern(
      locale: numbers.tag, pattern: pattern, isSkeleton: isSkeleton, timeZone: moment.timeZone)
    let formatter = DatePattern.cache.value(key) { key.formatter }
    guard let text = formatter?.string(fromSecondsSince1970: moment.secondsSince1970) else {
      return StyledValue(
        value: plain,
        fault: PrintfDirective.Fault(
          kind: "date-style", severity: .error,
          message: "‘\(pattern)’ is no way to write a date; write ‘medium’, ‘::yMMMd’ or the like"))
    }
    return StyledValue(value: FormattedValue(text))
  }

  // MARK: Numbers

  private func number(
    _ argument: MessageArgument, _ detail: MessageFormatStyle.Detail, else plain: FormattedValue
  ) -> StyledValue {
    guard let number = argument.number else {
      return StyledValue(value: plain, fault: Self.wrongType)
    }
    switch detail {
    case .none:
      // ICU's plain numbers have at most three fraction digits.
      guard case .decimal(let value) = argument, value.fractionDigits.utf8.count > 3 else {
        return StyledValue(value: plain)
      }
      return StyledValue(
        value: self.value(of: .decimal(value.rounded(toFractionDigits: 3)), isolates: false))
    case .text("integer"):
      return StyledValue(
        value: value(of: .decimal(number.rounded(toFractionDigits: 0)), isolates: false))
    case .text("percent"): return StyledValue(value: value(of: .percent(number), isolates: false))
    case .text("currency"): return currency(argument, number, else: plain)
    case .text(let pattern):
      return skeleton(NumberPattern(pattern)?.skeleton, pattern, number, else: plain)
    case .skeleton(let skeleton): return self.skeleton(skeleton, skeleton, number, else: plain)
    }
  }

  private func currency(
    _ argument: MessageArgument, _ number: DecimalNumber, else plain: FormattedValue
  ) -> StyledValue {
    if case .currency = argument { return StyledValue(value: plain) }
    guard let code = numbers.currencyCode else {
      return StyledValue(
        value: plain,
        fault: PrintfDirective.Fault(
          kind: "currency-code", severity: .error,
          message: "the language tells no currency; pass an amount with its code"))
    }
    return StyledValue(value: value(of: .currency(number, code: code), isolates: false))
  }

  private func skeleton(
    _ skeleton: String?, _ written: String, _ number: DecimalNumber, else plain: FormattedValue
  ) -> StyledValue {
    let formatter = skeleton.flatMap { skeleton in
      let key = NumberSkeleton(locale: numbers.tag, skeleton: skeleton)
      return NumberSkeleton.cache.value(key) { key.formatter }
    }
    guard let formatter else {
      return StyledValue(
        value: plain,
        fault: PrintfDirective.Fault(
          kind: "number-style", severity: .error,
          message: "‘\(written)’ is no way to write a number; write ‘percent’, ‘::.00’ or the like")
      )
    }
    return StyledValue(value: FormattedValue(formatter.string(from: number), number: number))
  }
}

extension DateArgument {
  /// Shows the date alone, or the time alone.
  fileprivate mutating func show(_ style: Style, isTime: Bool) {
    dateStyle = isTime ? .none : style
    timeStyle = isTime ? style : .none
  }
}
