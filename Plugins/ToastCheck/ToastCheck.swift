import Foundation
import PackagePlugin

/// `swift package toast-check`: checks the catalogs of a package, or of the targets named.
///
/// Every other argument goes to `toast-l10n check`.
@main
struct ToastCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let folders = targets.compactMap { ($0 as? any SourceModuleTarget)?.directoryURL }
      .filter { !names.isEmpty || holdsTexts($0) }.map(\.path)
    let rest = extractor.remainingArguments
    let hasPath = zip([""] + rest, rest).contains { before, argument in
      !takesValue(before) && !argument.hasPrefix("-")
        && FileManager.default.fileExists(atPath: argument)
    }
    guard hasPath || !folders.isEmpty else {
      Diagnostics.error("no target of the package holds a catalog; name a file or folder")
      return
    }
    let tool = try context.tool(named: "toast-l10n")
    let process = Process()
    process.executableURL = tool.url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["check"] + (hasPath ? [] : folders) + rest
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// Whether a folder holds something to check; most targets of a package do not.
  private func holdsTexts(_ folder: URL) -> Bool {
    let endings = [".xcstrings", ".strings", ".stringsdict", ".toasts.json"]
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (files ?? []).contains { file in endings.contains { file.hasSuffix($0) } }
  }

  /// Whether the argument behind this one belongs to it, as the file behind `--config` does.
  private func takesValue(_ argument: String) -> Bool {
    let flags: Set = ["--fix", "--dry-run", "--strict", "--quiet", "-q", "--verbose", "-v"]
    return argument.hasPrefix("-") && !argument.contains("=") && !flags.contains(argument)
  }
}
