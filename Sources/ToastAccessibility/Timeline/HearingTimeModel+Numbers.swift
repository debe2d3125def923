import ToastICU
public import ToastText

extension HearingTimeModel {
  /// Creates a model that times numbers by the words they are read in. (ICU, rule-based numbers.)
  ///
  /// - Parameters:
  ///   - rate: Words a minute; one outside ``rates`` counts as the nearest inside.
  ///   - readings: Reads the words of a Japanese text that are written in kanji, in their order.
  public init(
    rate: Double = HearingTimeModel.defaultRate,
    readings: @escaping @Sendable (String) -> [WordReading] = { _ in [] }
  ) {
    self.init(rate: rate, readings: readings) { number, language in
      let key = "\(language) \(number)"
      if let known = Self.spelled.withLock({ $0[key] }) { return known }
      guard let decimal = DecimalNumber(parsing: number) else { return nil }
      let words = LocaleServices.services(for: language).spellOut(decimal)
      // A language without words answers with the digits.
      let isSpelled = !words.unicodeScalars.contains { SpeechUnits.kind(of: $0) == .digit }
      let answer = isSpelled ? words : nil
      Self.spelled.withLock { known in
        if known.count >= Self.spelledLimit { known.removeAll() }
        known[key] = .some(answer)
      }
      return answer
    }
  }

  private static let spelledLimit = 4096
  private static let spelled = SanitizedMutex<[String: String?]>([:])
}
