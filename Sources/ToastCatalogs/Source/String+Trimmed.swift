extension String {
  /// The text without the ASCII white space and controls at its ends.
  var trimmedBlanks: String {
    let body = unicodeScalars.drop { $0.value <= 0x20 }
    guard let last = body.lastIndex(where: { $0.value > 0x20 }) else { return "" }
    return String(body[...last])
  }
}
