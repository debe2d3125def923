/// The functions of liblouis that are used, with the types of `liblouis.h`.
///
/// `widechar` is `unsigned int` or `unsigned short` as the library was built, so buffers of it are
/// passed as raw memory.
@safe struct LiblouisFunctions: @unchecked Sendable {
  // Sendable: addresses of C functions in a library that is never closed. Who calls them must hold
  // the lock of ``Liblouis``.

  typealias Translate =
    @convention(c) (
      UnsafePointer<CChar>, UnsafeRawPointer, UnsafeMutablePointer<CInt>, UnsafeMutableRawPointer,
      UnsafeMutablePointer<CInt>, UnsafeMutablePointer<UInt16>?, UnsafeMutablePointer<CChar>?,
      UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?, CInt
    ) -> CInt
  typealias LogCallback = @convention(c) (CInt, UnsafePointer<CChar>?) -> Void

  let charSize: @convention(c) () -> CInt
  let version: @convention(c) () -> UnsafePointer<CChar>?
  let translate: Translate
  let getTable: @convention(c) (UnsafePointer<CChar>) -> UnsafeRawPointer?
  let getTypeform: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> UInt16
  let registerLogCallback: @convention(c) (LogCallback?) -> Void

  /// Looks the functions up, or returns `nil` where one is missing.
  init?(_ library: DynamicLibrary) {
    // The types below are those of liblouis.h, 3.0 and later.
    guard
      let charSize = library.function(
        "lou_charSize", as: (@convention(c) () -> CInt).self),
      let version = unsafe library.function(
        "lou_version", as: (@convention(c) () -> UnsafePointer<CChar>?).self),
      let translate = unsafe library.function("lou_translate", as: Translate.self),
      let getTable = unsafe library.function(
        "lou_getTable", as: (@convention(c) (UnsafePointer<CChar>) -> UnsafeRawPointer?).self),
      let getTypeform = unsafe library.function(
        "lou_getTypeformForEmphClass",
        as: (@convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> UInt16).self),
      let registerLogCallback = unsafe library.function(
        "lou_registerLogCallback", as: (@convention(c) (LogCallback?) -> Void).self)
    else { return nil }
    self.charSize = charSize
    unsafe self.version = version
    unsafe self.translate = translate
    unsafe self.getTable = getTable
    unsafe self.getTypeform = getTypeform
    unsafe self.registerLogCallback = registerLogCallback
  }
}
