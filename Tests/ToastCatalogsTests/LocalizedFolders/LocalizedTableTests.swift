import Foundation
import TestSupport
import Testing
import ToastCatalogs
import ToastText

@Suite("The files of a table join into one catalog")
struct LocalizedTableTests {
  @Test("an entry of the .stringsdict beats the one of the .strings file", .needsSharedData)
  func conflict() throws {
    let folder = SharedData.url("data/apple-fixtures/tolgee/stringsStringsDictConflict").path
    let catalogs = try CatalogLoader().load(folder)
    #expect(catalogs.count == 1)
    let entry = try #require(catalogs[0].entries.first)
    #expect(catalogs[0].entries.count == 1)
    #expect(!entry.localizations[0].substitutions.isEmpty)
    #expect(entry.localizations.count == 1)
    #expect(entry.localizations[0].file?.hasSuffix("Localizable.stringsdict") == true)
  }

  @Test(
    "the folders of a real project become one catalog with their own spelling", .needsSharedData)
  func mastodon() throws {
    let catalogs = try CatalogLoader().load(SharedData.url("data/real/mastodon-ios").path)
    #expect(catalogs.map(\.table) == ["Localizable"])
    let catalog = catalogs[0]
    #expect(catalog.locales == ["en", "ar", "ja", "ru", "zh-Hans", "zh-Hant"])
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.entries.count == 644)
    #expect(catalog.entries.allSatisfy { $0.localizations.count == 6 })
    let plural = catalog.entries.filter { !$0.localizations[0].substitutions.isEmpty }
    #expect(plural.count == 30)
  }

  @Test("of several locales only those asked for are read, all are named", .needsSharedData)
  func oneLocale() throws {
    let loader = CatalogLoader(locales: ["ja"])
    let catalog = try #require(try loader.load(SharedData.url("data/real/mastodon-ios").path).first)
    #expect(Set(catalog.entries.flatMap(\.localizations).map(\.locale)) == ["en", "ja"])
    #expect(Set(catalog.locales) == ["en", "ar", "ja", "ru", "zh-Hans", "zh-Hant"])
  }
}
