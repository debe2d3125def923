import Foundation
import PackagePlugin

/// `swift package toast-transcript`: the transcripts of a package's scenarios.
///
/// Without a scenario among the arguments, every `*.toasts.json` of the package is run; every other
/// argument goes to `toast-l10n transcript`.
@main
struct ToastTranscript: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let isNamed = arguments.contains { $0.hasSuffix(".toasts.json") }
    let scenarios = isNamed ? [] : scenarios(in: context.package.directoryURL)
    guard isNamed || !scenarios.isEmpty else {
      Diagnostics.error("the package holds no *.toasts.json; name a scenario")
      return
    }
    let isWritten = arguments.contains { ["-o", "--output"].contains($0) }
    guard scenarios.count < 2 || !isWritten else {
      Diagnostics.error("-o takes the transcript of one scenario, and there are several; name one")
      return
    }
    let tool = try context.tool(named: "toast-l10n")
    for scenario in isNamed ? [nil] : scenarios.map(Optional.some) {
      let process = Process()
      process.executableURL = tool.url
      process.currentDirectoryURL = context.package.directoryURL
      process.arguments = ["transcript"] + [scenario].compactMap(\.self) + arguments
      try process.run()
      process.waitUntilExit()
      if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
  }

  private func scenarios(in folder: URL) -> [String] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (files?.compactMap { ($0 as? URL)?.path } ?? [])
      .filter { $0.hasSuffix(".toasts.json") }.sorted()
  }
}
