/// From moments to places on the time axis of a drawing.
struct TimelineScale {
  /// Where the axis begins, after the names of the lanes.
  static let left = 124.0

  /// The width of the whole drawing.
  let width: Double

  /// The last moment on it.
  let end: Duration

  private let pixelsPerSecond: Double

  /// Creates a scale up to a moment: short scenarios fill a page, long ones stay scrollable.
  init(end: Duration) {
    let seconds = max(1, Self.seconds(end) * 1.02)
    pixelsPerSecond = min(max(1028 / seconds, 3), 4000 / seconds, 120)
    self.end = end
    width = (Self.left + seconds * pixelsPerSecond + 16).rounded(.up)
  }

  /// The place of a moment.
  func x(_ time: Duration) -> Double { Self.left + Self.seconds(time) * pixelsPerSecond }

  /// The moments that are named on the axis: whole steps far enough apart to be read.
  var ticks: [Int] {
    var step = 1
    var factors = [2, 5, 10]
    var decade = 1
    while Double(step) * pixelsPerSecond < 64 {
      if factors.isEmpty {
        decade *= 10
        factors = [2, 5, 10]
      }
      step = decade * factors.removeFirst()
    }
    return Array(stride(from: 0, through: Int(Self.seconds(end)), by: step))
  }

  private static func seconds(_ time: Duration) -> Double {
    Double(time.wholeMilliseconds) / 1000
  }
}
