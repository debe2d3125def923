import ToastCatalogs
import ToastText

/// A compiled choice among texts, or a text.
indirect enum MessageNode: Sendable {
  case text(MessageText)
  case plural(PluralChoice)
  /// By device, in the order they are tried when neither the host's nor `other` is there.
  case device([(Device, MessageNode)])
  /// By width, the smallest first; never empty.
  case width([(Int, MessageNode)])
}

extension PluralCategory {
  /// The place in `allCases`.
  var index: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
