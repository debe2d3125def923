import ToastCatalogs
import ToastData

extension CheckSession {
  /// A function that says whether the run would find an entry of a baseline if it were still there:
  /// its file is checked or gone, its rule runs, and its locale is looked at.
  package func judge() -> (FindingBaseline.Entry) -> Bool {
    var configurations: [String: CheckConfiguration] = [:]
    for target in targets {
      for file in target.files + [target.catalog?.path].compactMap(\.self) {
        configurations[CheckEngine.relative(file)] = target.engine.configuration
      }
    }
    return { [configurations] entry in
      guard let configuration = configurations[entry.file] else {
        // A file that is still there and was not checked says nothing.
        return (try? FileSystem.status(of: entry.file)) == nil
      }
      return configuration.looks(for: entry)
    }
  }
}

extension CheckConfiguration {
  /// Whether a run would find an entry in a file that it checks.
  fileprivate func looks(for entry: FindingBaseline.Entry) -> Bool {
    if let check = Check.named(entry.rule) {
      guard runs(check) else { return false }
    } else if !only.isEmpty {
      return false
    }
    guard let locale = entry.locale, let locales else { return true }
    return locales.contains(locale)
  }
}
