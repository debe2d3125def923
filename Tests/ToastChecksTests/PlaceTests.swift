import Foundation
import TestSupport
import Testing
import ToastChecks
import ToastText

@Suite("Places are exact in every format and encoding")
struct PlaceTests {
  /// How a text is written in a file.
  enum Form: CaseIterable {
    case json, jsonEscaped, strings, stringsEscaped, stringsUTF16LE, stringsUTF16BE, stringsCRLF
    case stringsBOM, stringsDict
  }

  /// What stands before the fault: each is one scalar or cluster that formats write differently.
  private static let pieces = [
    "a", "é", "あ", "漢", "😀", "👨‍👩‍👧", "\"", "\\", "\n", "\t", "&", "<", "ü", "ｶ", "𠮷", "-", "7",
  ]

  private func text(_ random: inout SeededGenerator) -> String {
    var text = "x"
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      text += Self.pieces.randomElement(using: &random) ?? ""
    }
    return text + "y"
  }

  /// The text as a form writes it.
  private func written(_ text: String, _ form: Form) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch form {
      case .json, .jsonEscaped:
        if scalar == "\"" || scalar == "\\" {
          result += "\\\(scalar)"
        } else if scalar.value < 0x20 || form == .jsonEscaped && scalar.value >= 0x80 {
          for unit in String(scalar).utf16 { result += String(format: "\\u%04x", unit) }
        } else {
          result.unicodeScalars.append(scalar)
        }
      case .stringsDict:
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case _ where scalar.value > 0xFFFF: result += "&#x\(String(scalar.value, radix: 16));"
        default: result.unicodeScalars.append(scalar)
        }
      default:
        if scalar == "\"" || scalar == "\\" {
          result += "\\\(scalar)"
        } else if scalar == "\n", form != .stringsCRLF {
          result += "\\n"
        } else if form == .stringsEscaped, scalar.value >= 0x80 {
          for unit in String(scalar).utf16 { result += String(format: "\\U%04X", unit) }
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// The bytes of a file with a text, and the range of a part of it that is written between two
  /// others.
  private func file(
    _ before: String, _ fault: String, _ after: String, _ form: Form
  ) -> (path: String, bytes: [UInt8], mark: Range<Int>, range: Range<Int>) {
    let parts = [before, fault, after].map { written($0, form) }
    let head: String
    let tail: String
    let path: String
    switch form {
    case .json, .jsonEscaped:
      path = "Localizable.xcstrings"
      head =
        "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"ja\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\""
      tail = "\"}}}}},\"version\":\"1.0\"}"
    case .stringsDict:
      path = "ja.lproj/Localizable.stringsdict"
      head = "<plist version=\"1.0\"><dict>\n<key>k</key><string>"
      tail = "</string></dict></plist>"
    default:
      path = "ja.lproj/Localizable.strings"
      head = form == .stringsCRLF ? "/* c */\r\n\"k\" = \"" : "/* 注 */\n\"k\" = \""
      tail = "\";\n"
    }
    func encoded(_ text: String) -> [UInt8] {
      let text =
        form == .stringsCRLF
        ? text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(
          of: "\n", with: "\r\n") : text
      switch form {
      case .stringsUTF16LE: return text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case .stringsUTF16BE: return text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      default: return Array(text.utf8)
      }
    }
    let mark: [UInt8] =
      switch form {
      case .stringsUTF16LE: [0xFF, 0xFE]
      case .stringsUTF16BE: [0xFE, 0xFF]
      case .stringsBOM: [0xEF, 0xBB, 0xBF]
      default: []
      }
    let start = mark + encoded(head)
    let places = parts.map(encoded)
    let from = start.count + places[0].count
    return (
      path, start + places[0] + places[1] + places[2] + encoded(tail),
      from..<from + places[1].count, start.count..<from + places[1].count + places[2].count
    )
  }

  @Test("the mark is the fault and the range is the text", arguments: Form.allCases)
  func places(form: Form) throws {
    var random = SeededGenerator(seed: 7)
    var configuration = CheckConfiguration()
    configuration.only = ["invisible-char"]
    let engine = CheckEngine(configuration: configuration)
    for _ in 0..<300 {
      let (before, after) = (text(&random), text(&random))
      let file = file(before, "\u{200B}", after, form)
      let report = engine.check(files: [(file.path, file.bytes)])
      let finding = try #require(report.findings.first { $0.rule == "invisible-char" })
      #expect(finding.mark == file.mark, "\(form) ‘\(before)’ ‘\(after)’")
      #expect(finding.range == file.range, "\(form) ‘\(before)’ ‘\(after)’")
      try expectLine(finding, in: file.bytes, form)
    }
  }

  /// Line and column counted anew from the start of the file.
  private func expectLine(_ finding: Finding, in bytes: [UInt8], _ form: Form) throws {
    let mark = try #require(finding.mark)
    let before = bytes[..<mark.lowerBound]
    let text: String =
      switch form {
      case .stringsUTF16LE:
        String(
          decoding: stride(from: 2, to: before.count, by: 2).map {
            UInt16(before[$0]) | UInt16(before[$0 + 1]) << 8
          }, as: UTF16.self)
      case .stringsUTF16BE:
        String(
          decoding: stride(from: 2, to: before.count, by: 2).map {
            UInt16(before[$0]) << 8 | UInt16(before[$0 + 1])
          }, as: UTF16.self)
      case .stringsBOM: String(decoding: before.dropFirst(3), as: UTF8.self)
      default: String(decoding: before, as: UTF8.self)
      }
    let lines = text.replacingOccurrences(of: "\r\n", with: "\n").components(separatedBy: "\n")
    #expect(finding.position?.line == lines.count, "\(form)")
    #expect(finding.position?.column == (lines.last?.unicodeScalars.count ?? 0) + 1, "\(form)")
  }
}
