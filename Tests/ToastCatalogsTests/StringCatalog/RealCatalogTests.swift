import Foundation
import TestSupport
import Testing
import ToastCatalogs
import ToastText

@Suite("The String Catalogs of real projects load", .needsSharedData)
struct RealCatalogTests {
  @Test("they give what Foundation's JSON reader finds in them", arguments: CatalogFiles.paths)
  func sameAsFoundation(path: String) throws {
    try compare(CatalogFiles.bytes(path), path)
  }

  @Test("the catalog of IceCubesApp gives what Foundation's JSON reader finds in it")
  func iceCubes() throws {
    let bytes = try CatalogFiles.iceCubes()
    #expect(bytes.count > 1_000_000)
    try compare(bytes, "Localizable.xcstrings")
    let catalog = StringCatalogReader.read(bytes: bytes, file: "Localizable.xcstrings")
    let substitutions = catalog.entries.flatMap(\.localizations).flatMap(\.substitutions)
    #expect(substitutions.count == 148)
    #expect(substitutions.count { $0.argumentNumber == nil } == 42)
  }

  private func compare(_ bytes: [UInt8], _ path: String) throws {
    let catalog = StringCatalogReader.read(bytes: bytes, file: path)
    // Two fixtures name their version twice.
    let problems = catalog.problems.filter { $0.severity == .error && $0.kind != "duplicate-key" }
    if !path.contains("negative") { #expect(problems.map(\.description) == []) }
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let strings = try #require(root["strings"] as? [String: [String: Any]])
    #expect(catalog.sourceLanguage == root["sourceLanguage"] as? String)
    #expect(catalog.version == root["version"] as? String)
    #expect(Set(catalog.entries.map(\.key)) == Set(strings.keys))
    for entry in catalog.entries {
      let expected = strings[entry.key] ?? [:]
      #expect(entry.comment == expected["comment"] as? String)
      #expect(entry.extractionState?.rawValue == expected["extractionState"] as? String)
      #expect(entry.shouldTranslate == expected["shouldTranslate"] as? Bool ?? true)
      let localizations = expected["localizations"] as? [String: [String: Any]] ?? [:]
      #expect(Set(entry.localizations.map(\.locale)) == Set(localizations.keys))
      for localization in entry.localizations {
        let found = texts(of: localization, in: bytes)
        #expect(found == units(in: localizations[localization.locale] ?? [:], path: ""))
      }
    }
  }

  /// Every text of a localization by its path; the bytes at its range must say the same.
  private func texts(of localization: CatalogLocalization, in bytes: [UInt8]) -> [String: String] {
    var result: [String: String] = [:]
    func add(_ variation: Variation?, _ prefix: String?) {
      variation?.forEachUnit(prefix) { unit, path in
        result[path ?? ""] = unit.value
        let quoted = Array("\"".utf8) + bytes[unit.valueRange] + Array("\"".utf8)
        let again = JSONReader.read(SourceText(path: "", bytes: quoted)).value?.string
        #expect(again == unit.value)
      }
    }
    add(localization.content, nil)
    for one in localization.substitutions { add(one.content, "substitutions.\(one.name)") }
    if case .set(let set) = localization.content {
      result["set"] = set.values.joined(separator: "|")
    }
    return result
  }

  /// The same, from the objects Foundation reads.
  private func units(in object: [String: Any], path: String) -> [String: String] {
    var result: [String: String] = [:]
    let variations = object["variations"] as? [String: [String: [String: Any]]] ?? [:]
    // Of several shapes the choice by device counts, then the plural.
    if let dimension = ["device", "plural"].first(where: { variations[$0] != nil }) {
      for (name, branch) in variations[dimension] ?? [:] {
        let step = (path.isEmpty ? "" : path + ".") + dimension + "." + name
        result.merge(units(in: branch, path: step)) { $1 }
      }
    } else if let unit = object["stringUnit"] as? [String: Any] {
      result[path] = unit["value"] as? String
    } else if let set = object["stringSet"] as? [String: Any] {
      result["set"] = (set["values"] as? [String])?.joined(separator: "|")
    }
    for (name, one) in object["substitutions"] as? [String: [String: Any]] ?? [:] {
      result.merge(units(in: one, path: "substitutions.\(name)")) { $1 }
    }
    return result
  }
}
