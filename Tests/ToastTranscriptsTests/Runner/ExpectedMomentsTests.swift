import TestSupport
import Testing
import ToastText
import ToastTranscripts

/// The moments of `scenarios/EXPECTED.md`, in every locale of its catalog.
@Suite("The example scenarios give their moments", .needsSharedData)
struct ExpectedMomentsTests {
  /// Holds the moments of a scenario against the expected ones; both sorted, for only the order of
  /// what happens at one moment is open.
  private func expect(
    _ name: String, in locale: LanguageTag, _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let moments = ExampleScenario.moments(try ExampleScenario.transcript(name, in: locale))
    #expect(moments.sorted() == expected.sorted(), sourceLocation: sourceLocation)
  }

  @Test("toastkit-stack", arguments: ExampleScenario.locales)
  func stack(locale: LanguageTag) throws {
    try expect(
      "toastkit-stack", in: locale,
      [
        "0 presented A 4", "0 front A 4", "1 covered A 3", "1 presented B 2", "1 front B 2",
        "3 dismissed B timeout", "3 front A 3", "6 dismissed A timeout", "10 presented C 4",
        "10 front C 4", "11 paused C touch 3", "13 resumed C touch 3", "14 paused C background 2",
        "20 resumed C background 2", "22 dismissed C timeout",
      ])
  }

  @Test("toastkit-update", arguments: ExampleScenario.locales)
  func update(locale: LanguageTag) throws {
    try expect(
      "toastkit-update", in: locale,
      [
        "0 presented sync stays", "0 front sync", "2 covered sync", "2 presented new 6",
        "2 front new 6", "3 covered new 5", "3 updated sync 4", "3 front sync 4",
        "7 dismissed sync timeout", "7 front new 5", "12 dismissed new timeout",
      ])
  }

  @Test("toastkit-actions", arguments: ExampleScenario.locales)
  func actions(locale: LanguageTag) throws {
    try expect(
      "toastkit-actions", in: locale,
      [
        "0 presented ana stays", "0 front ana", "8 action ana later handler>observer>effect",
        "8 held ana", "20 restored ana stays", "20 front ana",
        "22 action ana archive handler>observer>effect", "22 dismissed ana action(archive)",
      ])
  }

  @Test("tardiness-queue", arguments: ExampleScenario.locales)
  func queue(locale: LanguageTag) throws {
    try expect(
      "tardiness-queue", in: locale,
      [
        "0 presented A 3", "0 front A 3", "0 queued B 3", "0.5 queued C 3", "3 dismissed A timeout",
        "3.45 presented B 3", "3.45 front B 3", "4 dismissed B skipped", "4.01 presented C 3",
        "4.01 front C 3", "7.01 dismissed C timeout",
      ])
  }

  @Test("toaster-list", arguments: ExampleScenario.locales)
  func list(locale: LanguageTag) throws {
    let moments = ExampleScenario.moments(
      try ExampleScenario.transcript("toaster-list", in: locale))
    let ends = moments.filter {
      $0.contains("presented") || $0.contains("leaving") || $0.contains("dismissed")
    }
    #expect(
      ends == [
        "0 presented A 3", "1 presented B 3", "2 leaving A tap", "2.5 dismissed A tap",
        "4 leaving B timeout", "4.5 dismissed B timeout",
      ])
  }

  @Test("conditional-alert", arguments: ExampleScenario.locales)
  func alert(locale: LanguageTag) throws {
    let moments = ExampleScenario.moments(
      try ExampleScenario.transcript("conditional-alert", in: locale))
    #expect(
      moments.filter { !$0.contains("front") } == [
        "0 presented form stays", "10 updated form stays", "20 updated form stays",
        "25 dismissed form dismissed",
      ])
  }

  @Test("banner", arguments: ExampleScenario.locales)
  func banner(locale: LanguageTag) throws {
    let moments = ExampleScenario.moments(try ExampleScenario.transcript("banner", in: locale))
    #expect(
      moments.filter { !$0.contains("front") } == [
        "0 presented dl 3", "2 updated dl 3", "5 dismissed dl timeout",
      ])
  }

  @Test("powerplay-replace", arguments: ExampleScenario.locales)
  func replace(locale: LanguageTag) throws {
    let moments = ExampleScenario.moments(
      try ExampleScenario.transcript("powerplay-replace", in: locale))
    #expect(
      moments.filter { !$0.contains("front") }.sorted() == [
        "0 presented A 2", "1 leaving A replaced", "1 presented B 2", "1.5 dismissed A replaced",
        "3 leaving B timeout", "3.5 dismissed B timeout",
      ])
  }

  @Test(
    "rtl-swipe: a swipe to the left is the trailing side in English and the leading one in Arabic")
  func swipe() throws {
    let english = ExampleScenario.moments(
      try ExampleScenario.transcript("rtl-swipe", in: "en"))
    #expect(
      english.filter { !$0.contains("front") } == [
        "0 presented ana stays", "2 action ana later handler>observer>effect", "2 held ana",
        "3 restored ana stays", "5 action ana archive handler>observer>effect",
        "5 dismissed ana action(archive)",
      ])
    let transcript = try ExampleScenario.transcript("rtl-swipe", in: "ar")
    #expect(
      ExampleScenario.moments(transcript).filter { !$0.contains("front") } == [
        "0 presented ana stays", "2 action ana archive handler>observer>effect",
        "2 dismissed ana action(archive)",
      ])
    #expect(transcript.records.contains { $0.time == .seconds(5) && $0.eventName == "problem" })
  }

  @Test("the rotor lists the actions by their names in each language")
  func rotor() throws {
    let expected: [(LanguageTag, [String])] = [
      ("en", ["Open", "Archive", "Later", "Dismiss"]),
      ("ja", ["開く", "アーカイブ", "あとで", "閉じる"]),
      ("zh-Hans", ["打开", "归档", "稍后", "关闭"]),
      ("zh-Hant", ["打開", "封存", "稍後", "關閉"]),
    ]
    for (locale, names) in expected {
      let transcript = try ExampleScenario.transcript("toastkit-actions", in: locale)
      guard case .shown(let showing) = transcript.records.first?.event else {
        Issue.record("the first record shows nothing")
        return
      }
      #expect(showing.actions == names)
    }
  }

  @Test("the confirmation is announced when an action has run")
  func confirmation() throws {
    let expected: [(LanguageTag, String)] = [
      ("en", "22 Archived"), ("ja", "22 アーカイブしました"), ("zh-Hans", "22 已归档"),
      ("zh-Hant", "22 已封存"), ("ar", "22 تمت الأرشفة"),
    ]
    for (locale, text) in expected {
      let transcript = try ExampleScenario.transcript("toastkit-actions", in: locale)
      #expect(ExampleScenario.announcements(transcript).last == text)
    }
  }
}
