/// A text in the code units of liblouis: UTF-32 or UTF-16, by the size of its `widechar`.
struct WideText<Unit: FixedWidthInteger & UnsignedInteger & Sendable> {
  /// The code units.
  private(set) var units: [Unit] = []

  /// For each unit, the scalar it belongs to.
  private(set) var scalarIndices: [Int] = []

  /// How many scalars the text has.
  let scalarCount: Int

  /// Encodes scalars.
  init(_ scalars: [Unicode.Scalar]) {
    scalarCount = scalars.count
    units.reserveCapacity(scalars.count)
    scalarIndices.reserveCapacity(scalars.count)
    for (index, scalar) in scalars.enumerated() {
      if Unit.bitWidth == 16 {
        for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
          units.append(Unit(truncatingIfNeeded: unit))
          scalarIndices.append(index)
        }
      } else {
        units.append(Unit(truncatingIfNeeded: scalar.value))
        scalarIndices.append(index)
      }
    }
  }
}
