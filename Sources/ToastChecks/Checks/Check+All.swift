extension Check {
  /// Every check, group by group, in the order of their names.
  public static let all: [Check] =
    completeness + placeholders + plurals + markup + punctuation + length + consistency + scripts
    + accessibility + files + toasts

  private static let completeness: [Check] = [
    blankTranslation, coverageThreshold, emptyTranslation, keyAsValue, localeMissing,
    missingTranslation, notTranslatableButTranslated, orphanKey, partialVariation, staleKey,
    stateNeedsReview, stateNew, untranslatedCopy,
  ]

  private static let placeholders: [Check] = [
    inflectionUnbalanced, interpolationInValue, percentUnescaped, placeholderExtra,
    placeholderFullwidth, placeholderIndexGap, placeholderMalformed, placeholderMissing,
    placeholderMixedIndex, placeholderOrder, placeholderPrecision, placeholderRenamed,
    placeholderType, placeholderWidth, sourceUnindexedRepeat, substitutionArgMissing,
    substitutionCycle, substitutionTypeConflict, substitutionUndefined, substitutionUnused,
  ]

  private static let plurals: [Check] = [
    pluralArgAmbiguous, pluralEmpty, pluralImpliedNumber, pluralLost, pluralMissingCategory,
    pluralMissingOther, pluralNumberMissing, pluralSame, pluralSourceRequired,
    pluralUnknownCategory, pluralUnusedCategory, sourcePluralCandidate,
  ]

  private static let markup: [Check] = [
    cjkMarkupFullwidth, emailChanged, entityInvalid, linkChanged, markupMismatch, markupUnbalanced,
    notranslateTerm, numberChanged, tagAroundSpace, urlChanged,
  ]

  private static let punctuation: [Check] = [
    cjkHalfwidthPunct, cjkLatinSpace, cjkParen, cjkQuotes, capsStart, doubleSpace, ellipsis,
    endPunct, frPunctSpace, fullwidthASCII, halfwidthKatakana, leadingSpace, mixedBracket,
    multipleCapitals, newlineCount, repeatedWord, trailingSpace,
  ]

  private static let length: [Check] = [
    lengthMax, lengthRatio,
  ]

  private static let consistency: [Check] = [
    addressStyle, glossary, inconsistentTranslation, reusedTranslation,
  ]

  private static let scripts: [Check] = [
    bidiControl, controlChar, invisibleChar, japaneseInChinese, kanaInChinese, kashida, latinOnly,
    mixedScript, mojibake, notNFC, replacementChar, simplifiedInHant, simplifiedInJa,
    traditionalInHans, wholeFileSwap, wrongScript,
  ]

  private static let accessibility: [Check] = [
    labelDuplicate, labelEmpty, labelEndsPunct, labelGesture, labelRoleName, labelSymbolOnly,
    labelTooLong, spokenPunct,
  ]

  private static let files: [Check] = [
    bom, conflictMarker, duplicateKey, encoding, entity, escape, nestingLimit, parseError,
    structure, tooManyProblems, unknownDevice, unknownField, unknownState, unknownVersion,
    unreadableFile, unusedSuppression,
  ]

  private static let toasts: [Check] = [
    builtinLabelMissing, labelColumns, mixedLanguageToast, rotorClash, toastTime,
  ]
}
