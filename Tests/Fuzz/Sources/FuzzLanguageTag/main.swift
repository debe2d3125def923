import FuzzDriver
import ToastL10n

// A tag that was read is read again as itself.
FuzzDriver.run { bytes in
  guard let tag = LanguageTag(parsing: String(decoding: bytes, as: UTF8.self)) else { return }
  guard LanguageTag(parsing: tag.description) == tag else {
    fatalError("‘\(tag)’ is not read as itself")
  }
}
