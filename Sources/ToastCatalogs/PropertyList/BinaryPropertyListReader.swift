import ToastText

/// Reads a binary property list, format `bplist00`.
///
/// The file ends in a table of object offsets. Objects refer to each other by number, so that a small
/// file can describe an endless or a huge tree: circles and the number of values are limited.
struct BinaryPropertyListReader {
  var log: ProblemLog
  private let bytes: [UInt8]
  private var offsets: [Int] = []
  private var referenceSize = 1
  private var valueCount = 0
  /// How many values the file may describe: equal texts are stored once and referred to, but a list
  /// with many times more values than objects was made to fill the memory.
  private var valueLimit: Int { max(50_000, offsets.count * 16) }
  /// The objects that are being read, the outermost first.
  private var open: [Int] = []
  private var hasFailed = false

  init(_ source: SourceText) {
    log = ProblemLog(source)
    bytes = source.bytes
  }

  /// The value at the top.
  mutating func value() -> PropertyListValue? {
    guard let top = readTrailer() else {
      report(
        "the table at the end of the binary property list is broken; write the file again", at: 0)
      return nil
    }
    return object(top)
  }

  /// Reads the last 32 bytes and the table they point to, and gives the number of the top object.
  private mutating func readTrailer() -> Int? {
    let start = bytes.count - 32
    guard start >= 8, bytes.starts(with: "bplist0".utf8) else { return nil }
    let offsetSize = Int(bytes[start + 6])
    referenceSize = Int(bytes[start + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = integer(at: start + 8, size: 8), let top = integer(at: start + 16, size: 8),
      let table = integer(at: start + 24, size: 8),
      count >= 1, count <= start / offsetSize, table >= 8, table <= start - count * offsetSize
    else { return nil }
    offsets.reserveCapacity(count)
    for number in 0..<count {
      guard let offset = integer(at: table + number * offsetSize, size: offsetSize), offset < table
      else { return nil }
      offsets.append(offset)
    }
    return top
  }

  private mutating func object(_ number: Int) -> PropertyListValue? {
    guard !hasFailed else { return nil }
    guard offsets.indices.contains(number) else {
      return fail("object \(number) does not exist; write the file again", at: 0)
    }
    let offset = offsets[number]
    valueCount += 1
    guard valueCount <= valueLimit else {
      return fail(
        "the file describes more than \(valueLimit) values", at: offset, "expansion-limit")
    }
    guard !open.contains(number) else {
      return fail("this value contains itself", at: offset, "cycle")
    }
    guard open.count < PropertyListReader.nestingLimit else {
      report(
        "lists and dictionaries stand more than \(PropertyListReader.nestingLimit) deep in each other; "
          + "this one is left out", at: offset, "nesting-limit")
      return nil
    }
    open.append(number)
    defer { _ = open.popLast() }
    return object(at: offset)
  }

  private mutating func object(at offset: Int) -> PropertyListValue? {
    guard let (size, start) = header(at: offset) else {
      return fail("the object here is cut off; write the file again", at: offset)
    }
    switch bytes[offset] >> 4 {
    case 0x5:
      guard let end = end(start, size, of: 1) else { return tooLong(at: offset) }
      return PropertyListValue(
        content: .string(String(decoding: bytes[start..<end], as: UTF8.self)), range: start..<end)
    case 0x6:
      guard let end = end(start, size, of: 2) else { return tooLong(at: offset) }
      let units = stride(from: start, to: end, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      return PropertyListValue(
        content: .string(String(decoding: units, as: UTF16.self)), range: start..<end)
    case 0xA, 0xC:
      guard let end = end(start, size, of: referenceSize) else { return tooLong(at: offset) }
      let elements = references(start..<end).compactMap { object($0) }
      return PropertyListValue(content: .array(elements), range: offset..<offset + 1)
    case 0xD:
      return dictionary(at: offset, start: start, size: size)
    default:
      return PropertyListValue(content: .other("a number or data"), range: offset..<offset + 1)
    }
  }

  private mutating func dictionary(at offset: Int, start: Int, size: Int) -> PropertyListValue? {
    guard let middle = end(start, size, of: referenceSize),
      let end = end(middle, size, of: referenceSize)
    else { return tooLong(at: offset) }
    var members: [PropertyListValue.Member] = []
    for (keyNumber, valueNumber) in zip(references(start..<middle), references(middle..<end)) {
      guard let key = object(keyNumber), let value = object(valueNumber) else { continue }
      guard let text = key.string else {
        report("a key is no text; write the file again", at: key.range.lowerBound)
        continue
      }
      members.append(PropertyListValue.Member(key: text, keyRange: key.range, value: value))
    }
    return PropertyListValue(content: .dictionary(members), range: offset..<offset + 1)
  }

  private mutating func tooLong(at offset: Int) -> PropertyListValue? {
    fail("the object here is longer than the file; write the file again", at: offset)
  }

  private mutating func fail(
    _ message: String, at offset: Int, _ kind: String = "parse-error"
  ) -> PropertyListValue? {
    report(message, at: offset, kind)
    hasFailed = true
    return nil
  }

  private mutating func report(_ message: String, at offset: Int, _ kind: String = "parse-error") {
    log.report(kind, .error, message, at: offset)
  }
}

extension BinaryPropertyListReader {
  /// The count in an object's first byte, or in the integer after it, and where its contents start.
  private func header(at offset: Int) -> (size: Int, start: Int)? {
    guard offset < bytes.count else { return nil }
    let size = Int(bytes[offset] & 0xF)
    guard size == 0xF else { return (size, offset + 1) }
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 1 else { return nil }
    let width = 1 << Int(bytes[offset + 1] & 0xF)
    guard width <= 8, let size = integer(at: offset + 2, size: width) else { return nil }
    return (size, offset + 2 + width)
  }

  /// The place after a number of items, or `nil` where the file ends before it.
  private func end(_ start: Int, _ count: Int, of size: Int) -> Int? {
    let (length, overflow) = count.multipliedReportingOverflow(by: size)
    guard !overflow, length <= bytes.count - start else { return nil }
    return start + length
  }

  private func references(_ range: Range<Int>) -> [Int] {
    stride(from: range.lowerBound, to: range.upperBound, by: referenceSize).compactMap {
      integer(at: $0, size: referenceSize)
    }
  }

  /// A big-endian number, or `nil` where it does not fit or the file ends in it.
  private func integer(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for byte in bytes[offset..<offset + size] { value = value << 8 | UInt64(byte) }
    return Int(exactly: value)
  }
}
