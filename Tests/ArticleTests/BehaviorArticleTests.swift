import Testing
import ToastL10n

/// The code of the article on behaviours.
@Suite struct BehaviorArticleTests {
  @Test("a part is changed")
  func change() {
    var behavior = ToastBehavior.toastKit
    behavior.updatePolicy = .keepRemaining  // an update does not begin the time anew
    behavior.limit = ToastLimit(3, evicting: .oldest)  // never more than three
    behavior.duplicateWindow = .seconds(5)  // the same text within 5 s is counted, not shown twice
    let toasts = ToastCenter(behavior: behavior)
    for id in ["a", "b", "c", "d"] {
      toasts.present(ToastMessage(id: id, title: ToastText(verbatim: id)))
    }
    #expect(toasts.visibleToasts.count == 3)
  }

  @Test("a banner takes the place of another")
  func banner() {
    let banners = ToastCenter(behavior: .banner)
    banners.present(.success(title: "ダウンロード完了", message: "ファイルを写真アプリに保存しました"))
    banners.present(.failure(title: "ダウンロード失敗", message: "ファイルの保存に失敗しました"))
    #expect(banners.visibleToasts.count == 1)
  }

  @Test("Powerplay")
  func powerplay() {
    let powerplay = ToastCenter(behavior: .powerplay)
    powerplay.showToast(
      of: .success(title: "Saved", message: "Your photo is in the album."), for: 3)
    powerplay.hideToast()
    #expect(powerplay.frontToast == nil)
  }

  @Test("the first case whose conditions hold is shown, until it is confirmed")
  func alert() {
    let alerts = ToastCenter(behavior: .conditionalAlert)
    let rule = ToastChoice(
      [
        .when(
          [ToastCondition("name", .isEmpty(true))],
          ToastMessage(status: .error, title: ToastText(key: "name.empty"))),
        .when(
          [ToastCondition("name", .equals("ベジータ"))],
          ToastMessage(status: .success, title: ToastText(key: "name.saved"))),
      ],
      otherwise: ToastMessage(status: .error, title: ToastText(key: "name.invalid")))

    alerts.choose(rule, inputs: ["name": ""])
    alerts.confirm()
    #expect(alerts.visibleToasts.isEmpty)
  }
}
