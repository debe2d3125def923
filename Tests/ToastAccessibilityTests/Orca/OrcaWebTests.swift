import TestSupport
import Testing
import ToastAccessibility
import ToastModel

/// What Chromium and Firefox hand to Orca through live regions, and what Orca makes of it.
@Suite("Orca's words for live regions")
struct OrcaWebTests {
  @Test("At least 85 % of the captured live regions are said, as sets", .needsSharedData)
  func captured() throws {
    let captures = try OrcaCapture.all().filter(Self.isLiveRegion)
    try #require(captures.count > 600)
    var different: [String: Int] = [:]
    for capture in captures
    where Self.replay(capture).said().sorted() != capture.named.sorted() {
      different[Self.reason(capture), default: 0] += 1
    }
    let count = captures.count - different.values.reduce(0, +)
    print("Orca, live regions: \(count) of \(captures.count) captures, as sets")
    for (reason, count) in different.sorted(by: { $0.key < $1.key }) {
      print("  \(count) differ: \(reason)")
    }
    #expect(Double(count) >= 0.85 * Double(captures.count))
  }

  private static func reason(_ capture: OrcaCapture) -> String {
    if capture.name.contains("atomic") {
      return "Firefox hands an atomic region over once for each element, its texts run together"
    }
    if capture.name.contains("six-texts") {
      return "of texts 20 ms apart the browser hands over only some"
    }
    if capture.name.contains("-then-") {
      return "the browser hands over two regions later or in another order than they changed"
    }
    return "unexplained, \(capture.name) in \(capture.locale)"
  }

  private static func kind(_ capture: OrcaCapture) -> [Substring] {
    capture.name.split(separator: "-")
  }

  private static func isLiveRegion(_ capture: OrcaCapture) -> Bool {
    let roles = ["status", "alert", "log", "polite", "assertive"]
    return ["Chromium", "Firefox"].contains(capture.toolkit)
      && roles.contains(String(kind(capture).dropFirst().first ?? ""))
  }

  private static func replay(_ capture: OrcaCapture) -> OrcaReplay {
    var replay = OrcaReplay(capture)
    replay.profile.channel = .liveRegion
    let role = String(kind(capture)[1])
    let isFirefox = capture.toolkit == "Firefox"
    let isNew = ["inserted", "revealed"].contains { capture.name.contains($0) }
    if isFirefox, role == "alert" {
      // Firefox has an alert said when it appears, not when an old one gets new text.
      guard isNew else { return replay }
      replay.useStyle("alert-inserted")
    } else if isFirefox, isNew {
      // Firefox tells of changes in a region, not of a region that comes with its content.
      return replay
    }
    if capture.texts.isEmpty {
      addToast(capture, role: role, to: &replay)
    } else {
      addTexts(capture, to: &replay)
    }
    return replay
  }

  private static func addToast(_ capture: OrcaCapture, role: String, to replay: inout OrcaReplay) {
    let isAssertive = role == "alert" || role == "assertive"
    let isText = capture.name.hasSuffix("-text") || capture.name.contains("cut-by-key")
    // Firefox puts the name of a region before each of its messages.
    let name =
      capture.toolkit == "Firefox" && capture.name.contains("named") ? "Notifications " : ""
    let isInserted = replay.profile.rule(for: .error).region == "alert-inserted"
    if isText {
      replay.add(name + (capture.message ?? ""), isAlert: isAssertive)
    } else {
      replay.add(
        name + (capture.title ?? ""), capture.message.map { name + $0 }, isAlert: isAssertive,
        actions: isInserted ? capture.actions : [])
    }
    // Chromium hands over the names of buttons too, except from status and alert and whole regions.
    guard capture.toolkit == "Chromium", !isText, role != "status", role != "alert",
      !capture.name.contains("atomic")
    else { return }
    for action in capture.actions { replay.add(action, isAlert: isAssertive) }
  }

  /// Texts one after the other; in `X-then-Y` the first stands in a region of kind X.
  private static func addTexts(_ capture: OrcaCapture, to replay: inout OrcaReplay) {
    let parts = kind(capture)
    let kinds = parts.count > 3 && parts[2] == "then" ? [parts[1], parts[3]] : [parts[1]]
    for (index, text) in capture.texts.enumerated() {
      let kind = kinds[min(index, kinds.count - 1)]
      let time = capture.times.indices.contains(index) ? capture.times[index] : 0
      replay.add(
        text, isAlert: kind == "assertive" || kind == "alert", at: .milliseconds(time))
    }
  }
}
