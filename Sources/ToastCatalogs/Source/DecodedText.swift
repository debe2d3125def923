/// The text of a file as UTF-8, with the way back to the bytes on disk.
///
/// UTF-8 files are taken as they are; files in UTF-16 and UTF-32 are converted, and each byte of the
/// result remembers where its scalar stands in the file.
struct DecodedText {
  /// The text in UTF-8 without a byte order mark, ill-formed where the file is.
  let utf8: [UInt8]

  /// Where in the file a scalar could not be read and was replaced, in bytes.
  private(set) var faults: [Int] = []

  private let markLength: Int
  /// For each byte of a converted text the place of its scalar, and at the end that of the file's.
  private let places: [Int]?

  init(_ source: SourceText) {
    markLength = source.markLength
    guard source.encoding != .utf8 else {
      places = nil
      utf8 = markLength == 0 ? source.bytes : Array(source.bytes[markLength...])
      return
    }
    var converter = WideConverter(source)
    converter.convert()
    utf8 = converter.utf8
    places = converter.places
    faults = converter.faults
  }

  /// The place in the file of a byte of the text.
  func place(_ offset: Int) -> Int {
    guard let places else { return offset + markLength }
    return places[max(0, min(offset, places.count - 1))]
  }

  /// The bytes in the file of a range of the text.
  func range(_ range: Range<Int>) -> Range<Int> {
    place(range.lowerBound)..<place(range.upperBound)
  }
}

/// Converts UTF-16 and UTF-32 to UTF-8.
private struct WideConverter {
  var utf8: [UInt8] = []
  var places: [Int] = []
  var faults: [Int] = []

  private let bytes: [UInt8]
  private let encoding: SourceEncoding
  private var offset: Int

  init(_ source: SourceText) {
    bytes = source.bytes
    encoding = source.encoding
    offset = source.markLength
  }

  mutating func convert() {
    utf8.reserveCapacity(bytes.count)
    places.reserveCapacity(bytes.count)
    while let unit = encoding.unit(in: bytes.span, at: offset) {
      let start = offset
      offset += encoding.unitSize
      append(scalar(unit) ?? fault(at: start), from: start)
    }
    // A unit that the end of the file cuts off.
    if offset < bytes.count { append(fault(at: offset), from: offset) }
    places.append(bytes.count)
  }

  private mutating func append(_ scalar: Unicode.Scalar, from start: Int) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      utf8.append(byte)
      places.append(start)
    }
  }

  private mutating func scalar(_ unit: UInt32) -> Unicode.Scalar? {
    guard encoding.unitSize == 2, (0xD800...0xDBFF).contains(unit),
      let low = encoding.unit(in: bytes.span, at: offset), (0xDC00...0xDFFF).contains(low)
    else { return Unicode.Scalar(unit) }
    offset += 2
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func fault(at place: Int) -> Unicode.Scalar {
    faults.append(place)
    return "\u{FFFD}"
  }
}
