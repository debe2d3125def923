import TestSupport
import Testing
import ToastCommands

@Suite struct LocalesCommandTests {
  private static let four = ["locales", "--available", "en,ja,zh-Hans,zh-Hant"]

  @Test("answers requests in any spelling, one line each")
  func answers() {
    let requests = ["zh-HK", "zh_TW", "zh-SG", "yue-CN", "und-Hant", "ja_JP.UTF-8", "fr"]
    let result = InProcess.run(Self.four + requests)
    #expect(
      result.lines == [
        "zh-HK\tzh-Hant", "zh_TW\tzh-Hant", "zh-SG\tzh-Hans", "yue-CN\tzh-Hans",
        "und-Hant\tzh-Hant", "ja_JP.UTF-8\tja", "fr\t-",
      ])
    #expect(result.exitCode == .success)
    #expect(result.errors.isEmpty)
  }

  @Test("a list is taken in order of preference, with or without quality values")
  func preferenceList() {
    let result = InProcess.run(Self.four + ["fr,ja,en", "fr-CH, fr;q=0.9, zh-TW;q=0.8"])
    #expect(result.lines == ["fr,ja,en\tja", "fr-CH, fr;q=0.9, zh-TW;q=0.8\tzh-Hant"])
  }

  @Test("the available tag comes back as it was spelled, but in CLDR's mode as ICU writes it")
  func spelling() {
    let base = ["locales", "--available=en_US", "--available", "zh_Hant", "zh-HK"]
    #expect(InProcess.run(base).lines == ["zh-HK\tzh_Hant"])
    #expect(InProcess.run(base + ["--mode", "apple"]).lines == ["zh-HK\tzh_Hant"])
    #expect(InProcess.run(base + ["--mode", "cldr"]).lines == ["zh-HK\tzh-Hant"])
  }

  @Test("another language is not taken for the one asked for, except where CLDR is asked")
  func oneWayMatches() {
    let base = ["locales", "--available", "ru,zh-Hans,de", "uk", "bo", "yue-CN", "gsw"]
    #expect(InProcess.run(base).lines == ["uk\t-", "bo\t-", "yue-CN\tzh-Hans", "gsw\tde"])
    #expect(
      InProcess.run(base + ["--mode", "cldr"]).lines == [
        "uk\tru", "bo\tzh-Hans", "yue-CN\tzh-Hans", "gsw\tde",
      ])
  }

  @Test("a request that names no language matches nothing, and is said")
  func noLanguage() {
    let result = InProcess.run(Self.four + ["POSIX", "a\tb"])
    #expect(result.lines == ["POSIX\t-", "a\\tb\t-"])
    #expect(result.errors.hasPrefix("warning: ‘POSIX’ names no language"))
    #expect(result.exitCode == .success)
  }

  @Test("an available tag that names no language is a wrong command line")
  func badAvailable() {
    #expect(InProcess.run(["locales", "--available", "en,!!", "ja"]).exitCode == .usage)
    #expect(InProcess.run(["locales", "--available", ",", "ja"]).lines == ["ja\t-"])
  }

  @Test("an explanation is one JSON object a request, keys sorted")
  func explanation() {
    let result = InProcess.run(Self.four + ["zh-HK", "fr", "--explain"])
    #expect(
      result.lines == [
        #"{"desiredIndex":0,"leftOut":[],"match":"zh-Hant","mode":"default","reason":"distance","requested":"zh-HK","resolved":"zh-Hant-HK"}"#,
        #"{"desiredIndex":null,"leftOut":[],"match":null,"mode":"default","reason":null,"requested":"fr","resolved":null}"#,
      ])
  }

  @Test("what was left out on purpose is explained")
  func leftOutIsExplained() {
    let result = InProcess.run(["locales", "--available", "ru", "uk", "--explain"])
    #expect(result.output.contains(#""leftOut":[{"available":"ru","desired":"uk"}]"#))
  }

  @Test("agrees with the measured answers of ICU and Apple", .needsSharedData)
  func oracle() throws {
    let rows = try SharedData.rows("data/oracle/locale_match_apple_vs_icu72.tsv").dropFirst()
    var differences: [String: [String]] = [:]
    for row in rows where !row[1].isEmpty && !row[0].isEmpty {
      for (mode, column) in [("cldr", 3), ("apple", 2)] {
        // No index means that ICU fell back on its default: no match.
        let wholeChain = mode == "cldr" && row[4] == "-1" ? "-" : row[column]
        // Apple's function answers with a chain; the match is its first.
        let expected = wholeChain.split(separator: ",").first.map(String.init)
        let result = InProcess.run(
          ["locales", "--available", row[0], "--mode", mode, "--", row[1]])
        let answer = result.lines.first?.split(separator: "\t").last.map(String.init)
        if answer != expected { differences[mode, default: []].append("\(row) \(answer ?? "")") }
      }
    }
    #expect(rows.count == 239)
    for (mode, rows) in differences { #expect(rows.count <= 2, "\(mode): \(rows)") }
  }
}
