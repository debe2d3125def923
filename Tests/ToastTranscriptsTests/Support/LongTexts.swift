import ToastAccessibility
import ToastModel
import ToastText
import ToastTranscripts

/// Toasts whose names and texts are long, and where nothing tells where to break a line.
enum LongTexts {
  /// What happens: they cover and cut each other, pause, and are spoken over.
  static let events: [(Double, ScenarioStep.Event)] = [
    (0, .input(.present(identifiers))), (0.4, .input(.present(japanese))),
    (3, .input(.present(arabic))),
    (3.5, .speech("Photos, tab", language: "en", priority: .default)),
    (9, .input(.present(chinese))), (40, .input(.present(key))),
    (90, .input(.dismiss("no.such.toast." + String(repeating: "identifier", count: 9)))),
  ]

  private static let identifiers: ToastMessage = {
    var message = ToastMessage(
      id: "com.example.notifications." + String(repeating: "0123456789abcdef", count: 5),
      status: .warning,
      title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte",
      message: "https://example.com/an/address/without/a/blank?query=0123456789abcdefghijkl",
      duration: 30)
    message.tapAction = ToastAction(
      id: "keep", title: "KeepEverythingThatIsYoungerThanThirtyDaysAndArchiveTheRest",
      confirmation: "Kept")
    return message
  }()

  private static let japanese = ToastMessage(
    id: "折り返す場所がどこにもないとても長い名前のトースト", status: .error,
    title: ToastText(
      verbatim: "空白がまったくないので自動的に折り返されなければならないとても長い見出しです", language: "ja"),
    message: ToastText(
      verbatim: "接続を確認してもう一度お試しくださいそれでもうまくいかないときはしばらく待ってからやり直してください",
      language: "ja"))

  private static let arabic = ToastMessage(
    id: "تنبيه", status: .success,
    title: ToastText(verbatim: "تم حفظ جميع الصور في الألبوم الجديد", language: "ar"),
    message: ToastText(verbatim: "صورتان من اليوم", language: "ar"), duration: 6)

  private static let chinese = ToastMessage(
    id: "zh", status: .notification,
    title: ToastText(
      verbatim: "这是一个没有任何空格需要在很窄的窗口里自动换行才不会溢出的中文标题", language: "zh-Hans"),
    icon: .system("xmark.circle"), tint: .red)

  private static let key = ToastMessage(
    id: "key", status: .info,
    title: ToastText(key: "some.key.that.nobody.has." + String(repeating: "translated", count: 6)))
}
