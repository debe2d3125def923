/// A piece of a MessageFormat text.
public indirect enum MessageFormatNode: Hashable, Sendable {
  /// Words of the text itself, with the quoting apostrophes taken away.
  case literal(String)
  /// A place for an argument: `{name}`, `{0, number, percent}`.
  case argument(MessageFormatName, MessageFormatStyle)
  /// `#`: the number of the plural around it, less the plural's offset.
  case number
  /// `{count, plural, …}` or `{place, selectordinal, …}`.
  case plural(MessageFormatPlural)
  /// `{gender, select, …}`.
  case select(MessageFormatSelect)
}
