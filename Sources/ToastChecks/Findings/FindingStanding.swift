/// Whether a finding counts, or is known and let pass.
public enum FindingStanding: Hashable, Sendable {
  /// It counts.
  case open
  /// The baseline lists it.
  case baselined
  /// The revision that the catalogs are compared with has it too.
  case older
  /// The comment of its key lets it pass, for a reason.
  case suppressed(reason: String)
}
