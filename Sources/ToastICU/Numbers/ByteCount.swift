import ToastText

/// A count of bytes in the decimal unit that fits it: 1 kB is 1,000 bytes.
struct ByteCount: Hashable, Sendable {
  /// How many of the unit.
  let number: DecimalNumber
  /// The unit's name in CLDR, such as `kilobyte`.
  let unit: String

  /// Whole numbers, with one fraction digit below ten, as CLDR rounds compact numbers.
  static let rounding = "./@@+"

  private static let units = [
    "byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte",
  ]

  /// Takes the largest unit of which there is at least one, after rounding.
  init(_ bytes: DecimalNumber) {
    var step = 0
    var scaled = bytes
    // 999,500 bytes would round to 1,000 kB, so they are 1 MB.
    while step < Self.units.count - 1,
      scaled.rounded(toFractionDigits: 0).integerDigits.utf8.count > 3,
      let next = DecimalNumber(parsing: "\(bytes)e-\(3 * (step + 1))")
    {
      step += 1
      scaled = next
    }
    number = scaled
    unit = Self.units[step]
  }
}
