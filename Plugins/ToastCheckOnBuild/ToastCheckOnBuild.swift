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
    return [
      .buildCommand(
        displayName: "Checking the translations of \(target.name)",
        executable: try context.tool(named: "toast-l10n").url,
        arguments: ["check"] + files.map(\.path) + ["--format", "xcode"],
        inputFiles: files,
        outputFiles: [try mark(of: module, in: context.pluginWorkDirectoryURL)])
    ]
  }

  /// A source file without code, the output that the build system asks for.
  ///
  /// Any other file would be put among the resources that the target ships.
  private func mark(of module: any SourceModuleTarget, in folder: URL) throws -> URL {
    let ending = module is ClangSourceModuleTarget ? "c" : "swift"
    let mark = folder.appending(path: "TranslationsChecked.\(ending)")
    if !FileManager.default.fileExists(atPath: mark.path) {
      try Data("// The translations of \(module.name) are checked.\n".utf8).write(to: mark)
    }
    return mark
  }

  private func catalogs(in folder: URL, endings: Set<String>) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { endings.contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }
}
