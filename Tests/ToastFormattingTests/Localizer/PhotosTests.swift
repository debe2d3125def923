import TestSupport
import Testing
import ToastCatalogs
import ToastFormatting
import ToastText

@Suite("The catalog of the example scenarios in five languages", .needsSharedData)
struct PhotosTests {
  private func localizer(_ locale: LanguageTag) throws -> Localizer {
    let bytes = try SharedData.bytes("scenarios/Photos.xcstrings")
    let catalog = StringCatalogReader.read(bytes: bytes, file: "Photos.xcstrings")
    return Localizer([catalog], request: LocaleRequest([locale]))
  }

  @Test(
    "A substitution and a text, one and two files",
    arguments: [
      ("en", "Moved 1 file to Archive", "Moved 2 files to Archive"),
      ("ja", "1個のファイルをArchiveに移動しました", "2個のファイルをArchiveに移動しました"),
      ("zh-Hans", "已将 1 个文件移到“Archive”", "已将 2 个文件移到“Archive”"),
      ("zh-Hant", "已將 1 個檔案移到「Archive」", "已將 2 個檔案移到「Archive」"),
      (
        "ar", "تم نقل ملف واحد إلى \u{2068}Archive\u{2069}",
        "تم نقل ملفين إلى \u{2068}Archive\u{2069}"
      ),
    ] as [(LanguageTag, String, String)])
  func moved(locale: LanguageTag, one: String, two: String) throws {
    let localizer = try localizer(locale)
    #expect(localizer.text("moved %lld to %@", [1, "Archive"]) == one)
    #expect(localizer.text("moved %lld to %@", [2, "Archive"]) == two)
    #expect(localizer.localize("moved %lld to %@", [2, "Archive"]).problems.isEmpty)
  }

  @Test(
    "A plural with a number in the language's groups",
    arguments: [
      ("en", "Syncing 1,234 photos…"), ("ja", "1,234枚の写真を同期中…"),
      ("zh-Hans", "正在同步 1,234 张照片…"), ("zh-Hant", "正在同步 1,234 張照片…"),
      ("ar", "تتم مزامنة ١٬٢٣٤ صورة…"),
    ] as [(LanguageTag, String)])
  func progress(locale: LanguageTag, text: String) throws {
    #expect(try localizer(locale).text("sync.progress %lld", [1234]) == text)
  }

  @Test("Arabic two needs no number, zero has a text of its own")
  func arabic() throws {
    let localizer = try localizer("ar")
    #expect(localizer.text("photos.today %lld", [2]) == "صورتان من اليوم")
    #expect(localizer.text("photos.today %lld", [0]) == "لا توجد صور من اليوم")
    #expect(localizer.localize("photos.today %lld", [2]).pluralCategory == .two)
  }

  @Test("The kit's own word stands beside the user's")
  func labels() throws {
    let localizer = try localizer("zh-Hant")
    #expect(localizer.label(.later) == "稍後")
    #expect(localizer.text("open") == "打開")
  }
}
