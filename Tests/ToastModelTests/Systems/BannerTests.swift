import Testing
import ToastModel
import ToastText

/// Research §1.5: the success or failure banner.
struct BannerTests {
  let script = Script(behavior: .banner)

  @Test("§1.5 the banner hides after 3 s")
  func time() {
    #expect(script.lines([(0, .show("a"))]).last == "3 dismissed a (timeout)")
  }

  @Test("§1.5 success and failure are told by their status, not by a colour alone")
  func statuses() {
    let success = ToastMessage.success(title: "ダウンロード完了", message: "ファイルを写真アプリに保存しました")
    let failure = ToastMessage.failure(title: "ダウンロード失敗", message: "ファイルの保存に失敗しました")
    #expect([success.status, failure.status] == [.success, .error])
    #expect([success.tint, failure.tint] == [.green, .red])
  }

  @Test("§1.5 no queue: another banner takes the place of the first")
  func replaces() {
    let lines = script.lines([(0, .show("a")), (1, .show("b"))])
    #expect(
      lines.suffix(4) == [
        "1 dismissed a (replaced)", "1 presented b", "1 front b (3 left)",
        "4 dismissed b (timeout)",
      ])
  }

  @Test("§1.5 fault: closed and shown again within 3 s, the old timer does not close it early")
  func noStaleTimer() {
    let lines = script.lines([(0, .show("a")), (1, .dismiss("a")), (2, .show("a"))])
    #expect(lines.last == "5 dismissed a (timeout)")
  }

  @Test("§1.5 fault: showing it again replaces its status too")
  func statusFollows() {
    let center = ToastCenter(behavior: .banner, clock: ManualClock())
    center.present(.success(title: "ダウンロード完了"))
    center.present(.failure(title: "ダウンロード失敗"))
    #expect(center.frontToast?.message.status == .error)
    #expect(center.visibleToasts.count == 1)
    #expect(center.frontToast?.revision == 1)
  }

  @Test("§1.5 no action: a tap does nothing and says so; nothing is offered")
  func noActions() {
    let lines = script.lines([(0, .show("a")), (1, .act("a", .tap)), (2, .act("a", .escape))])
    #expect(
      lines == [
        "0 presented a", "0 front a (3 left)", "1 problem a (no-such-action)",
        "2 problem a (no-such-action)", "3 dismissed a (timeout)",
      ])
    #expect(ToastBehavior.banner.offers(for: ToastMessage(title: "a")).isEmpty)
  }
}
