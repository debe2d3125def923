import ToastText

/// Changes texts of a String Catalog and leaves every other byte of the file as it is.
///
/// A changed text keeps its place; a new localization or entry is put between its neighbours in
/// Xcode's form. Unknown fields, layout, order and the end of the file stay.
///
/// ```swift
/// var editor = try StringCatalogEditor(bytes: bytes, file: "Localizable.xcstrings")
/// try editor.setText("保存しました", key: "Saved", locale: "ja")
/// editor.bytes
/// ```
public struct StringCatalogEditor: Sendable {
  private var editor: JSONEditor
  private let file: String

  /// Opens a file for changes.
  ///
  /// - Throws: ``CatalogError`` where the file has faults: a place to change could not be trusted.
  public init(bytes: [UInt8], file: String) throws(CatalogError) {
    let source = SourceText(path: file, bytes: bytes)
    editor = try JSONEditor(source, root: StringCatalogWriter.root(of: source))
    self.file = file
  }

  /// The file with all changes made; its own bytes where there are none.
  public var bytes: [UInt8] { editor.bytes() }

  /// Gives a key a text in one locale.
  ///
  /// - Parameters:
  ///   - text: The text, unescaped.
  ///   - key: The key; a new one makes a new entry.
  ///   - locale: The locale; a new one makes a new localization.
  ///   - path: Which of the texts; the plain one unless told.
  ///   - state: The state of the translation; `nil` keeps the one there is, and is `translated` for a
  ///     new text.
  /// - Throws: ``CatalogError`` where the path takes a choice by width, which the format lacks, or where
  ///   the localization has another shape: a plain text does not replace a plural.
  public mutating func setText(
    _ text: String, key: String, locale: String, path: TextPath = TextPath(),
    state: TranslationState? = nil
  ) throws(CatalogError) {
    let localization = ["strings", key, "localizations", locale]
    let steps = try fields(of: path)
    try checkShape(at: localization, steps: steps, key: key, locale: locale, path: path)
    let unit = localization + steps + ["stringUnit"]
    let isNew = editor.value(at: unit + ["value"]) == nil
    if let state = state ?? (isNew ? .translated : nil) {
      editor.set(unit + ["state"], to: StringCatalogEncoder.string(state.rawValue))
    }
    editor.set(unit + ["value"], to: StringCatalogEncoder.string(text))
  }

  /// Gives a text of a key another state, and leaves the text as it is.
  ///
  /// - Throws: ``CatalogError`` where there is no such text.
  public mutating func setState(
    _ state: TranslationState, key: String, locale: String, path: TextPath = TextPath()
  ) throws(CatalogError) {
    let unit = ["strings", key, "localizations", locale] + (try fields(of: path)) + ["stringUnit"]
    guard editor.value(at: unit + ["value"]) != nil else {
      throw CatalogError(
        .noSuchText, path: file,
        "‘\(key.shortened)’ has no text ‘\(path)’ in \(locale); name one of its texts")
    }
    editor.set(unit + ["state"], to: StringCatalogEncoder.string(state.rawValue))
  }

  /// Gives a localization a substitution's argument and conversion; its texts are set by themselves.
  mutating func setSubstitution(_ substitution: Substitution, key: String, locale: String) {
    let path = ["strings", key, "localizations", locale, "substitutions", substitution.name]
    if let number = substitution.argumentNumber {
      editor.set(path + ["argNum"], to: JSONValue(.number(String(number))))
    }
    if let specifier = substitution.formatSpecifier {
      editor.set(path + ["formatSpecifier"], to: StringCatalogEncoder.string(specifier))
    }
  }

  /// Gives a key a comment.
  public mutating func setComment(_ comment: String, key: String) {
    editor.set(["strings", key, "comment"], to: StringCatalogEncoder.string(comment))
  }

  /// Adds an entry; where its key is there already, the localizations that are missing are added.
  public mutating func add(_ entry: CatalogEntry) {
    guard editor.value(at: ["strings", entry.key]) != nil else {
      return editor.set(["strings", entry.key], to: StringCatalogEncoder.value(of: entry))
    }
    for localization in entry.localizations {
      let path = ["strings", entry.key, "localizations", localization.locale]
      guard editor.value(at: path) == nil else { continue }
      editor.set(path, to: StringCatalogEncoder.value(of: localization))
    }
  }

  /// The fields that a path goes through.
  private func fields(of path: TextPath) throws(CatalogError) -> [String] {
    var fields: [String] = []
    for step in path.steps {
      switch step {
      case .substitution(let name): fields += ["substitutions", name]
      case .plural(let category): fields += ["variations", "plural", category.rawValue]
      case .device(let device): fields += ["variations", "device", device.rawValue]
      case .width:
        throw CatalogError(
          .notRepresentable, path: file,
          "a String Catalog cannot vary a text by width; leave it out")
      }
    }
    return fields
  }

  /// Refuses to put a text beside a choice, or a choice beside a text.
  private mutating func checkShape(
    at localization: [String], steps: [String], key: String, locale: String, path: TextPath
  ) throws(CatalogError) {
    let wanted = steps.count >= 3 ? steps[steps.count - 2] : "stringUnit"
    let parent = localization + (wanted == "stringUnit" ? steps : Array(steps.dropLast(3)))
    guard let object = editor.value(at: parent) else { return }
    let variations = object["variations"]
    let shapes =
      ["plural", "device"].filter { variations?[$0] != nil }
      + ["stringUnit", "stringSet"].filter { object[$0] != nil }
    guard !shapes.isEmpty, !shapes.contains(wanted) else { return }
    throw CatalogError(
      .noSuchText, path: file,
      "‘\(key.shortened)’ has no text ‘\(path)’ in \(locale), it holds a \(shapes[0]); name one of its texts"
    )
  }
}
