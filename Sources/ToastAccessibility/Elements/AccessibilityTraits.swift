/// What an element is and how it behaves, as Apple's accessibility API names it.
///
/// Only some traits are spoken; the order of their words is VoiceOver's. (Apple,
/// UIAccessibilityTraits.)
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates traits from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It can be activated.
  public static let button = Self(rawValue: 1 << 0)
  /// It leads somewhere else.
  public static let link = Self(rawValue: 1 << 1)
  /// It divides content into sections.
  public static let header = Self(rawValue: 1 << 2)
  /// It takes what is searched for.
  public static let searchField = Self(rawValue: 1 << 3)
  /// It is a picture.
  public static let image = Self(rawValue: 1 << 4)
  /// It is selected.
  public static let selected = Self(rawValue: 1 << 5)
  /// It plays its own sound.
  public static let playsSound = Self(rawValue: 1 << 6)
  /// It is a key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 7)
  /// It does not change.
  public static let staticText = Self(rawValue: 1 << 8)
  /// It sums up what the app opens with.
  public static let summaryElement = Self(rawValue: 1 << 9)
  /// It cannot be used now.
  public static let notEnabled = Self(rawValue: 1 << 10)
  /// It changes too often to be read each time.
  public static let updatesFrequently = Self(rawValue: 1 << 11)
  /// It starts sound, so that the reader is to be silent.
  public static let startsMediaSession = Self(rawValue: 1 << 12)
  /// Its value can be changed.
  public static let adjustable = Self(rawValue: 1 << 13)
  /// It takes touches itself.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 14)
  /// It turns a page.
  public static let causesPageTurn = Self(rawValue: 1 << 15)
  /// It holds tabs.
  public static let tabBar = Self(rawValue: 1 << 16)
  /// It goes back.
  public static let backButton = Self(rawValue: 1 << 17)
  /// It is a switch.
  public static let toggleButton = Self(rawValue: 1 << 18)
  /// It is a tab.
  public static let tab = Self(rawValue: 1 << 19)
  /// It takes text.
  public static let textField = Self(rawValue: 1 << 20)
  /// It takes text that is hidden.
  public static let secureTextField = Self(rawValue: 1 << 21)

  /// The keys of the words that VoiceOver says after the description, in its order.
  ///
  /// “Button” is left out for what is a kind of button already: a key, a switch, a tab, a back button.
  var spokenKeys: [String] {
    let words: [(AccessibilityTraits, String)] = [
      (.notEnabled, "dimmed"), (.button, "button"), (.backButton, "backButton"),
      (.toggleButton, "switchButton"), (.tab, "tab"), (.textField, "textField"),
      (.secureTextField, "secureTextField"), (.header, "heading"), (.link, "link"),
      (.adjustable, "adjustable"), (.image, "image"), (.searchField, "searchField"),
    ]
    let buttons: AccessibilityTraits = [
      .keyboardKey, .toggleButton, .tab, .tabBar, .backButton,
    ]
    return words.filter { trait, _ in
      contains(trait) && !(trait == .button && !isDisjoint(with: buttons))
    }.map { "voiceover.trait.\($1)" }
  }
}
