internal import ToastAccessibility
internal import ToastBraille
internal import ToastData
internal import ToastICU
internal import ToastText

/// A scenario in several locales as one page: what is seen, heard and felt of each toast.
///
/// The page needs nothing but itself: style and script are inside, and its policy forbids it the
/// network. It follows the light or dark scheme and the forced colors of the system, works by keyboard
/// alone, fits a width of 320 pixels but for the drawing of the time, and prints in full. (WCAG 2.2,
/// 1.4.10, 2.1.1.) Whatever a scenario holds appears as text.
///
/// The page speaks English, so that all who work on a product see the same report; every text of a
/// scenario carries its language and direction, and is marked so that the translator of a browser,
/// which may put the page itself into another language, leaves it as it is.
public enum HTMLFormat {
  /// The page of transcripts, one a locale, by the runner that made them.
  ///
  /// ```swift
  /// HTMLFormat.text(of: [runner.transcript(in: "ja")], by: runner)  // "<!DOCTYPE html>…"
  /// ```
  public static func text(of transcripts: [Transcript], by runner: TranscriptRunner) -> String {
    let parts = transcripts.map { HTMLLocalePart($0, of: runner) }
    var page = HTMLMarkup()
    page.literal("<!DOCTYPE html>\n")
    page.element("html", ["lang": "en", "dir": "ltr"]) { page in
      head(name(of: runner), in: &page)
      page.element("body") { page in
        page.literal(##"<a class="skip" href="#report">Skip to the report</a>"##)
        HTMLIcons.write(to: &page)
        header(runner, parts, in: &page)
        page.element("main", ["id": "report"]) { page in
          for part in parts { part.write(to: &page) }
        }
        footer(transcripts, in: &page)
        script(in: &page)
      }
    }
    page.newLine()
    return page.html
  }

  private static func head(_ name: String, in page: inout HTMLMarkup) {
    page.literal(
      """
      <head><meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="data:,">

      """)
    page.element("title", text: "Toasts of \(name)")
    page.newLine()
    page.literal("<style>\n")
    page.embedded(EmbeddedData.resource("HTML/report.css") ?? [])
    page.literal("</style></head>\n")
  }

  private static func header(
    _ runner: TranscriptRunner, _ parts: [HTMLLocalePart], in page: inout HTMLMarkup
  ) {
    let reader = runner.options.reader
    page.element("header") { page in
      page.element("h1") { page in
        page.write("Toasts of ")
        page.write(name: name(of: runner))
      }
      page.element(
        "p", ["class": "facts"],
        text: "As \(reader.title) (\(reader.version)) says and brailles them "
          + "at \(Int(runner.options.rate.rounded())) words a minute")
    }
    page.newLine()
    page.element("nav", ["id": "locales", "aria-label": "Locales"]) { page in
      page.element("ul") { page in
        for part in parts { part.writeLink(to: &page) }
      }
    }
    page.newLine()
  }

  private static func footer(_ transcripts: [Transcript], in page: inout HTMLMarkup) {
    var versions = ["ICU \(ICUVersion.icu)", "CLDR \(ICUVersion.cldr)"]
    if let liblouis = BrailleTable.liblouisVersion { versions.append("liblouis \(liblouis)") }
    if let dictionary = transcripts.lazy.compactMap(\.dictionary).first {
      versions.append(dictionary)
    }
    page.element(
      "footer",
      text: "Made by ToastL10n with \(versions.joined(separator: ", ")). "
        + "How long speech takes is a model, not a measurement.")
    page.newLine()
    page.literal(
      """
      <div class="live" id="live-polite" role="status" aria-live="polite"></div>
      <div class="live" id="live-assertive" role="alert" aria-live="assertive"></div>

      """)
  }

  private static func script(in page: inout HTMLMarkup) {
    page.literal("<script>\n")
    page.embedded(EmbeddedData.resource("HTML/report.js") ?? [])
    page.literal("</script>\n")
  }

  private static func name(of runner: TranscriptRunner) -> String {
    let name = runner.scenario.file.split(separator: "/").last.map(String.init) ?? ""
    return name == "-" || name.isEmpty ? "a scenario" : name
  }
}
