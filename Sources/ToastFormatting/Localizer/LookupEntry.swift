import ToastCatalogs

/// A key's text for one request, ready to be written.
final class LookupEntry: Sendable {
  /// The text where it takes no arguments.
  let literal: String?
  let message: Message
  /// The table it stands in.
  let table: String
  /// The locale of the text, spelled as in the catalog.
  let locale: String
  /// The file of the text, and where it begins.
  let file: String
  let offset: Int

  init(_ found: CatalogTable.Found, of entry: CatalogEntry, in table: CatalogTable) {
    message = table.message(found, of: entry)
    literal = message.literal
    self.table = table.catalog.table
    locale = found.locale
    file = found.localization?.file ?? table.catalog.file
    offset = found.localization?.content?.firstOffset ?? entry.keyRange.lowerBound
  }
}

extension Variation {
  /// Where the first text begins in its file.
  fileprivate var firstOffset: Int? {
    switch self {
    case .unit(let unit): unit.valueRange.lowerBound
    case .set(let set): set.valueRanges.first?.lowerBound
    case .plural(let cases): cases.first?.value.firstOffset
    case .device(let cases): cases.first?.value.firstOffset
    case .width(let cases): cases.first?.value.firstOffset
    }
  }
}
