import Synchronization
import TestSupport
import Testing
import ToastL10n

/// Toasts in code, as the article on getting started shows them.
@Suite struct CenterArticleTests {
  /// What the code of the article prints.
  private final class Log: Sendable {
    private let lines = Mutex<[String]>([])
    private let end = AsyncStream<Void>.makeStream()

    var all: [String] { lines.withLock { $0 } }

    func add(_ items: [Any]) {
      let line = items.map { "\($0)" }.joined(separator: " ")
      lines.withLock { $0.append(line) }
      if line.contains("dismissed") { end.continuation.finish() }
    }

    /// Waits until the toast has gone.
    func waitForEnd() async { for await _ in end.stream {} }
  }

  private func localizer() throws -> Localizer {
    Localizer(
      try CatalogLoader().load("Resources/Examples"), request: LocaleRequest(["ja"]))
  }

  private func follow(_ log: Log) async throws {
    let localizer = try localizer()
    @Sendable func print(_ items: Any...) { log.add(items) }
    let toasts = ToastCenter(
      locale: "ja",
      resolver: ToastTextResolver(text: { text, _ in localizer.resolve(text).text }))
    let events = toasts.events()  // what happens from now on

    toasts.present(
      ToastMessage(
        id: "loan", status: .warning,
        title: ToastText(key: "loan.title"),
        message: ToastText(key: "loan.due %lld", arguments: [3]),
        tapAction: ToastAction(id: "renew", title: ToastText(key: "loan.renew")) { toast in
          print("renew", toast.id)
        },
        swipeActions: ToastSwipeActions(trailing: .later)))

    for await event in events { print(event) }
    // 0 presented loan
    // 0 front loan (4 left)
    // 4 dismissed loan (timeout)
  }

  @Test("a view follows the events")
  func events() async throws {
    let shown = try PackageDocument("Sources/ToastL10n/ToastL10n.docc/GettingStarted.md").blocks()
      .filter { $0.language == "swift" }[2].lines.suffix(3).map { String($0.dropFirst(3)) }
    let log = Log()
    let task = Task { try await follow(log) }
    await log.waitForEnd()
    task.cancel()
    try await task.value
    #expect(log.all == shown)
  }

  @Test("people who listen have the time they need")
  func speechTime() async throws {
    let localizer = try localizer()
    let composer = AnnouncementComposer(profile: .voiceOver, words: SpokenWords(localizer))
    let voice = HearingTimeModel()
    let toasts = ToastCenter(
      locale: "ja",
      assistivePolicy: .speechTime,
      resolver: ToastTextResolver(text: { text, _ in localizer.resolve(text).text }),
      hearingTime: { message, _ in
        let content = ToastContent(
          toast: message.id ?? "", status: message.status,
          title: SpokenText(localizer.resolve(message.title)),
          message: message.message.map { SpokenText(localizer.resolve($0)) })
        let announcement = composer.announcement(of: content, cause: .presented).announcement
        return voice.duration(of: announcement)
      })
    toasts.present(
      ToastMessage(
        status: .error, title: "しおりを同期できませんでした", message: "接続を確認して、もう一度お試しください"))
    #expect(try #require(toasts.frontToast?.remaining) > .seconds(7))
  }
}
