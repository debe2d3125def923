import Testing
import ToastAccessibility
import ToastText

@Suite("Reader profiles")
struct ReaderProfileTests {
  @Test("The kit's own profiles read without a problem", arguments: ReaderProfile.names)
  func builtIn(name: String) throws {
    let profile = try #require(ReaderProfile.named(name))
    #expect(profile.name == name)
    #expect(!profile.version.isEmpty)
  }

  @Test("A profile may build on one of the kit's")
  func base() throws {
    let json = #"{"base":"orca","channel":"live-region","duplicates":{"sameText":0.5}}"#
    let read = ReaderProfile.read(Array(json.utf8), path: "folder/mine.json")
    #expect(read.problems.isEmpty)
    let profile = try #require(read.profile)
    #expect(profile.name == "mine")
    #expect(profile.channel == .liveRegion)
    #expect(profile.duplicates.sameText == .milliseconds(500))
    #expect(profile.liveRegion == ReaderProfile.orca.liveRegion)
  }

  @Test("Every fault of a profile is named at its place, and the rest is read")
  func faults() throws {
    let json = """
      {"base":"orka","channel":"webs",
       "prioritys":{},
       "priorities":{"high":{"rule":"nowe"},"low":{"rule":"next"}},
       "liveRegion":{"limit":-1,"spacing":"x"},
       "statuses":{"error":{"style":"alertt"}}}
      """
    let read = ReaderProfile.read(Array(json.utf8), path: "p.json")
    let lines = read.problems.map { $0.position.map { "\($0.line): " } ?? "" }
    #expect(lines.count == 7)
    #expect(
      read.problems.map(\.message) == [
        "no profile is called ‘orka’; did you mean ‘orca’?",
        "‘webs’ cannot stand here; use one of native, live-region",
        "unknown member ‘prioritys’; did you mean ‘priorities’?",
        "‘nowe’ cannot stand here; did you mean ‘now’?",
        "a whole number from 0 is needed here",
        "seconds from 0 to 86400 are needed here",
        "no style is called ‘alertt’; use one of announcement, assertive, polite",
      ])
    #expect(read.profile?.queueing(for: .low) == SpeechQueueing(.next))
  }

  @Test(
    "What is no profile gives none and says why",
    arguments: ["", "[]", "{", "\u{0}", "null", "\"orca\"", "{\"a\""])
  func hostile(text: String) {
    let read = ReaderProfile.read(Array(text.utf8), path: "p.json")
    #expect(!read.problems.isEmpty)
  }

  @Test("Verbosity switches are set by name")
  func verbosity() {
    var settings = ReaderProfile.voiceOver.verbosity
    let all = [
      "status=off", "actions=sound", "hints=off", "roles=off", "numbers=words", "punctuation=char",
      "spelling=on", "braille=2.5",
    ]
    for assignment in all { #expect(settings.set(assignment) == nil) }
    #expect(
      settings
        == VerbositySettings(
          status: false, actions: .sound, hints: false, roles: false, numbers: .words,
          punctuation: .char, spelling: true, brailleMessage: .seconds(2.5)))
  }

  @Test("A wrong switch names the nearest")
  func wrongVerbosity() {
    var settings = VerbositySettings()
    #expect(
      settings.set("puncuation=all")?.message
        == "unknown verbosity key ‘puncuation’; did you mean ‘punctuation’?")
    #expect(
      settings.set("actions=shout")?.message
        == "‘shout’ is no value of ‘actions’; use one of speak, sound, off")
    #expect(settings.set("status")?.message == "‘status’ gives no value; write it as KEY=VALUE")
    #expect(settings.set("braille=-1") != nil)
    #expect(settings.set("braille=nan") != nil)
    #expect(settings == VerbositySettings())
  }
}
