/// Cells that remember which scalar of the translated text each stands for.
struct MappedCells: Hashable, Sendable {
  /// The cells.
  var cells: [BrailleCell] = []

  /// For each cell, the scalar it stands for; never decreasing.
  var inputPositions: [Int] = []

  /// Creates an empty line.
  init() {}

  /// Creates a line; positions that step back or outside the text are put right.
  ///
  /// Multipass tables of liblouis give positions that wander by a few characters. A reader's cursor
  /// must not.
  init(cells: [BrailleCell], inputPositions: [Int], inputCount: Int) {
    self.cells = cells
    var highest = 0
    self.inputPositions = inputPositions.map { position in
      highest = max(highest, min(position, max(0, inputCount - 1)))
      return highest
    }
  }

  /// Adds cells that stand for one scalar.
  mutating func append(_ added: some Sequence<BrailleCell>, position: Int) {
    for cell in added {
      cells.append(cell)
      inputPositions.append(position)
    }
  }
}
