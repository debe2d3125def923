import ToastData
import ToastText

/// The program that speaks: espeak-ng, with SSML as its input.
struct Synthesizer {
  static let program = "espeak-ng"

  /// Rates that the program takes, in words a minute.
  private static let rates = 80...450.0

  /// Makes sure that the program is there.
  init() throws(CommandError) {
    guard ChildProcess.path(of: Self.program) != nil else {
      throw .missing(Self.program, package: Self.program)
    }
  }

  /// A document as sound, as long as a time or shorter where the voice can be that fast.
  func sound(of ssml: String, rate: Double, within time: Duration) throws(CommandError) -> Waveform
  {
    let first = try sound(of: ssml, rate: rate)
    guard first.duration > time, time > .zero else { return first }
    let factor = (first.duration / time) * 1.03
    return try sound(of: ssml, rate: rate * factor)
  }

  private func sound(of ssml: String, rate: Double) throws(CommandError) -> Waveform {
    let words = Int(min(max(rate, Self.rates.lowerBound), Self.rates.upperBound))
    let result = ChildProcess.run(
      Self.program, ["-m", "-s", String(words), "--stdout", "--", ssml])
    guard let result, result.status == 0, let sound = Waveform(wave: result.output) else {
      throw .internalFault("\(Self.program) gave no sound; try it by itself")
    }
    return sound
  }
}
