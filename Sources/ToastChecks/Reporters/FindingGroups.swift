/// Findings put together by what they share, in the order of the first of each group.
enum FindingGroups {
  /// The findings of each file.
  static func byFile(_ findings: [Finding]) -> [(String, [Finding])] {
    grouped(findings) { $0.file }
  }

  /// The findings of each group.
  static func grouped<Key: Hashable>(
    _ findings: [Finding], by key: (Finding) -> Key
  ) -> [(Key, [Finding])] {
    var groups: [(Key, [Finding])] = []
    var numbers: [Key: Int] = [:]
    for finding in findings {
      let name = key(finding)
      if let number = numbers[name] {
        groups[number].1.append(finding)
      } else {
        numbers[name] = groups.count
        groups.append((name, [finding]))
      }
    }
    return groups
  }
}
