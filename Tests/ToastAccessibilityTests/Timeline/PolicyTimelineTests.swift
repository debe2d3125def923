import Testing
import ToastAccessibility
import ToastText

@Suite("What the kit does before the reader")
struct PolicyTimelineTests {
  @Test("Of a hundred updates in five seconds the first, a few and the last are said")
  func progress() {
    for profile in [ReaderProfile.voiceOver, .nvda, .orca] {
      var script = Script(profile)
      for index in 0..<100 {
        script.say("at \(index)", .low, at: index * 50, toast: "sync", isProgress: true)
      }
      let records = script.timeline.finish()
      let spoken = records.filter { $0.outcome == .spoken }.map(\.announcement.text)
      // One a second: at 0, then what is newest when a second is over, and the last at 5 s.
      #expect(spoken == ["at 0", "at 19", "at 39", "at 59", "at 79", "at 99"], "\(profile.name)")
      #expect(records.allSatisfy { $0.outcome != nil })
    }
  }

  @Test("The end of a progress toast takes the place of what is held back")
  func progressEnds() {
    var script = Script(.voiceOver)
    script.say("at one", .low, at: 0, toast: "sync", isProgress: true)
    script.say("at two", .low, at: 500, toast: "sync", isProgress: true)
    script.say("done", at: 600, toast: "sync")
    #expect(script.lines() == ["spoken 0–300", "dropped superseded(by: #2)", "spoken 600–900"])
  }

  @Test("Two progress toasts are held back each for itself")
  func twoToasts() {
    var script = Script(.orca)
    script.say("a a a", .low, at: 0, toast: "a", isProgress: true)
    script.say("b b b", .low, at: 100, toast: "b", isProgress: true)
    #expect(script.lines() == ["spoken 0–300", "spoken 300–600"])
  }

  @Test("Without an interval every update is said")
  func unthrottled() {
    var script = Script(.voiceOver, policy: AnnouncementPolicy(progressInterval: nil))
    for index in 0..<10 {
      script.say("at \(index)", .low, at: index * 50, toast: "sync", isProgress: true)
    }
    #expect(script.timeline.finish().allSatisfy { $0.outcome == .spoken })
  }

  @Test("“Saved” three times becomes one sentence in each language")
  func merging() {
    let cases = [
      (TestWords.english, "Saved", "Saved, 3 times"),
      (TestWords.japanese, "保存しました", "保存しました、3回"),
      (TestWords.simplified, "已保存", "已保存，共 3 次"),
      (TestWords.traditional, "已儲存", "已儲存，共 3 次"),
    ]
    for (words, title, sentence) in cases {
      let composer = AnnouncementComposer(profile: .voiceOver, words: words)
      var script = Script(
        .voiceOver, policy: AnnouncementPolicy(mergesRepeats: true),
        repeating: { composer.repeating($0, count: $1) })
      for index in 0..<3 {
        let content = ToastContent(toast: "\(index)", title: SpokenText(title, words.language))
        let announcement = composer.announcement(of: content, cause: .presented).announcement
        script.timeline.request(announcement, at: .milliseconds(index * 50))
      }
      let records = script.timeline.finish()
      let merged = AnnouncementOutcome.merged(into: records[1].id)
      #expect(records.map(\.outcome) == [merged, .merged(into: records[2].id), .spoken])
      #expect(records[2].announcement.text == sentence)
      #expect(records[2].announcement.count == 3)
      #expect(AnnouncementHistory(records).lost.isEmpty)
    }
  }

  @Test("A repeat that waits is merged in its place, so that others do not overtake it")
  func mergingInLine() {
    var script = Script(.orca, policy: AnnouncementPolicy(mergesRepeats: true))
    script.say("a a a a a", at: 0, toast: "a")
    script.say("b b b", at: 100, toast: "b")
    script.say("c c c", at: 200, toast: "c")
    script.say("b b b", at: 400, toast: "d")
    #expect(
      script.lines() == [
        "spoken 0–500", "merged into #3", "spoken 800–1100", "spoken 500–800",
      ])
  }

  @Test("A reader that would cut what is urgent is kept from it")
  func protection() {
    var profile = ReaderProfile.voiceOver
    profile.priorities[.high] = SpeechQueueing(.interrupt)
    var script = Script(profile)
    script.say(Script.ten, .high, at: 0)
    script.say("b b b", at: 100)
    #expect(script.lines() == ["spoken 0–1000", "spoken 1000–1300"])
    script = Script(profile, policy: AnnouncementPolicy(protectsHigh: false))
    script.say(Script.ten, .high, at: 0)
    script.say("b b b", at: 100)
    #expect(script.lines() == ["interrupted 0–100 at tus", "spoken 100–400"])
  }
}
