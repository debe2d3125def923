public import ToastModel
public import ToastText

/// Toasts, what is done with them, and when: the content of a `*.toasts.json` file.
public struct Scenario: Sendable {
  /// The path of the file as the user named it.
  public var file: String

  /// How toasts stand beside each other, count down and go.
  public var behavior: ToastBehavior

  /// The catalogs the texts are looked up in, the later before the earlier.
  public var catalogs: [CatalogReference]

  /// Whether a screen reader is on.
  public var readerIsOn: Bool

  /// What a screen reader changes in the time toasts are shown.
  public var policy: AssistivePolicy

  /// What happens, in the order of time.
  public var steps: [ScenarioStep]

  /// A catalog that a scenario names.
  public struct CatalogReference: Hashable, Sendable {
    /// The path, as the scenario spells it.
    public var path: String
    /// Where the scenario names it.
    public var position: SourcePosition

    /// Creates a reference.
    public init(path: String, position: SourcePosition) {
      self.path = path
      self.position = position
    }
  }

  /// Creates a scenario.
  public init(
    file: String,
    behavior: ToastBehavior = .toastKit,
    catalogs: [CatalogReference] = [],
    readerIsOn: Bool = false,
    policy: AssistivePolicy = .speechTime,
    steps: [ScenarioStep] = []
  ) {
    self.file = file
    self.behavior = behavior
    self.catalogs = catalogs
    self.readerIsOn = readerIsOn
    self.policy = policy
    self.steps = steps
  }
}
