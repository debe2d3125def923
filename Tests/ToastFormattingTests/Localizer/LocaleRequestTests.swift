import Testing
import ToastFormatting
import ToastText

@Suite("A request is read out of the environment as gettext reads it")
struct LocaleRequestTests {
  private func languages(_ environment: [String: String]) -> [String] {
    LocaleRequest(environment: environment).languages.map(\.description)
  }

  @Test("LC_ALL comes before LC_MESSAGES, that before LANG")
  func order() {
    #expect(languages(["LANG": "ja_JP.UTF-8"]) == ["ja-JP"])
    #expect(languages(["LANG": "ja_JP.UTF-8", "LC_MESSAGES": "zh_TW"]) == ["zh-TW"])
    #expect(
      languages(["LANG": "ja_JP", "LC_MESSAGES": "zh_TW", "LC_ALL": "zh_CN.GB18030"]) == ["zh-CN"])
  }

  @Test("An empty variable is not set")
  func empty() {
    #expect(languages(["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ja_JP"]) == ["ja-JP"])
    #expect(languages(["LC_ALL": "", "LANG": ""]) == ["en"])
    #expect(languages([:]) == ["en"])
  }

  @Test("LANGUAGE is a list, and comes before the locale")
  func list() {
    #expect(languages(["LANG": "en_GB.UTF-8", "LANGUAGE": "zh_TW:ja::zh_TW"]) == ["zh-TW", "ja"])
    #expect(languages(["LANG": "en_GB.UTF-8", "LANGUAGE": ""]) == ["en-GB"])
    #expect(languages(["LANGUAGE": "ja"]) == ["ja"])
  }

  @Test(
    "C and POSIX mean English, and LANGUAGE is then ignored",
    arguments: [
      "C", "POSIX", "C.UTF-8", "C.utf8",
    ])
  func posix(name: String) {
    #expect(languages(["LANG": name, "LANGUAGE": "ja"]) == ["en"])
    #expect(languages(["LC_ALL": name, "LANG": "ja_JP", "LANGUAGE": "ja"]) == ["en"])
  }

  @Test("C within LANGUAGE ends the list with English")
  func posixInList() {
    #expect(languages(["LANG": "de_DE", "LANGUAGE": "ja:C:zh"]) == ["ja", "en"])
  }

  @Test("Modifiers say script and variant, what is no language is English")
  func spellings() {
    #expect(languages(["LANG": "sr_RS.UTF-8@latin"]) == ["sr-Latn-RS"])
    #expect(languages(["LANG": "ca_ES@valencia"]) == ["ca-ES-valencia"])
    #expect(languages(["LANG": "!!!"]) == ["en"])
  }
}
