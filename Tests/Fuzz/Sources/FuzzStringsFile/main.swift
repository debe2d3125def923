import FuzzDriver
import ToastL10n

// Any bytes are a table, good or bad, and what is read of it can be written in either form.
FuzzDriver.run { bytes in
  let catalog = StringsFileReader.read(bytes: bytes, file: "ja.lproj/a.strings")
  for entry in catalog.entries {
    guard entry.keyRange.upperBound <= bytes.count else {
      fatalError("‘\(entry.key)’ stands outside the file")
    }
  }
  _ = CatalogConverter.stringCatalog(from: catalog)
  _ = CatalogConverter.localizedFolders(from: catalog)
}
