import COpponents
import ToastL10n

/// Brailling the lines of a transcript, each with its positions.
enum BrailleBenchmarks {
  private static let languages: [(tag: LanguageTag, table: String, text: String)] = [
    ("en", "en-ueb-g2.ctb", "Error: Upload failed. 3 of 5 files could not be sent, number "),
    ("zh-Hans", "zhcn-g1.ctb", "错误：上传失败。5 个文件中有 3 个无法发送，编号 "),
    ("zh-Hant", "zh-tw.ctb", "錯誤：上傳失敗。5 個檔案中有 3 個無法傳送，編號 "),
  ]

  static func run() throws -> [Measurement] {
    try languages.flatMap { language in
      guard opponent_louis_open(language.table) != 0 else { return [Measurement]() }
      try check(language.text, language.tag, language.table)
      return fresh(language.text, language.tag, language.table)
        + known(language.text, language.tag, language.table)
    }
  }

  /// Both must give the same number of cells, else they did not do the same.
  private static func check(_ text: String, _ tag: LanguageTag, _ table: String) throws {
    let line = try BrailleTranslator().line([BrailleSegment(text + "1", language: tag)])
    guard raw(text + "1", table) == line.pattern.count else {
      throw BenchmarkError("liblouis and the kit braille ‘\(text)’ differently")
    }
  }

  private static func raw(_ text: String, _ table: String) -> Int {
    let scalars = text.unicodeScalars.map(\.value)
    return Int(opponent_louis_translate(table, scalars, Int32(scalars.count)))
  }

  /// Lines that never came before.
  private static func fresh(_ text: String, _ tag: LanguageTag, _ table: String) -> [Measurement] {
    let translator = BrailleTranslator()
    var number = 0
    func next() -> String {
      number += 1
      return text + String(number)
    }
    return measure("braille, new line, \(table)") {
      (
        "kit",
        { Stopwatch.use(try? translator.line([BrailleSegment(next(), language: tag)])) }
      )
      ("liblouis", { Stopwatch.use(raw(next(), table)) })
    }
  }

  /// Lines that come again, as they do when a toast is restored or repeated.
  private static func known(_ text: String, _ tag: LanguageTag, _ table: String) -> [Measurement] {
    let translator = BrailleTranslator()
    return measure("braille, known line, \(table)") {
      ("kit", { Stopwatch.use(try? translator.line([BrailleSegment(text, language: tag)])) })
      ("liblouis", { Stopwatch.use(raw(text, table)) })
    }
  }
}
