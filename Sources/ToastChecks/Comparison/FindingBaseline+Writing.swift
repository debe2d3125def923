import ToastCatalogs

extension FindingBaseline {
  /// The file: a finding a line, sorted, so that a change of it reads well.
  package var bytes: [UInt8] {
    let sorted = entries.sorted { Self.order($0).lexicographicallyPrecedes(Self.order($1)) }
    let lines = sorted.map { entry in
      JSONOutput.object([
        "rule": .string(entry.rule), "file": .string(entry.file),
        "key": .string(orNull: entry.key), "locale": .string(orNull: entry.locale),
        "path": .string(orNull: entry.path), "fingerprint": .string(entry.fingerprint),
      ]).text
    }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]"
    return Array("{\"version\":1,\"findings\":\(list)}\n".utf8)
  }

  private static func order(_ entry: Entry) -> [String] {
    [
      entry.file, entry.key ?? "", entry.locale ?? "", entry.path ?? "", entry.rule,
      entry.fingerprint,
    ]
  }
}
