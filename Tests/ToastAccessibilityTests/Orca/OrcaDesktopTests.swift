import TestSupport
import Testing
import ToastAccessibility

/// What GTK 3 and GNOME Shell hand to Orca, and what Orca makes of it.
@Suite("Orca's words for desktop toasts")
struct OrcaDesktopTests {
  @Test("At least 95 % of the captured toasts are said word for word", .needsSharedData)
  func captured() throws {
    let captures = try OrcaCapture.all().filter(Self.isDesktopToast)
    try #require(captures.count > 100)
    var different: [String: Int] = [:]
    for capture in captures where Self.replay(capture).said() != capture.named {
      different[Self.reason(capture), default: 0] += 1
    }
    let count = captures.count - different.values.reduce(0, +)
    print("Orca, desktop toasts: \(count) of \(captures.count) captures word for word")
    for (reason, count) in different.sorted(by: { $0.key < $1.key }) {
      print("  \(count) differ: \(reason)")
    }
    #expect(Double(count) >= 0.95 * Double(captures.count))
  }

  /// The kinds of difference that are known; any other would be a fault of ours.
  private static func reason(_ capture: OrcaCapture) -> String {
    if capture.second?.title == capture.title {
      return
        "GTK 3 has Orca say the same text twice within the window in which the profile drops it"
    }
    return "unexplained, \(capture.name) in \(capture.locale)"
  }

  private static func isDesktopToast(_ capture: OrcaCapture) -> Bool {
    let kinds = [
      "gtk3-overlay-notification", "gtk3-overlay-alert", "gtk3-popup-window", "gnome-shell",
    ]
    return kinds.contains { capture.name.hasPrefix($0) }
  }

  private static func replay(_ capture: OrcaCapture) -> OrcaReplay {
    var replay = OrcaReplay(capture)
    let isAlert = capture.role == "alert"
    // GTK 3 sends no event for a window of its own with the role alert.
    if capture.name.hasPrefix("gtk3-popup-window-alert") { return replay }
    if capture.isNamed { replay.useStyle(isAlert ? "alert-named" : "notification-named") }
    replay.add(capture.title ?? "", capture.message, isAlert: isAlert)
    let isShell = capture.name.hasPrefix("gnome-shell")
    if let second = capture.second, !isShell {
      // GNOME Shell shows one banner at a time, so its second does not arrive.
      let secondIsAlert = (second.role ?? capture.role) == "alert"
      replay.add(second.title, second.message, isAlert: secondIsAlert, at: .milliseconds(200))
    }
    if capture.name.hasPrefix("gnome-shell-same-twice") {
      replay.add(capture.title ?? "", capture.message, at: .milliseconds(200))
    }
    return replay
  }
}
