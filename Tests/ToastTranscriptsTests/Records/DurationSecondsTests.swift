import Testing
import ToastTranscripts

@Suite("Times in records")
struct DurationSecondsTests {
  @Test(
    "have at most three decimals",
    arguments: [
      (Duration.zero, "0"), (.milliseconds(3450), "3.45"), (.seconds(22), "22"),
      (.milliseconds(-500), "-0.5"), (.microseconds(1500), "0.002"), (.microseconds(1499), "0.001"),
      (.microseconds(999_600), "1"), (.milliseconds(7), "0.007"),
    ])
  func decimals(time: Duration, expected: String) {
    #expect(time.secondsText == expected)
  }

  @Test("do not overflow")
  func extremes() {
    let longest = Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)
    #expect(longest.wholeMilliseconds == .max)
    #expect(Duration(secondsComponent: .min, attosecondsComponent: 0).wholeMilliseconds == .min)
    #expect(Duration(secondsComponent: .min, attosecondsComponent: 0).secondsText.hasPrefix("-"))
  }
}
