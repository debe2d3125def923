import Foundation
import TestSupport
import Testing
import ToastModel
import ToastText
import ToastTranscripts

@Suite("ScenarioReader")
struct ScenarioReaderTests {
  private func faults(_ text: String) -> [String] {
    do throws(ScenarioError) {
      _ = try ScenarioReader.read(bytes: Array(text.utf8), file: "a.toasts.json")
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  private func events(_ events: String) -> String {
    "{\"version\": 1, \"events\": [\n\(events)\n]}"
  }

  @Test("reads every example scenario", .needsSharedData)
  func examples() throws {
    let files = SharedData.files(under: "scenarios", withExtension: "json")
      .filter { $0.lastPathComponent.hasSuffix(".toasts.json") }
    #expect(files.count == 11)
    for file in files {
      let bytes = try SharedData.bytes("scenarios/" + file.lastPathComponent)
      let scenario = try ScenarioReader.read(bytes: bytes, file: file.lastPathComponent)
      #expect(scenario.catalogs.map(\.path) == ["Photos.xcstrings"])
      #expect(!scenario.steps.isEmpty)
    }
  }

  @Test("reads a message with everything it can have")
  func wholeMessage() throws {
    let text = events(
      """
      {"at": 1.5, "present": {"id": "new", "status": "notification", "title": "新しい写真",
        "message": {"key": "photos.today", "arguments": [12]}, "duration": 6, "tint": "red",
        "icon": {"system": "photo"}, "priority": "high",
        "tap": {"id": "open", "title": {"key": "open"}, "commitOnClose": true},
        "swipe": {"leading": {"id": "archive", "title": "A", "confirmation": "B"}, "trailing": "later"}}}
      """)
    let scenario = try ScenarioReader.read(bytes: Array(text.utf8), file: "a")
    let step = try #require(scenario.steps.first)
    #expect(step.time == .milliseconds(1500))
    guard case .input(.present(let message)) = step.event else {
      Issue.record("the event is no message")
      return
    }
    #expect(message.id == "new")
    #expect(message.status == .notification)
    #expect(message.title == "新しい写真")
    #expect(message.message == ToastText(key: "photos.today", arguments: [12]))
    #expect(message.duration == .seconds(6))
    #expect(message.tint == .red)
    #expect(message.icon == .system("photo"))
    #expect(message.priority == .high)
    #expect(message.tapAction?.commitOnClose == true)
    #expect(message.swipeActions.leading?.confirmation == "B")
    #expect(message.swipeActions.trailing?.effect == .hold)
  }

  @Test("reads a behavior that overrides parts of another")
  func behavior() throws {
    let text = """
      {"version": 1, "behavior": {"base": "toastkit", "defaultDuration": 6,
       "limit": {"count": 3, "evict": "oldest"}, "update": {"at-least": 3}, "duplicateWindow": 2,
       "merge": true, "throttle": 1}, "events": []}
      """
    let behavior = try ScenarioReader.read(bytes: Array(text.utf8), file: "a").behavior
    var expected = ToastBehavior.toastKit
    expected.defaultDuration = 6
    expected.limit = ToastLimit(3, evicting: .oldest)
    expected.updatePolicy = .atLeast(.seconds(3))
    expected.duplicateWindow = .seconds(2)
    expected.mergesRepeats = true
    expected.progressThrottle = .seconds(1)
    #expect(behavior == expected)
  }

  @Test("reports every fault at once, each at its place")
  func allAtOnce() {
    let text = """
      {
        "version": 1,
        "behaviour": "toastkit",
        "events": [
          {"at": -1, "touch": "began"},
          {"at": 5, "tuch": "began"},
          {"at": 3, "present": {"titel": "A"}},
          {"at": 4, "app": "backgroud"}
        ]
      }
      """
    let faults = faults(text)
    let places = faults.map { fault in
      let kind = fault.split(separator: "[").last ?? ""
      return fault.split(separator: ":")[1...2].joined(separator: ":") + " " + kind.dropLast()
    }
    #expect(
      places == [
        "3:3 unknown-key", "5:12 negative-time", "6:5 missing-key", "6:15 unknown-key",
        "7:12 time-goes-back", "7:26 missing-key", "7:27 unknown-key", "8:12 time-goes-back",
        "8:22 wrong-value",
      ])
    let nearest = "‘app’ cannot be ‘backgroud’; did you mean ‘background’?"
    #expect(faults.last == "a.toasts.json:8:22: error: \(nearest) [wrong-value]")
    #expect(faults.first?.contains("did you mean ‘behavior’?") == true)
  }

  @Test(
    "looks behind a fault for more, and makes none up",
    arguments: [
      (#"{"at": -1, "touch": "begun"}"#, ["negative-time", "wrong-value"]),
      (#"{"at": "5", "touch": "began"}"#, ["wrong-type"]),
      (#"{"touch": "begun"}"#, ["missing-key", "wrong-value"]),
      (#"{"at": 9, "speech": {"priority": "loud"}}"#, ["missing-key", "wrong-value"]),
      (#"{"at": 9, "act": {"via": "shake"}}"#, ["missing-key", "wrong-value"]),
      (
        #"{"at": 9, "present": {"title": {"language": "!"}}}"#,
        ["missing-key", "wrong-value"]
      ),
    ])
  func behindAFault(event: String, kinds: [String]) {
    let faults = faults(
      """
      {"version": 1, "events": [{"at": 3, "touch": "began"}, \(event)]}
      """)
    #expect(
      faults.map { String($0.split(separator: "[").last?.dropLast() ?? "") }.sorted() == kinds)
  }

  @Test(
    "names the cause of a wrong event",
    arguments: [
      ("{\"at\": 1e308, \"touch\": \"began\"}", "beyond 1000000000 seconds"),
      ("{\"at\": 1e999, \"touch\": \"began\"}", "beyond 1000000000 seconds"),
      ("{\"at\": NaN, \"touch\": \"began\"}", ":2:8: error"),
      ("{\"at\": \"1\", \"touch\": \"began\"}", "must be a number of seconds, not a string"),
      ("{\"touch\": \"began\"}", "an event needs ‘at’"),
      ("{\"at\": 0, \"touch\": \"began\", \"app\": \"background\"}", "are two events"),
      ("{\"at\": 0, \"act\": {\"toast\": \"A\", \"via\": \"rotor\"}}", "‘rotor’ needs ‘action’"),
      ("{\"at\": 0, \"act\": {\"toast\": \"A\", \"via\": \"shake\"}}", "‘via’ cannot be ‘shake’"),
      ("{\"at\": 0, \"dismissAll\": false}", "‘dismissAll’ takes ‘true’"),
      ("{\"at\": 0, \"focus\": 3}", "‘focus’ must be a string"),
      ("{\"at\": 0, \"locale\": \"!\"}", "is no language tag"),
      ("{\"at\": 0, \"speech\": {}}", "‘speech’ needs ‘text’"),
      ("{\"at\": 0, \"inputs\": {}, \"touch\": \"began\"}", "‘inputs’ belongs to"),
      ("{\"at\": 0, \"present\": {\"choose\": []}}", "needs a last case ‘otherwise’"),
      (
        "{\"at\": 0, \"present\": {\"choose\": [{\"when\": {\"x\": 1}, \"message\": {\"title\": \"\"}}, {\"otherwise\": {\"title\": \"\"}}]}}",
        "‘x’ is no condition"
      ),
      (
        "{\"at\": 0, \"present\": {\"title\": {\"key\": \"k\", \"arguments\": [null]}}}",
        "null is no argument"
      ),
      ("{\"at\": 0, \"present\": {\"title\": \"A\", \"duration\": -3}}", "must not be below zero"),
      ("{\"at\": 0, \"present\": {\"title\": \"A\", \"id\": \"\"}}", "‘id’ must not be empty"),
    ])
  func wrongEvents(event: String, expected: String) {
    let faults = faults(events(event))
    #expect(faults.contains { $0.contains(expected) }, "\(faults)")
    #expect(faults.allSatisfy { $0.hasPrefix("a.toasts.json:") })
  }

  @Test(
    "names the cause of a wrong file",
    arguments: [
      ("", "a.toasts.json"), ("[]", "must be an object, not an array"), ("{", "a.toasts.json:1:"),
      ("{}", "a scenario needs ‘events’"), ("{\"version\": 2, \"events\": []}", "version 1"),
      ("{\"version\": 1, \"version\": 1, \"events\": []}", "stands on line 1 already"),
      ("{\"version\": 1, \"events\": [], \"catalogs\": \"a\"}", "‘catalogs’ must be a list"),
      ("{\"version\": 1, \"events\": [], \"assistive\": {\"policy\": \"fast\"}}", "‘policy’ is"),
      ("{\"version\": 1, \"events\": [], \"behavior\": \"toastkitt\"}", "did you mean ‘toastkit’?"),
    ])
  func wrongFiles(text: String, expected: String) {
    let faults = faults(text)
    #expect(faults.contains { $0.contains(expected) }, "\(faults)")
  }

  @Test("never crashes on damaged scenarios", .needsSharedData)
  func mutations() throws {
    var generator = SeededGenerator(seed: 7)
    let original = try SharedData.bytes("scenarios/toastkit-actions.toasts.json")
    for _ in 0..<2_000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        bytes[place] = UInt8.random(in: 0...255, using: &generator)
      }
      if Bool.random(using: &generator) {
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
      }
      do throws(ScenarioError) {
        _ = try ScenarioReader.read(bytes: bytes, file: "a")
      } catch {
        #expect(!error.problems.isEmpty)
      }
    }
  }
}
