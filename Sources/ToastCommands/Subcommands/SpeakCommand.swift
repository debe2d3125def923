import ToastData
import ToastText
import ToastTranscripts

/// `speak`: a transcript as sound.
struct SpeakCommand: Command {
  private static let output = UsageOption(
    "-o", "--output", value: "FILE", help: "Write a .wav file instead of playing it.")

  static let usage = Usage(
    name: "speak",
    abstract: "Plays what a screen reader says, or writes it as sound.",
    discussion:
      "Each announcement is heard at its time, and cut where it is cut; several locales follow one "
      + "another. The voice is that of espeak-ng, which must be installed.",
    operands: [ScenarioArguments.operand],
    options: ScenarioArguments.options + [output],
    examples: [
      Usage.Example(
        "speak Resources/Examples/sync.toasts.json --locale ja -o sync.wav",
        prints: "sync.wav: 7.66 s of sound")
    ])

  private let scenario: ScenarioArguments
  private let path: String?

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    scenario = try ScenarioArguments(&arguments)
    path = try arguments.value(Self.output)
  }

  func run(_ console: inout Console) throws(CommandError) -> ExitCode {
    let track = SpokenTrack(try Synthesizer(), rate: scenario.rate)
    let loaded = try scenario.load(&console)
    var sound: Waveform?
    for locale in loaded.locales {
      let next = try track.sound(of: loaded.runner.transcript(in: locale))
      if var whole = sound {
        whole.pad(to: whole.duration + .seconds(1))
        whole.samples += next.samples
        sound = whole
      } else {
        sound = next
      }
    }
    guard let sound, !sound.samples.isEmpty else {
      console.note("nothing is said")
      return .success
    }
    if let path {
      try OutputFile.write(sound.wave, to: path)
      console.note("\(path): \(sound.duration.secondsText) s of sound")
    } else {
      try TemporarySound.play(sound)
    }
    return .success
  }
}
