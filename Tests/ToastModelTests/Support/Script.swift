import ToastModel
import ToastText

/// Things done to an engine at moments, and what comes of them.
struct Script {
  /// An input and its moment in seconds.
  typealias Step = (at: Double, input: ToastInput)

  var behavior: ToastBehavior = .toastKit
  var locale: LanguageTag = .english
  var policy: AssistivePolicy = .off
  var hearing: HearingTime = { _, _ in .zero }
  /// How long the engine runs after the last step, in seconds.
  var tail: Double = 1000

  func machine() -> ToastStateMachine {
    ToastStateMachine(
      behavior: behavior, locale: locale, assistivePolicy: policy, hearingTime: hearing)
  }

  /// Every event of the script.
  func events(_ steps: [Step]) -> [ToastEvent] {
    var machine = machine()
    for step in steps { machine.apply(step.input, at: .seconds(step.at)) }
    machine.advance(to: machine.now + .seconds(tail))
    return machine.drainEvents()
  }

  /// Every event of the script as a line, such as `3 dismissed A (timeout)`.
  func lines(_ steps: [Step]) -> [String] {
    events(steps).map(\.description)
  }
}

extension ToastInput {
  /// Presents a toast with a title equal to its name.
  static func show(
    _ id: String, _ duration: ToastDuration = .automatic, status: ToastStatus = .normal,
    title: ToastText? = nil, tap: ToastAction? = nil, leading: ToastAction? = nil,
    trailing: ToastAction? = nil, priority: ToastPriority = .normal
  ) -> ToastInput {
    .present(
      ToastMessage(
        id: id, status: status, title: title ?? ToastText(verbatim: id), duration: duration,
        tapAction: tap,
        swipeActions: ToastSwipeActions(leading: leading, trailing: trailing), priority: priority))
  }

  static func act(_ toast: String, _ via: ToastGesture, _ action: String? = nil) -> ToastInput {
    .act(ToastAct(on: toast, via: via, action: action))
  }
}

extension ToastAction {
  static let open = ToastAction(id: "open", title: ToastText(key: "open"))
  static let archive = ToastAction(
    id: "archive", title: ToastText(key: "archive"), confirmation: ToastText(key: "archived"))
}
