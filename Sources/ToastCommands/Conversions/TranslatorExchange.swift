import ToastCatalogs
import ToastText

/// Gives catalogs to translators as XLIFF, and takes the translations over.
enum TranslatorExchange {
  /// Writes the texts of catalogs into a file for one language.
  static func export(
    _ set: CatalogSet, to file: TranslatorFile, locale named: String?, on console: inout Console
  ) throws(CommandError) {
    let catalogs = set.catalogs.filter { $0.format == .stringCatalog }
    guard !catalogs.isEmpty else {
      throw .usage("XLIFF is made of .xcstrings files, and there is none; convert to one first")
    }
    let locale: String = if let named { named } else { try guessed(from: file, set) }
    var document = XLIFFDocument()
    for catalog in catalogs {
      let exported = XLIFFExporter.document(of: catalog, into: locale)
      console.report(exported.problems)
      document.files += exported.document.files
    }
    try file.write(
      XLIFFWriter.bytes(of: document), locale: locale, sourceLanguage: catalogs[0].sourceLanguage)
    let units = document.files.flatMap(\.units)
    let open = units.count { !$0.isTranslated }
    console.note(
      "\(file.path): \(units.count) \(units.count == 1 ? "text" : "texts"), \(open) to translate")
  }

  private static func guessed(
    from file: TranslatorFile, _ set: CatalogSet
  ) throws(CommandError) -> String {
    if set.locales.contains(file.stem) { return file.stem }
    throw .usage(
      "which language is ‘\(file.path)’ for? add --locale TAG, or name the file ja.xliff")
  }

  /// Takes the translations of a file over into String Catalogs: one, or those of a folder.
  static func take(
    _ file: TranslatorFile, into output: String, on console: inout Console
  ) throws(CommandError) -> ExitCode {
    let (path, xliff) = try file.contents(console)
    let (document, problems) = XLIFFReader.read(bytes: xliff, file: path)
    console.report(problems)
    guard !document.files.isEmpty else { throw .badData([]) }
    var changes = 0
    for target in try targets(output, document) {
      let part = XLIFFDocument(files: target.files)
      let result: XLIFFImport
      let bytes = target.isNew ? empty(part) : try OutputFile.read(target.path, console)
      do throws(CatalogError) {
        result = try XLIFFImporter.merge(
          part, into: bytes, file: target.path, addsKeys: target.isNew, origin: path)
      } catch {
        throw .loading([error])
      }
      console.report(result.problems)
      changes += result.changeCount
      if result.changeCount > 0 { try OutputFile.write(result.bytes, to: target.path) }
    }
    console.note("\(changes) \(changes == 1 ? "text" : "texts") changed")
    return problems.contains { $0.severity == .error } ? .findings : .success
  }

  private struct Target {
    var path: String
    var files: [XLIFFFile]
    var isNew: Bool
  }

  /// The catalogs that a document's files go into.
  private static func targets(
    _ output: String, _ document: XLIFFDocument
  ) throws(CommandError) -> [Target] {
    let isCatalog = output.lowercased().hasSuffix(".xcstrings")
    let found = CatalogLoader().find([output])
    let paths = found.locations.filter { $0.format == .stringCatalog }.map(\.path)
    if isCatalog {
      let isNew = found.failures.contains { $0.code == .notFound }
      guard isNew || found.failures.isEmpty else { throw .loading(found.failures) }
      return [Target(path: output, files: document.files, isNew: isNew)]
    }
    guard !paths.isEmpty else {
      throw found.failures.isEmpty
        ? .usage("‘\(output)’ holds no .xcstrings file; name one") : .loading(found.failures)
    }
    return paths.compactMap { path in
      let files = document.files.filter { name(of: $0.original) == name(of: path) }
      return files.isEmpty ? nil : Target(path: path, files: files, isNew: false)
    }
  }

  private static func name(of path: String) -> Substring? { path.split(separator: "/").last }

  /// A catalog without keys, in the source language of a document.
  private static func empty(_ document: XLIFFDocument) -> [UInt8] {
    CatalogConverter.stringCatalog(
      from: Catalog(
        file: "-", table: "-", format: .stringCatalog,
        sourceLanguage: document.files[0].sourceLanguage)
    ).files[0].bytes
  }
}
