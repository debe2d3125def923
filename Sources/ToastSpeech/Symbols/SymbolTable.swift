import ToastAccessibility
import ToastData
import ToastText

/// The names of punctuation marks and signs in one language.
struct SymbolTable: Sendable {
  private var symbols: [Unicode.Scalar: [Symbol.Context: Symbol]] = [:]
  /// The rank of the first level at which each ASCII scalar is named in some context.
  private var ranksOfASCII = [Int](repeating: .max, count: 128)

  /// Reads a table: symbol, context, level, keep, name, with tabs between.
  init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard fields.count == 5, let scalar = fields[0].unicodeScalars.first,
        let context = Symbol.Context(rawValue: fields[1]),
        let level = VerbositySettings.Punctuation(rawValue: fields[2]),
        let keep = Symbol.Keep(rawValue: fields[3])
      else { continue }
      symbols[scalar, default: [:]][context] = Symbol(level: level, keep: keep, name: fields[4])
    }
    for index in ranksOfASCII.indices {
      ranksOfASCII[index] = firstRank(of: Unicode.Scalar(UInt8(index)))
    }
  }

  /// The symbol in a context, or `nil` where it has no name.
  func symbol(_ scalar: Unicode.Scalar, in context: Symbol.Context) -> Symbol? {
    guard let contexts = symbols[scalar] else { return nil }
    if let found = contexts[context] { return found }
    // Between digits a dot is one between characters too, if nothing else is said of it.
    return (context == .number ? contexts[.word] : nil) ?? contexts[.any]
  }

  /// Whether a scalar is named in some context, at a level of at most a rank.
  func isNamed(_ scalar: Unicode.Scalar, upTo rank: Int) -> Bool {
    let first = scalar.isASCII ? ranksOfASCII[Int(scalar.value)] : firstRank(of: scalar)
    return first <= rank
  }

  private func firstRank(of scalar: Unicode.Scalar) -> Int {
    symbols[scalar]?.values.map(\.level.rank).min() ?? .max
  }

  /// The table of a language; one without its own gets the English names.
  static func table(for language: LanguageTag) -> SymbolTable {
    let name = name(for: language)
    return tables.withLock { known in
      if let table = known[name] { return table }
      let table = SymbolTable(EmbeddedData.resource("Symbols/\(name).tsv") ?? [])
      known[name] = table
      return table
    }
  }

  private static func name(for language: LanguageTag) -> String {
    switch language.language {
    case "ja": return "ja"
    case "zh":
      let isTraditional =
        language.script.map { $0 == "Hant" } ?? ["TW", "HK", "MO"].contains(language.region)
      return isTraditional ? "zh-Hant" : "zh-Hans"
    case "yue": return language.script == "Hans" ? "zh-Hans" : "zh-Hant"
    default: return "en"
    }
  }

  private static let tables = SanitizedMutex<[String: SymbolTable]>([:])
}
