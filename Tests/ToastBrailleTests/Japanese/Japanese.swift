import ToastBraille

/// What the tests of Japanese readings need.
enum Japanese {
  /// Whether MeCab and ipadic are installed.
  static let isInstalled = (try? KanaReader().reading(of: "保存")) != nil
}
