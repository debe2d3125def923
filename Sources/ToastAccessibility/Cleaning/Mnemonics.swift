/// The underscores that mark the letter of a keyboard shortcut in GTK's labels.
enum Mnemonics {
  /// The text without them: `_Save` becomes `Save`, 「保存(_S)」 becomes 「保存」, and `__` an underscore.
  static func removed(from text: String) -> String {
    let characters = Array(text)
    var result = ""
    var index = 0
    while index < characters.count {
      if characters[index] == "(" || characters[index] == "（", index + 3 < characters.count,
        characters[index + 1] == "_", characters[index + 3] == ")" || characters[index + 3] == "）"
      {
        index += 4
      } else if characters[index] == "_" {
        if index + 1 < characters.count { result.append(characters[index + 1]) }
        index += 2
      } else {
        result.append(characters[index])
        index += 1
      }
    }
    return result
  }
}
