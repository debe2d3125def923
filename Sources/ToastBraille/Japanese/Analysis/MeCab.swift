private import ToastText

/// The library MeCab with the dictionary ipadic: a Japanese text in words, with their readings.
///
/// A tagger is not thread-safe, so one lock guards it. (MeCab 0.996, mecab-ipadic 2.7.0.)
final class MeCab: Sendable {
  /// The tagger of this process, made at first use.
  static let shared: Result<MeCab, BrailleError> = open(
    libraries: libraryNames, dictionaries: dictionaryFolders)

  /// The file names of the library that are tried, in order.
  static let libraryNames = [
    "libmecab.so.2", "libmecab.so", "libmecab.2.dylib", "libmecab.dylib",
    "/opt/homebrew/lib/libmecab.dylib", "/usr/local/lib/libmecab.dylib",
  ]

  /// The folders where ipadic in UTF-8 is looked for, in order.
  static let dictionaryFolders = [
    "/var/lib/mecab/dic/ipadic-utf8", "/usr/lib/mecab/dic/ipadic",
    "/usr/lib/x86_64-linux-gnu/mecab/dic/ipadic", "/usr/lib/aarch64-linux-gnu/mecab/dic/ipadic",
    "/opt/homebrew/lib/mecab/dic/ipadic", "/usr/local/lib/mecab/dic/ipadic",
  ]

  /// Whether MeCab or its dictionary is not installed.
  static var isMissing: Bool { if case .failure = shared { true } else { false } }

  /// The version of the library, such as `0.996`.
  var version: String {
    // The version is a constant text of the library.
    unsafe functions.version().map { unsafe String(cString: $0) } ?? "unknown"
  }

  private let functions: MeCabFunctions
  private let tagger: SanitizedMutex<Tagger>

  /// A tagger, which only the holder of the lock may use.
  @safe private struct Tagger: ~Copyable, @unchecked Sendable {
    // Safe and Sendable: the pointer stays behind the lock, and is never freed, as the tagger lives
    // as long as the process.
    let pointer: OpaquePointer
  }

  private init(_ functions: MeCabFunctions, _ pointer: OpaquePointer) {
    self.functions = functions
    tagger = unsafe SanitizedMutex(Tagger(pointer: pointer))
  }

  /// Opens the library and the first dictionary that is there, with our words beside it.
  static func open(libraries: [String], dictionaries: [String]) -> Result<MeCab, BrailleError> {
    guard let library = DynamicLibrary(names: libraries), let functions = MeCabFunctions(library)
    else {
      return .failure(BrailleError(.libraryMissing(name: "libmecab", package: "libmecab2")))
    }
    for folder in dictionaries {
      guard let mecab = open(functions, folder: folder) else { continue }
      return .success(mecab)
    }
    return .failure(
      BrailleError(.libraryMissing(name: "mecab-ipadic", package: "mecab-ipadic-utf8")))
  }

  private static func open(_ functions: MeCabFunctions, folder: String) -> MeCab? {
    // MeCab maps the file into memory, so its name is no longer needed then. A dictionary of another
    // size than ipadic's refuses our words; it is used without them.
    let withWords = TemporaryFile.with(JapaneseWords.compiled) { path in
      make(functions, ["-d", folder, "-u", path])
    }
    let mecab = (withWords ?? nil) ?? make(functions, ["-d", folder])
    // Other dictionaries order their fields otherwise.
    let probe = mecab?.morphemes(of: Array("保存した".unicodeScalars)).first
    return probe?.reading == "ホゾン" ? mecab : nil
  }

  private static func make(_ functions: MeCabFunctions, _ options: [String]) -> MeCab? {
    // The format tells where a word begins and ends, whether it is known, and what it is.
    let format = #"%ps\t%pe\t%s\t%H\n"#
    let arguments =
      ["mecab", "-r", "/dev/null"] + options + ["-F", format, "-U", format, "-B", "", "-E", ""]
    var copies = arguments.map { Array($0.utf8CString) }
    // Each pointer leads to one of the arrays, none of which is changed or freed during the call.
    let pointer = unsafe withPointers(&copies[...], []) { pointers in
      unsafe pointers.withUnsafeBufferPointer { buffer in
        unsafe buffer.baseAddress.flatMap { unsafe functions.new(CInt(arguments.count), $0) }
      }
    }
    guard let pointer = unsafe pointer else { return nil }
    return unsafe MeCab(functions, pointer)
  }

  /// Passes the addresses of all arrays at once.
  private static func withPointers(
    _ arrays: inout ArraySlice<[CChar]>, _ pointers: [UnsafeMutablePointer<CChar>?],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> OpaquePointer?
  ) -> OpaquePointer? {
    guard var first = arrays.popFirst() else { return unsafe body(pointers) }
    return unsafe first.withUnsafeMutableBufferPointer { buffer in
      unsafe withPointers(&arrays, pointers + [buffer.baseAddress], body)
    }
  }

  /// The words of a text that has no line breaks.
  func morphemes(of text: [Unicode.Scalar]) -> [Morpheme] {
    let source = String(String.UnicodeScalarView(text))
    let lines = tagger.withLock { tagger -> String in
      var source = source
      // The text lives for the call; MeCab's answer is copied before the lock is given back.
      return source.withUTF8 { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
          guard let start = characters.baseAddress,
            let answer = unsafe functions.parse(tagger.pointer, start, characters.count)
          else { return "" }
          return unsafe String(cString: answer)
        }
      }
    }
    return MorphemeReader(text: text).morphemes(lines)
  }
}
