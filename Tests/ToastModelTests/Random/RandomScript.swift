import ToastModel
import ToastText

/// A random behaviour and a random sequence of things done to it.
///
/// Times are multiples of 50 ms and names are few, so that things often happen at the same moment and
/// to the same toast, where faults live.
struct RandomScript {
  let script: Script
  let steps: [Script.Step]

  private static let names = ["A", "B", "C", "D", "E", "F"]
  private static let tokens = ["x", "y"]
  private static let languages: [LanguageTag] = ["en", "ja", "ar", "zh-Hant"]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let policies: [AssistivePolicy] = [.off, .off, .extend(1.5), .speechTime]
    script = Script(
      behavior: Self.behavior(&generator), locale: generator.pick(Self.languages),
      policy: generator.pick(policies),
      hearing: { message, language in
        .milliseconds(500 * language.description.utf8.count + 200 * (message.id ?? "").utf8.count)
      })
    var time = 0.0
    var steps: [Script.Step] = []
    for _ in 0..<Int.random(in: 1...40, using: &generator) {
      if generator.chance(70) {
        time +=
          Double(Int.random(in: 0...(generator.chance(20) ? 160 : 30), using: &generator)) / 20
      }
      steps.append((time, Self.input(&generator)))
    }
    self.steps = steps
  }

  private static func behavior(_ generator: inout SeededGenerator) -> ToastBehavior {
    var behavior = generator.pick(ToastBehavior.named).behavior
    guard generator.chance(50) else { return behavior }
    if generator.chance(40) {
      behavior.limit = ToastLimit(
        Int.random(in: 1...4, using: &generator),
        evicting: generator.pick(ToastEviction.allCases))
    }
    behavior.updatePolicy = generator.pick([.restart, .keepRemaining, .atLeast(.seconds(2))])
    if generator.chance(30) {
      behavior.gap = ToastGap(afterTimeout: .milliseconds(300), otherwise: .milliseconds(100))
    }
    if generator.chance(30) { behavior.duplicateWindow = .seconds(2) }
    if generator.chance(20) { behavior.fade = .milliseconds(250) }
    if generator.chance(20) { behavior.defaultDuration = 1.5 }
    if generator.chance(20) { behavior.pauses = [.background, .focus] }
    return behavior
  }

  private static func input(_ generator: inout SeededGenerator) -> ToastInput {
    let name = generator.pick(names)
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<34: return .present(message(&generator, name))
    case 34..<36:
      let choice = ToastChoice(
        [.when([ToastCondition("x", .isEmpty(true))], message(&generator, name))],
        otherwise: message(&generator, name))
      return .choose(choice, id: name, inputs: ["x": generator.chance(50) ? "" : "y"])
    case 36..<58: return act(&generator, name)
    case 58..<62: return .dismiss(name)
    case 62..<63: return .dismissAll
    case 63..<66: return .skip(gap: .milliseconds(Int.random(in: 0...10, using: &generator) * 50))
    case 66..<78: return pause(&generator)
    case 78..<84: return .pageAppeared
    case 84..<86: return .pageDisappeared
    case 86..<94: return .focus(generator.chance(30) ? nil : name)
    case 94..<97: return .setLocale(generator.pick(languages))
    case 97..<98: return .setInputMethod(generator.pick(ToastInputMethod.allCases))
    default: return .setAssistivePolicy(generator.pick([.off, .speechTime]))
    }
  }

  private static func message(_ generator: inout SeededGenerator, _ name: String) -> ToastMessage {
    let durations: [ToastDuration] = [.automatic, .automatic, 0.5, 1, 3, 6, .indefinite, 0]
    let actions: [ToastAction?] = [
      nil, nil, .open, .archive, .later,
      ToastAction(id: "undo", title: "Undo", commitOnClose: true),
    ]
    return ToastMessage(
      id: generator.chance(90) ? name : nil, status: generator.pick(ToastStatus.known),
      title: generator.pick(["Saved", "Failed", "Syncing"]),
      duration: generator.pick(durations), tapAction: generator.pick(actions),
      swipeActions: ToastSwipeActions(
        leading: generator.pick(actions), trailing: generator.pick(actions)),
      priority: generator.chance(30) ? .high : .normal)
  }

  private static func act(_ generator: inout SeededGenerator, _ name: String) -> ToastInput {
    let gesture = generator.pick(ToastGesture.allCases)
    let choices = ["open", "archive", "later", "undo", "dismiss", "ok", "nonsense"]
    return .act(ToastAct(on: name, via: gesture, action: generator.pick(choices)))
  }

  private static func pause(_ generator: inout SeededGenerator) -> ToastInput {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1: .touchBegan
    case 2, 3: .touchEnded
    case 4: .enterBackground
    case 5: .enterForeground
    case 6: .suspend(generator.pick(tokens))
    default: .unsuspend(generator.pick(tokens))
    }
  }
}
