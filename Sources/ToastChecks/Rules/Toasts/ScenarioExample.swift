/// A scenario with its catalog, for examples.
enum ScenarioExample {
  /// One toast with a tap action and a swipe action; the mark stands before its event.
  static func files(
    title: String = "Saved", open: String = "Open", archive: String = "Archive",
    locale: String = "de", duration: String = "30", isMarked: Bool = false
  ) -> KeyValuePairs<String, String> {
    let mark = isMarked ? "↓" : ""
    return [
      "T.xcstrings": CatalogExample.catalog([
        ("title", ["en": "Saved", locale: title]), ("open", ["en": "Open", locale: open]),
        ("archive", ["en": "Archive", locale: archive]),
      ]),
      "t.toasts.json": """
      { "version": 1, "behavior": "toastkit", "catalogs": ["T.xcstrings"], "events": [
        \(mark){ "at": 0, "present": { "id": "t", "title": { "key": "title" }, "duration": \(duration),
          "tap": { "id": "open", "title": { "key": "open" } },
          "swipe": { "leading": { "id": "archive", "title": { "key": "archive" } } } } }
      ] }
      """,
    ]
  }

  /// The toast in a language that the kit has words in.
  static let japanese = files(
    title: "保存しました", open: "開く", archive: "アーカイブ", locale: "ja")
}
