/// How the named placeholders of a text differ from those of its source.
struct FieldComparison {
  /// Placeholders of the source that the text lacks.
  private(set) var missing: [String] = []
  /// Placeholders of the text that the source does not have.
  private(set) var unknown: [FieldScanner.Field] = []

  init(_ text: TextPair) {
    guard let source = text.source,
      text.traits.contains(.brace) || text.sourceTraits.contains(.brace)
    else { return }
    let expected = FieldScanner.fields(in: source.value).filter(\.isName)
    let found = FieldScanner.fields(in: text.value)
    // Braces in a source without placeholders are text.
    guard !expected.isEmpty || found.contains(where: { $0.isName && $0.text.hasPrefix("{") })
    else { return }
    let names = Set(expected.map(\.name))
    let foundNames = Set(found.map(\.name))
    for field in expected where !foundNames.contains(field.name) && !missing.contains(field.text) {
      missing.append(field.text)
    }
    unknown = found.filter { !names.contains($0.name) }
  }
}
