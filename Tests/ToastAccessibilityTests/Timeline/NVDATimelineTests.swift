import Testing
import ToastAccessibility

@Suite("NVDA's timeline")
struct NVDATimelineTests {
  @Test("NOW interrupts, and what it cut goes on at the word")
  func now() {
    var script = Script(.nvda)
    script.say(Script.ten, at: 0)
    script.say("b b b b b", .high, at: 350)
    // Cut within “thu”, which began at 300 ms: seven words are left.
    #expect(script.lines() == ["resumed 0–350 850–1550 at thu", "spoken 350–850"])
  }

  @Test("NOW does not interrupt NOW")
  func nowWhileNow() {
    var script = Script(.nvda)
    script.say("a a a a a", .high, at: 0)
    script.say("b b b", .high, at: 100)
    #expect(script.lines() == ["spoken 0–500", "spoken 500–800"])
  }

  @Test("NORMAL queues; NEXT goes before what is queued and cuts nothing")
  func next() {
    var script = Script(.nvda)
    script.say("a a a a a", at: 0)
    script.say("b b b", at: 100)
    script.say("c c c", at: 200, queueing: SpeechQueueing(.next))
    #expect(script.lines() == ["spoken 0–500", "spoken 800–1100", "spoken 500–800"])
  }

  @Test("What is resumed may be cut and resumed again")
  func twice() {
    var script = Script(.nvda)
    script.say(Script.ten, at: 0)
    script.say("b b b", .high, at: 100)
    script.say("c c c", .high, at: 500)
    #expect(
      script.lines() == [
        "resumed 0–100 400–500 800–1600 at tus", "spoken 100–400", "spoken 500–800",
      ])
  }

  @Test("The same toast within a second is dropped, later it is heard")
  func sameToast() {
    var script = Script(.nvda)
    script.say("a a a", at: 0, toast: "a")
    script.say("b b b", at: 999, toast: "a")
    script.say("c c c", at: 1000, toast: "a")
    #expect(script.lines() == ["spoken 0–300", "dropped duplicate(of: #0)", "spoken 1000–1300"])
  }

  @Test("The end of progress and what is more urgent are no repeats of the same toast")
  func newsOfSameToast() {
    var script = Script(.nvda)
    script.say("a a a", .low, at: 0, toast: "a", isProgress: true)
    script.say("b b b", at: 500, toast: "a")
    script.say("c c c", .high, at: 1000, toast: "a")
    script.say("d d d", at: 1400, toast: "a")
    #expect(
      script.lines() == [
        "spoken 0–300", "spoken 500–800", "spoken 1000–1300", "dropped duplicate(of: #2)",
      ])
  }

  @Test("The same text within half a second is dropped, later it is heard")
  func sameText() {
    var script = Script(.nvda)
    script.say("a a a", at: 0, toast: "a")
    script.say("a a a", at: 499, toast: "b")
    script.say("a a a", at: 500, toast: "c")
    #expect(script.lines() == ["spoken 0–300", "dropped duplicate(of: #0)", "spoken 500–800"])
  }
}
