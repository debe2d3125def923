import Testing
import ToastAccessibility

@Suite("VoiceOver's timeline")
struct VoiceOverTimelineTests {
  @Test("A word takes a tenth of a second in these tests")
  func unit() {
    var script = Script(.voiceOver)
    script.say(Script.ten, at: 0)
    #expect(script.lines() == ["spoken 0–1000"])
  }

  @Test("Priority low waits until other speech is done")
  func low() {
    var script = Script(.voiceOver)
    script.say(Script.ten, at: 0)
    script.say("a a a a a", .low, at: 200)
    script.say("b b b", .low, at: 300)
    #expect(script.lines() == ["spoken 0–1000", "spoken 1000–1500", "spoken 1500–1800"])
  }

  @Test("Priority default interrupts default, which is lost at a word")
  func defaultCuts() {
    var script = Script(.voiceOver)
    script.say(Script.ten, at: 0)
    script.say("b b b", at: 350)
    #expect(script.lines() == ["interrupted 0–350 at thu", "spoken 350–650"])
  }

  @Test("Priority default interrupts low")
  func defaultCutsLow() {
    var script = Script(.voiceOver)
    script.say(Script.ten, .low, at: 0)
    script.say("b b b", at: 900)
    #expect(script.lines() == ["interrupted 0–900 at mar", "spoken 900–1200"])
  }

  @Test("Priority high interrupts, and nothing cuts it")
  func high() {
    var script = Script(.voiceOver)
    script.say(Script.ten, at: 0)
    script.say("b b b b b", .high, at: 100)
    script.say("c c c", at: 200)
    #expect(
      script.lines() == ["interrupted 0–100 at tus", "spoken 100–600", "spoken 600–900"])
  }

  @Test("High while high goes first in, first out, before what is default or low")
  func highQueue() {
    var script = Script(.voiceOver)
    script.say("a a a a a", .high, at: 0)
    script.say("l l l", .low, at: 50)
    script.say("d d d", at: 100)
    script.say("b b b", .high, at: 200)
    script.say("c c c", .high, at: 300)
    #expect(
      script.lines() == [
        "spoken 0–500", "spoken 1400–1700", "spoken 1100–1400", "spoken 500–800",
        "spoken 800–1100",
      ])
  }

  @Test("Speech that ends at the moment of a request is not cut")
  func endIsNotCut() {
    var script = Script(.voiceOver)
    script.say("a a a", at: 0)
    script.say("b b b", at: 300)
    #expect(script.lines() == ["spoken 0–300", "spoken 300–600"])
  }

  @Test("What is cut before its first sound was not said")
  func cutAtOnce() {
    var script = Script(.voiceOver)
    script.say("a a a", at: 0)
    script.say("b b b", at: 0)
    #expect(script.lines() == ["dropped cut(by: #1)", "spoken 0–300"])
  }

  @Test("A tapped control that speaks takes the voice from a toast")
  func speech() {
    var script = Script(.voiceOver)
    script.say(Script.ten, at: 0, toast: "a")
    script.say("photos tab", at: 400)
    let lines = script.lines()
    #expect(lines[0] == "interrupted 0–400 at fri")
    let lost = AnnouncementHistory(script.timeline.records).lost
    #expect(lost.map(\.record.announcement.toast) == ["a"])
  }

  @Test("VoiceOver has no window for duplicates")
  func duplicates() {
    var script = Script(.voiceOver)
    script.say("a a a", .low, at: 0, toast: "a")
    script.say("a a a", .low, at: 0, toast: "a")
    #expect(script.lines() == ["spoken 0–300", "spoken 300–600"])
  }

  @Test("An announcement without words is dropped and disturbs nothing")
  func empty() {
    var script = Script(.voiceOver)
    script.say(Script.ten, at: 0)
    script.say("", .high, at: 100)
    #expect(script.lines() == ["spoken 0–1000", "dropped empty"])
  }
}
