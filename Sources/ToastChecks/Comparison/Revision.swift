import ToastCatalogs
import ToastData

/// A revision of the repositories that catalogs stand in, read through git.
package struct Revision {
  /// Why a revision cannot be compared with.
  package enum Failure: Error, Hashable, Sendable {
    /// Git is not installed.
    case noGit
    /// The folder is in no repository, or git does not know the revision there.
    case unknown(folder: String)
  }

  /// The revision as the user named it.
  package let name: String

  /// The commit by the top folder of its repository.
  private var commits: [String: String] = [:]

  /// Creates a revision; nothing is asked of git yet.
  package init(_ name: String) { self.name = name }

  /// The bytes of a file at the revision, or `nil` where it was not there.
  mutating func contents(of path: String) throws(Failure) -> [UInt8]? {
    let folder = CatalogPath.folder(of: path)
    let shown = folder.isEmpty ? "." : folder
    let commit = try commit(for: shown)
    let file = "\(commit):./\(CatalogPath.name(of: path))"
    guard let process = ChildProcess.run("git", ["-C", shown, "show", file]) else { throw .noGit }
    return process.status == 0 ? process.output : nil
  }

  private mutating func commit(for folder: String) throws(Failure) -> String {
    let root = Self.root(of: folder)
    if let known = commits[root] { return known }
    // The revision is a word of the user's and must not be taken for an option; from here on its
    // hash stands for it.
    let arguments = [
      "-C", folder, "rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}",
    ]
    guard let process = ChildProcess.run("git", arguments) else { throw .noGit }
    let hash = String(decoding: process.output, as: UTF8.self).filter(\.isHexDigit)
    guard process.status == 0, hash.utf8.count >= 40 else { throw .unknown(folder: folder) }
    commits[root] = hash
    return hash
  }

  /// The top of the repository, told by its `.git`, so that git is asked once for each.
  private static func root(of folder: String) -> String {
    var place = FileSystem.resolved(folder) ?? folder
    while place != "/" {
      if (try? FileSystem.status(of: place + "/.git")) != nil { return place }
      place = ConfigurationSearch.parent(of: place)
    }
    return place
  }
}
