/// Sound: samples of one channel, 16 bits each. (RIFF, WAVE.)
struct Waveform: Hashable, Sendable {
  /// How many samples a second has.
  let rate: Int

  /// The samples in order.
  var samples: [Int16] = []

  /// Creates silence of no length.
  init(rate: Int) { self.rate = rate }

  /// Reads a WAVE file with one channel of 16 bits; `nil` for any other.
  init?(wave bytes: [UInt8]) {
    func number(_ offset: Int, _ size: Int) -> Int {
      (0..<size).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    func isNamed(_ offset: Int, _ name: String) -> Bool {
      bytes[offset..<offset + 4].elementsEqual(name.utf8)
    }
    guard bytes.count >= 12, isNamed(0, "RIFF"), isNamed(8, "WAVE") else { return nil }
    var rate: Int?
    var offset = 12
    while offset + 8 <= bytes.count {
      // A program that writes to a pipe cannot know the size, and gives a huge one.
      let size = min(number(offset + 4, 4), bytes.count - offset - 8)
      let start = offset + 8
      if isNamed(offset, "fmt "), size >= 16 {
        guard number(start, 2) == 1, number(start + 2, 2) == 1, number(start + 14, 2) == 16 else {
          return nil
        }
        rate = number(start + 4, 4)
      } else if isNamed(offset, "data"), let rate, rate > 0 {
        self.rate = rate
        samples = stride(from: start, to: start + size - 1, by: 2).map {
          Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
        }
        return
      }
      offset = start + size + size % 2
    }
    return nil
  }

  /// The length.
  var duration: Duration { .nanoseconds(Int64(samples.count) * 1_000_000_000 / Int64(rate)) }

  /// How many samples a time has.
  func count(of duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(seconds) * rate + Int(attoseconds / 1_000_000_000_000) * rate / 1_000_000
  }

  /// The sound as a WAVE file.
  var wave: [UInt8] {
    func little(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let size = samples.count * 2
    var bytes = Array("RIFF".utf8) + little(36 + size, 4) + Array("WAVEfmt ".utf8)
    bytes += little(16, 4) + little(1, 2) + little(1, 2) + little(rate, 4) + little(rate * 2, 4)
    bytes += little(2, 2) + little(16, 2) + Array("data".utf8) + little(size, 4)
    bytes.reserveCapacity(bytes.count + size)
    for sample in samples { bytes += little(Int(sample), 2) }
    return bytes
  }
}

extension Waveform {
  /// Appends silence up to a time.
  mutating func pad(to time: Duration) {
    let missing = count(of: time) - samples.count
    if missing > 0 { samples += repeatElement(0, count: missing) }
  }

  /// A piece by its first sample and length, shorter where the sound ends.
  func piece(from start: Int, count: Int) -> ArraySlice<Int16> {
    samples.dropFirst(start).prefix(max(0, count))
  }
}
