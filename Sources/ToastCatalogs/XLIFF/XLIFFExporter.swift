public import ToastText

/// Makes XLIFF of catalogs, in the form that Xcode exchanges it in.
///
/// ```swift
/// let (document, problems) = XLIFFExporter.document(of: catalog, into: "ja")
/// document.files[0].units[0].id  // "files.count|==|plural.other"
/// ```
public enum XLIFFExporter {
  /// The texts of a catalog with their translations into a locale, those to be written too.
  ///
  /// Entries not to be translated and stale ones are left out. What XML cannot hold, such as a
  /// control character, is left out with a problem; so is a key that is spelled like the id of
  /// another key's text.
  public static func document(
    of catalog: Catalog, into locale: String
  ) -> (document: XLIFFDocument, problems: [Problem]) {
    var file = XLIFFFile(
      original: catalog.file, sourceLanguage: tag(catalog.sourceLanguage),
      targetLanguage: tag(locale))
    var problems: [Problem] = []
    let categories = XLIFFTexts.categories(of: locale)
    var ids: [ExactKey: Int] = [:]
    for entry in catalog.entries where isExported(entry) {
      let texts = XLIFFTexts(
        entry, sourceLanguage: catalog.sourceLanguage, locale: locale, categories)
      for item in texts.items {
        let unit = unit(item, of: entry)
        if let fault = fault(of: unit, among: ids) {
          problems.append(
            Problem(
              fault.kind, .warning, fault.message, file: catalog.file, key: entry.key,
              locale: locale))
        } else {
          ids[ExactKey(unit.id)] = file.units.count
          file.units.append(unit)
        }
      }
    }
    return (XLIFFDocument(files: [file]), problems)
  }

  /// A locale as a language tag: `zh_Hans` is none.
  private static func tag(_ locale: String) -> String {
    LanguageTag(parsing: locale)?.description ?? locale
  }

  private static func isExported(_ entry: CatalogEntry) -> Bool {
    entry.shouldTranslate && entry.extractionState != .stale
  }

  private static func unit(_ item: XLIFFTexts.Item, of entry: CatalogEntry) -> XLIFFUnit {
    let attributes = XLIFFState.attributes(of: item.target == nil ? nil : item.state)
    return XLIFFUnit(
      id: XLIFFUnitID.text(key: entry.key, path: item.path), source: item.source,
      target: item.target, state: attributes.state, stateQualifier: attributes.qualifier,
      note: entry.comment ?? "")
  }

  private static func fault(
    of unit: XLIFFUnit, among ids: [ExactKey: Int]
  ) -> (kind: String, message: String)? {
    if ids[ExactKey(unit.id)] != nil {
      return (
        "unit-id-clash",
        "‘\(unit.id.shortened)’ is also the id of another text in XLIFF and is left out; give the key "
          + "another name"
      )
    }
    let texts = [unit.id, unit.source, unit.target ?? "", unit.note]
    guard texts.contains(where: { !XLIFFWriter.canHold($0) }) else { return nil }
    return (
      "not-xml", "the text holds a control character that XML has no form for, and is left out"
    )
  }
}
