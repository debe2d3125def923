import ToastText
import ToastData

extension ReaderProfile {
  /// The names of the profiles that come with the kit.
  public static let names = ["voiceover", "nvda", "orca"]

  /// A profile that comes with the kit, or `nil` if none has the name.
  public static func named(_ name: String) -> ReaderProfile? {
    guard names.contains(name) else { return nil }
    if let known = cache.withLock({ $0[name] }) { return known }
    guard let bytes = EmbeddedData.resource("Readers/\(name).json") else { return nil }
    let read = read(bytes, path: "\(name).json")
    cache.withLock { $0[name] = read.profile }
    return read.profile
  }

  /// Apple's VoiceOver.
  public static var voiceOver: ReaderProfile { named("voiceover") ?? ReaderProfile() }

  /// NVDA, for Windows.
  public static var nvda: ReaderProfile { named("nvda") ?? ReaderProfile() }

  /// GNOME's Orca.
  public static var orca: ReaderProfile { named("orca") ?? ReaderProfile() }

  private static let cache = SanitizedMutex<[String: ReaderProfile]>([:])
}
