private import ToastData

/// Rules of ours that come before those of a table of liblouis.
enum BrailleCorrections {
  /// The rules for a table, one a line, or an empty text.
  static func rules(for table: String) -> String { rules[table] ?? "" }

  private static let rules = [
    "zhcn-g1.ctb": text(of: "Braille/zhcn-g1.cti"), "zhcn-g2.ctb": text(of: "Braille/zhcn-g2.cti"),
    "zhcn-cbs.ctb": text(of: "Braille/zhcn-cbs.cti"),
  ]

  private static func text(of file: String) -> String {
    String(decoding: EmbeddedData.resource(file) ?? [], as: UTF8.self)
  }
}
