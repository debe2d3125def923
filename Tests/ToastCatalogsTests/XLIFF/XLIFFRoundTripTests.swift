import Foundation
import FoundationXML
import TestSupport
import Testing
import ToastCatalogs

@Suite("Real catalogs go to translators and come back", .needsSharedData)
struct XLIFFRoundTripTests {
  /// A document written and read again, which is well-formed XML too.
  private func sent(_ document: XLIFFDocument) throws -> XLIFFDocument {
    let bytes = XLIFFWriter.bytes(of: document)
    #expect(XMLParser(data: Data(bytes)).parse())
    let (back, problems) = XLIFFReader.read(bytes: bytes, file: "a.xliff")
    #expect(problems == [])
    return back
  }

  /// The source language, the four that the kit speaks, and the last one.
  private func languages(of catalog: Catalog) -> [String] {
    let own = ["en", "ja", "zh-Hans", "zh-Hant"]
    return catalog.locales.filter {
      $0 == catalog.sourceLanguage || $0 == catalog.locales.last || own.contains($0)
    }
  }

  private func withoutPositions(_ document: XLIFFDocument) -> XLIFFDocument {
    var document = document
    for file in document.files.indices {
      for unit in document.files[file].units.indices {
        document.files[file].units[unit].position = nil
      }
    }
    return document
  }

  @Test("nothing changed changes no byte, in every language", arguments: CatalogFiles.paths)
  func unchanged(path: String) throws {
    let bytes = try CatalogFiles.bytes(path)
    let catalog = StringCatalogReader.read(bytes: bytes, file: path)
    for locale in languages(of: catalog) + ["ru"] {
      let (document, _) = XLIFFExporter.document(of: catalog, into: locale)
      let back = try sent(document)
      #expect(withoutPositions(back) == document)
      let result = try XLIFFImporter.merge(back, into: bytes, file: path)
      #expect(result.bytes == bytes)
      #expect(result.changeCount == 0)
      #expect(result.problems == [])
    }
  }

  @Test("one changed translation changes one text", arguments: CatalogFiles.paths)
  func oneChange(path: String) throws {
    let bytes = try CatalogFiles.bytes(path)
    let catalog = StringCatalogReader.read(bytes: bytes, file: path)
    for locale in languages(of: catalog) where locale != catalog.sourceLanguage {
      var (document, _) = XLIFFExporter.document(of: catalog, into: locale)
      let units = document.files[0].units
      guard
        let number = units.indices.last(where: {
          units[$0].target?.isEmpty == false && units[$0].state == "translated"
        })
      else { continue }
      document.files[0].units[number].target = "変更 <&> \"…\"\n\tend"
      let result = try XLIFFImporter.merge(try sent(document), into: bytes, file: path)
      #expect(result.changeCount == 1)
      #expect(result.problems == [])
      let before = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      let after = String(decoding: result.bytes, as: UTF8.self).split(separator: "\n")
      #expect(after.count == before.count)
      #expect(zip(before, after).count { $0 != $1 } == 1)
      let changed = StringCatalogReader.read(bytes: result.bytes, file: path)
      let (again, _) = XLIFFExporter.document(of: changed, into: locale)
      #expect(again.files[0].units.map(\.target) == document.files[0].units.map(\.target))
    }
  }
}
