import Testing

@testable import ToastCommands

@Suite("WAVE files")
struct WaveformTests {
  private func sound(_ samples: [Int16]) -> Waveform {
    var sound = Waveform(rate: 8000)
    sound.samples = samples
    return sound
  }

  @Test("are read as they were written")
  func roundTrip() {
    let sound = sound([0, 1, -1, .max, .min])
    #expect(Waveform(wave: sound.wave) == sound)
    #expect(sound.wave.count == 44 + 10)
    #expect(sound.wave.starts(with: "RIFF".utf8))
  }

  @Test("of unknown length end where the bytes end")
  func pipe() {
    var bytes = sound([1, 2, 3]).wave
    bytes.replaceSubrange(40..<44, with: [0xFF, 0xFF, 0xFF, 0x7F])
    #expect(Waveform(wave: bytes)?.samples == [1, 2, 3])
    #expect(Waveform(wave: bytes.dropLast() + [])?.samples == [1, 2])
  }

  @Test("cut anywhere, or changed, are refused or shorter, never a crash")
  func hostile() {
    let bytes = sound([1, 2, 3]).wave
    for end in 0..<bytes.count {
      let read = Waveform(wave: Array(bytes[..<end]))
      #expect((read?.samples.count ?? 0) <= 3)
    }
    for place in bytes.indices {
      for value in [0, 0x7F, 0xFF] as [UInt8] {
        var changed = bytes
        changed[place] = value
        if let read = Waveform(wave: changed) { #expect(read.samples.count <= 3) }
      }
    }
  }

  @Test("silence and pieces are as long as their times")
  func times() {
    var sound = sound([1, 2, 3])
    sound.pad(to: .milliseconds(500))
    #expect(sound.samples.count == 4000)
    #expect(sound.duration == .milliseconds(500))
    sound.pad(to: .milliseconds(1))
    #expect(sound.samples.count == 4000)
    #expect(Array(sound.piece(from: 1, count: 2)) == [2, 3])
    #expect(sound.piece(from: 3999, count: 10).count == 1)
    #expect(sound.piece(from: 5000, count: 10).isEmpty)
  }
}
