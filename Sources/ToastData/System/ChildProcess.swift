#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

extension Platform {
  /// Whether packages are installed by Homebrew here, and not by apt.
  package static var usesHomebrew: Bool {
    #if canImport(Darwin)
      true
    #else
      false
    #endif
  }
}

/// A program that is run to its end.
package struct ChildProcess: Sendable {
  /// How it ended: its exit code, or 128 and the number of the signal that ended it.
  package let status: Int32

  /// What it wrote to its standard output.
  package let output: [UInt8]

  /// Where the shell would find a program, or `nil` where it is not installed.
  package static func path(of program: String) -> String? {
    (Platform.environment("PATH") ?? "").split(separator: ":")
      .map { "\($0)/\(program)" }
      .first { path in
        // A Swift string passed to C lives for the call and ends with a NUL.
        unsafe access(path, X_OK) == 0
      }
  }

  /// Runs a program, its errors left out, and waits for its end.
  ///
  /// - Returns: `nil` where the program cannot be started.
  package static func run(_ program: String, _ arguments: [String]) -> ChildProcess? {
    guard let path = path(of: program) else { return nil }
    var ends: [Int32] = [-1, -1]
    // The array has room for the two numbers that the call writes.
    guard unsafe pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    let process = spawn(path, [program] + arguments, output: ends[1])
    close(ends[1])
    guard let process else { return nil }
    let output = readAll(ends[0])
    var status: Int32 = 0
    // `status` is a local that outlives the call.
    while unsafe waitpid(process, &status, 0) == -1, errno == EINTR {}
    let signal = status & 0x7F
    return ChildProcess(status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: output)
  }

  private static func readAll(_ descriptor: Int32) -> [UInt8] {
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // The buffer has as many bytes as the call may write.
      let count = unsafe read(descriptor, &chunk, chunk.count)
      if count > 0 {
        output += chunk[..<count]
      } else if count == 0 || errno != EINTR {
        return output
      }
    }
  }

  private static func spawn(_ path: String, _ arguments: [String], output: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    // Each call gets addresses of locals that outlive it, and strings that live for the call; the
    // copies of the arguments are freed after the program has its own.
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var copies = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe copies.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let failure = unsafe posix_spawn(&process, path, &actions, nil, &copies, environ)
    return failure == 0 ? process : nil
  }
}
