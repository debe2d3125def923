internal import ToastAccessibility
internal import ToastModel
internal import ToastText

extension TranscriptRun {
  /// Turns an event of the toasts into records, and says what is to be said of it.
  mutating func add(_ event: ToastEvent) {
    let time = event.time
    let toast = event.toast
    switch event.kind {
    case .presented: show(toast, .presented, announcing: .presented, at: time)
    case .restored: show(toast, .restored, announcing: .restored, at: time)
    case .updated(.content):
      show(toast, .updated, announcing: isShown(toast) ? .updated : nil, at: time)
    // Its content is the same: who heard it before has heard it.
    case .updated(.locale): show(toast, .updated, announcing: nil, at: time)
    case .front: move(toast, .front, at: time)
    case .covered: move(toast, .covered, at: time)
    case .queued: move(toast, .queued, at: time)
    case .held: move(toast, .held, at: time)
    case .paused(let cause):
      add(.paused(cause, remaining: toast?.remaining), toast: toast?.id, at: time)
    case .resumed(let cause):
      add(.resumed(cause, remaining: toast?.remaining), toast: toast?.id, at: time)
    case .leaving(let reason): add(.leaving(reason), toast: toast?.id, at: time)
    case .dismissed(let reason): add(.dismissed(reason), toast: toast?.id, at: time)
    case .action, .committed, .confirmation, .repeated: addDeed(event)
    case .evicted(let limit):
      add(
        Problem(
          "evicted", .warning,
          "the toast had to give way, for no more than \(limit.count) may be there at once"),
        toast: toast?.id, at: time)
    case .localeChanged(let language): narrator = ToastNarrator(language, for: runner)
    case .inputMethodChanged: break
    case .problem(let problem): add(problem, toast: toast?.id, at: time)
    }
  }

  private mutating func addDeed(_ event: ToastEvent) {
    guard let toast = event.toast else { return }
    switch event.kind {
    case .action(let run):
      let action = TranscriptRecord.Event.action(
        id: run.action.id, via: run.via, trace: run.trace)
      add(action, toast: toast.id, at: event.time)
    case .committed(let action):
      add(.committed(action: action.id), toast: toast.id, at: event.time)
    case .confirmation(let text, _):
      let said = narrator.composer.confirmation(narrator.spoken(text), of: toast.id)
      announce(said.announcement, at: event.time)
      report(said.problems, of: toast, at: event.time)
    case .repeated(let count):
      let content = narrator.content(of: toast.message, named: toast.id)
      let said = narrator.composer.announcement(of: content, cause: .repeated, count: count)
      announce(said.announcement, at: event.time)
    default: break
    }
  }

  private mutating func move(
    _ toast: Toast?, _ movement: TranscriptRecord.Movement, at time: Duration
  ) {
    add(.moved(movement, remaining: toast?.remaining), toast: toast?.id, at: time)
  }

  /// Whether a toast is on screen.
  ///
  /// What waits or was put aside is said when it is shown.
  private func isShown(_ toast: Toast?) -> Bool {
    toast.map { $0.phase == .front || $0.phase == .covered } ?? false
  }

  private mutating func show(
    _ toast: Toast?, _ cause: Showing.Cause, announcing: AnnouncementCause?, at time: Duration
  ) {
    guard let toast else { return }
    let (content, leftovers) = narrator.cleanContent(of: toast.message, named: toast.id)
    let element = narrator.composer.element(ofClean: content, input: machine.inputMethod)
    let showing = Showing(
      cause: cause, message: toast.message, label: element.labelText,
      value: element.valueText, hint: element.hint?.text, actions: element.actions.map(\.text),
      duration: toast.time.total, durationReasons: toast.time.reasons)
    add(.shown(showing), toast: toast.id, at: time)
    report(narrator.problems(of: toast.message), of: toast, at: time)
    guard let announcing else { return }
    report(leftovers, of: toast, at: time)
    announce(narrator.composer.announcement(ofClean: content, cause: announcing), at: time)
  }

  /// Reports what is wrong with the texts of a toast.
  private mutating func report(_ problems: [Problem], of toast: Toast, at time: Duration) {
    for problem in problems { add(problem, toast: toast.id, at: time, isOfText: true) }
  }
}
