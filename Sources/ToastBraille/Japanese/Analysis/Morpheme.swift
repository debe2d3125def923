/// A word of a Japanese text as MeCab and ipadic see it.
struct Morpheme: Hashable, Sendable {
  /// The word as it is written.
  var surface: String

  /// Where it stands in the text, in scalars.
  var range: Range<Int>

  /// Whether the dictionary knows it.
  var isKnown: Bool

  /// The part of speech and up to three subclasses, such as `名詞`, `接尾`, `助数詞`.
  var classes: [String]

  /// The kind of conjugation, such as `五段・カ行イ音便`, or `*`.
  var conjugation: String

  /// The form of conjugation, such as `連用形`, or `*`.
  var form: String

  /// The dictionary form.
  var base: String

  /// The kana spelling, or an empty text where it is not known.
  var reading: String

  /// The kana as it sounds, with ー for long vowels, or an empty text.
  var pronunciation: String

  /// The part of speech.
  var partOfSpeech: String { classes[0] }

  /// The first subclass.
  var subclass: String { classes[1] }

  /// Whether the classes begin with these.
  func isClass(_ names: String...) -> Bool { classes.starts(with: names) }
}
