import FuzzDriver
import ToastL10n

// Any bytes are a catalog, good or bad, whole or one locale of it, and each text of it is a message.
FuzzDriver.run { bytes in
  let whole = StringCatalogReader.read(bytes: bytes, file: "a.xcstrings")
  let locales = StringCatalogReader.locales(bytes: bytes, file: "a.xcstrings")
  for locale in locales.prefix(3) {
    _ = StringCatalogReader.read(bytes: bytes, file: "a.xcstrings", only: [locale])
  }
  for entry in whole.entries.prefix(20) {
    guard entry.keyRange.upperBound <= bytes.count else {
      fatalError("‘\(entry.key)’ stands outside the file")
    }
  }
}
