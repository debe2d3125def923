import Foundation

/// The table for people and the JSON for programs.
enum Report {
  /// Prints one table; each row's ratio is that of the kit to the opponent of the row.
  static func table(_ measurements: [Measurement]) -> String {
    var lines: [String] = []
    for work in works(of: measurements) {
      let rows = measurements.filter { $0.work == work }
      lines.append(work)
      for row in rows {
        let figure = String(format: "%10.1f %@", row.median, row.unit)
        let kit = rows.first { $0.who.hasPrefix("kit") || $0.who == "toast-l10n" }
        let ratio =
          row.who == kit?.who
          ? "" : String(format: "  kit: %.2f×", (kit?.median ?? 0) / max(row.median, 1e-9))
        lines.append(
          "  " + row.who.padding(toLength: 34, withPad: " ", startingAt: 0) + figure + ratio)
      }
    }
    return lines.joined(separator: "\n")
  }

  static func json(_ measurements: [Measurement]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(measurements)
  }

  private static func works(of measurements: [Measurement]) -> [String] {
    var seen: Set<String> = []
    return measurements.map(\.work).filter { seen.insert($0).inserted }
  }
}
