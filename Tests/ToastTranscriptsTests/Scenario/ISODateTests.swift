import Testing
import ToastTranscripts

@Suite("ISODate")
struct ISODateTests {
  // Expected values by `date -u -d TEXT +%s`.
  @Test(
    "reads dates and times of RFC 3339",
    arguments: [
      ("1970-01-01", 0), ("2026-11-30T09:30:00Z", 1_796_031_000), ("2000-02-29", 951_782_400),
      ("1969-12-31T23:59:59Z", -1), ("2026-11-30T09:30Z", 1_796_031_000),
      ("2026-11-30T18:30:00+09:00", 1_796_031_000), ("2026-11-30T00:30:00-09:00", 1_796_031_000),
      ("1970-01-01T00:00:00.25Z", 0.25), ("2026-11-30T09:30:00", 1_796_031_000),
      ("0001-01-01", -62_135_596_800), ("2100-03-01", 4_107_542_400),
    ])
  func moments(text: String, expected: Double) {
    #expect(ISODate.secondsSince1970(text) == expected)
  }

  @Test(
    "is nil for what is no date",
    arguments: [
      "", "today", "2026-13-01", "2026-02-29", "2026-11-31", "26-11-30", "2026-11-30T24:00:00Z",
      "2026-11-30T09:60:00Z", "2026-11-30T09:30:00+25:00", "2026-11-30T", "2026-11-30T09:30:00.Z",
      "2026-11-30T09:30:00.1234567890123456789012Z", "２０２６-11-30", "2026-11-30T9:30:00Z",
    ])
  func notADate(text: String) {
    #expect(ISODate.secondsSince1970(text) == nil)
  }
}
