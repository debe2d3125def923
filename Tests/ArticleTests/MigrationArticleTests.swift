import Testing
import ToastL10n

/// The code of the articles on migrating from other libraries.
@Suite struct MigrationArticleTests {
  @Test("Tardiness")
  func tardiness() async throws {
    let localizer = Localizer(
      try CatalogLoader().load("Tests/SamplePackage/Sources/App"), request: LocaleRequest(["ja"]))
    let serverMessage = ["Maintenance", "at noon"].joined(separator: " ")
    try await expectShown {
      let handler = ToastCenter(
        behavior: .tardiness, locale: "ja",
        resolver: ToastTextResolver(text: { text, _ in localizer.resolve(text).text }))

      let count = 3
      handler.queueMessage("photos.added \(count)")  // the key "photos.added %lld"
      handler.queueMessage(verbatim: "保存しました")  // the words themselves
      handler.queueMessage(serverMessage)  // a String that is no literal: as it is
      handler.currentToastMessage  // "写真を3枚追加しました"
      handler.skipCurrent(in: .milliseconds(10))
    }
  }

  @Test("the gap of Tardiness")
  func gap() async throws {
    try await expectShown {
      var machine = ToastStateMachine(behavior: .tardiness)
      machine.present(ToastMessage(id: "a", title: "写真を保存しました"))
      machine.advance(to: .seconds(3.1))
      machine.present(ToastMessage(id: "b", title: "アルバムに追加しました"))
      machine.advance(to: .seconds(10))
      machine.drainEvents().map(\.description)
      // 0 presented a
      // 0 front a (3 left)
      // 3 dismissed a (timeout)
      // 3.1 queued b (3 left)
      // 3.45 presented b
      // 3.45 front b (3 left)
      // 6.45 dismissed b (timeout)
    }
  }

  @Test("ToastKit")
  func toastKit() async throws {
    @Sendable func open(_ id: String) {}
    @Sendable func archive(_ id: String) {}
    let center = ToastCenter(defaultDuration: 6)

    center.present(.warning, title: "ストレージの空きが少なくなっています", message: "写真を整理してください")

    center.present(ToastMessage(id: "sync", title: "同期しています…", duration: .indefinite))
    center.present(ToastMessage(id: "sync", status: .success, title: "同期しました", duration: 2))

    center.present(
      ToastMessage(
        id: "ana", status: .notification, title: "アナさんからメッセージ", icon: .system("message"),
        tapAction: ToastAction(id: "open", title: "開く") { toast in open(toast.id) },
        swipeActions: ToastSwipeActions(
          leading: ToastAction(
            id: "archive", title: "アーカイブ", confirmation: "アーカイブしました"
          ) { toast in archive(toast.id) },
          trailing: .later)))
    #expect(center.visibleToasts.map(\.id).contains("ana"))
  }

  @Test("an update in ToastKit")
  func update() async throws {
    try await expectShown {
      var machine = ToastStateMachine(behavior: .toastKit)
      machine.present(ToastMessage(id: "sync", title: "同期しています…", duration: .indefinite))
      machine.advance(to: .seconds(1))
      machine.present(ToastMessage(id: "mail", title: "新着メール"))
      machine.advance(to: .seconds(3))
      machine.present(ToastMessage(id: "sync", title: "同期しました"))
      machine.advance(to: .seconds(20))
      machine.drainEvents().map(\.description)
      // 0 presented sync
      // 0 front sync
      // 1 presented mail
      // 1 front mail (4 left)
      // 1 covered sync
      // 3 updated sync
      // 3 front sync (4 left)
      // 3 covered mail (2 left)
      // 7 dismissed sync (timeout)
      // 7 front mail (2 left)
      // 9 dismissed mail (timeout)
    }
  }

  @Test("Toaster")
  func toaster() {
    let messages = ToastCenter(behavior: .toaster)

    messages.present(.defaultSuccess(text: "保存しました"))
    messages.present(.defaultError(ToastText(key: "sync.failed.title")))  // a catalog key
    let upload = messages.present(.defaultInfo(text: "アップロードしています…"))
    messages.dismiss(upload)
    #expect(messages.visibleToasts.count == 2)
  }

  @Test("leaving in Toaster")
  func leaving() async throws {
    try await expectShown {
      var machine = ToastStateMachine(behavior: .toaster)
      machine.present(.defaultSuccess(text: "保存しました"))
      machine.advance(to: .seconds(1))
      machine.present(.defaultInfo(text: "新しい写真があります"))
      machine.advance(to: .seconds(10))
      machine.drainEvents().map(\.description)
      // 0 presented toast-1
      // 0 front toast-1 (3 left)
      // 1 presented toast-2
      // 1 front toast-2 (3 left)
      // 3 leaving toast-1 (timeout)
      // 3.5 dismissed toast-1 (timeout)
      // 4 leaving toast-2 (timeout)
      // 4.5 dismissed toast-2 (timeout)
    }
  }
}
