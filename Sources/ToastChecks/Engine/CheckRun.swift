import ToastCatalogs
import ToastText

/// The examination of one catalog.
struct CheckRun: Sendable {
  private let engine: CheckEngine
  private let context: CatalogContext
  private let entries: [EntryTexts]
  private let checks: CheckSelection
  private let sources: [SourceText]

  /// How many texts there are.
  let unitCount: Int

  init(_ catalog: Catalog, sources: [SourceText], engine: CheckEngine) {
    self.engine = engine
    self.sources = sources
    checks = CheckSelection(engine.configuration)
    var profiles = [catalog.sourceLanguage: LocaleProfile(catalog.sourceLanguage)]
    for locale in catalog.locales where profiles[locale] == nil {
      profiles[locale] = LocaleProfile(locale, number: profiles.count - 1)
    }
    let context = CatalogContext(catalog, profiles: profiles, configuration: engine.configuration)
    let queue = WorkQueue(jobs: engine.jobs)
    let chunks = queue.chunks(catalog.entries.count)
    let parts = queue.map(chunks.count) { number in
      var tally = CatalogTally()
      let entries = chunks[number].map { EntryTexts(catalog.entries[$0], catalog: context) }
      for entry in entries { tally.add(entry) }
      return (entries, tally)
    }
    var tally = CatalogTally()
    for part in parts { tally.merge(part.1) }
    entries = parts.flatMap(\.0)
    unitCount = entries.reduce(0) { sum, entry in
      entry.translations.reduce(sum + (entry.source?.units.count ?? 0)) { $0 + $1.units.count }
    }
    self.context = context.with(tally)
  }

  /// Everything the checks find, in the order of the files.
  func findings() -> [Finding] {
    let queue = WorkQueue(jobs: engine.jobs)
    let chunks = queue.chunks(entries.count)
    let sinks = queue.map(sources.count + chunks.count) { number in
      var sink = FindingSink()
      if number < sources.count {
        // Where the lines of a file start is needed for the first finding, and may as well be found now.
        _ = sources[number].lineCount
      } else {
        for entry in entries[chunks[number - sources.count]] { examine(entry, &sink) }
      }
      return sink
    }
    var sink = FindingSink()
    for part in sinks { sink.append(part) }
    let whole = queue.map(checks.catalogs.count) { number in
      var sink = FindingSink()
      sink.check = checks.catalogs[number].0
      checks.catalogs[number].1(entries, context, &sink)
      return sink
    }
    for part in whole { sink.append(part) }
    var resolver = FindingResolver(sources: sources, engine: engine)
    let found = resolved(sink.entries, resolver, queue) + resolver.findings(of: context.catalog)
    let suppressions = Suppressions(context.catalog, sources, engine.configuration)
    return suppressions.applied(to: found, &resolver).sorted(by: Finding.isOrdered)
  }

  /// The findings with their places, in order.
  private func resolved(
    _ entries: [FindingSink.Entry], _ resolver: FindingResolver, _ queue: WorkQueue
  ) -> [Finding] {
    let chunks = queue.chunks(entries.count)
    return queue.map(chunks.count) { number in
      var resolver = resolver
      return entries[chunks[number]].map { resolver.finding($0) }
    }.flatMap(\.self)
  }

  private func examine(_ entry: EntryTexts, _ sink: inout FindingSink) {
    for (number, body) in checks.entries {
      sink.check = number
      body(entry, context, &sink)
    }
    if let source = entry.source { examine(source, of: entry, isSource: true, &sink) }
    for texts in entry.translations where isWanted(texts.locale) {
      examine(texts, of: entry, isSource: false, &sink)
    }
  }

  private func isWanted(_ locale: LocaleProfile) -> Bool {
    engine.configuration.locales?.contains(locale.name) ?? true
  }

  private func examine(
    _ texts: LocalizedTexts, of entry: EntryTexts, isSource: Bool, _ sink: inout FindingSink
  ) {
    let pair = LocalizedPair(texts: texts, entry: entry, catalog: context)
    for one in isSource ? checks.sourceLocalizations : checks.translatedLocalizations {
      sink.check = one.number
      one.body(pair, &sink)
    }
    let selection = isSource ? checks.sourceTexts : checks.translatedTexts
    for unit in texts.units {
      let source = isSource || texts.isPhraseSet ? nil : entry.sourceUnit(for: unit)
      // An empty text lacks everything its source has; one finding says so.
      let isBlank = unit.isBlank
      let traits = isBlank ? unit.traits : unit.traits.union(source?.traits ?? [])
      let pair = TextPair(
        unit: unit, source: source, locale: texts.locale, texts: texts, entry: entry,
        catalog: context,
        placeholders: isBlank ? nil : .compare(unit, source, texts, entry))
      sink.unit = unit
      for check in selection where traits.hasAny(of: check.traits) {
        sink.check = check.number
        check.body(pair, &sink)
      }
    }
  }
}
