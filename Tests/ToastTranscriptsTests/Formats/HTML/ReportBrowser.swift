import Foundation

/// Headless Chromium, which opens a report and holds it against `checks.js`.
struct ReportBrowser {
  /// What the checks say of a page.
  struct Verdict: Decodable {
    /// What is wrong, one line each.
    var faults: [String]
    /// The lowest contrast of any text.
    var lowest: Double
    /// The lowest contrast of any sign, such as a bar, an icon or a border.
    var lowestSign: Double
    /// How wide the page was.
    var width: Int
    /// How many texts there are.
    var texts: Int
    /// Whether the page is dark.
    var dark: Bool
    /// What a person reads on the page.
    var page: String
  }

  /// The browser, or `nil` where none is installed.
  static let executable: URL? = {
    let names = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    return names.first { FileManager.default.isExecutableFile(atPath: $0) }.map {
      URL(filePath: $0)
    }
  }()

  /// Opens a page in a scheme and in some widths, and returns what the checks say, from the
  /// narrowest on, and what the console did.
  ///
  /// The page stands in frames, for a window of the browser cannot be as narrow as a telephone.
  static func open(
    _ page: String, dark: Bool = false, widths: [Int] = [1280]
  ) throws -> (verdicts: [Verdict], console: [String]) {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "report-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "checks.js"),
      encoding: .utf8)
    let hook =
      "<head><script>window.alerts = 0; window.alert = () => { window.alerts += 1 }</script>"
    let checked = page.replacing("<head>", with: hook, maxReplacements: 1)
      .replacing("</body></html>", with: "<script>\(script)</script></body></html>")
      .replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    let frames = widths.map {
      "<iframe style=\"border: 0; width: \($0)px; height: 900px\" srcdoc=\"\(checked)\"></iframe>"
    }
    let file = folder.appending(path: "report.html")
    let head =
      "<!DOCTYPE html><meta charset=\"utf-8\">"
      + "<meta name=\"color-scheme\" content=\"light dark\">"
    try Data((head + frames.joined()).utf8).write(to: file)
    let (dom, log) = try run(
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr",
        "--host-resolver-rules=MAP * ~NOTFOUND", "--user-data-dir=\(folder.path)/profile",
        "--blink-settings=preferredColorScheme=\(dark ? 0 : 1)", "--window-size=1300,900",
        "--virtual-time-budget=3000", "--dump-dom", file.absoluteString,
      ], in: folder)
    let lines = log.split(separator: "\n").map(String.init).filter { $0.contains("CONSOLE") }
    return (try verdicts(in: dom).sorted { $0.width < $1.width }, lines)
  }

  private static func verdicts(in dom: String) throws -> [Verdict] {
    try dom.components(separatedBy: "<pre class=\"verdict\">").dropFirst().map { part in
      let json = part.prefix(upTo: part.range(of: "</pre>")?.lowerBound ?? part.endIndex)
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        .replacing("&nbsp;", with: "\u{A0}").replacing("&amp;", with: "&")
      return try JSONDecoder().decode(Verdict.self, from: Data(json.utf8))
    }
  }

  private static func run(
    _ arguments: [String], in folder: URL
  ) throws -> (output: String, errors: String) {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    // Files, not pipes: a page is larger than what a pipe holds.
    let files = ["out", "err"].map { folder.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    return (
      try String(contentsOf: files[0], encoding: .utf8),
      String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    )
  }
}
