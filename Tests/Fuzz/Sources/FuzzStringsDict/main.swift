import FuzzDriver
import ToastL10n

// Any bytes are a table of rules, good or bad; its texts show with any arguments, and what is read of
// it can be written in either form.
FuzzDriver.run { bytes in
  let catalog = StringsDictReader.read(bytes: bytes, file: "ru.lproj/a.stringsdict")
  let localizer = Localizer([catalog], request: LocaleRequest(["ru"]))
  for entry in catalog.entries.prefix(20) {
    guard entry.keyRange.upperBound <= bytes.count else {
      fatalError("‘\(entry.key)’ stands outside the file")
    }
    _ = localizer.text(entry.key, [3, "x", 1.5])
  }
  _ = CatalogConverter.stringCatalog(from: catalog)
  _ = CatalogConverter.localizedFolders(from: catalog)
}
