import TestSupport
import Testing
import ToastAccessibility
import ToastCatalogs
import ToastFormatting
import ToastModel
import ToastText

/// Every toast of the example scenarios, said in four languages, against sentences written by hand.
@Suite("Announcements of the example scenarios")
struct ScenarioAnnouncementTests {
  struct Toast: Sendable {
    var status: ToastStatus
    var title: ToastText
    var message: ToastText?
    /// English, Japanese, Simplified Chinese, Traditional Chinese.
    var said: [String]
  }

  static let toasts: [Toast] = [
    Toast(
      status: .warning, title: ToastText(key: "storage.low.title"),
      message: ToastText(key: "storage.low.message"),
      said: [
        "Warning: Storage is almost full. Free up space to keep syncing.",
        "警告。ストレージの空き容量が不足しています。同期を続けるには空き容量を増やしてください。",
        "警告：储存空间即将用完。请释放空间以继续同步。", "警告：儲存空間即將用完。請釋放空間以繼續同步。",
      ]),
    Toast(
      status: .notification, title: ToastText(key: "message.from %@", arguments: ["Ana"]),
      said: ["Message from Ana", "Anaからのメッセージ", "来自Ana的信息", "來自Ana的訊息"]),
    Toast(
      status: .notification, title: ToastText(key: "message.from %@", arguments: ["Ana (v2.1)"]),
      said: [
        "Message from Ana (v2.1)", "Ana (v2.1)からのメッセージ", "来自Ana (v2.1)的信息",
        "來自Ana (v2.1)的訊息",
      ]),
    Toast(
      status: .normal, title: ToastText(key: "sync.done %lld", arguments: [12]),
      said: ["12 photos synced", "12枚の写真を同期しました", "已同步 12 张照片", "已同步 12 張照片"]),
    Toast(
      status: .success, title: ToastText(key: "sync.done %lld", arguments: [1]),
      said: [
        "Success: 1 photo synced", "完了。1枚の写真を同期しました", "成功：已同步 1 张照片",
        "成功：已同步 1 張照片",
      ]),
    Toast(
      status: .progress, title: ToastText(key: "sync.progress %lld", arguments: [12]),
      said: ["Syncing 12 photos…", "12枚の写真を同期中…", "正在同步 12 张照片…", "正在同步 12 張照片…"]),
    Toast(
      status: .error, title: ToastText(key: "download.failed.title"),
      message: ToastText(key: "download.failed.message"),
      said: [
        "Error: Download failed. The file could not be saved.",
        "エラー。ダウンロード失敗。ファイルの保存に失敗しました", "错误：下载失败。文件保存失败",
        "錯誤：下載失敗。檔案儲存失敗",
      ]),
    Toast(
      status: .success, title: ToastText(key: "download.done.title"),
      message: ToastText(key: "download.done.message"),
      said: [
        "Success: Download complete. The file was saved to Photos.",
        "完了。ダウンロード完了。ファイルを写真アプリに保存しました", "成功：下载完成。文件已保存到“照片”",
        "成功：下載完成。檔案已儲存到「照片」",
      ]),
    Toast(
      status: .error, title: ToastText(key: "form.empty"),
      said: [
        "Error: Enter a name.", "エラー。名前を入力してください。", "错误：请输入名称。", "錯誤：請輸入名稱。",
      ]),
    Toast(
      status: .error, title: ToastText(key: "form.invalid"),
      said: ["Error: Something went wrong.", "エラー。問題が発生しました。", "错误：出错了。", "錯誤：發生問題。"]),
    Toast(
      status: .success, title: ToastText(key: "form.saved"),
      said: [
        "Success: Your data was saved.", "完了。データを保存しました。", "成功：数据已保存。", "成功：資料已儲存。",
      ]),
    Toast(
      status: .info, title: ToastText(key: "saved"),
      said: ["Info: Changes saved", "お知らせ。変更を保存しました", "信息：更改已保存", "資訊：已儲存變更"]),
    Toast(
      status: .normal, title: ToastText(key: "refresh.failed"),
      said: ["Could not refresh", "更新できませんでした", "刷新失败", "無法重新整理"]),
    Toast(
      status: .notification, title: ToastText(key: "photos.new"),
      message: ToastText(key: "photos.today %lld", arguments: [12]),
      said: [
        "New photos. 12 photos from today", "新しい写真。今日の写真が12枚あります",
        "新照片。今天有 12 张照片", "新照片。今天有 12 張照片",
      ]),
  ]

  private static let locales = ["en", "ja", "zh-Hans", "zh-Hant"]

  @Test("Each is said with native marks, none doubled", .needsSharedData)
  func said() throws {
    let bytes = try SharedData.bytes("scenarios/Photos.xcstrings")
    let catalog = StringCatalogReader.read(bytes: bytes, file: "Photos.xcstrings")
    for (index, locale) in Self.locales.enumerated() {
      let language = try #require(LanguageTag(parsing: locale))
      let localizer = Localizer([catalog], request: LocaleRequest([language]))
      let composer = AnnouncementComposer(profile: .voiceOver, words: SpokenWords(localizer))
      for toast in Self.toasts {
        let content = Self.content(toast, localizer)
        let made = composer.announcement(of: content, cause: .presented)
        #expect(made.announcement.text == toast.said[index])
        #expect(made.problems.isEmpty)
        #expect(made.announcement.segments.allSatisfy { $0.language == language })
        #expect(MixedLanguages.problem(in: content, labels: composer.words.language) == nil)
      }
    }
  }

  @Test("A title from a catalog without the language is tagged, and reported as a mix")
  func mixed() throws {
    let json = """
      {"sourceLanguage":"en","strings":{"hello":{"localizations":{"en":{"stringUnit":
      {"state":"translated","value":"Hello"}},"fr":{"stringUnit":{"state":"translated",
      "value":"Bonjour"}}}}},"version":"1.0"}
      """
    let catalog = StringCatalogReader.read(bytes: Array(json.utf8), file: "Mine.xcstrings")
    let localizer = Localizer([catalog], request: LocaleRequest([.japanese]))
    let composer = AnnouncementComposer(profile: .voiceOver, words: SpokenWords(localizer))
    let content = Self.content(
      Toast(status: .warning, title: ToastText(key: "hello"), said: []), localizer)
    let announcement = composer.announcement(of: content, cause: .presented).announcement
    #expect(announcement.segments.map(\.text) == ["警告。", "Hello"])
    #expect(announcement.segments.map(\.language) == [.japanese, .english])
    #expect(announcement.segments[1].source == .catalog("Mine.xcstrings", key: "hello"))
    #expect(
      MixedLanguages.problem(in: content, labels: composer.words.language)?.message
        == "the toast ‘a’ mixes languages: title en, labels ja; translate it, or tag its parts")
  }

  private static func content(_ toast: Toast, _ localizer: Localizer) -> ToastContent {
    ToastContent(
      toast: "a", status: toast.status, title: SpokenText(localizer.resolve(toast.title)),
      message: toast.message.map { SpokenText(localizer.resolve($0)) })
  }
}
