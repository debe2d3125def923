import ToastICU

/// A floating-point number as C's `%a` writes it, such as `0x1.8p+1` for 3.
struct HexadecimalFloat {
  private let value: Double

  init(_ value: Double) { self.value = value }

  /// The text; `precision` is the number of hexadecimal digits behind the point, `nil` for as many as
  /// the value has.
  func text(precision: Int?, isUpper: Bool, sign: DecimalStyle.Sign) -> String {
    var text = NumberNotation.sign(value.sign == .minus, sign)
    let (lead, fraction, exponent) = parts(precision: precision)
    text += "0x\(lead)"
    if !fraction.isEmpty { text += "." + fraction }
    text += exponent < 0 ? "p-" : "p+"
    text += String(exponent.magnitude)
    return isUpper ? text.uppercased() : text
  }

  private func parts(precision: Int?) -> (lead: UInt64, fraction: String, exponent: Int) {
    var lead: UInt64 = value.isZero || value.isSubnormal ? 0 : 1
    let exponent = value.isZero ? 0 : value.isSubnormal ? -1022 : Int(value.exponent)
    // 52 bits of fraction are 13 hexadecimal digits.
    var bits = value.significandBitPattern
    var digits = 13
    if let precision, precision < digits {
      let cut = UInt64(4 * (digits - precision))
      bits |= lead << 52
      let remainder = bits & ((1 << cut) - 1)
      bits >>= cut
      let half = UInt64(1) << (cut - 1)
      if remainder > half || remainder == half && bits & 1 == 1 { bits += 1 }
      digits = precision
      lead = bits >> UInt64(4 * digits)
      bits &= (1 << UInt64(4 * digits)) - 1
    }
    let plain = digits == 0 ? "" : String(bits, radix: 16)
    var fraction = PrintfFormatter.zeros(digits - plain.utf8.count) + plain
    if let precision {
      fraction += PrintfFormatter.zeros(precision - digits)
    } else {
      while fraction.utf8.last == 0x30 { fraction.removeLast() }
    }
    return (lead, fraction, exponent)
  }
}
