/// The key of one of the kit's own words.
///
/// An open set: a catalog of the user can add words of its own.
public struct LabelKey: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The key in the catalog, such as `action.later`.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key in the catalog.
  public var description: String { rawValue }
}

// Actions.
extension LabelKey {
  /// “Activate”: the tap of a toast without a name for it.
  public static let activate = Self(rawValue: "action.activate")
  /// “Archive”.
  public static let archive = Self(rawValue: "action.archive")
  /// “Cancel”.
  public static let cancel = Self(rawValue: "action.cancel")
  /// “Close”: the button that closes a window or a banner.
  public static let close = Self(rawValue: "action.close")
  /// “Copy”.
  public static let copy = Self(rawValue: "action.copy")
  /// “Delete”.
  public static let delete = Self(rawValue: "action.delete")
  /// “Details”.
  public static let details = Self(rawValue: "action.details")
  /// “Dismiss”: the toast goes and does not come back.
  public static let dismiss = Self(rawValue: "action.dismiss")
  /// “Later”: the toast goes and comes back.
  public static let later = Self(rawValue: "action.later")
  /// “OK”.
  public static let ok = Self(rawValue: "action.ok")
  /// “Open”.
  public static let open = Self(rawValue: "action.open")
  /// “Retry”.
  public static let retry = Self(rawValue: "action.retry")
  /// “Settings”.
  public static let settings = Self(rawValue: "action.settings")
  /// “Show Actions”.
  public static let showActions = Self(rawValue: "action.showActions")
  /// “Undo”.
  public static let undo = Self(rawValue: "action.undo")
}

// Words and sentences.
extension LabelKey {
  /// “Error”.
  public static let errorStatus = Self(rawValue: "status.error")
  /// “Warning”.
  public static let warningStatus = Self(rawValue: "status.warning")
  /// “Success”.
  public static let successStatus = Self(rawValue: "status.success")
  /// “Info”.
  public static let infoStatus = Self(rawValue: "status.info")
  /// “3 times”: how often a toast was repeated; takes the number.
  public static let repeated = Self(rawValue: "toast.repeated")
  /// “1 of 3”: where a toast stands in its stack; takes the place and the total.
  public static let stackPosition = Self(rawValue: "toast.stackPosition")
  /// “3 notifications”: the name of the region toasts stand in; takes the number.
  public static let notificationsRegion = Self(rawValue: "region.notifications")
  /// The sentence of an announcement: `{status}`, `{title}`, `{message}`.
  public static let announcement = Self(rawValue: "announcement.status-title-message")
  /// The sentence of a repeated announcement: `{announcement}`, `{count}`.
  public static let repeatedAnnouncement = Self(rawValue: "announcement.repeated")
  /// The label of an element: `{status}`, `{title}`.
  public static let elementLabel = Self(rawValue: "element.label")
}
