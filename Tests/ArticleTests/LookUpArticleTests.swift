import Testing
import ToastL10n

/// Texts in code, as the README and the first articles show them.
@Suite struct LookUpArticleTests {
  @Test("the README")
  func readme() async throws {
    try await expectShown {
      let catalogs = try CatalogLoader().load("Resources/Examples")
      let localizer = Localizer(catalogs, request: LocaleRequest(["zh-Hant"]))
      localizer.text("loan.due %lld", [3])  // "請在 3 天內還書。"
      localizer.label(.later)  // "稍後"
    }
  }

  @Test("the landing page")
  func landingPage() async throws {
    try await expectShown {
      let catalogs = try CatalogLoader().load("Resources/Examples")
      let localizer = Localizer(catalogs, request: LocaleRequest(["ja"]))
      localizer.text("loan.due %lld", [3])  // "返却期限まであと3日です。"
      localizer.label(.later)  // "あとで"
    }
  }

  @Test("Getting started")
  func gettingStarted() async throws {
    try await expectShown {
      let catalogs = try CatalogLoader().load("Resources/Examples")
      let localizer = Localizer(catalogs, request: LocaleRequest(["ja"]))

      localizer.text("loan.due %lld", [3])
      // "返却期限まであと3日です。"
      localizer.text("download.done.message", ["Moby-Dick", .bytes(2_400_000)])
      // "「Moby-Dick」の容量は2.4 MBです。"
    }
  }
}
