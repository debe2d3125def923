import ToastCatalogs

/// The fixed order in which a device's branch stands in for a missing one.
struct DeviceOrder: Comparable {
  private let rank: Int
  private let name: String

  init(_ device: Device) {
    rank = Self.known.firstIndex(of: device) ?? Self.known.count
    name = device.rawValue
  }

  private static let known: [Device] = [
    .iPhone, .iPad, .iPod, .mac, .appleWatch, .appleTV, .appleVision,
  ]

  static func < (left: Self, right: Self) -> Bool {
    (left.rank, left.name) < (right.rank, right.name)
  }
}
