import ToastCommands
import ToastData

extension Console {
  /// A console whose streams stay in memory.
  static func captured(
    input: [UInt8] = [], environment: [String: String] = [:], isTerminal: Bool = false
  ) -> Console {
    Console(
      environment: { environment[$0] },
      readInput: { limit in
        guard input.count <= limit else {
          return .failure(FileError(path: "-", reason: .tooLarge(limit: limit)))
        }
        return .success(input)
      },
      output: OutputStream(isTerminal: isTerminal),
      errors: OutputStream(isTerminal: isTerminal))
  }
}
