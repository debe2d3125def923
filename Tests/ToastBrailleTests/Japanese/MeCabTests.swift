import Testing

@testable import ToastBraille

@Suite("MeCab and its dictionary")
struct MeCabTests {
  @Test("A missing library or dictionary names its package")
  func missingParts() {
    let library = #expect(throws: BrailleError.self) {
      try MeCab.open(libraries: ["no-such-library.so"], dictionaries: []).get()
    }
    #expect(library?.code == .libraryMissing(name: "libmecab", package: "libmecab2"))
    guard Japanese.isInstalled else { return }
    let dictionary = #expect(throws: BrailleError.self) {
      try MeCab.open(libraries: MeCab.libraryNames, dictionaries: ["/no/such/folder"]).get()
    }
    #expect(dictionary?.code == .libraryMissing(name: "mecab-ipadic", package: "mecab-ipadic-utf8"))
  }

  @Test("A missing liblouis names its package")
  func missingLiblouis() {
    let error = #expect(throws: BrailleError.self) {
      try Liblouis.open(names: ["no-such-library.so"]).get()
    }
    #expect(error?.code == .libraryMissing(name: "liblouis", package: "liblouis20"))
    #expect(error?.description == "‘liblouis’ is not installed; install the package liblouis20")
  }

  @Test("Words know their place, also behind blanks and letters of several bytes")
  func places() throws {
    guard case .success(let mecab) = MeCab.shared else { return }
    let text = Array("𠮷野家 で 保存".unicodeScalars)
    for morpheme in mecab.morphemes(of: text) {
      #expect(String(String.UnicodeScalarView(text[morpheme.range])) == morpheme.surface)
    }
  }

  @Test("Our words stand in the dictionary beside ipadic's", .enabled(if: Japanese.isInstalled))
  func ourWords() throws {
    let mecab = try MeCab.shared.get()
    let words = mecab.morphemes(of: Array("大文字のアプリアイコン".unicodeScalars))
    #expect(words.map(\.surface) == ["大文字", "の", "アプリ", "アイコン"])
    #expect(words.map(\.reading) == ["オオモジ", "ノ", "アプリ", "アイコン"])
  }

  @Test("A dictionary may hold several words for one spelling, and none at all")
  func compiledDictionaries() {
    let entries = [
      MeCabDictionary.Entry(word: "値", context: 1285, cost: 0, features: "a"),
      MeCabDictionary.Entry(word: "値", context: 1285, cost: 1, features: "b"),
      MeCabDictionary.Entry(word: "値段", context: 1285, cost: 1, features: "c"),
    ]
    let bytes = MeCabDictionary.bytes(of: entries)
    // The first four bytes are the size of the file, mixed with a constant.
    let magic = bytes[..<4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    #expect(magic ^ 0xEF71_8F77 == UInt32(bytes.count))
    #expect(!MeCabDictionary.bytes(of: []).isEmpty)
    #expect(
      JapaneseWords.compile(Array("# remark\nkana\tno-such-class\tカナ\n\n\t\t\n".utf8)).count > 72)
  }

  @Test("A search in the index finds its keys and nothing else")
  func doubleArrays() {
    let words = ["あ", "あい", "い", "値", "値段", "z"]
    let keys = words.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    let bytes = DoubleArray.bytes(
      of: keys.enumerated().map { DoubleArray.Key(bytes: $1, value: Int32($0)) })
    for (index, key) in keys.enumerated() { #expect(search(bytes, key) == Int32(index)) }
    for other in ["", "う", "値段表", "y"] { #expect(search(bytes, Array(other.utf8)) == nil) }
  }

  /// Looks a key up as Darts does.
  private func search(_ bytes: [UInt8], _ key: [UInt8]) -> Int32? {
    func unit(_ index: Int) -> (base: Int32, check: UInt32) {
      let fields = bytes[(index * 8)..<(index * 8 + 8)]
      let value = fields.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return (Int32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32))
    }
    var base = unit(0).base
    for byte in key {
      let next = unit(Int(base) + Int(byte) + 1)
      guard next.check == UInt32(bitPattern: base) else { return nil }
      base = next.base
    }
    let end = unit(Int(base))
    return end.check == UInt32(bitPattern: base) && end.base < 0 ? -end.base - 1 : nil
  }
}
