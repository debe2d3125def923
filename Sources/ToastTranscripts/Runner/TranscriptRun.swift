internal import ToastAccessibility
internal import ToastFormatting
internal import ToastICU
internal import ToastModel
internal import ToastText

/// One scenario on its way through one locale.
struct TranscriptRun {
  /// A record, or the place of an announcement whose end is not known yet.
  private enum Entry {
    case record(TranscriptRecord)
    case announcement(AnnouncementID, composer: Int)
  }

  let runner: TranscriptRunner
  let locale: LanguageTag
  var machine: ToastStateMachine
  var timeline: AnnouncementTimeline
  var narrator: ToastNarrator {
    didSet { composers.append(narrator.composer) }
  }
  private var entries: [Entry] = []
  private var unsaid: [(announcement: Announcement, composer: Int, time: Duration)] = []
  /// The composers of the languages that were spoken, the present one last.
  private var composers: [AnnouncementComposer] = []
  private var reported: Set<String> = []
  /// Where the event stands that is being carried out.
  var position: SourcePosition?

  init(runner: TranscriptRunner, locale: LanguageTag) {
    let narrator = ToastNarrator(locale, for: runner)
    let scenario = runner.scenario
    self.runner = runner
    self.locale = locale
    self.narrator = narrator
    machine = ToastStateMachine(
      behavior: scenario.behavior,
      locale: locale,
      assistivePolicy: runner.options.assistive ?? scenario.readerIsOn ? scenario.policy : .off,
      resolver: Self.resolver(narrator, for: runner),
      hearingTime: { message, language in
        Self.narrator(language, like: narrator, for: runner).hearingTime(of: message)
      })
    let composer = narrator.composer
    composers = [composer]
    timeline = AnnouncementTimeline(
      profile: runner.options.reader,
      model: narrator.model,
      policy: AnnouncementPolicy(
        mergesRepeats: scenario.behavior.mergesRepeats,
        progressInterval: scenario.behavior.progressThrottle ?? .seconds(1)),
      repeating: { composer.repeating($0, count: $1) })
  }

  private static func resolver(
    _ narrator: ToastNarrator, for runner: TranscriptRunner
  ) -> ToastTextResolver {
    ToastTextResolver(
      text: { Self.narrator($1, like: narrator, for: runner).spoken($0).text },
      direction: {
        LocaleServices.services(for: $0).isRightToLeft ? .rightToLeft : .leftToRight
      })
  }

  /// The narrator of a language; the one at hand nearly always.
  private static func narrator(
    _ language: LanguageTag, like narrator: ToastNarrator, for runner: TranscriptRunner
  ) -> ToastNarrator {
    language == narrator.language ? narrator : ToastNarrator(language, for: runner)
  }

  /// Runs the scenario to its end: the last toast gone or here to stay, the last word said.
  mutating func transcript() -> Transcript {
    live(until: Self.end)
    let outcomes = timeline.finish()
    let options = runner.options
    let readsWords =
      options.guessesReadings && outcomes.contains(where: \.announcement.mayBeGuessed)
    let empty = Transcript(
      locale: locale, reader: options.reader.name,
      dictionary: readsWords ? JapaneseReadings.source : nil)
    var assembly = TranscriptAssembly(transcript: empty, brailler: runner.brailler)
    for entry in entries {
      switch entry {
      case .record(let record): assembly.add(record)
      case .announcement(let id, let composer):
        assembly.add(outcomes[id.index], composers[composer])
      }
    }
    return assembly.transcript
  }

  /// Runs the scenario up to a moment, what is done at it included.
  mutating func live(until end: Duration) {
    for step in runner.scenario.steps where step.time <= end {
      machine.advance(to: step.time)
      drain()
      position = step.position
      perform(step)
      drain()
      position = nil
    }
    machine.advance(to: end)
    drain()
  }

  /// Past everything a scenario can hold and a toast can last.
  private static let end = Duration.seconds(2 * ScenarioReader.timeLimit + 1)

  private mutating func perform(_ step: ScenarioStep) {
    switch step.event {
    case .input(let input):
      machine.apply(input)
    case .speech(let text, let language, let priority):
      let speech = Announcement.speech(
        text, language: language ?? narrator.language, priority: priority)
      announce(speech, at: step.time)
    }
  }

  /// Takes what happened to the toasts; what is to be said of a moment comes after all of it.
  private mutating func drain() {
    for event in machine.drainEvents() {
      if let last = unsaid.last, last.time < event.time { speak() }
      add(event)
    }
    speak()
  }

  private mutating func speak() {
    for (announcement, composer, time) in unsaid {
      let id = timeline.request(announcement, at: time)
      entries.append(.announcement(id, composer: composer))
    }
    unsaid = []
  }

  /// Adds a record.
  mutating func add(_ event: TranscriptRecord.Event, toast: String?, at time: Duration) {
    entries.append(
      .record(TranscriptRecord(time: time, locale: locale, toast: toast, event: event)))
  }

  /// Asks the reader to say something.
  mutating func announce(_ announcement: Announcement, at time: Duration) {
    unsaid.append((announcement, composers.count - 1, time))
  }

  /// Adds a problem, the same one only once.
  mutating func add(
    _ problem: Problem, toast: String?, at time: Duration, isOfText: Bool = false
  ) {
    guard reported.insert("\(toast ?? "")\u{0}\(problem)").inserted else { return }
    let event = TranscriptRecord.Event.problem(
      message: problem.message, location: location(of: problem), isOfText: isOfText)
    add(event, toast: toast, at: time)
  }

  /// The place in a catalog, else the event of the scenario that brought the problem about.
  private func location(of problem: Problem) -> String? {
    if let position = problem.position { return "\(problem.file ?? ""):\(position)" }
    return position.map { "\(runner.scenario.file):\($0)" }
  }
}
