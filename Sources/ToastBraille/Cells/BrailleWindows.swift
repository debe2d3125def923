/// Cuts a line of cells into the windows of a braille display.
///
/// A window ends after the last blank that fits and keeps it; a word longer than the display is cut
/// hard; the next window begins after the blanks that follow. All windows together are the line,
/// once blanks are taken out of both.
///
/// ```swift
/// BrailleWindows.ranges(of: "⠁⠃⠀⠉⠙⠀⠑".cells, width: 5)  // [0..<5, 6..<7]
/// ```
public enum BrailleWindows {
  /// The ranges of the windows, in reading order; a width below 1 counts as 1.
  public static func ranges(of cells: [BrailleCell], width: Int) -> [Range<Int>] {
    let width = max(1, width)
    var windows: [Range<Int>] = []
    var start = 0
    while start < cells.count {
      let end = end(ofWindowAt: start, in: cells, width: width)
      windows.append(start..<end)
      start = cells[end...].firstIndex { !$0.isBlank } ?? cells.count
    }
    return windows
  }

  /// The windows as Unicode braille.
  public static func windows(of cells: [BrailleCell], width: Int) -> [String] {
    ranges(of: cells, width: width).map { String(cells: cells[$0]) }
  }

  private static func end(ofWindowAt start: Int, in cells: [BrailleCell], width: Int) -> Int {
    guard cells.count - start > width else { return cells.count }
    let edge = start + width
    // A word that ends exactly at the edge stays whole: the blank after it opens the next window.
    guard !cells[edge].isBlank else { return edge }
    return cells[start..<edge].lastIndex(where: \.isBlank).map { $0 + 1 } ?? edge
  }
}
