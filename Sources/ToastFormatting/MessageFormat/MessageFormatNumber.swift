import ToastICU
import ToastText

/// The number a `#` shows.
struct MessageFormatNumber {
  var name: MessageFormatName
  var argument: MessageArgument
  var offset: DecimalNumber
}
