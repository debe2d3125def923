import ToastAccessibility
import ToastCatalogs
import ToastData
import ToastFormatting
import ToastText
import ToastTranscripts

/// The arguments that every command on a scenario has.
struct ScenarioArguments: Sendable {
  static let operand = Usage.Operand(
    "SCENARIO", help: "A scenario, a *.toasts.json file; - reads the standard input.")
  static let reader = UsageOption(
    "--reader", value: "NAME",
    help: "The screen reader: voiceover (default), nvda, orca, or a profile's PATH.json.")
  static let rate = UsageOption(
    "--rate", value: "WPM", help: "The rate of the voice in words a minute; 180 if not given.")
  static let verbosity = UsageOption(
    "--verbosity", value: "KEY=VALUE", repeats: true,
    help: "What is spoken, such as status=off, actions=sound, hints=off, numbers=words.")
  static let assistive = UsageOption(
    "--assistive", choices: ["on", "off"],
    help: "Whether a screen reader lengthens toasts; if not given, the scenario says it.")
  static let readings = UsageOption(
    "--readings", choices: ["guessed", "author"],
    help: "What Japanese is timed by: MeCab's readings too (default), or the author's alone.")
  static let hostLocale = UsageOption(
    "--host-locale", value: "TAG", help: "The locale of the app, which built-in labels follow.")
  static let options = [
    SharedOptions.locale, reader, rate, verbosity, assistive, readings,
    SharedOptions.catalog, hostLocale,
  ]

  private let path: String
  private let locales: RequestedLocales
  private let readerName: String
  /// The rate of the voice, in words a minute.
  let rate: Double
  private let verbosity: [String]
  private let assistive: Bool?
  private let guessesReadings: Bool
  private let catalogs: [String]
  private let hostLocale: LanguageTag?

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    path = arguments.operands.first ?? "-"
    locales = try RequestedLocales(&arguments)
    readerName = try arguments.value(Self.reader) ?? "voiceover"
    rate = try Self.rate(arguments.value(Self.rate))
    verbosity = arguments.values(Self.verbosity)
    assistive = try arguments.choice(Self.assistive).map { $0 == "on" }
    guessesReadings = try arguments.choice(Self.readings) != "author"
    catalogs = arguments.values(SharedOptions.catalog)
    let host = try arguments.value(Self.hostLocale)
    hostLocale = try host.map { text throws(CommandError) in try Self.tag(text) }
  }

  /// Reads the scenario and its catalogs, for a braille display where there is one; what is wrong
  /// inside the catalogs is reported.
  func load(
    _ console: inout Console, braille: BrailleDisplay? = nil
  ) throws(CommandError) -> LoadedScenario {
    let bytes = try bytes(console)
    let scenario = try Self.checked { () throws(ScenarioError) in
      try ScenarioReader.read(bytes: bytes, file: path)
    }
    let loaded = try Self.checked { () throws(ScenarioError) in
      try ScenarioCatalogs(of: scenario, addedBy: catalogs)
    }
    console.report(loaded.problems)
    let runner = TranscriptRunner(
      scenario: scenario, catalogs: loaded.catalogs, options: try options(braille))
    return LoadedScenario(runner: runner, locales: locales(of: runner, console))
  }

  private func bytes(_ console: Console) throws(CommandError) -> [UInt8] {
    do throws(FileError) {
      guard path != "-" else { return try console.readInput(ScenarioReader.sizeLimit).get() }
      return try FileSystem.contents(of: path, limit: ScenarioReader.sizeLimit)
    } catch {
      throw .reading(error)
    }
  }

  private static func checked<Value>(
    _ body: () throws(ScenarioError) -> Value
  ) throws(CommandError) -> Value {
    do throws(ScenarioError) {
      return try body()
    } catch {
      throw .badData(error.problems)
    }
  }

  private func options(_ braille: BrailleDisplay?) throws(CommandError) -> TranscriptOptions {
    let reader = try reader()
    var settings = reader.verbosity
    let problems = verbosity.compactMap { settings.set($0) }
    guard problems.isEmpty else { throw .usage(problems) }
    return TranscriptOptions(
      reader: reader, verbosity: settings, rate: rate, assistive: assistive,
      hostLocale: hostLocale, guessesReadings: guessesReadings, braille: braille)
  }

  private func reader() throws(CommandError) -> ReaderProfile {
    if let known = ReaderProfile.named(readerName) { return known }
    guard readerName.hasSuffix(".json") else {
      let hint = NearestName.suggestion(for: readerName, among: ReaderProfile.names)
      throw .usage(
        "‘\(readerName)’ is no screen reader: use voiceover, nvda, orca or a PATH.json\(hint)")
    }
    let bytes = try Self.profileBytes(readerName)
    let (profile, problems) = ReaderProfile.read(bytes, path: readerName)
    guard let profile, !problems.contains(where: { $0.severity == .error }) else {
      throw .badData(problems)
    }
    return profile
  }

  private static func profileBytes(_ path: String) throws(CommandError) -> [UInt8] {
    do throws(FileError) {
      return try FileSystem.contents(of: path, limit: 1 << 20)
    } catch {
      throw .reading(error)
    }
  }

  private func locales(of runner: TranscriptRunner, _ console: Console) -> [LanguageTag] {
    var seen: Set<LanguageTag> = []
    return locales.items(all: runner.catalogs.flatMap(\.locales), on: console)
      .compactMap(\.request.languages.first).filter { seen.insert($0).inserted }
  }

  private static func tag(_ text: String) throws(CommandError) -> LanguageTag {
    guard let tag = LanguageTag(parsing: text) else {
      throw .usage("‘\(text)’ is no language tag; write one such as zh-Hant")
    }
    return tag
  }

  private static func rate(_ text: String?) throws(CommandError) -> Double {
    guard let text else { return HearingTimeModel.defaultRate }
    let rates = HearingTimeModel.rates
    guard let rate = Double(text), rates.contains(rate) else {
      throw .usage(
        "‘\(text)’ is no value of --rate: use words a minute from \(Int(rates.lowerBound)) to "
          + "\(Int(rates.upperBound))")
    }
    return rate
  }
}
