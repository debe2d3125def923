package import ToastText

/// A supported language that was chosen for a desired one.
package struct LocaleMatch: Sendable {
  /// Its place among the supported languages.
  package let supportedIndex: Int

  /// The place of the tag it answers among the desired ones.
  package let desiredIndex: Int

  // Tags are large values, and a match is handed out often and mostly asked for its index alone.
  private final class Tags: Sendable {
    let desired: [LanguageTag]
    let supported: [LanguageTag]
    let spelled: [LanguageTag]

    init(desired: [LanguageTag], supported: [LanguageTag], spelled: [LanguageTag]) {
      self.desired = desired
      self.supported = supported
      self.spelled = spelled
    }
  }

  private let tags: Tags

  /// Creates a match by its places in two lists; `spelled` holds the supported tags as they are
  /// handed out.
  init(
    supportedIndex: Int, of supported: [LanguageTag], spelled: [LanguageTag]? = nil,
    desiredIndex: Int, of desired: [LanguageTag]
  ) {
    self.supportedIndex = supportedIndex
    self.desiredIndex = desiredIndex
    tags = Tags(desired: desired, supported: supported, spelled: spelled ?? supported)
  }

  private var desired: LanguageTag { tags.desired[desiredIndex] }

  /// The tag found: ICU's own in the mode `cldr`, else the supported one.
  package var tag: LanguageTag { tags.spelled[supportedIndex] }

  /// The tag found with the region and extensions that were asked for, to write numbers and dates.
  ///
  /// Desired `en-IN-u-nu-deva`, found `en-GB`: `en-IN-u-nu-deva`.
  package var resolved: LanguageTag {
    let (desired, supported) = (desired, tags.supported[supportedIndex].canonical)
    let kept = supported.extensions.filter { own in
      !desired.extensions.contains { $0.utf8.first == own.utf8.first }
    }
    return LanguageTag(
      language: supported.language, script: supported.script,
      region: desired.region ?? supported.region,
      variants: desired.variants.isEmpty ? supported.variants : desired.variants,
      extensions: (kept + desired.extensions).sorted())
  }

  /// Why it was chosen.
  package var reason: LocaleMatchReason {
    LocaleMatchReason(desired: desired, supported: tags.supported[supportedIndex])
  }
}

extension LocaleMatch: Hashable {
  /// Whether the same language was found for the same tag.
  package static func == (left: Self, right: Self) -> Bool {
    left.supportedIndex == right.supportedIndex && left.desiredIndex == right.desiredIndex
      && left.tag == right.tag && left.desired == right.desired
  }

  /// Hashes the places.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(supportedIndex)
    hasher.combine(desiredIndex)
  }
}
