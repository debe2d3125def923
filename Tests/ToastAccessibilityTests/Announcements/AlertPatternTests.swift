import TestSupport
import Testing
import ToastAccessibility
import ToastModel

/// The alert pattern of ARIA-AT: the text must be conveyed, the role may be.
@Suite("ARIA-AT, alert")
struct AlertPatternTests {
  @Test("Every reader conveys what the assertions ask for", .needsSharedData)
  func assertions() throws {
    let rows = try SharedData.text("data/aria-at/alert/assertions.csv").split(separator: "\n")
    var checked = 0
    for row in rows.dropFirst() {
      let fields = row.split(separator: ",").map(String.init)
      let must = fields[1] == "1"
      let quoted = fields[2].split(separator: "'").map(String.init)
      let wanted = try #require(quoted.count > 1 ? quoted[1] : nil)
      for profile in [ReaderProfile.voiceOver, .nvda, .orca] {
        let isConveyed = Self.alert(profile).contains(wanted)
        if must { #expect(isConveyed, "\(profile.name): \(fields[2])") }
        // MAY: NVDA and Orca say the role, VoiceOver has a sound for it.
        if !must { #expect(isConveyed == (profile.name != "voiceover"), "\(profile.name)") }
        checked += 1
      }
    }
    #expect(checked == 6)
  }

  private static func alert(_ profile: ReaderProfile) -> String {
    var verbosity = profile.verbosity
    verbosity.status = false
    let composer = AnnouncementComposer(
      profile: profile, verbosity: verbosity, words: TestWords.english)
    let content = ToastContent(toast: "a", status: .error, title: SpokenText("Hello"))
    return composer.announcement(of: content, cause: .presented).announcement.text
  }
}
