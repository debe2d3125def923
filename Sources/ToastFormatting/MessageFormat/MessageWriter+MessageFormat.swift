import ToastText

extension MessageWriter {
  mutating func write(_ pattern: MessageFormatPattern, named: [String: MessageArgument]) {}
}
