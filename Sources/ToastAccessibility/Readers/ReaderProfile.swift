public import ToastModel

/// A screen reader as data: what it says of a toast, in which order, and how it queues speech.
///
/// The three that come with the kit are `voiceover`, `nvda` and `orca`; a user's own is read from a
/// JSON file, which may build on one of them.
///
/// ```swift
/// ReaderProfile.named("orca")?.version  // "43.1"
/// ```
public struct ReaderProfile: Hashable, Sendable {
  /// The name by which it is chosen.
  public var name: String

  /// The name of the product.
  public var title: String

  /// The version whose behaviour is described.
  public var version: String

  /// Where the facts come from.
  public var source: String

  /// The way by which toasts reach the reader.
  public var channel: ReaderChannel

  /// How a toast or a button is described when the focus lands on it.
  public var elements: ElementStyles

  /// How announcements are made, by name.
  public var styles: [String: AnnouncementStyle]

  /// How each status is announced; the entry `other` stands for those without their own.
  public var statuses: [ToastStatus: StatusRule]

  /// How each priority is queued.
  public var priorities: [AnnouncementPriority: SpeechQueueing]

  /// Which repeats are not said.
  public var duplicates: DuplicateRule

  /// How messages of a live region are queued.
  public var liveRegion: LiveRegionRule

  /// What `--verbosity` has unless it says otherwise.
  public var verbosity: VerbositySettings

  /// How a message stands on a braille display.
  public var braille: BrailleMessageStyle

  /// The status that stands for those without a rule of their own.
  public static let otherStatus = ToastStatus(rawValue: "other")

  /// How a status is announced.
  public func rule(for status: ToastStatus) -> StatusRule {
    statuses[status] ?? statuses[Self.otherStatus] ?? StatusRule()
  }

  /// How a status is announced through the profile's channel.
  public func style(for status: ToastStatus) -> AnnouncementStyle {
    let rule = rule(for: status)
    let name = channel == .liveRegion ? rule.region : rule.style
    return styles[name] ?? AnnouncementStyle()
  }

  /// How a priority is queued.
  public func queueing(for priority: AnnouncementPriority) -> SpeechQueueing {
    priorities[priority] ?? SpeechQueueing(.wait)
  }
}
