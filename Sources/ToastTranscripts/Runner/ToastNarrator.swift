internal import ToastAccessibility
internal import ToastFormatting
internal import ToastICU
internal import ToastModel
internal import ToastText

/// Puts toasts into the words of one language.
struct ToastNarrator: Sendable {
  let language: LanguageTag
  let composer: AnnouncementComposer
  private let texts: NarratedTexts
  let behavior: ToastBehavior
  let model: HearingTimeModel

  init(_ language: LanguageTag, for runner: TranscriptRunner) {
    let options = runner.options
    let message = MessageOptions(isolation: .never)
    let host = options.hostLocale ?? language
    let localizer = Localizer(
      runner.catalogs,
      request: LocaleRequest([language]),
      options: LocalizerOptions(message: message, labelRequest: LocaleRequest([host])))
    self.language = language
    texts = NarratedTexts(localizer)
    composer = AnnouncementComposer(
      profile: options.reader, verbosity: options.verbosity,
      words: SpokenWords(localizer))
    behavior = runner.scenario.behavior
    model =
      options.guessesReadings
      ? HearingTimeModel(rate: options.rate, readings: JapaneseReadings.words)
      : HearingTimeModel(rate: options.rate)
  }

  /// The words of a text.
  func spoken(_ text: ToastText) -> SpokenText { texts[text].spoken }

  /// The structured parts of a toast.
  func content(of message: ToastMessage, named toast: String) -> ToastContent {
    let offers = behavior.offers(for: message)
    return ToastContent(
      toast: toast,
      status: message.status,
      title: spoken(message.title),
      message: message.message.map(spoken),
      actions: offers.map { spoken($0.title) },
      authorActionCount: offers.count(where: \.isAuthors),
      tap: message.tapAction.map { spoken($0.title ?? ToastText(key: "action.activate")) })
  }

  /// The structured parts of a toast with clean words, and what was left in them by mistake.
  func cleanContent(
    of message: ToastMessage, named toast: String
  ) -> (content: ToastContent, leftovers: [Problem]) {
    var leftovers: [Problem] = []
    func clean(_ text: ToastText) -> SpokenText {
      let narrated = texts[text]
      leftovers += narrated.leftovers
      return narrated.clean
    }
    let offers = behavior.offers(for: message)
    let title = clean(message.title)
    let words = message.message.map(clean).flatMap { $0.text.isEmpty ? nil : $0 }
    let actions = offers.map { clean($0.title) }
    let tap = message.tapAction.map { clean($0.title ?? ToastText(key: "action.activate")) }
    let content = ToastContent(
      toast: toast, status: message.status, title: title, message: words, actions: actions,
      authorActionCount: offers.count(where: \.isAuthors), tap: tap)
    return (content, leftovers)
  }

  /// The list of actions of a toast.
  func rotor(of message: ToastMessage, input: ToastInputMethod) -> RotorList {
    let isRightToLeft = LocaleServices.services(for: language).isRightToLeft
    return RotorList(
      offers: behavior.offers(for: message),
      direction: isRightToLeft ? .rightToLeft : .leftToRight, input: input,
      words: composer.words, resolve: { spoken($0) })
  }

  /// The names of the author's actions as a toast shows them.
  func visibleActions(of message: ToastMessage) -> [SpokenText] {
    behavior.offers(for: message).filter(\.isAuthors).map { spoken($0.title) }
  }

  /// The problems of a toast's texts, each with the text it is about.
  func problems(of message: ToastMessage) -> [Problem] {
    var problems = texts[message.title].problems
    if let text = message.message { problems += texts[text].problems }
    for action in message.actions {
      if let title = action.title { problems += texts[title].problems }
      if let confirmation = action.confirmation { problems += texts[confirmation].problems }
    }
    return problems
  }

  /// Whether a status is told in words.
  func speaksStatus(_ status: ToastStatus) -> Bool {
    composer.verbosity.status && composer.words.word("status.\(status.rawValue)") != nil
  }

  /// How long it takes to hear the announcement of a toast.
  func hearingTime(of message: ToastMessage) -> Duration {
    let content = content(of: message, named: message.id ?? "")
    return model.duration(of: composer.announcement(of: content, cause: .presented).announcement)
  }
}
