private import ToastData

/// The words of interfaces that ipadic lacks, from `Resources/Braille/ja-words.tsv`.
enum JapaneseWords {
  /// A word class of the list, with the context of ipadic 2.7.0 that it stands in.
  private static let contexts: [Substring: (context: UInt16, features: String)] = [
    "noun": (1285, "名詞,一般,*,\(mark),*,*"), "action": (1283, "名詞,サ変接続,*,\(mark),*,*"),
    "quality": (1287, "名詞,形容動詞語幹,*,\(mark),*,*"), "suffix": (1298, "名詞,接尾,一般,\(mark),*,*"),
    "counter": (1300, "名詞,接尾,助数詞,\(mark),*,*"), "adverb": (1281, "副詞,一般,*,\(mark),*,*"),
    "adnominal": (1315, "連体詞,*,*,\(mark),*,*"),
  ]

  /// Stands in the last subclass of our words, which ipadic leaves open for them.
  static let mark = "toast"

  /// The list as MeCab reads it.
  static let compiled = compile(EmbeddedData.resource("Braille/ja-words.tsv") ?? [])

  /// Compiles a list: word, class, kana as Japanese braille spells it, blanks included.
  ///
  /// Lines that begin with `#` and lines of an unknown class are left out.
  static func compile(_ bytes: [UInt8]) -> [UInt8] {
    var entries: [MeCabDictionary.Entry] = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard !line.hasPrefix("#"), fields.count >= 3, !fields[0].isEmpty,
        let (context, features) = contexts[fields[1]]
      else { continue }
      let word = String(fields[0])
      // The longer a word, the likelier it is meant where its letters stand.
      let cost = max(-3000, 2500 - 900 * (word.unicodeScalars.count - 1))
      let kana = fields[2]
      entries.append(
        MeCabDictionary.Entry(
          word: word, context: context, cost: Int16(cost),
          features: "\(features),\(word),\(kana),\(kana)"))
    }
    return MeCabDictionary.bytes(of: entries)
  }
}
