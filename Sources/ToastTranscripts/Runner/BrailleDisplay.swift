public import ToastBraille

/// The braille display a transcript is made for.
public struct BrailleDisplay: Hashable, Sendable {
  /// How many cells it has.
  public var cells: Int

  /// The tables and the grade.
  public var options: BrailleOptions

  /// The cells of a display unless it is said: a usual size.
  public static let usualCells = 40

  /// Creates a display; fewer cells than one count as one.
  public init(cells: Int = BrailleDisplay.usualCells, options: BrailleOptions = BrailleOptions()) {
    self.cells = max(1, cells)
    self.options = options
  }
}
