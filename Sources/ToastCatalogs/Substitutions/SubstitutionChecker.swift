import ToastText

/// Compares the substitutions of a localization with the references to them.
enum SubstitutionChecker {
  /// A fault, with its place in the localization's file.
  struct Fault {
    var kind: String
    var severity: ProblemSeverity
    var message: String
    var offset: Int
    var path: String?
  }

  /// References without a substitution, substitutions without a reference, and circles.
  static func faults(in localization: CatalogLocalization) -> [Fault] {
    var faults: [Fault] = []
    var used: Set<String> = []
    let defined = Set(localization.substitutions.map(\.name))
    func visit(_ variation: Variation, _ prefix: String?) {
      variation.forEachUnit(prefix) { unit, path in
        for name in SubstitutionReferences.names(in: unit.value) {
          used.insert(name)
          guard !defined.contains(name) else { continue }
          faults.append(
            Fault(
              kind: "substitution-undefined", severity: .error,
              message:
                "the substitution ‘\(name.shortened)’ is not defined; add it or mend its name",
              offset: unit.valueRange.lowerBound, path: path))
        }
      }
    }
    if let content = localization.content { visit(content, nil) }
    for substitution in localization.substitutions {
      if let content = substitution.content { visit(content, "substitutions.\(substitution.name)") }
    }
    for substitution in localization.substitutions where !used.contains(substitution.name) {
      faults.append(
        Fault(
          kind: "substitution-unused", severity: .warning,
          message: "nothing refers to the substitution ‘\(substitution.name.shortened)’; "
            + "write ‘%#@\(substitution.name.shortened)@’ in the text or take it away",
          offset: substitution.nameRange.lowerBound, path: "substitutions.\(substitution.name)"))
    }
    return faults + circles(in: localization.substitutions)
  }

  /// Substitutions that come back to themselves and so never end.
  private static func circles(in substitutions: [Substitution]) -> [Fault] {
    var references: [String: [String]] = [:]
    for substitution in substitutions {
      var names: [String] = []
      substitution.content?.forEachUnit(nil) { unit, _ in
        names += SubstitutionReferences.names(in: unit.value)
      }
      references[substitution.name] = names
    }
    return substitutions.filter { reaches($0.name, from: $0.name, references) }.map { circular in
      Fault(
        kind: "substitution-cycle", severity: .error,
        message:
          "the substitution ‘\(circular.name.shortened)’ leads back to itself; break the circle",
        offset: circular.nameRange.lowerBound, path: "substitutions.\(circular.name)")
    }
  }

  private static func reaches(
    _ target: String, from start: String, _ references: [String: [String]]
  ) -> Bool {
    var seen: Set<String> = []
    var waiting = references[start] ?? []
    while let name = waiting.popLast() {
      if name == target { return true }
      if seen.insert(name).inserted { waiting += references[name] ?? [] }
    }
    return false
  }
}
