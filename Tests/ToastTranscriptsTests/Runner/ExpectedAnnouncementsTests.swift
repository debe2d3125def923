import TestSupport
import Testing
import ToastText
import ToastTranscripts

/// What every example toast says in the four languages, written by hand.
@Suite("The example toasts say what a native speaker would write", .needsSharedData)
struct ExpectedAnnouncementsTests {
  /// A scenario and its announcements in en, ja, zh-Hans and zh-Hant.
  static let expectations: [(String, [[String]])] = [
    (
      "toastkit-stack",
      [
        [
          "0 Changes saved",
          "1 Warning: Storage is almost full. Free up space to keep syncing.", "10 Changes saved",
        ],
        [
          "0 変更を保存しました",
          "1 警告。ストレージの空き容量が不足しています。同期を続けるには空き容量を増やしてください。",
          "10 変更を保存しました",
        ],
        ["0 更改已保存", "1 警告：储存空间即将用完。请释放空间以继续同步。", "10 更改已保存"],
        ["0 已儲存變更", "1 警告：儲存空間即將用完。請釋放空間以繼續同步。", "10 已儲存變更"],
      ]
    ),
    (
      "toastkit-update",
      [
        [
          "0 Syncing 12 photos…", "2 New photos. 12 photos from today",
          "3 Success: 12 photos synced",
        ],
        [
          "0 12枚の写真を同期中…", "2 新しい写真。今日の写真が12枚あります",
          "3 完了。12枚の写真を同期しました",
        ],
        ["0 正在同步 12 张照片…", "2 新照片。今天有 12 张照片", "3 成功：已同步 12 张照片"],
        ["0 正在同步 12 張照片…", "2 新照片。今天有 12 張照片", "3 成功：已同步 12 張照片"],
      ]
    ),
    (
      "conditional-alert",
      [
        [
          "0 Error: Enter a name.", "10 Error: Something went wrong.",
          "20 Success: Your data was saved.",
        ],
        [
          "0 エラー。名前を入力してください。", "10 エラー。問題が発生しました。",
          "20 完了。データを保存しました。",
        ],
        ["0 错误：请输入名称。", "10 错误：出错了。", "20 成功：数据已保存。"],
        ["0 錯誤：請輸入名稱。", "10 錯誤：發生問題。", "20 成功：資料已儲存。"],
      ]
    ),
    (
      "banner",
      [
        [
          "0 Success: Download complete. The file was saved to Photos.",
          "2 Error: Download failed. The file could not be saved.",
        ],
        [
          "0 完了。ダウンロード完了。ファイルを写真アプリに保存しました",
          "2 エラー。ダウンロード失敗。ファイルの保存に失敗しました",
        ],
        ["0 成功：下载完成。文件已保存到“照片”", "2 错误：下载失败。文件保存失败"],
        ["0 成功：下載完成。檔案已儲存到「照片」", "2 錯誤：下載失敗。檔案儲存失敗"],
      ]
    ),
    (
      "powerplay-replace",
      [
        ["0 Info: Changes saved", "1 Error: Could not refresh"],
        ["0 お知らせ。変更を保存しました", "1 エラー。更新できませんでした"],
        ["0 信息：更改已保存", "1 错误：刷新失败"],
        ["0 資訊：已儲存變更", "1 錯誤：無法重新整理"],
      ]
    ),
    (
      "tardiness-queue",
      [
        ["0 Could not refresh", "3.45 Changes saved", "4.01 New photos"],
        ["0 更新できませんでした", "3.45 変更を保存しました", "4.01 新しい写真"],
        ["0 刷新失败", "3.45 更改已保存", "4.01 新照片"],
        ["0 無法重新整理", "3.45 已儲存變更", "4.01 新照片"],
      ]
    ),
    (
      "toaster-list",
      [
        ["0 Success: Changes saved", "1 Error: Could not refresh"],
        ["0 完了。変更を保存しました", "1 エラー。更新できませんでした"],
        ["0 成功：更改已保存", "1 错误：刷新失败"],
        ["0 成功：已儲存變更", "1 錯誤：無法重新整理"],
      ]
    ),
    (
      "toastkit-actions",
      [
        ["0 Message from Ana", "20 Message from Ana", "22 Archived"],
        ["0 Anaからのメッセージ", "20 Anaからのメッセージ", "22 アーカイブしました"],
        ["0 来自Ana的信息", "20 来自Ana的信息", "22 已归档"],
        ["0 來自Ana的訊息", "20 來自Ana的訊息", "22 已封存"],
      ]
    ),
    (
      "rtl-swipe",
      [
        ["0 Message from Ana (v2.1)", "3 Message from Ana (v2.1)", "5 Archived"],
        ["0 Ana (v2.1)からのメッセージ", "3 Ana (v2.1)からのメッセージ", "5 アーカイブしました"],
        ["0 来自Ana (v2.1)的信息", "3 来自Ana (v2.1)的信息", "5 已归档"],
        ["0 來自Ana (v2.1)的訊息", "3 來自Ana (v2.1)的訊息", "5 已封存"],
      ]
    ),
    (
      "audit-clean",
      [
        [
          "0 Warning: Storage is almost full. Free up space to keep syncing.",
          "30 Message from Ana",
        ],
        [
          "0 警告。ストレージの空き容量が不足しています。同期を続けるには空き容量を増やしてください。",
          "30 Anaからのメッセージ",
        ],
        ["0 警告：储存空间即将用完。请释放空间以继续同步。", "30 来自Ana的信息"],
        ["0 警告：儲存空間即將用完。請釋放空間以繼續同步。", "30 來自Ana的訊息"],
      ]
    ),
  ]

  @Test("in their announcements", arguments: expectations)
  func announcements(name: String, expected: [[String]]) throws {
    for (locale, texts) in zip(ExampleScenario.locales, expected) {
      let transcript = try ExampleScenario.transcript(name, in: locale)
      #expect(ExampleScenario.announcements(transcript) == texts, "\(locale)")
    }
  }
}
