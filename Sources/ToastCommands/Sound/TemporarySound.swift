import ToastData

/// A sound in a file that is gone when it was played.
enum TemporarySound {
  static func play(_ sound: Waveform) throws(CommandError) {
    let folder = Platform.environment("TMPDIR") ?? "/tmp"
    let path = "\(folder)/\(Usage.toolName)-\(UInt64.random(in: .min ... .max)).wav"
    try OutputFile.write(sound.wave, to: path)
    defer { FileSystem.remove(path) }
    try Player.play(path)
  }
}
