public import ToastText

/// What a person who listens is kept from, in one locale with one reader.
public struct AuditReport: Hashable, Sendable {
  /// The locale.
  public var locale: LanguageTag

  /// The reader.
  public var reader: String

  /// One verdict a toast, in the order they first appeared.
  public var verdicts: [ToastVerdict]

  /// Creates a report.
  public init(locale: LanguageTag, reader: String, verdicts: [ToastVerdict]) {
    self.locale = locale
    self.reader = reader
    self.verdicts = verdicts
  }

  /// All findings, toast by toast.
  public var findings: [AuditFinding] { verdicts.flatMap(\.findings) }

  /// All notes, toast by toast.
  public var notes: [AuditFinding] { verdicts.flatMap(\.notes) }
}
