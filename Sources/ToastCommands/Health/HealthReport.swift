import ToastBraille
import ToastData
import ToastText

/// Whether a part of the system that the tool can use is there.
struct HealthReport {
  /// The part, with its version or what it is for.
  let part: String

  /// What is wrong and what to do, or `nil` where all is well.
  let fault: String?

  /// The parts that the tool works without, with less to give.
  static var optional: [HealthReport] {
    let languages: [(name: String, tag: LanguageTag)] = [
      ("English", .english), ("Japanese", .japanese), ("Chinese (Simplified)", .simplifiedChinese),
      ("Chinese (Traditional)", .traditionalChinese),
    ]
    let version = BrailleTable.liblouisVersion.map { "liblouis \($0)" } ?? "liblouis"
    let analyzer = KanaReader.analyzerVersion.map { "MeCab \($0)" } ?? "MeCab"
    return [
      HealthReport(
        part: "\(version), for braille",
        fault: BrailleTable.liblouisVersion == nil ? install("liblouis20 liblouis-data") : nil),
      HealthReport(
        part: "\(analyzer) with ipadic, for readings of Japanese",
        fault: KanaReader.analyzerVersion == nil
          ? install("libmecab2 mecab-ipadic-utf8", brew: "mecab mecab-ipadic") : nil),
    ] + languages.map { braille($0.name, $0.tag) } + [
      HealthReport(
        part: "\(Synthesizer.program), for ‘speak’",
        fault: ChildProcess.path(of: Synthesizer.program) == nil
          ? install(Synthesizer.program) : nil)
    ]
  }

  /// Whether a language can be brailled, tried on a word.
  private static func braille(_ name: String, _ language: LanguageTag) -> HealthReport {
    let word = language.language == "en" ? "Saved" : "保存"
    do throws(BrailleError) {
      let line = try BrailleTranslator().line([BrailleSegment(word, language: language)])
      return HealthReport(part: "\(name) braille, table \(line.table)", fault: nil)
    } catch {
      return HealthReport(part: "\(name) braille", fault: error.description)
    }
  }

  /// The command that installs something.
  static func install(_ packages: String, brew: String? = nil) -> String {
    Platform.usesHomebrew ? "brew install \(brew ?? packages)" : "apt-get install \(packages)"
  }
}
