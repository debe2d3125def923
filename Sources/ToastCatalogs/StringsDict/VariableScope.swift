/// Brings the variables of one branch of a rule into the entry, where names hold for all branches.
///
/// In a `.stringsdict` file each branch of a choice by device or width has variables of its own, and
/// those of two branches may bear one name: Xcode names them all alike. Variables that say the same
/// are shared. Where one says something else, the variables of the later branch get the branch added
/// to their names: `files` under `ipad` becomes `files_ipad`.
struct VariableScope {
  /// The variables of the entry so far.
  private(set) var entry: [Substitution]
  /// The steps to the branch, such as `device`, `ipad`.
  let branch: [String]

  init(entry: [Substitution], branch: [String]) {
    self.entry = entry
    self.branch = branch
  }

  /// Adds the variables of the branch, and changes the references to those with new names.
  mutating func join(_ variables: inout [Substitution], text: inout StringUnit) {
    let isTaken = variables.contains { variable in
      entry.contains { $0.name == variable.name && !Self.sayTheSame($0, variable) }
    }
    if isTaken { rename(&variables, &text) }
    for variable in variables where !entry.contains(where: { $0.name == variable.name }) {
      entry.append(variable)
    }
  }

  private func rename(_ variables: inout [Substitution], _ text: inout StringUnit) {
    var names: [String: String] = [:]
    var used = Set((entry + variables).map(\.name))
    for variable in variables {
      let name = newName(for: variable.name, used)
      used.insert(name)
      names[variable.name] = name
    }
    text.value = Self.renamed(text.value, names)
    for number in variables.indices {
      variables[number].name = names[variables[number].name] ?? variables[number].name
      guard case .plural(let cases) = variables[number].content else { continue }
      variables[number].content = .plural(
        cases.map { one in
          guard case .unit(var unit) = one.value else { return one }
          unit.value = Self.renamed(unit.value, names)
          return Variation.Case(one.selector, .unit(unit))
        })
    }
  }

  private func newName(for name: String, _ used: Set<String>) -> String {
    let selectors = branch.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    // The first ‘@’ would end the name.
    let scalars = ([name] + selectors).joined(separator: "_").unicodeScalars.map { scalar in
      scalar == "@" ? "_" : scalar
    }
    let base = String(String.UnicodeScalarView(scalars))
    var candidate = base
    var number = 2
    while used.contains(candidate) {
      candidate = "\(base)_\(number)"
      number += 1
    }
    return candidate
  }

  private static func renamed(_ text: String, _ names: [String: String]) -> String {
    PrintfConversion.replacing(in: text) { conversion, _ in
      let type = conversion.reference.flatMap { names[$0] }.map { "#@\($0)@" }
      return conversion.text(position: conversion.position, type: type)
    }
  }

  private static func sayTheSame(_ left: Substitution, _ right: Substitution) -> Bool {
    func texts(_ substitution: Substitution) -> [String] {
      var result: [String] = []
      substitution.content?.forEachUnit { unit, path in
        result.append((path ?? "") + "=" + unit.value)
      }
      return result
    }
    return left.formatSpecifier == right.formatSpecifier && texts(left) == texts(right)
  }
}
