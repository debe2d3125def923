import ToastText

extension MessageFormatPattern: CustomStringConvertible {
  /// The text written anew from its pieces: reading it again gives the same pieces.
  public var description: String { Self.text(nodes, isPlural: false) }

  private static func text(_ nodes: [MessageFormatNode], isPlural: Bool) -> String {
    nodes.map { node in
      switch node {
      case .literal(let text): quoted(text, isPlural: isPlural)
      case .number: "#"
      case .argument(let name, let style): "{\(name)\(text(style))}"
      case .plural(let plural): text(plural)
      case .select(let select):
        "{\(select.name), select,"
          + select.branches.map { " \($0.selector) {\(text($0.nodes, isPlural: false))}" }.joined()
          + "}"
      }
    }.joined()
  }

  private static func text(_ plural: MessageFormatPlural) -> String {
    let offset = plural.offset.isZero ? "" : " offset:\(plural.offset)"
    let branches = plural.branches.map { branch in
      let selector =
        switch branch.selector {
        case .exactly(let number): "=\(number)"
        case .category(let category): category.rawValue
        }
      return " \(selector) {\(text(branch.nodes, isPlural: true))}"
    }
    let type = plural.isOrdinal ? "selectordinal" : "plural"
    return "{\(plural.name), \(type),\(offset)\(branches.joined())}"
  }

  private static func text(_ style: MessageFormatStyle) -> String {
    guard let type = style.typeName else { return "" }
    switch style.detail {
    case .none: return ", \(type)"
    case .text(let text): return ", \(type), \(text)"
    case .skeleton(let skeleton): return ", \(type), ::\(skeleton)"
    }
  }

  /// A literal with its apostrophes doubled and its syntax characters quoted, neighbours together.
  private static func quoted(_ text: String, isPlural: Bool) -> String {
    var result = ""
    var isQuoting = false
    for scalar in text.unicodeScalars {
      let isSyntax = scalar == "{" || scalar == "}" || isPlural && scalar == "#"
      if isSyntax != isQuoting, scalar != "'" {
        result += "'"
        isQuoting = isSyntax
      }
      result += scalar == "'" ? "''" : String(scalar)
    }
    return isQuoting ? result + "'" : result
  }
}
