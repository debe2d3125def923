import ToastText

extension Check {
  /// A kind of device should be one that Xcode knows.
  static let unknownDevice = Check(
    id: "unknown-device", severity: .warning,
    summary: "a kind of device should be one that Xcode knows",
    reference: "Apple, String Catalogs",
    passing: [Example(files: ["a.xcstrings": CatalogExample.catalog([("k", ["de": "Text"])])])],
    failing: [
      Example(files: ["a.xcstrings": DeviceExample.catalog("↓iphon")])
    ], scope: .reader)
}
