import ToastCatalogs

/// All that a catalog says, without the places: what mending may not change beyond what it means to.
struct CatalogTexts: Hashable {
  /// A text, by the file and place it stands at.
  struct Place: Hashable {
    var file: String
    var offset: Int
  }

  private var rows: [[String]] = []

  /// Takes a catalog in, with other values for some of its texts.
  init(_ entries: [EntryTexts], changed: [Place: String] = [:]) {
    for entry in entries {
      rows.append([
        entry.key, entry.entry.comment ?? "", entry.entry.extractionState?.rawValue ?? "",
        String(entry.entry.shouldTranslate),
      ])
      for texts in [entry.source].compactMap(\.self) + entry.translations {
        for unit in texts.units {
          let place = Place(file: unit.file, offset: unit.range.lowerBound)
          rows.append([
            unit.file, unit.locale, unit.path.description, unit.state?.rawValue ?? "",
            changed[place] ?? unit.value,
          ])
        }
      }
    }
  }
}
