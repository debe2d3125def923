import Testing
import ToastAccessibility

@Suite("Orca's timeline")
struct OrcaTimelineTests {
  private static var web: ReaderProfile {
    var profile = ReaderProfile.orca
    profile.channel = .liveRegion
    return profile
  }
  private static let polite = SpeechQueueing(.wait)
  private static let assertive = SpeechQueueing(.next)

  @Test("Nothing cuts anything: all is said in order")
  func order() {
    var script = Script(.orca)
    script.say("a a a a a", .low, at: 0)
    script.say("b b b", .high, at: 100)
    script.say("c c c", at: 200)
    #expect(script.lines() == ["spoken 0–500", "spoken 500–800", "spoken 800–1100"])
  }

  @Test("The same text within a quarter of a second is dropped, later it is heard")
  func sameText() {
    var script = Script(.orca)
    script.say("a a a", at: 0, toast: "a")
    script.say("a a a", at: 249, toast: "b")
    script.say("a a a", at: 250, toast: "c")
    #expect(script.lines() == ["spoken 0–300", "dropped duplicate(of: #0)", "spoken 300–600"])
  }

  @Test("Through a live region the parts are messages of their own, 0.12 s and then 0.1 s apart")
  func parts() {
    var script = Script(Self.web)
    script.say("a a a|b b b", at: 0, toast: "a", queueing: Self.polite)
    script.say("c c c", at: 1000, toast: "b", queueing: Self.polite)
    #expect(script.lines() == ["spoken 120–420 420–720", "spoken 1120–1420"])
  }

  @Test("An assertive message removes polite ones that have not begun, and goes first")
  func assertive() {
    var script = Script(Self.web)
    script.say("a a a a a", at: 0, toast: "a", queueing: Self.polite)
    script.say("b b b", at: 200, toast: "b", queueing: Self.polite)
    script.say("c c c", at: 300, toast: "c", queueing: Self.assertive)
    script.say("d d d", at: 350, toast: "d", queueing: Self.polite)
    #expect(
      script.lines() == [
        "spoken 120–620", "dropped removed(by: #2)", "spoken 620–920", "spoken 920–1220",
      ])
  }

  @Test("A polite toast whose title has begun loses its message")
  func assertiveInside() {
    var script = Script(Self.web)
    script.say("a a a a a|b b b", at: 0, toast: "a", queueing: Self.polite)
    script.say("c c c", at: 300, toast: "c", queueing: Self.assertive)
    #expect(script.lines() == ["interrupted 120–620 at b", "spoken 620–920"])
  }

  @Test("Nine messages may wait; the oldest gives way")
  func limit() {
    var script = Script(Self.web)
    for index in 0..<12 {
      script.say("a\(index) b c", at: 0, toast: "\(index)", queueing: Self.polite)
    }
    let lines = script.lines()
    #expect(lines.prefix(3).allSatisfy { $0.hasPrefix("dropped queueFull") })
    #expect(lines.dropFirst(3).allSatisfy { $0.hasPrefix("spoken") })
  }

  @Test("A message that has waited 45 s is dropped")
  func expiry() {
    let long = Array(repeating: "la", count: 460).joined(separator: " ")
    var script = Script(Self.web)
    script.say(long, at: 0, toast: "a", queueing: Self.polite)
    script.say("b b b", at: 1000, toast: "b", queueing: Self.polite)
    script.say("c c c", at: 2000, toast: "c", queueing: Self.polite)
    // The long one ends at 46.12 s: by then the second has waited 45.12 s, the third 44.12 s.
    #expect(script.lines() == ["spoken 120–46120", "dropped expired", "spoken 46120–46420"])
  }
}
