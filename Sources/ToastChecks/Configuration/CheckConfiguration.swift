/// What a team decides about checks; the defaults suit a team that decides nothing.
///
/// ```swift
/// var configuration = CheckConfiguration()
/// configuration.requiredLocales = ["ja", "zh-Hans"]
/// configuration.severities["ellipsis"] = .off
/// ```
public struct CheckConfiguration: Hashable, Sendable {
  /// The locales that every text must have, spelled as in the catalogs.
  ///
  /// Where this is empty, a locale counts as required once nine of ten texts are there.
  public var requiredLocales: [String] = []

  /// The optional groups of checks that are on.
  public var groups: Set<CheckGroup> = []

  /// What a check's findings count as, by its identifier.
  public var severities: [String: CheckLevel] = [:]

  /// Keys of texts that a screen reader says as the label of a control, as patterns with `*` and `?`.
  public var accessibilityKeys: [String] = []

  /// How terms are translated.
  public var glossary: [GlossaryTerm] = []

  /// Names that stay as they are in every language.
  public var doNotTranslate: [String] = []

  /// How long texts may be.
  public var lengthLimits: [LengthLimit] = []

  /// How long toasts are shown, in seconds, by a pattern of their keys.
  public var toastDurations: [ToastTimeLimit] = []

  /// Files that are left out, as patterns of their paths.
  public var exclude: [String] = []

  /// The least share of translated texts of each locale in percent, or `nil` for none.
  public var coverage: Int?

  /// The language of the source texts of `*.lproj` folders, or `nil` for the likely one.
  public var sourceLanguage: String?

  /// The checks to run, by identifier; all where this is empty.
  public var only: Set<String> = []

  /// Checks not to run.
  public var skip: Set<String> = []

  /// The locales whose texts are checked, or `nil` for all.
  public var locales: [String]?

  /// Creates the configuration of a team that decides nothing.
  public init() {}
}

extension CheckConfiguration {
  /// Whether a check runs.
  func runs(_ check: Check) -> Bool {
    if skip.contains(check.id) || severities[check.id] == .off { return false }
    if !only.isEmpty { return only.contains(check.id) }
    return check.group == .standard || groups.contains(check.group) || severities[check.id] != nil
  }
}
