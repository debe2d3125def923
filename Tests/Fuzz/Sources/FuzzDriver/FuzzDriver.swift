import CFuzzer

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs libFuzzer on one reader.
public enum FuzzDriver {
  // Set once, before the loop begins; libFuzzer calls on one thread.
  nonisolated(unsafe) private static var reader: ([UInt8]) -> Void = { _ in }

  /// Feeds inputs to a reader until the time given on the command line is over.
  public static func run(_ reader: @escaping ([UInt8]) -> Void) -> Never {
    self.reader = reader
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    let result = withUnsafeMutablePointer(to: &arguments) { arguments in
      arguments.withMemoryRebound(
        to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>>.self, capacity: 1
      ) { arguments in
        LLVMFuzzerRunDriver(&count, arguments) { start, count in
          FuzzDriver.reader(Array(UnsafeBufferPointer(start: start, count: count)))
          return 0
        }
      }
    }
    exit(result)
  }
}
