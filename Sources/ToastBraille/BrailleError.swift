public import ToastText

/// Why braille cannot be made.
///
/// The rest of a transcript does not depend on it: show the description and go on.
public struct BrailleError: Error, Hashable, Sendable {
  /// The kinds of error.
  public enum Code: Hashable, Sendable {
    /// A shared library is not installed; `package` is the Debian package that brings it.
    case libraryMissing(name: String, package: String)
    /// liblouis finds no such table; `package` is the Debian package with the usual ones.
    case tableMissing(name: String, package: String)
    /// No table is known for a language.
    case tableUnknown(language: LanguageTag)
    /// liblouis cannot read a table; `detail` is its first message.
    case tableFaulty(name: String, detail: String)
    /// liblouis gave up on a text.
    case translationFailed(table: String)
    /// A Japanese text has no kana reading by its author, and none can be found out.
    case readingMissing(text: String, package: String)
    /// A cell with dot 7 or 8 cannot be written as BRF; `offset` counts cells from the start.
    case eightDotCell(BrailleCell, offset: Int)
    /// The package was built without its trait `Braille`.
    case traitDisabled
  }

  /// What happened.
  public let code: Code

  init(_ code: Code) { self.code = code }
}

extension BrailleError: CustomStringConvertible {
  /// What is wrong and what to do, in lower case without a final period.
  public var description: String {
    switch code {
    case .libraryMissing(let name, let package):
      "‘\(name)’ is not installed; install the package \(package)"
    case .tableMissing(let name, let package):
      "the braille table ‘\(name)’ is not found; check its name, install the package \(package), "
        + "or set LOUIS_TABLEPATH"
    case .tableUnknown(let language):
      "no braille table is known for ‘\(language)’; name one of liblouis"
    case .tableFaulty(let name, let detail):
      "the braille table ‘\(name)’ cannot be used: \(detail)"
    case .translationFailed(let table):
      "liblouis cannot translate the text with the table ‘\(table)’; try another table"
    case .readingMissing(let text, let package):
      "‘\(text)’ has no kana reading; write one beside the text, or install the package \(package)"
    case .eightDotCell(let cell, let offset):
      "cell \(offset + 1), ‘\(cell)’, has eight dots and cannot be written as BRF; "
        + "choose a six-dot table"
    case .traitDisabled:
      "this build has no braille; build the package ToastL10n with its trait Braille"
    }
  }
}
