import ToastData
import ToastText

/// The program that plays a sound file.
enum Player {
  /// The programs that are looked for, with the arguments before the file.
  private static let programs = [
    ("pw-play", []), ("paplay", []), ("aplay", ["-q"]), ("afplay", []), ("play", ["-q"]),
  ]

  /// Plays a file to its end.
  static func play(_ path: String) throws(CommandError) {
    for (program, arguments) in programs where ChildProcess.path(of: program) != nil {
      let result = ChildProcess.run(program, arguments + [path])
      guard result?.status == 0 else {
        throw .internalFault("\(program) could not play the sound; write it with -o FILE")
      }
      return
    }
    throw .missing("a program that plays sound", package: "alsa-utils")
  }
}
