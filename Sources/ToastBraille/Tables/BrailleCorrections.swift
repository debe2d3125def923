private import ToastData

/// Rules of ours that come before those of a table of liblouis.
enum BrailleCorrections {
  /// The rules for a table, one a line, or an empty text.
  static func rules(for table: String) -> String {
    files[table].flatMap { EmbeddedData.resource($0) }.map { String(decoding: $0, as: UTF8.self) }
      ?? ""
  }

  private static let files = [
    "zhcn-g1.ctb": "Braille/zhcn-g1.cti", "zhcn-g2.ctb": "Braille/zhcn-g2.cti",
    "zhcn-cbs.ctb": "Braille/zhcn-cbs.cti",
  ]
}
