import TestSupport
import ToastText

/// What Apple's own function and ICU 72 answered, as it was measured.
enum MatchOracle {
  struct Row {
    let text: String
    let supportedNames: [String]
    let supported: [LanguageTag]
    let desired: [LanguageTag]
    /// The first of Apple's answers, as it was spelled.
    let apple: String?
    /// ICU's answer in its canonical form.
    let icu: String?
  }

  static func rows() throws -> [Row] {
    try SharedData.rows("data/oracle/locale_match_apple_vs_icu72.tsv").dropFirst().map { fields in
      let supported = fields[0].split(separator: ",").map(String.init)
      let index = fields[4] == "-1" ? nil : fields[3]
      return Row(
        text: "\(fields[0]) for \(fields[1])", supportedNames: supported,
        supported: supported.map { LanguageTag(parsing: $0) ?? "und" },
        desired: fields[1].split(separator: ",").compactMap { LanguageTag(parsing: String($0)) },
        apple: fields[2] == "-" ? nil : fields[2].split(separator: ",").first.map(String.init),
        icu: index)
    }
  }
}
