public import ToastText

/// One rule about texts, with the examples that explain and test it.
///
/// ```swift
/// Check.trailingSpace.id  // "trailing-space"
/// Check.named("trailing-space")?.failing.first?.text  // "Name↓ "
/// ```
public struct Check: Sendable, Identifiable {
  /// The identifier in kebab case, which configuration and suppressions name.
  public let id: String

  /// How much a finding matters unless the configuration says otherwise; a check may lower it where
  /// less is at stake.
  public let severity: ProblemSeverity

  /// The group it belongs to.
  public let group: CheckGroup

  /// What must hold, in one sentence.
  public let summary: String

  /// What is let pass and why, and what to do about a finding; empty where the summary says all.
  public let discussion: String

  /// The standard or source it follows, with the section.
  public let reference: String

  /// Examples that it is silent about.
  public let passing: [Example]

  /// Examples that it reports, each with `↓` where the finding stands.
  public let failing: [Example]

  /// What it looks at.
  let scope: CheckScope

  /// Creates a check of whatever scope.
  init(
    id: String, severity: ProblemSeverity, group: CheckGroup = .standard, summary: String,
    discussion: String = "", reference: String, passing: [Example] = [], failing: [Example],
    scope: CheckScope
  ) {
    self.id = id
    self.severity = severity
    self.group = group
    self.summary = summary
    self.discussion = discussion
    self.reference = reference
    self.passing = passing
    self.failing = failing
    self.scope = scope
  }
}

extension Check {
  /// Creates a check of each text; it is asked only about texts with one of the traits, in
  /// themselves or in their source.
  init(
    id: String, severity: ProblemSeverity, group: CheckGroup = .standard, summary: String,
    discussion: String = "", reference: String, passing: [Example], failing: [Example],
    of languages: CheckedLanguages = .translations, when traits: TextTraits = [],
    _ body: @escaping @Sendable (TextPair, inout FindingSink) -> Void
  ) {
    self.init(
      id: id, severity: severity, group: group, summary: summary, discussion: discussion,
      reference: reference, passing: passing, failing: failing,
      scope: .text(languages, traits, body))
  }

  /// Creates a check of all texts of a key in one language at once.
  init(
    id: String, severity: ProblemSeverity, group: CheckGroup = .standard, summary: String,
    discussion: String = "", reference: String, passing: [Example], failing: [Example],
    of languages: CheckedLanguages = .translations,
    _ body: @escaping @Sendable (LocalizedPair, inout FindingSink) -> Void
  ) {
    self.init(
      id: id, severity: severity, group: group, summary: summary, discussion: discussion,
      reference: reference, passing: passing, failing: failing,
      scope: .localization(languages, body))
  }

  /// Creates a check of each key with all its languages.
  init(
    id: String, severity: ProblemSeverity, group: CheckGroup = .standard, summary: String,
    discussion: String = "", reference: String, passing: [Example], failing: [Example],
    _ body: @escaping @Sendable (EntryTexts, CatalogContext, inout FindingSink) -> Void
  ) {
    self.init(
      id: id, severity: severity, group: group, summary: summary, discussion: discussion,
      reference: reference, passing: passing, failing: failing, scope: .entry(body))
  }

  /// Creates a check of a whole catalog.
  init(
    id: String, severity: ProblemSeverity, group: CheckGroup = .standard, summary: String,
    discussion: String = "", reference: String, passing: [Example], failing: [Example],
    _ body: @escaping @Sendable ([EntryTexts], CatalogContext, inout FindingSink) -> Void
  ) {
    self.init(
      id: id, severity: severity, group: group, summary: summary, discussion: discussion,
      reference: reference, passing: passing, failing: failing, scope: .catalog(body))
  }
}
