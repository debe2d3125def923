package import ToastText

// Dates, lengths of time, lists. (UTS #35 Parts 2 and 4.)
extension LocaleServices {
  /// A moment in its styles and time zone; a zone ICU does not know is taken as UTC.
  package func date(_ argument: DateArgument) -> String {
    dateFormatter(DateFormatter.Style(argument))?
      .string(fromSecondsSince1970: argument.secondsSince1970) ?? ""
  }

  /// A distance in time with its number: −3 minutes gives `3 minutes ago`.
  package func relative(_ number: DecimalNumber, unit: RelativeTimeUnit) -> String {
    relativeTimeFormatter?.string(from: number.doubleValue, unit: unit) ?? decimal(number)
  }

  /// A length of time in seconds: 90 gives `1:30`, in words `1 minute, 30 seconds`.
  package func duration(_ seconds: DecimalNumber, style: DurationStyle = .clock) -> String {
    guard let text = durationFormatter(style)?.string(fromMagnitudeOf: seconds) else {
      return measure(seconds, unit: "second")
    }
    return seconds.isNegative && !seconds.isZero ? symbols.minus + text : text
  }

  /// Texts joined as the language joins them, with “and” before the last.
  package func list(_ items: [String]) -> String {
    listFormatter?.string(from: items) ?? items.joined(separator: ", ")
  }

  /// The text of any value, with the defaults of its kind.
  package func text(of argument: MessageArgument) -> String {
    switch argument {
    case .integer(let value): integer(value)
    case .decimal(let number): decimal(number)
    case .string(let text): text
    case .percent(let ratio): percent(ratio)
    case .bytes(let count): bytes(count)
    case .date(let moment): date(moment)
    case .list(let items): list(items)
    case .relative(let number, let unit): relative(number, unit: unit)
    case .duration(let seconds, let style): duration(seconds, style: style)
    case .currency(let amount, let code): currency(amount, code: code)
    case .measure(let number, let unit): measure(number, unit: unit)
    case .range(let start, let end): range(start, end)
    case .spellOut(let number): spellOut(number)
    case .ordinal(let number): ordinal(number)
    }
  }
}
