/// Particles and auxiliaries join the word before them. (点訳のてびき 第3版, 第3章 その1 2.)
enum ParticleSpacing {
  /// Whether a unit begins with a word that leans on the one before.
  static func isBound(_ unit: KanaUnit) -> Bool {
    guard let first = unit.first else { return false }
    switch first.partOfSpeech {
    case "助詞": return !formalNouns.contains(first.surface)
    case "助動詞": return !(first.base == "ある" || first.base == "ござる")
    case "動詞": return first.subclass == "接尾"
    case "形容詞": return first.subclass == "接尾"
    case "名詞":
      if joining.contains(first.surface), first.subclass == "非自立" { return true }
      return first.isClass("名詞", "非自立", "助動詞語幹") || first.isClass("名詞", "特殊", "助動詞語幹")
        || first.isClass("名詞", "接尾", "助動詞語幹")
        || first.subclass == "非自立" && ["の", "ん"].contains(first.surface)
    default: return false
    }
  }

  /// Nouns that lean on the word before them as particles do.
  private static let joining: Set<String> = ["きり", "っきり", "がてら", "かたがた"]

  /// Particles that are nouns at heart and stand apart.
  private static let formalNouns: Set<String> = ["ものの", "ものなら", "くせに", "ところで", "ところが"]

  /// Whether a blank stands before a particle or auxiliary, or `nil` for another word.
  static func needsBlank(before next: KanaUnit, after previous: KanaUnit) -> Bool? {
    guard let first = next.first, isBound(next) else { return nil }
    guard first.partOfSpeech == "助動詞", first.base == "ない" || first.base == "無い" else {
      return false
    }
    // ない is a word of its own after て, で, では and the く of adjectives.
    guard let last = previous.last else { return false }
    return last.partOfSpeech == "助詞" || last.partOfSpeech == "形容詞" || last.partOfSpeech == "名詞"
      || last.partOfSpeech == "助動詞" && (last.base == "だ" || last.base == "たい")
      || last.partOfSpeech == "動詞" && last.base == "てる" || last.surface == "こ"
  }
}
