import FuzzDriver
import ToastL10n

let locales: [LanguageTag] = ["en", "ar", "ja", "hi-u-nu-deva"]
let arguments: [MessageArgument] = [
  3, "Ana", -1.5, .percent(0), .list(["あ", "い"]), .integer(.min), .string("%@ %n"),
]

// Any text is a pattern, and gives a text in any language with any arguments.
FuzzDriver.run { bytes in
  let text = String(decoding: bytes, as: UTF8.self)
  _ = PrintfPattern(text).placeholders
  for locale in locales {
    let message = Message(text, locale: locale)
    _ = message.format(arguments)
    _ = message.format([])
  }
  guard PrintfPattern(PrintfPattern.escaped(text)).literal == text else {
    fatalError("‘\(text)’ changes when it is escaped")
  }
}
