#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A shared library opened while the program runs, so that only those who braille pay for it.
///
/// It is never closed: the addresses it hands out are good as long as the process lives.
@safe struct DynamicLibrary: @unchecked Sendable {
  // Sendable: the handle is only ever passed to dlsym, which any thread may call.
  private let handle: UnsafeMutableRawPointer

  /// Opens the first library of the list that is installed, or returns `nil`.
  init?(names: [String]) {
    for name in names {
      // dlopen copies the name; a null result is the only sign of failure.
      guard let handle = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) else { continue }
      unsafe self.handle = handle
      return
    }
    return nil
  }

  /// The function with a name, or `nil` where the library has none.
  ///
  /// The caller names its C type; nothing can check it, so it must be copied from the header.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let address = unsafe dlsym(handle, name) else { return nil }
    // A C function pointer has the size and form of the address that dlsym gives.
    return unsafe unsafeBitCast(address, to: type)
  }
}
