internal import ToastText

/// The findings of a locale by their rules, each with the ways to the toasts it speaks of.
struct HTMLFindings {
  private let part: HTMLLocalePart

  init(_ part: HTMLLocalePart) { self.part = part }

  /// Writes heading and list; nothing where nothing was found.
  func write(to page: inout HTMLMarkup) {
    let findings = part.report.findings
    guard !findings.isEmpty else { return }
    page.element("h3", ["id": "\(part.id)-findings"], text: "Findings")
    page.element("ul", ["class": "findings"]) { page in
      for rule in AuditFinding.Rule.allCases {
        let toasts = findings.filter { $0.rule == rule }.map(\.toast)
        if !toasts.isEmpty { write(rule, Self.unique(toasts), to: &page) }
      }
    }
  }

  private func write(_ rule: AuditFinding.Rule, _ toasts: [String], to page: inout HTMLMarkup) {
    page.element("li", ["class": rule.severity.rawValue]) { page in
      page.element("b", text: rule.severity.rawValue)
      let criterion = rule.successCriterion.map { " (WCAG \($0))" } ?? ""
      page.write(" \(rule.rawValue)\(criterion): ")
      for (index, toast) in toasts.enumerated() {
        if index > 0 { page.write(", ") }
        page.write(name: toast, linkedTo: part.places[toast])
      }
    }
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
