import Foundation

/// The table for people and the JSON for programs.
enum Report {
  /// One table: of each work the best and the median of its samples, the kit's best as a multiple of
  /// the row's, and the goal.
  static func table(_ measurements: [Measurement]) -> String {
    var lines: [String] = []
    for work in works(of: measurements) {
      let rows = measurements.filter { $0.work == work }
      lines.append(work)
      for row in rows { lines.append(line(row, kit: rows.first(where: \.isKits) ?? row)) }
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ row: Measurement, kit: Measurement) -> String {
    let who = row.who.padding(toLength: 32, withPad: " ", startingAt: 0)
    let ratio = String(format: "kit: %.2f×", kit.best / max(row.best, 1e-9))
    let fields = [
      "  " + who, String(format: "%11.2f", row.best),
      String(format: "(median %.2f) %@", row.median, row.unit),
      row.who == kit.who ? "" : ratio,
      Goal.goal(row.work, row.who)?.verdict(kit: kit, other: row) ?? "",
    ]
    return fields.filter { !$0.isEmpty }.joined(separator: "  ")
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

extension Measurement {
  /// Whether the kit did it.
  fileprivate var isKits: Bool { who.hasPrefix("kit") || who == "toast-l10n" }
}
