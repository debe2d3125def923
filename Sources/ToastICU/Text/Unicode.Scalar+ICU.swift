private import ICUShims

// Properties that the standard library does not have. (UAX #44.)
extension Unicode.Scalar {
  /// Whether the character ends a sentence: `.` `!` `?` `。` `！` `？` and others, not `…`.
  package var isSentenceTerminal: Bool { ics_properties_is_sentence_terminal(value) != 0 }

  /// The ISO 15924 code of its script, such as `Hira`; `Zyyy` for what all scripts share.
  package var script: String {
    unsafe ShimText.read { unsafe ics_properties_script(value, $0, $1) } ?? "Zzzz"
  }

  /// Whether it takes two columns on a fixed grid, as ideographs and kana do. (UAX #11.)
  package var isWide: Bool { value >= 0x1100 && ics_properties_is_wide(value) != 0 }

  /// Whether it takes two columns in East Asian text and one elsewhere. (UAX #11.)
  package var isAmbiguousWidth: Bool { value >= 0x80 && ics_properties_is_ambiguous(value) != 0 }
}
