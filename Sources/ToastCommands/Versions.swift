import ToastBraille
import ToastICU

/// The versions of the tool and of what its output depends on.
enum Versions {
  /// The tool's own version.
  static let tool = "0.1.0"

  /// The lines of `--version`.
  static var lines: [String] {
    var lines = [
      "\(Usage.toolName) \(tool)",
      "ICU \(ICUVersion.icu)",
      "CLDR \(ICUVersion.cldr)",
      "Unicode \(ICUVersion.unicode)",
    ]
    #if Braille
      lines += [
        "liblouis and its tables \(BrailleTable.liblouisVersion ?? "not installed")",
        "MeCab with ipadic \(KanaReader.analyzerVersion ?? "not installed")",
      ]
    #endif
    return lines
  }
}
