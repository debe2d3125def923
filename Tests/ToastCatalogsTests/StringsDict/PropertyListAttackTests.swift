import Testing
import ToastCatalogs
import ToastText

@Suite("Property lists made to exhaust a reader are named errors")
struct PropertyListAttackTests {
  private func read(_ bytes: [UInt8]) -> Catalog {
    StringsDictReader.read(bytes: bytes, file: "en.lproj/T.stringsdict")
  }

  @Test("declared entities are never expanded")
  func billionLaughs() {
    var text = "<?xml version=\"1.0\"?><!DOCTYPE plist [<!ENTITY a0 \"ha\">"
    for level in 1..<30 {
      let references = String(repeating: "&a\(level - 1);", count: 10)
      text += "<!ENTITY a\(level) \"\(references)\">"
    }
    text += "]><plist><dict><key>k</key><string>&a29;</string></dict></plist>"
    let catalog = read(Array(text.utf8))
    #expect(Set(catalog.problems.map(\.kind)) == ["entity"])
    #expect(catalog.entries.map(\.key) == ["k"])
  }

  @Test("an external entity is reported and never loaded")
  func externalEntity() {
    let text =
      "<!DOCTYPE plist [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><plist><dict>"
      + "<key>k</key><string>&x;</string></dict></plist>"
    let catalog = read(Array(text.utf8))
    #expect(catalog.problems.map(\.kind) == ["entity", "entity"])
    #expect(
      catalog.entries[0].localizations[0].content == .unit(StringUnit("&x;", valueRange: 91..<94)))
  }

  @Test("deep nesting is a named error in all three forms")
  func nesting() {
    let depth = 10_000
    let xml = "<plist>" + String(repeating: "<dict><key>k</key>", count: depth)
    let old = String(repeating: "{ a = ", count: depth)
    for text in [xml, old] {
      #expect(read(Array(text.utf8)).problems.contains { $0.kind == "nesting-limit" })
    }
  }

  @Test("a binary list that contains itself is a named error")
  func cycle() {
    // One array whose only element is the array.
    let catalog = read(binary(objects: [[0xA1, 0]]))
    #expect(catalog.problems.map(\.kind) == ["cycle", "structure"])
  }

  @Test("a binary list of doubling arrays is stopped")
  func doubling() {
    var objects: [[UInt8]] = []
    for level in 0..<40 { objects.append([0xA2, UInt8(level + 1), UInt8(level + 1)]) }
    objects.append([0x51, 0x61])
    #expect(read(binary(objects: objects)).problems.contains { $0.kind == "expansion-limit" })
  }

  @Test("a binary list with any byte changed is read or reported, never a crash")
  func changedBytes() {
    let good = binary(objects: [[0xD1, 1, 2], [0x51, 0x61], [0x61, 0x30, 0x42]])
    #expect(read(good).entries.map(\.key) == ["a"])
    #expect(read(good).problems == [])
    for place in good.indices {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var bytes = good
        bytes[place] = value
        _ = read(bytes)
      }
    }
  }

  /// A binary list of objects, the first at the top, with offsets and references of one byte.
  private func binary(objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
    bytes += [0, 0, 0, 0, 0, 0, 0, 0]
    bytes += [0, 0, 0, 0, 0, 0, 0, table]
    return bytes
  }
}
