private import ICUShims
package import ToastText

/// The signs a language writes numbers with. (UTS #35 Part 3, Number Symbols.)
///
/// ```swift
/// NumberSymbols(tag: "de").decimal  // ","
/// NumberSymbols(tag: "fa").zeroDigit  // "۰"
/// ```
package struct NumberSymbols: Hashable, Sendable {
  /// The digit zero.
  package let zeroDigit: String
  /// What stands between integer and fraction.
  package let decimal: String
  /// What stands between groups of digits.
  package let grouping: String
  /// The minus sign, with the bidi marks some languages put beside it.
  package let minus: String
  /// The plus sign, with its bidi marks.
  package let plus: String
  /// The percent sign, with its bidi marks.
  package let percent: String
  /// The sign of infinity.
  package let infinity: String
  /// The word for what is no number.
  package let notANumber: String

  /// Reads the signs of a language; `-u-nu-` is honoured.
  package init(tag: LanguageTag) {
    // The values of UNumberFormatSymbol, a stable part of ICU's interface.
    func symbol(_ value: Int32, else fallback: String) -> String {
      unsafe ShimText.read { unsafe ics_symbols_text(tag.description, value, $0, $1) } ?? fallback
    }
    decimal = symbol(0, else: ".")
    grouping = symbol(1, else: ",")
    percent = symbol(3, else: "%")
    zeroDigit = symbol(4, else: "0")
    minus = symbol(6, else: "-")
    plus = symbol(7, else: "+")
    infinity = symbol(14, else: "∞")
    notANumber = symbol(15, else: "NaN")
  }
}
