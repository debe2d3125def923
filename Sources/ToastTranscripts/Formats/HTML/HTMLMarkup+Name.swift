extension HTMLMarkup {
  /// Writes a name as its author wrote it, such as that of a toast.
  ///
  /// It has no language, runs in its own direction beside whatever stands around it, and translators
  /// of pages leave it alone.
  mutating func write(name: String) {
    element("bdi", ["translate": "no"], text: name)
  }

  /// Writes a link to a part of the page, if there is one, around a name.
  mutating func write(name: String, linkedTo id: String?) {
    guard let id else { return write(name: name) }
    element("a", ["href": "#\(id)"]) { $0.write(name: name) }
  }
}
