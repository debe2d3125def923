import ToastText

/// The words that screen readers say after a label, by language.
enum RoleWords {
  /// The roles of a language: words that name the kind of a control.
  static func words(of locale: LocaleProfile) -> [String] {
    table[locale.isHant ? "zh-Hant" : locale.language] ?? []
  }

  private static let table: [String: [String]] = [
    "en": ["button", "checkbox", "switch button", "text field", "radio button"],
    "ja": ["ボタン", "チェックボックス", "テキストフィールド", "ラジオボタン"],
    "zh": ["按钮", "复选框", "文本框", "单选按钮"],
    "zh-Hant": ["按鈕", "核取方塊", "文字欄位", "單選按鈕", "按鍵"],
    "ko": ["버튼", "단추", "체크상자", "텍스트 필드"],
    "de": ["taste", "schaltfläche", "button", "kontrollkästchen", "textfeld", "optionsfeld"],
    "fr": ["bouton", "case à cocher", "champ de texte", "bouton radio"],
    "es": ["botón", "casilla", "casilla de verificación", "campo de texto"],
    "it": ["pulsante", "casella di controllo", "campo di testo"],
    "pt": ["botão", "caixa de seleção", "campo de texto"],
    "ru": ["кнопка", "флажок", "текстовое поле"],
    "uk": ["кнопка"], "nl": ["knop", "selectievakje"], "sv": ["knapp", "kryssruta"],
    "da": ["knap"], "nb": ["knapp"], "pl": ["przycisk", "pole wyboru"], "tr": ["düğmesi", "düğme"],
    "cs": ["tlačítko"], "ar": ["زر"], "he": ["לחצן", "כפתור"], "th": ["ปุ่ม"], "vi": ["nút"],
  ]

  /// Kinds of control that are also things one does something with: said only where the comment
  /// calls the control so.
  private static let things: [(comment: String, words: [String: [String]])] = [
    (
      "link",
      [
        "en": ["link"], "ja": ["リンク"], "zh": ["链接"], "zh-Hant": ["連結"], "ko": ["링크"],
        "de": ["link"], "fr": ["lien"], "es": ["enlace"],
      ]
    ),
    (
      "image",
      [
        "en": ["image"], "ja": ["画像", "イメージ"], "zh": ["图像", "图片"],
        "zh-Hant": ["影像", "圖片"], "ko": ["이미지"], "de": ["bild"], "fr": ["image"],
        "es": ["imagen"],
      ]
    ),
    (
      "tab",
      [
        "en": ["tab"], "ja": ["タブ"], "zh": ["标签页", "标签"], "zh-Hant": ["標籤頁", "標籤"],
        "ko": ["탭"], "de": ["tab", "registerkarte"], "fr": ["onglet"], "es": ["pestaña"],
      ]
    ),
  ]

  /// The words for links, images and tabs that a comment asks to look for.
  static func words(of locale: LocaleProfile, comment: String?) -> [String] {
    guard let comment = comment?.lowercased() else { return [] }
    let language = locale.isHant ? "zh-Hant" : locale.language
    return things.filter { comment.words.contains($0.comment) }.flatMap { $0.words[language] ?? [] }
  }
}
