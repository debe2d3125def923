import ToastText

extension Check {
  /// The texts of a Chinese locale are in its script as a whole.
  static let wholeFileSwap = Check(
    id: "whole-file-swap", severity: .error,
    summary: "the texts of a Chinese locale must be in its script",
    discussion:
      "Said once where more than half of the texts have characters of the other script: the "
      + "file of one locale was shipped as the other's.",
    reference: "ICU, Hans-Hant and Hant-Hans",
    passing: [Example("設定", source: "Settings", locale: "zh-Hant")],
    failing: [
      Example(files: [
        "a.xcstrings": CatalogExample.catalog(
          ["↓设置已储存", "请重试", "删除文件", "检查更新", "关闭窗口", "打开相册"].enumerated().map {
            ("k.\($0.offset)", ["en": "Text", "zh-Hant": $0.element])
          })
      ])
    ]
  ) { entries, catalog, report in
    for locale in catalog.targets where locale.isChinese && catalog.tally.isSwapped(locale) {
      let trait: TextTraits = locale.isHans ? .traditional : .simplified
      let first = entries.lazy.flatMap(\.translations).filter { $0.locale === locale }.flatMap(
        \.units
      )
      .first { $0.traits.contains(trait) }
      guard let first else { continue }
      report.report(
        "most texts of \(locale.name) are \(locale.isHans ? "Traditional" : "Simplified") Chinese; the "
          + "files of two locales are exchanged, put the right one here", in: first)
    }
  }
}
