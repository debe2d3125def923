/// What the bars of the timeline stand for.
enum HTMLTimelineLegend {
  private static let entries: KeyValuePairs<StaticString, String> = [
    "fill-info": "there, in front", "fill-info covered": "covered", "pause": "paused",
    "said": "heard", "said cut": "heard until it was cut", "unsaid": "never heard",
  ]

  /// Writes the list of signs with their words.
  static func write(to page: inout HTMLMarkup) {
    page.element("ul", ["class": "legend"]) { page in
      for (name, text) in entries {
        page.element("li") { page in
          page.element("svg", ["width": "28", "height": "14", "aria-hidden": "true"]) { page in
            // What was cut has the torn end that it has in the drawing.
            let end = "\(name)" == "said cut" ? "H24L27 4L21 7L27 10L24 13" : "H27V13"
            page.element("path", ["class": "\(name)", "d": "M1 1\(end)H1Z"]) { _ in }
          }
          page.write(text)
        }
      }
    }
  }
}
