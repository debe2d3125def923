internal import ToastAccessibility
internal import ToastModel
public import ToastText

extension TranscriptRunner {
  /// The lists of actions at a moment in one locale, after what is done at that moment.
  public func rotor(at time: Duration, in locale: LanguageTag) -> RotorMoment {
    var run = TranscriptRun(runner: self, locale: locale)
    run.live(until: time)
    let entries = run.machine.visibleToasts.reversed().map { run.rotorEntry(of: $0) }
    let records = transcript(in: locale).records.compactMap { record in
      if case .announcement(let announcement) = record.event { announcement } else { nil }
    }
    return RotorMoment(
      time: time, locale: locale, reader: options.reader.name, entries: entries,
      history: AnnouncementHistory(records).readable(at: time))
  }
}

extension TranscriptRun {
  fileprivate func rotorEntry(of toast: Toast) -> RotorMoment.Entry {
    let list = narrator.rotor(of: toast.message, input: machine.inputMethod)
    let content = narrator.content(of: toast.message, named: toast.id)
    let element = narrator.composer.element(of: content, input: machine.inputMethod)
    var rotor = RotorSimulation(
      list: list, element: element, composer: narrator.composer, input: machine.inputMethod)
    var steps = [rotor.focus()]
    for _ in list.items { steps.append(rotor.next()) }
    for _ in list.items.dropLast() { steps.append(rotor.previous()) }
    return RotorMoment.Entry(toast: toast.id, list: list, steps: steps)
  }
}
