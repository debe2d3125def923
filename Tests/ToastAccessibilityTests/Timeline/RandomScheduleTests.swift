import FoundationEssentials
import Testing
import ToastAccessibility
import ToastText

/// Random announcements at random times, held against what must always be true.
///
/// `TOAST_RANDOM_SCHEDULES` says how many schedules are tried for each profile; 50 without it.
@Suite("Random schedules")
struct RandomScheduleTests {
  static let profiles: [ReaderProfile] = {
    var web = ReaderProfile.orca
    web.name = "orca-web"
    web.channel = .liveRegion
    return [.voiceOver, .nvda, .orca, web]
  }()

  private static let count =
    ProcessInfo.processInfo.environment["TOAST_RANDOM_SCHEDULES"].flatMap { Int($0) } ?? 50

  @Test("What must always be true is true", arguments: profiles)
  func invariants(profile: ReaderProfile) {
    var random = SplitMix(seed: 20_261_130)
    for schedule in 0..<Self.count {
      var timeline = Self.timeline(profile, &random)
      var copy = timeline
      let requests = Self.requests(&random)
      for request in requests { timeline.request(request.announcement, at: request.time) }
      let records = timeline.finish()
      if let fault = Self.fault(records, requests.count, protects: timeline.policy.protectsHigh) {
        Issue.record("\(profile.name), schedule \(schedule): \(fault)")
        return
      }
      // Letting time pass in other steps changes nothing.
      for request in requests {
        copy.advance(to: request.time - .milliseconds(7))
        copy.request(request.announcement, at: request.time)
      }
      #expect(copy.finish() == records, "\(profile.name), schedule \(schedule)")
    }
  }

  private static func timeline(
    _ profile: ReaderProfile, _ random: inout SplitMix
  ) -> AnnouncementTimeline {
    let policy = AnnouncementPolicy(
      mergesRepeats: random.next(2) == 0, progressInterval: random.next(3) == 0 ? nil : .seconds(1))
    return AnnouncementTimeline(profile: profile, model: Script.model, policy: policy)
  }

  private static func requests(
    _ random: inout SplitMix
  ) -> [(announcement: Announcement, time: Duration)] {
    var time = 0
    return (0..<(2 + random.next(14))).map { _ in
      time += random.next(4) == 0 ? 0 : random.next(900)
      return (announcement(&random), .milliseconds(time))
    }
  }

  private static func announcement(_ random: inout SplitMix) -> Announcement {
    let words = (0..<(1 + random.next(12))).map { _ in ["la", "lo", "li"][random.next(3)] }
    let half = random.next(words.count + 1)
    let texts = [words[..<half], words[half...]].filter { !$0.isEmpty }
    let utterances = texts.map { part in
      let segment = SpokenSegment(
        text: part.joined(separator: " "), language: .english, source: .verbatim)
      return Utterance(segments: [segment])
    }
    let toast = random.next(5) == 0 ? nil : ["a", "b", "c"][random.next(3)]
    let rules: [SpeechQueueing?] = [nil, nil, SpeechQueueing(.next), SpeechQueueing(.wait)]
    return Announcement(
      toast: toast, cause: toast == nil ? .speech : .presented,
      priority: AnnouncementPriority.allCases[random.next(3)], queueing: rules[random.next(4)],
      language: .english, utterances: utterances, isProgress: random.next(4) == 0)
  }

  /// The first rule that is broken, or `nil`.
  private static func fault(
    _ records: [AnnouncementRecord], _ count: Int, protects: Bool
  ) -> String? {
    guard records.count == count else { return "an announcement is missing" }
    guard records.allSatisfy({ $0.outcome != nil }) else { return "one has no outcome" }
    let spans = records.flatMap(\.spans).sorted { $0.start < $1.start }
    for (left, right) in zip(spans, spans.dropFirst()) where right.start < left.end {
      return "two are said at once, at \(right.start)"
    }
    for record in records {
      if let fault = fault(of: record, protects: protects) { return "\(record.id): \(fault)" }
    }
    return nil
  }

  private static func fault(of record: AnnouncementRecord, protects: Bool) -> String? {
    let full = Script.model.duration(of: record.announcement)
    let said = record.spans.reduce(.zero) { $0 + ($1.end - $1.start) }
    if let start = record.start, start < record.requested { return "it began too early" }
    switch record.outcome {
    case .spoken: return said == full ? nil : "spoken, but not all of it"
    case .resumed: return said >= full ? nil : "resumed, but not to its end"
    case .dropped: return said == .zero ? nil : "dropped, but part was said"
    case .interrupted(_, let cutter, _):
      if protects, record.announcement.priority == .high, cutter != nil { return "high was cut" }
      return said < full && said > .zero ? nil : "interrupted, but \(said) of \(full) was said"
    case .merged(let other): return other > record.id ? nil : "merged backwards"
    case nil: return "no outcome"
    }
  }
}
