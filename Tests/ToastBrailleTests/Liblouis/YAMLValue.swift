/// A value of the small part of YAML that the specs of liblouis are written in.
enum YAMLValue: Hashable {
  case scalar(String)
  case sequence([YAMLValue])
  case mapping([YAMLPair])

  var text: String? { if case .scalar(let text) = self { text } else { nil } }
  var items: [YAMLValue]? { if case .sequence(let items) = self { items } else { nil } }
  var pairs: [YAMLPair]? { if case .mapping(let pairs) = self { pairs } else { nil } }

  subscript(_ key: String) -> YAMLValue? { pairs?.first { $0.key == key }?.value }
}

/// A key of a mapping and its value.
struct YAMLPair: Hashable {
  var key: String
  var value: YAMLValue
}
