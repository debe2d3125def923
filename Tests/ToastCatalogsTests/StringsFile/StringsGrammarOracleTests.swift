import Foundation
import TestSupport
import Testing
import ToastCatalogs
import ToastText

@Suite("The grammar of .strings files is CoreFoundation's, or better", .needsSharedData)
struct StringsGrammarOracleTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var bytesBase64: String
    var ok: Bool
    var entries: [String: String]?
    var testDescription: String { name }
    var bytes: [UInt8] { Data(base64Encoded: bytesBase64).map([UInt8].init) ?? [] }
  }

  /// Where we do not give what CoreFoundation gives: our entries, and why they are better.
  private static let differences: [String: (entries: [String: String], reason: String)] = [
    // CoreFoundation rejects the whole file; each fault is reported, and what was meant is read.
    "missing_final_semicolon": (["a": "b"], "the text is complete"),
    "missing_last_semicolon_of_two": (["a": "b", "c": "d"], "the texts are complete"),
    "missing_first_semicolon": (["a": "b", "c": "d"], "a key and its equals sign follow"),
    "comment_no_nesting_error": (["a": "b"], "the rest of the comment is reported as text"),
    "empty_file": ([:], "an empty file is an empty table"),
    "whitespace_nbsp": (["a": "b"], "the blank is reported"),
    "whitespace_ideographic_space": (["a": "b"], "the blank is reported"),
    "utf16le_nobom": (["a": "日本"], "the missing mark is reported"),
    "utf16be_nobom": (["a": "日本"], "the missing mark is reported"),
    "shift_jis": (["a": "\u{FFFD}\u{FFFD}\u{FFFD}{"], "the encoding is reported"),
    "latin1": (["a": "caf\u{FFFD}"], "the encoding is reported"),
    "invalid_utf8": (["a": "\u{FFFD}"], "the byte is reported"),
    "double_equals": (["a": "b"], "the second sign is reported"),
    "no_equals": (["a": "b"], "the missing sign is reported"),
    "unterminated_string": (["a": "b"], "the missing quote is reported, the line is the text"),
    "unterminated_backslash": (["a": "b"], "the missing quote is reported, the line is the text"),
    "unescaped_quote_in_value": (["a": "say \"hi\" now"], "the bare quote is reported"),
    "unquoted_key_with_space": ([:], "two words are no key"),
    "unquoted_value_with_space": (["a": "b c"], "the missing quotes are reported"),
    "at_key": ([:], "a sign is no key"),
    "junk_first": ([:], "the line is reported"),
    "adjacent_string_concat_not_supported": (["a": "b\" \"c"], "bare quotes are reported"),
    "cjk_unquoted": ([:], "bare words are ASCII"),
    "braced_file_then_junk": (["a": "b"], "the rest is reported"),
    "json_file": (["a": "b"], "the colon is reported"),
    // CoreFoundation silently drops what follows.
    "double_semicolon_middle_drops_rest": (["a": "b", "c": "d"], "the semicolon is reported"),
    "stray_close_brace_drops_rest": (["a": "b"], "the rest of the line is reported"),
    // It reads a text where a table is wanted.
    "single_string_file": (["hello": "hello"], "an entry without its semicolon"),
    "single_unquoted_word": (["hello": "hello"], "an entry without its semicolon"),
    // It gives a value that is no text.
    "nested_dict_value": ([:], "the value is reported as no text"),
    "array_value": ([:], "the value is reported as no text"),
    "array_value_trailing_comma": ([:], "the value is reported as no text"),
    "data_value": ([:], "the value is reported as no text"),
    // Byte 0xFF has no character in NEXTSTEP's set; CoreFoundation's table has a NUL there.
    "escape_octal_nextstep": (
      ["a": "A\u{5}S4 ÆØ\u{FFFD}"], "a replacement character is seen, a NUL is not"
    ),
  ]

  /// Inputs CoreFoundation takes without a word that we remark on.
  private static let remarks: Set<String> = [
    "comment_unterminated_at_end", "duplicate_key_last_wins", "escape_u_lower_is_not_unicode",
    "escape_U_eight_digits_only_four_used", "escape_U_no_digits", "escape_hex_unsupported",
    "escape_unknown_drops_backslash", "lone_surrogate", "double_semicolon_end",
    "junk_after_entry_drops_rest",
  ]

  private static func rows() throws -> [Row] {
    try SharedData.text("data/oracle/strings_grammar_foundation_linux.jsonl")
      .split(separator: "\n").map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
  }

  @Test("all 82 inputs give the stated value, or a better one for a stated reason")
  func values() throws {
    let rows = try Self.rows()
    #expect(rows.count == 82)
    for row in rows {
      let catalog = StringsFileReader.read(bytes: row.bytes, file: "ja.lproj/L.strings")
      var found: [String: String] = [:]
      for entry in catalog.entries {
        if case .unit(let unit) = entry.localizations.first?.content {
          found[entry.key] = unit.value
        }
      }
      let expected = Self.differences[row.name]?.entries ?? row.entries ?? [:]
      #expect(found == expected, "\(row.name): \(catalog.problems)")
    }
    #expect(Self.differences.keys.allSatisfy { name in rows.contains { $0.name == name } })
  }

  @Test("an input is silent exactly where CoreFoundation takes it and nothing is odd about it")
  func problems() throws {
    for row in try Self.rows() {
      let catalog = StringsFileReader.read(bytes: row.bytes, file: "ja.lproj/L.strings")
      let differs = Self.differences[row.name] != nil && row.name != "escape_octal_nextstep"
      let isOdd = differs && row.name != "empty_file" || Self.remarks.contains(row.name)
      #expect(catalog.problems.isEmpty == !isOdd, "\(row.name): \(catalog.problems)")
      for problem in catalog.problems where problem.kind != "encoding" {
        #expect(problem.position != nil, "\(row.name)")
      }
    }
  }
}
