/// The texts of String Catalogs as translators see them.
///
/// The number of a substitution is `%arg` in a catalog and `%2$lld` in XLIFF, and a reference names
/// its argument: `%2$#@files@`.
struct XLIFFText {
  /// The substitutions of the localization that a text belongs to.
  let substitutions: [Substitution]

  /// A text of a catalog as XLIFF has it.
  ///
  /// `substitution` is the one that the text is a part of.
  func exported(_ text: String, in substitution: Substitution? = nil) -> String {
    PrintfConversion.replacing(in: text) { conversion, _ in
      if conversion.type == "arg", let substitution {
        return "%\(Self.position(of: substitution))$\(Self.specifier(of: substitution))"
      }
      if conversion.reference != nil, conversion.position == nil,
        let number = referred(by: conversion)?.argumentNumber
      {
        return conversion.text(position: number)
      }
      return conversion.text(position: conversion.position)
    }
  }

  /// A text of XLIFF as a catalog has it.
  func imported(_ text: String, in substitution: Substitution? = nil) -> String {
    PrintfConversion.replacing(in: text) { conversion, _ in
      if let substitution, conversion.modifiers.isEmpty,
        conversion.position == Self.position(of: substitution),
        conversion.type == Self.specifier(of: substitution)
      {
        return "%arg"
      }
      if conversion.reference != nil, let number = conversion.position,
        referred(by: conversion)?.argumentNumber == number
      {
        return conversion.text(position: nil)
      }
      return conversion.text(position: conversion.position)
    }
  }

  private func referred(by conversion: PrintfConversion) -> Substitution? {
    conversion.reference.flatMap { name in substitutions.first { $0.name == name } }
  }

  private static func position(of substitution: Substitution) -> Int {
    substitution.argumentNumber ?? 1
  }

  private static func specifier(of substitution: Substitution) -> String {
    substitution.formatSpecifier ?? "lld"
  }
}
