/// One call of `lou_translate`, repeated with more room while its output is cut off.
@safe struct LiblouisCall {
  // Safe: the address is a function of a library that is never closed, and this type alone calls it.
  let translate: LiblouisFunctions.Translate
  let list: String
  let mode: LiblouisMode

  // Cells of room for each unit at first, and the most that is tried. The longest rendering of one
  // character, the code of an undefined one, has 16 cells.
  private static let firstRoom = 8
  private static let lastRoom = 512

  /// Translates a text, or returns `nil` where liblouis fails.
  func run<Unit>(_ text: WideText<Unit>, _ typeforms: [UInt16]) -> MappedCells? {
    guard !text.units.isEmpty else {
      return MappedCells(cells: [], inputPositions: [], inputCount: 0)
    }
    guard text.units.count < Int(CInt.max) / Self.lastRoom - 64 else { return nil }
    var room = Self.firstRoom
    while room <= Self.lastRoom {
      guard let attempt = attempt(text, typeforms, capacity: text.units.count * room + 64) else {
        return nil
      }
      if let attempt { return attempt }
      room *= 4
    }
    return nil
  }

  /// One call: `nil` where it fails, `.some(nil)` where the room was too small.
  private func attempt<Unit>(
    _ text: WideText<Unit>, _ typeforms: [UInt16], capacity: Int
  ) -> MappedCells?? {
    var inputLength = CInt(text.units.count)
    var outputLength = CInt(capacity)
    var output = [Unit](repeating: 0, count: capacity)
    var inputPositions = [CInt](repeating: 0, count: capacity)
    // liblouis writes the typeform of each cell back, so this too has the size of the output.
    var forms = Self.forms(typeforms, for: text, capacity: capacity)
    // Every buffer lives for the call and is as long as the lengths say; inputPos has an entry for
    // each possible cell. The caller holds the lock of ``Liblouis``.
    let status = unsafe text.units.withUnsafeBytes { input in
      unsafe output.withUnsafeMutableBytes { output in
        unsafe forms.withUnsafeMutableBufferPointer { forms in
          unsafe inputPositions.withUnsafeMutableBufferPointer { positions -> CInt in
            guard let source = input.baseAddress, let target = output.baseAddress else { return 0 }
            return unsafe translate(
              list, source, &inputLength, target, &outputLength,
              typeforms.isEmpty ? nil : forms.baseAddress, nil, nil, positions.baseAddress, nil,
              mode.rawValue)
          }
        }
      }
    }
    guard status != 0 else { return .none }
    guard inputLength >= text.units.count else { return .some(nil) }
    let count = min(max(0, Int(outputLength)), capacity)
    return MappedCells(
      cells: output[..<count].map { BrailleCell(pattern: UInt8(truncatingIfNeeded: $0)) },
      inputPositions: inputPositions[..<count].map { unit in
        text.scalarIndices[min(max(0, Int(unit)), text.scalarIndices.count - 1)]
      },
      inputCount: text.scalarCount)
  }

  private static func forms<Unit>(
    _ typeforms: [UInt16], for text: WideText<Unit>, capacity: Int
  ) -> [UInt16] {
    guard !typeforms.isEmpty else { return [] }
    var forms = [UInt16](repeating: 0, count: capacity)
    for (unit, scalar) in text.scalarIndices.enumerated() where scalar < typeforms.count {
      forms[unit] = typeforms[scalar]
    }
    return forms
  }
}
