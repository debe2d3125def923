import ToastText

extension NearestName {
  /// What to do about an unknown name: take the nearest one, or one of them all.
  static func advice(for name: String, among names: [String]) -> String {
    if let nearest = find(name, among: names) { return "did you mean ‘\(nearest)’?" }
    return names.isEmpty ? "take it out" : "use one of \(names.joined(separator: ", "))"
  }
}
