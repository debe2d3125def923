import ToastText

/// Converts catalogs between String Catalogs and `*.lproj` folders.
///
/// No translation is lost on the way there and back: each text keeps its key, locale and branch. What
/// the old formats have no place for, the states and how an entry came to be, is named in
/// ``ConvertedCatalog/problems``.
public enum CatalogConverter {
  /// A catalog as `.strings` and `.stringsdict` files in `*.lproj` folders.
  ///
  /// Plain texts and lists of phrases go to the `.strings` file of their locale, texts that vary to its
  /// `.stringsdict`. A key without a text in the source language is written as its own text there. A
  /// locale whose name can be no folder's is left out, with a problem.
  public static func localizedFolders(from catalog: Catalog) -> ConvertedCatalog {
    var files: [ConvertedCatalog.File] = []
    var problems = lostStates(of: catalog)
    for locale in catalog.locales {
      guard isFolderName(locale) else {
        problems.append(
          Problem(
            "locale-no-folder", .error,
            "the locale ‘\(locale.shortened)’ can name no folder and is left out; mend its spelling",
            file: catalog.file, locale: locale))
        continue
      }
      var table = FolderTable(catalog, locale: locale)
      table.write()
      let path = "\(locale).lproj/\(catalog.table)"
      if let bytes = table.strings {
        files.append(ConvertedCatalog.File(path: path + ".strings", bytes: bytes))
      }
      if let bytes = table.stringsDict {
        files.append(ConvertedCatalog.File(path: path + ".stringsdict", bytes: bytes))
      }
    }
    return ConvertedCatalog(files: files.sorted { $0.path < $1.path }, problems: problems)
  }

  /// Whether a locale can name a folder, and one beside the others: no way out of it, no hidden one.
  private static func isFolderName(_ locale: String) -> Bool {
    !locale.isEmpty && locale.utf8.first != UInt8(ascii: ".")
      && locale.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !"/\\:\u{7F}".unicodeScalars.contains($0)
      }
  }

  /// A catalog as a String Catalog.
  ///
  /// Entries of `*.lproj` folders get the extraction state `migrated`, as Xcode gives them.
  public static func stringCatalog(from catalog: Catalog) -> ConvertedCatalog {
    var catalog = catalog
    var problems: [Problem] = []
    if catalog.format == .localizedFolders {
      for number in catalog.entries.indices {
        var entry = FolderEntry(catalog.entries[number], file: catalog.file)
        entry.convert()
        catalog.entries[number] = entry.entry
        problems += entry.problems
      }
    }
    let file = ConvertedCatalog.File(
      path: catalog.table + ".xcstrings", bytes: StringCatalogWriter.bytes(of: catalog))
    return ConvertedCatalog(files: [file], problems: problems)
  }

  private static func lostStates(of catalog: Catalog) -> [Problem] {
    var unfinished = 0
    for localization in catalog.entries.flatMap(\.localizations) {
      localization.forEachUnit { unit, _ in
        if let state = unit.state, state != .translated { unfinished += 1 }
      }
    }
    guard unfinished > 0 else { return [] }
    return [
      Problem(
        "state-lost", .info,
        "\(unfinished == 1 ? "1 text is" : "\(unfinished) texts are") not marked as translated, which the "
          + "target has no place for",
        file: catalog.file)
    ]
  }
}

extension CatalogLocalization {
  /// Hands over each text with the path to it, those of substitutions included.
  public func forEachUnit(_ body: (StringUnit, String?) -> Void) {
    content?.forEachUnit(nil, body)
    for substitution in substitutions {
      substitution.content?.forEachUnit("substitutions.\(substitution.name)", body)
    }
  }
}
