/// The keys of the app's toasts.
public enum SyncToast {
  /// How many photos were added.
  public static let added = "photos.added %lld"
}
