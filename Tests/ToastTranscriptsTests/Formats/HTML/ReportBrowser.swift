import Foundation

/// Headless Chromium, which opens a report and holds it against `checks.js`.
struct ReportBrowser {
  /// What the checks say of a page.
  struct Verdict: Decodable {
    /// What is wrong, one line each.
    var faults: [String]
    /// The lowest contrast of any text.
    var lowest: Double
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

  /// Opens a page in a scheme and a width, and returns what the checks say and what the console did.
  static func open(
    _ page: String, dark: Bool = false, width: Int = 1200
  ) throws -> (verdict: Verdict?, console: [String]) {
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
    let file = folder.appending(path: "report.html")
    try Data(checked.utf8).write(to: file)
    let (dom, log) = try run(
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr",
        "--host-resolver-rules=MAP * ~NOTFOUND", "--user-data-dir=\(folder.path)/profile",
        "--blink-settings=preferredColorScheme=\(dark ? 0 : 1)", "--window-size=\(width),900",
        "--virtual-time-budget=3000", "--dump-dom", file.absoluteString,
      ], in: folder)
    let lines = log.split(separator: "\n").map(String.init).filter { $0.contains("CONSOLE") }
    return (try verdict(in: dom), lines)
  }

  private static func verdict(in dom: String) throws -> Verdict? {
    guard let start = dom.range(of: "<pre id=\"faults\">"),
      let end = dom.range(of: "</pre>", range: start.upperBound..<dom.endIndex)
    else { return nil }
    let json = dom[start.upperBound..<end.lowerBound].replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&nbsp;", with: "\u{A0}").replacing(
        "&amp;", with: "&")
    return try JSONDecoder().decode(Verdict.self, from: Data(json.utf8))
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
