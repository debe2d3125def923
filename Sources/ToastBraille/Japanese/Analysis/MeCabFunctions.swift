/// The functions of MeCab that are used, with the types of `mecab.h`.
@safe struct MeCabFunctions: @unchecked Sendable {
  // Sendable and safe: addresses of C functions in a library that is never closed. Who calls them
  // must hold the lock of ``MeCab``.

  /// `mecab_new(argc, argv)`; `argv` is not kept.
  let new: @convention(c) (CInt, UnsafePointer<UnsafeMutablePointer<CChar>?>) -> OpaquePointer?
  /// `mecab_sparse_tostr2(mecab, text, length)`: the text belongs to the tagger.
  let parse: @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> UnsafePointer<CChar>?
  /// `mecab_version()`.
  let version: @convention(c) () -> UnsafePointer<CChar>?

  /// Looks the functions up, or returns `nil` where one is missing.
  init?(_ library: DynamicLibrary) {
    // The types are those of mecab.h 0.996.
    guard
      let new = unsafe library.function(
        "mecab_new",
        as: (@convention(c) (CInt, UnsafePointer<UnsafeMutablePointer<CChar>?>) -> OpaquePointer?)
          .self),
      let parse = unsafe library.function(
        "mecab_sparse_tostr2",
        as: (@convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> UnsafePointer<CChar>?)
          .self),
      let version = unsafe library.function(
        "mecab_version", as: (@convention(c) () -> UnsafePointer<CChar>?).self)
    else { return nil }
    unsafe self.new = new
    unsafe self.parse = parse
    unsafe self.version = version
  }
}
