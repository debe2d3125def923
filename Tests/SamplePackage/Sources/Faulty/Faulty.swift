/// The key of a text whose Japanese translation lost its number.
public enum FaultyToast {
  /// How many photos were added.
  public static let added = "photos.added %lld"
}
