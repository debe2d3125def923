/// How a text is written in its file: what stands for a character besides itself.
enum ValueDecoding {
  /// JSON's escapes. (RFC 8259, section 7.)
  case json
  /// The escapes of old-style property lists.
  case strings
  /// XML's references and CDATA sections.
  case xml
}
