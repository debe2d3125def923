public import ToastText

/// The two banners of ``ToastBehavior/banner``; each carries its status, not only a colour.
extension ToastMessage {
  /// A banner for what was done.
  public static func success(title: ToastText, message: ToastText? = nil) -> ToastMessage {
    ToastMessage(
      id: bannerName, status: .success, title: title, message: message,
      icon: .system("checkmark.circle.fill"), tint: .green)
  }

  /// A banner for what went wrong.
  public static func failure(title: ToastText, message: ToastText? = nil) -> ToastMessage {
    ToastMessage(
      id: bannerName, status: .error, title: title, message: message,
      icon: .system("xmark.circle.fill"), tint: .red)
  }

  /// There is one banner: showing it again gives it new content and its whole time.
  private static let bannerName = "banner"
}
