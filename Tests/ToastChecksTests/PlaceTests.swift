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

  /// What stands before and after the text in a file.
  private func frame(_ form: Form) -> (path: String, head: String, tail: String) {
    switch form {
    case .json, .jsonEscaped:
      (
        "Localizable.xcstrings",
        #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"ja":{"stringUnit":{"#
          + #""state":"translated","value":""#,
        #""}}}}},"version":"1.0"}"#
      )
    case .stringsDict:
      (
        "ja.lproj/Localizable.stringsdict", "<plist version=\"1.0\"><dict>\n<key>k</key><string>",
        "</string></dict></plist>"
      )
    case .stringsCRLF: ("ja.lproj/Localizable.strings", "/* c */\r\n\"k\" = \"", "\";\n")
    default: ("ja.lproj/Localizable.strings", "/* 注 */\n\"k\" = \"", "\";\n")
    }
  }

  private func encoded(_ text: String, _ form: Form) -> [UInt8] {
    switch form {
    case .stringsUTF16LE: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .stringsUTF16BE: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .stringsCRLF:
      Array(
        text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(
          of: "\n", with: "\r\n"
        ).utf8)
    default: Array(text.utf8)
    }
  }

  private func byteOrderMark(_ form: Form) -> [UInt8] {
    switch form {
    case .stringsUTF16LE: [0xFF, 0xFE]
    case .stringsUTF16BE: [0xFE, 0xFF]
    case .stringsBOM: [0xEF, 0xBB, 0xBF]
    default: []
    }
  }

  /// The bytes of a file with a text, and the range of a part of it that is written between two
  /// others.
  private func file(
    _ before: String, _ fault: String, _ after: String, _ form: Form
  ) -> (path: String, bytes: [UInt8], mark: Range<Int>, range: Range<Int>) {
    let (path, head, tail) = frame(form)
    let start = byteOrderMark(form) + encoded(head, form)
    let parts = [before, fault, after].map { encoded(written($0, form), form) }
    let from = start.count + parts[0].count
    return (
      path, start + parts[0] + parts[1] + parts[2] + encoded(tail, form),
      from..<from + parts[1].count, start.count..<from + parts[1].count + parts[2].count
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
