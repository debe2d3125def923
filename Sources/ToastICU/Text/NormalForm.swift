private import ICUShims

/// A Unicode normal form. (UAX #15.)
package enum NormalForm: Int32, Hashable, Sendable, CaseIterable {
  /// Composed: `が` is one character, not か and a mark.
  case nfc
  /// Composed, with compatibility characters replaced: `％` becomes `%`, `ｶ` becomes `カ`.
  case nfkc

  /// Whether a text is in the form.
  package func holds(for text: String) -> Bool {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return true }
    let holds = unsafe ShimText.withUTF8(text) {
      unsafe ics_normal_form_holds(rawValue, $0, $1)
    }
    return holds != 0
  }

  /// The text in the form.
  package func callAsFunction(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    let result = unsafe ShimText.withUTF8(text) { bytes, count in
      unsafe ShimText.read { unsafe ics_normal_form_make(rawValue, bytes, count, $0, $1) }
    }
    return (result ?? nil) ?? text
  }
}
