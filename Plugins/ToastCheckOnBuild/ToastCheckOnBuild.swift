import Foundation
import PackagePlugin

/// Checks a target's catalogs on each build, with diagnostics that an editor can jump to.
@main
struct ToastCheckOnBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let endings: Set = ["xcstrings", "strings", "stringsdict"]
    let files = catalogs(in: module.directoryURL, endings: endings)
    guard !files.isEmpty else { return [] }
    let report = context.pluginWorkDirectoryURL.appending(path: "checked.txt")
    return [
      .buildCommand(
        displayName: "Checking the translations of \(target.name)",
        executable: try context.tool(named: "toast-l10n").url,
        arguments: ["check"] + files.map(\.path)
          + ["--format", "xcode", "--format", "text", "-o", report.path],
        inputFiles: files,
        outputFiles: [report])
    ]
  }

  private func catalogs(in folder: URL, endings: Set<String>) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { endings.contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }
}
