/// A BRF file: six-dot cells as ASCII, lines of a given length, pages parted by form feeds.
///
/// ```swift
/// var file = BrailleReadyFile(lineLength: 40)
/// try file.append(line.pattern)
/// file.text  // ",SAV$4\n"
/// ```
/// Lines are wrapped as windows are, without the blanks at their ends. A line ends in a line feed,
/// and a form feed stands before each page but the first.
public struct BrailleReadyFile: Sendable {
  /// How many cells a line may hold.
  public let lineLength: Int

  /// How many lines a page holds.
  public let pageLength: Int

  /// The file so far.
  public private(set) var text = ""

  private var linesOnPage = 0

  /// Creates an empty file; lengths below 1 count as 1.
  public init(lineLength: Int = 40, pageLength: Int = 25) {
    self.lineLength = max(1, lineLength)
    self.pageLength = max(1, pageLength)
  }

  /// Adds a paragraph, wrapped; an empty one gives an empty line.
  ///
  /// - Throws: `BrailleError.Code.eightDotCell` with the position of the first cell that
  ///   has dot 7 or 8. The file is left as it was.
  public mutating func append(_ cells: [BrailleCell]) throws(BrailleError) {
    if let offset = cells.firstIndex(where: \.hasEightDots) {
      throw BrailleError(.eightDotCell(cells[offset], offset: offset))
    }
    let windows = BrailleWindows.ranges(of: cells, width: lineLength)
    for window in windows.isEmpty ? [0..<0] : windows {
      appendLine(cells[window])
    }
  }

  /// Begins a new page, unless the current one is still empty.
  public mutating func startPage() {
    if linesOnPage > 0 { linesOnPage = pageLength }
  }

  private mutating func appendLine(_ cells: ArraySlice<BrailleCell>) {
    if linesOnPage == pageLength {
      text += "\u{C}"
      linesOnPage = 0
    }
    let end = cells.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? cells.startIndex
    text.append(contentsOf: cells[..<end].compactMap(BrailleASCII.character(for:)))
    text += "\n"
    linesOnPage += 1
  }
}
