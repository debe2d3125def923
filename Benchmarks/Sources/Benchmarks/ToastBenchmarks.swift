import COpponents
import ToastL10n

/// The toast engine with many toasts, and with many events.
enum ToastBenchmarks {
  static func run() -> [Measurement] { alive() + events() }

  /// Eight things done to an engine that holds many toasts.
  private static func alive() -> [Measurement] {
    let work = "eight operations on toasts"
    let counts = [10_000, 1_000, 100]
    var engines = counts.map(FullEngine.init)
    let samples = Stopwatch.nanoseconds(
      engines.indices.map { number in { engines[number].round() } })
    return zip(counts, samples).map {
      Measurement(work: work, who: "kit, \(grouped($0)) toasts alive", samples: $1, unit: "ns")
    }
  }

  /// A hundred thousand presentations, of fifty toasts alive at once at most.
  private static func events() -> [Measurement] {
    var samples: [Double] = []
    var growth: [Double] = []
    for _ in 0..<7 {
      var machine = ToastStateMachine(behavior: .toastKit)
      var number = 0
      func present(_ count: Int) {
        for _ in 0..<count {
          number += 1
          machine.apply(present: number)
          Stopwatch.use(machine.drainEvents())
        }
      }
      var before = 0.0
      let time = Stopwatch.seconds {
        present(10_000)
        before = opponent_memory()
        present(90_000)
      }
      growth.append(opponent_memory() - before)
      samples.append(time * 1e3)
    }
    return [
      Measurement(work: "100,000 events", who: "kit", samples: samples, unit: "ms"),
      Measurement(
        work: "memory after 100,000 events, beyond that after 10,000", who: "kit", samples: growth,
        unit: "MB"),
    ]
  }

  private static func grouped(_ number: Int) -> String {
    number < 1_000 ? "\(number)" : "\(number / 1_000),000"
  }
}

extension ToastStateMachine {
  /// Presents the toast of a number, at its moment.
  fileprivate mutating func apply(present number: Int) {
    let message = ToastMessage(
      id: "\(number % 50)", title: ToastText(verbatim: "Photo \(number)"), duration: 2,
      tapAction: ToastAction(id: "open", title: ToastText(key: "open")),
      swipeActions: ToastSwipeActions(trailing: .later))
    apply(.present(message), at: .milliseconds(250 * number))
  }
}
