import Testing
import ToastAccessibility
import ToastFormatting
import ToastModel
import ToastText

@Suite("The rotor")
struct RotorTests {
  private static func resolve(_ words: SpokenWords) -> (ToastText) -> SpokenText {
    { text in
      switch text.content {
      case .verbatim(let name): SpokenText(name, words.language)
      case .key(let key, _, _): words.word(key) ?? SpokenText(key, words.language)
      }
    }
  }

  private static var message: ToastMessage {
    ToastMessage(
      id: "ana", title: "New photos",
      tapAction: ToastAction(id: "open", title: ToastText(key: "action.open")),
      swipeActions: ToastSwipeActions(
        leading: ToastAction(
          id: "archive", title: ToastText(key: "action.archive"), confirmation: "Archived"),
        trailing: .later))
  }

  private static func list(
    _ words: SpokenWords, message: ToastMessage = message,
    direction: ToastDirection = .leftToRight, input: ToastInputMethod = .touch
  ) -> RotorList {
    RotorList(
      offers: ToastBehavior.toastKit.offers(for: message), direction: direction, input: input,
      words: words, resolve: resolve(words))
  }

  @Test("Order and names are the same in four languages")
  func names() {
    let expected = [
      ["Open", "Archive", "Later", "Dismiss"], ["開く", "アーカイブ", "あとで", "閉じる"],
      ["打开", "归档", "稍后", "关闭"], ["打開", "封存", "稍後", "關閉"],
    ]
    for (words, names) in zip(TestWords.all, expected) {
      let list = Self.list(words)
      #expect(list.names.map(\.text) == names)
      #expect(list.names.allSatisfy { $0.language == words.language })
      #expect(list.authorActionCount == 3)
      #expect(list.problems.isEmpty)
    }
  }

  @Test("A tap action without a name is called “Activate”")
  func unnamed() {
    let message = ToastMessage(title: "Saved", tapAction: ToastAction(id: "a"))
    let names = TestWords.all.map { Self.list($0, message: message).names.map(\.text)[0] }
    #expect(names == ["Activate", "実行", "激活", "啟動"])
  }

  @Test("Two actions of one name are a problem, and both stay")
  func clash() {
    let message = ToastMessage(
      title: "Saved", tapAction: ToastAction(id: "one", title: "Delete"),
      swipeActions: ToastSwipeActions(leading: ToastAction(id: "two", title: "delete")))
    let list = Self.list(TestWords.english, message: message)
    #expect(list.names.map(\.text) == ["Delete", "delete", "Dismiss"])
    #expect(
      list.problems.map(\.message) == [
        "the actions ‘one’ and ‘two’ are both called ‘delete’; give each its own name"
      ])
  }

  @Test("Right to left swaps the physical sides, not the order or the logical sides")
  func direction() {
    func sides(_ direction: ToastDirection) -> [String: [ToastGesture]] {
      let items = Self.list(TestWords.english, direction: direction).items
      return Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0.reaches.map(\.gesture)) })
    }
    #expect(sides(.leftToRight)["archive"] == [.swipeRight, .longPress, .rotor])
    #expect(sides(.leftToRight)["later"] == [.swipeLeft, .longPress, .rotor])
    #expect(sides(.rightToLeft)["archive"] == [.swipeLeft, .longPress, .rotor])
    #expect(sides(.rightToLeft)["later"] == [.swipeRight, .longPress, .rotor])
    let names = Self.list(TestWords.english, direction: .rightToLeft).names.map(\.text)
    #expect(names == ["Open", "Archive", "Later", "Dismiss"])
  }

  @Test("Gesture words follow the input method, and a tap is a double tap")
  func gestures() {
    func phrases(_ input: ToastInputMethod) -> [String] {
      Self.list(TestWords.english, input: input).items[0].reaches.map(\.phrase.text)
    }
    #expect(
      phrases(.touch) == [
        "Double tap", "Double tap with two fingers", "Swipe up or down, then double tap",
      ])
    #expect(phrases(.keyboard) == ["Return", "Tab-Z"])
    #expect(phrases(.switch) == ["Press your switch", "Actions in the switch menu"])
  }

  private static func simulation(
    _ profile: ReaderProfile, message: ToastMessage = message, actions: String = "speak",
    hints: String = "off"
  ) -> RotorSimulation {
    let words = TestWords.english
    var verbosity = profile.verbosity
    verbosity.set("actions", to: actions)
    verbosity.set("hints", to: hints)
    let composer = AnnouncementComposer(profile: profile, verbosity: verbosity, words: words)
    let list = list(words, message: message)
    let content = ToastContent(
      toast: "ana", title: SpokenText("New photos"), actions: list.names,
      authorActionCount: list.authorActionCount,
      tap: list.items.first { $0.role == .tap }?.name)
    return RotorSimulation(
      list: list, element: composer.element(of: content), composer: composer)
  }

  private static func texts(_ step: RotorStep) -> [String] { step.spoken.map(\.text) }

  @Test("Each step says the name, an activation its confirmation")
  func steps() {
    var rotor = Self.simulation(.voiceOver)
    #expect(Self.texts(rotor.focus()) == ["New photos. Button.", "Actions available"])
    #expect(Self.texts(rotor.next()) == ["Open"])
    #expect(Self.texts(rotor.next()) == ["Archive"])
    #expect(Self.texts(rotor.previous()) == ["Open"])
    #expect(Self.texts(rotor.previous()) == ["Open"])
    #expect(Self.texts(rotor.next()) == ["Archive"])
    let activated = rotor.activate()
    #expect(Self.texts(activated) == ["Archived"])
    #expect(activated.item?.id == "archive")
    for _ in 0..<9 { _ = rotor.next() }
    #expect(Self.texts(rotor.next()) == ["Dismiss"])
  }

  @Test("Hints say what a tap does and how to reach the actions")
  func hints() {
    var rotor = Self.simulation(.voiceOver, hints: "on")
    #expect(
      Self.texts(rotor.focus()) == [
        "New photos. Button.", "Double tap to perform “Open”",
        "Actions available. Swipe up or down to select a custom action, then double tap to activate.",
      ])
  }

  @Test("NVDA and Orca go from button to button")
  func buttons() {
    var nvda = Self.simulation(.nvda)
    _ = nvda.focus()
    #expect(Self.texts(nvda.next()) == ["Open  button"])
    var orca = Self.simulation(.orca)
    _ = orca.focus()
    #expect(Self.texts(orca.next()) == ["Open push button."])
  }

  @Test("Without an action of the author's nothing is said of actions")
  func noActions() {
    var rotor = Self.simulation(.voiceOver, message: ToastMessage(title: "Saved"))
    #expect(Self.texts(rotor.focus()) == ["New photos"])
    #expect(rotor.list.names.map(\.text) == ["Dismiss"])
    var quiet = Self.simulation(.voiceOver, actions: "off")
    #expect(Self.texts(quiet.focus()) == ["New photos. Button."])
  }

  @Test("An empty list has nothing to go to and nothing to run")
  func empty() {
    let composer = AnnouncementComposer(profile: .voiceOver, words: TestWords.english)
    let list = RotorList(
      offers: [], direction: .leftToRight, words: TestWords.english,
      resolve: Self.resolve(TestWords.english))
    var rotor = RotorSimulation(list: list, element: AccessibilityElement(), composer: composer)
    #expect(rotor.focus().spoken.isEmpty)
    #expect(rotor.next().spoken.isEmpty)
    #expect(rotor.previous().item == nil)
    #expect(rotor.activate().item == nil)
  }
}
