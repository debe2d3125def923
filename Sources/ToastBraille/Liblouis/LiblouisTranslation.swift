/// What liblouis made of a text.
struct LiblouisTranslation: Hashable, Sendable {
  /// The cells.
  var cells: [BrailleCell]

  /// For each cell, the scalar of the input it stands for; never decreasing.
  var inputPositions: [Int]

  /// Creates a translation; positions that step back or outside are put right.
  ///
  /// Multipass tables give positions that wander by a few characters. A reader's cursor must not.
  init(cells: [BrailleCell], inputPositions: [Int], inputCount: Int) {
    self.cells = cells
    var highest = 0
    self.inputPositions = inputPositions.map { position in
      highest = max(highest, min(position, max(0, inputCount - 1)))
      return highest
    }
  }
}
