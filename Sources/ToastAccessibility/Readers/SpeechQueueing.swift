/// How a reader queues an utterance.
///
/// | queueing | cuts speech | what was cut | waits behind |
/// |---|---|---|---|
/// | `wait` | no | | everything |
/// | `next` | no | | the current utterance, and others that go next |
/// | `interrupt` | yes | is lost | what cannot be cut |
/// | `now` | yes | goes on afterwards | what cannot be cut |
public struct SpeechQueueing: Hashable, Sendable {
  /// What a new utterance does to what is being said and what waits.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// It waits until everything before it is said. (VoiceOver low, NVDA NORMAL, Orca.)
    case wait
    /// It is said after the current utterance, before what waits. (NVDA NEXT.)
    case next
    /// It cuts what may be cut, which is lost. (VoiceOver default and high.)
    case interrupt
    /// It cuts what may be cut, which goes on afterwards. (NVDA NOW.)
    case now
  }

  /// What a new utterance does.
  public var rule: Rule

  /// Whether it cannot be cut once it has begun.
  public var isProtected: Bool

  /// Creates a way of queueing.
  public init(_ rule: Rule, isProtected: Bool = false) {
    self.rule = rule
    self.isProtected = isProtected
  }

  /// The place in the waiting line: a lower one is said first, equals in the order they came.
  var rank: Int {
    if isProtected { return 0 }
    switch rule {
    case .now: return 0
    case .next, .interrupt: return 1
    case .wait: return 2
    }
  }

  /// Whether it cuts what is being said.
  var cuts: Bool { rule == .interrupt || rule == .now }
}
