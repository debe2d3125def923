import Testing

@testable import ToastChecks

@Suite("Keys that are names, and keys that are texts")
struct KeyShapeTests {
  @Test(
    "names for programs are known in any catalog",
    arguments: [
      "settings.title", "upload.failed.title", "save_button", "saveButton", "SAVE_BUTTON",
      "_title", "toast.v2.title", "iPadName", "openOSLog",
    ])
  func names(key: String) {
    #expect(KeyShape.isSymbolic(key))
    #expect(KeyShape.isSymbolic(key, amongTexts: true))
  }

  @Test(
    "words, files, sites and versions are texts where other keys are",
    arguments: [
      "e-mail", "read-only", "on/off", "km/h", "Node.js", "example.com", "index.html", "v1.2.3",
    ])
  func words(key: String) {
    #expect(KeyShape.isSymbolic(key))
    #expect(!KeyShape.isSymbolic(key, amongTexts: true))
  }

  @Test(
    "products and plain words are texts everywhere",
    arguments: [
      "iPhone", "iPad", "iCloud", "iMessage", "eBay", "macOS", "watchOS", "visionOS", "iPadOS",
      "iOS",
      "Settings", "Save file", "Wi-Fi", "On/Off", "3.5", "Loading...",
    ])
  func texts(key: String) { #expect(!KeyShape.isSymbolic(key)) }

  @Test("a catalog uses texts as keys where one in four has a space")
  func catalogs() {
    #expect(KeyShape.areTexts(["Save file", "Node.js", "Undo", "km/h"]))
    #expect(!KeyShape.areTexts(["Save file", "a.b", "a.c", "a.d", "a.e"]))
    #expect(!KeyShape.areTexts([]))
    #expect(!KeyShape.areTexts(["settings.title"]))
  }
}
