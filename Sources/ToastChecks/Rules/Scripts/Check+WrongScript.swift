import ToastText

extension Check {
  /// A text is in a script of its language.
  static let wrongScript = Check(
    id: "wrong-script", severity: .warning,
    summary: "a text must be in a script of its language",
    discussion:
      "Hangul in Japanese or Chinese, Han characters alone in Korean, Cyrillic in German and "
      + "the like. Latin letters are let pass everywhere, as are names of languages and letters that "
      + "the source has.",
    reference: "UAX #24, Script; UTS #35, Likely Subtags",
    passing: [
      Example("Größe in μm", source: "Size in μm"), Example("日本語", source: "Japanese"),
      Example("한국어", source: "Korean", locale: "ja"),
    ],
    failing: [
      Example("↓저장", source: "Save", locale: "ja"), Example("↓保存", source: "Save", locale: "ko"),
      Example("↓Сохранить", source: "Save"),
    ],
    when: [.han, .kana, .hangul, .cyrillic, .greek, .otherLetter]
  ) { text, report in
    let own = text.locale.letters
    let strange = text.traits.intersection(ScriptKind.any).subtracting(own)
      .subtracting(text.sourceTraits)
    let lacksHangul =
      text.locale.language == "ko" && text.traits.contains(.han)
      && !text.traits.contains(.hangul) && !text.sourceTraits.contains(.han)
    guard !own.isEmpty, !strange.isEmpty || lacksHangul, !text.isLanguageName else { return }
    if strange.isEmpty {
      return report.report("the text has no Hangul; translate it into Korean", at: 0..<0)
    }
    let foreign = ScriptKind.all.filter { strange.contains($0.trait) }
    for kind in foreign {
      guard let range = text.value.firstRun(where: { ScriptKind.has($0, kind.trait) }) else {
        continue
      }
      let count = text.value.unicodeScalars.count { ScriptKind.has($0, kind.trait) }
      let all = text.value.unicodeScalars.count(where: \.isLetter)
      // A kana or two in Chinese has a check of its own; a letter in a formula is none.
      if kind.trait == .kana, text.locale.isChinese { continue }
      guard kind.trait == .hangul || count * 2 > all else { continue }
      return report.report(
        "\(kind.name) letters stand in a text for \(text.locale.name); translate them", at: range)
    }
  }
}
