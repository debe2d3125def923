import Foundation
import TestSupport
import Testing
import ToastBraille

@Suite("The specs of liblouis, through our tables")
struct LiblouisSpecTests {
  static let files = SharedData.files(under: "data/liblouis-3.24.0", withExtension: "yaml")

  @Test("Every forward check of a spec file gives its cells", .needsSharedData, arguments: files)
  func everyForwardCheckPasses(file: URL) throws {
    var count = 0
    for spec in try LiblouisSpec.specs(of: file) {
      let table = BrailleTable(named: spec.table)
      for check in spec.checks {
        count += 1
        let result = try table.translate(check.input, typeforms: typeforms(of: check, table))
        let isRight = result.cells == cells(check.expected)
        #expect(
          isRight != check.isExpectedToFail,
          "\(spec.table) ‘\(check.input)’: expected ‘\(check.expected)’, got ‘\(result.text)’")
      }
    }
    if !file.lastPathComponent.contains("backward") { #expect(count > 3) }
  }

  /// What a spec file writes, in ASCII or Unicode, as cells.
  private func cells(_ expected: String) -> [BrailleCell] {
    expected.unicodeScalars.map { scalar in
      BrailleCell(scalar) ?? BrailleASCII.cell(for: Character(scalar)) ?? .blank
    }
  }

  private func typeforms(of check: LiblouisCheck, _ table: BrailleTable) throws -> [BrailleTypeform]
  {
    guard !check.typeforms.isEmpty else { return [] }
    var forms = [BrailleTypeform](repeating: [], count: check.input.count)
    for (name, marks) in check.typeforms {
      let form = try table.typeform(named: name)
      for (offset, mark) in marks.enumerated() where mark == "+" && offset < forms.count {
        forms[offset].formUnion(form)
      }
    }
    return forms
  }
}
