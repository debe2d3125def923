import ToastText

/// A table in columns, for a terminal.
enum TextTable {
  /// The rows as lines, each column as wide as its widest cell, two blanks between.
  static func lines(_ rows: [[String]]) -> [String] {
    let cells = rows.map { $0.map(ControlCharacters.escaped) }
    let count = cells.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      cells.map { column < $0.count ? DisplayWidth.columns($0[column]) : 0 }.max() ?? 0
    }
    return cells.map { row in
      let padded = row.enumerated().map { column, cell in
        let isLast = column == row.count - 1
        let blanks = isLast ? 0 : widths[column] - DisplayWidth.columns(cell)
        return cell + String(repeating: " ", count: blanks)
      }
      let line = padded.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
