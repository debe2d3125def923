import Testing
import ToastChecks
import ToastText

@Suite("XML for CI") struct XMLReporterTests {
  @Test("JUnit has a suite a file and locale, a case a rule; errors fail, warnings are output")
  func junit() {
    var report = ReportSamples.report([("Hello %@", "Hallo"), ("Hi %@", "Hi"), ("Save", "Los ")])
    let document = XMLCheck(JUnitReporter().text(of: report))
    #expect(document.fault == nil)
    #expect(document.named("testsuites").first?.attributes["tests"] == "2")
    #expect(document.named("testsuites").first?.attributes["failures"] == "1")
    #expect(
      document.named("testsuite").map { $0.attributes["name"] } == [
        "App/Localizable.xcstrings (de)"
      ])
    #expect(
      document.named("testcase").map { $0.attributes["name"] } == [
        "placeholder-missing", "trailing-space",
      ])
    let failure = document.named("failure").first
    #expect(failure?.attributes["message"] == "2 errors")
    #expect(failure?.text.split(separator: "\n").count == 2)
    #expect(document.named("system-out").first?.text.contains("[trailing-space] (k2, de)") == true)
    for index in report.findings.indices { report.findings[index].standing = .baselined }
    let known = XMLCheck(JUnitReporter().text(of: report))
    #expect(known.named("failure").isEmpty)
    #expect(known.named("skipped").count == 2)
    #expect(known.named("testsuites").first?.attributes["skipped"] == "2")
  }

  @Test("a clean run has one case that passes")
  func clean() {
    let document = XMLCheck(JUnitReporter().text(of: CheckReport(files: 1, units: 3)))
    #expect(document.fault == nil)
    #expect(document.named("testcase").count == 1)
    #expect(XMLCheck(CheckstyleReporter().text(of: CheckReport())).fault == nil)
  }

  @Test("Checkstyle has a file each, with severity, place and rule of each finding")
  func checkstyle() {
    let report = ReportSamples.many(30)
    let document = XMLCheck(CheckstyleReporter().text(of: report))
    #expect(document.fault == nil)
    #expect(document.named("file").count == 7)
    let errors = document.named("error")
    #expect(errors.count == 30)
    #expect(Set(errors.map { $0.attributes["severity"] }) == ["info", "warning", "error"])
    #expect(errors.allSatisfy { $0.attributes["source"]?.hasPrefix("toast-l10n.") == true })
    #expect(errors.first?.attributes["line"] == "1")
  }

  @Test("findings about characters that XML forbids are well-formed and keep them visible")
  func forbiddenCharacters() {
    let junit = XMLCheck(JUnitReporter().text(of: ReportSamples.hostile))
    let checkstyle = XMLCheck(CheckstyleReporter().text(of: ReportSamples.hostile))
    #expect(junit.fault == nil)
    #expect(checkstyle.fault == nil)
    #expect(checkstyle.named("error").count == ReportSamples.hostile.findings.count)
    let messages = checkstyle.named("error").compactMap { $0.attributes["message"] }
    #expect(messages.contains { $0.contains(#"‘\u{0}\u{1}\u{8}\u{B}\u{1F}\u{7F}\u{85}\u{9F}’"#) })
    #expect(messages.contains { $0.contains(#"\u{FFFE}\u{FFFF}"#) })
    #expect(messages.contains { $0.contains("]]><script>&amp;'\"</script>") })
  }
}
