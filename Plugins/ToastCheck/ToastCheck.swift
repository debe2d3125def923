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
    let targets = try context.package.targets(named: names)
    let folders = (names.isEmpty ? context.package.targets : targets)
      .compactMap { ($0 as? any SourceModuleTarget)?.directoryURL.path }
    let rest = extractor.remainingArguments
    let hasPath = rest.contains { !$0.hasPrefix("-") && FileManager.default.fileExists(atPath: $0) }
    let tool = try context.tool(named: "toast-l10n")
    let process = Process()
    process.executableURL = tool.url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["check"] + (hasPath ? [] : folders) + rest
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
