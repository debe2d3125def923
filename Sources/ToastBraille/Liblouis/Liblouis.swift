private import ToastText

/// The library liblouis: from text to cells by a table.
///
/// liblouis keeps its tables and work space in global variables, so one lock guards every call.
/// (liblouis 3.x; `widechar` of two or four bytes.)
final class Liblouis: Sendable {
  /// The library of this process, opened at first use.
  static let shared: Result<Liblouis, BrailleError> = open(names: fileNames)

  /// The file names that are tried, in order.
  static let fileNames = [
    "liblouis.so.20", "liblouis.so", "liblouis.20.dylib", "liblouis.dylib",
    "/opt/homebrew/lib/liblouis.dylib", "/usr/local/lib/liblouis.dylib",
  ]

  /// The version, such as `3.24.0`.
  let version: String

  private let functions: LiblouisFunctions
  private let wideSize: Int
  private let state = SanitizedMutex(State())

  /// What stands behind the lock.
  private struct State {
    /// The lists that liblouis has read, by table.
    var lists: [LiblouisTable: String] = [:]
    /// Whether a table has cells for a scalar, as far as it was asked.
    var definitions: [LiblouisTable: KnownScalars] = [:]
  }

  private init(_ functions: LiblouisFunctions) {
    self.functions = functions
    wideSize = Int(functions.charSize())
    // The version is a constant text of the library.
    version = unsafe functions.version().map { unsafe String(cString: $0) } ?? "unknown"
    unsafe functions.registerLogCallback(LiblouisLog.callback)
  }

  /// Opens the library, or says which package brings it.
  static func open(names: [String]) -> Result<Liblouis, BrailleError> {
    guard let library = DynamicLibrary(names: names), let functions = LiblouisFunctions(library)
    else {
      return .failure(
        BrailleError(.libraryMissing(name: "liblouis", package: "liblouis20")))
    }
    return .success(Liblouis(functions))
  }

  /// Translates scalars by a table.
  ///
  /// `typeforms` holds one value a scalar, or nothing for plain text.
  func translate(
    _ text: [Unicode.Scalar], typeforms: [UInt16] = [], table: LiblouisTable,
    mode: LiblouisMode = .cells
  ) throws(BrailleError) -> MappedCells {
    try state.withLock { state throws(BrailleError) in
      let list = try prepare(table, &state)
      guard let result = run(text, typeforms, list, mode) else {
        throw BrailleError(.translationFailed(table: table.name))
      }
      return result
    }
  }

  /// The scalars that a table has no cells for: it would show a code or a blank instead.
  func undefinedScalars(
    in text: [Unicode.Scalar], table: LiblouisTable
  ) throws(BrailleError) -> Set<Unicode.Scalar> {
    try state.withLock { state throws(BrailleError) in
      let list = try prepare(table, &state)
      // Nearly always all is known, so the table is read, and not copied to be changed.
      let known = state.definitions[table] ?? KnownScalars()
      var learned: [Unicode.Scalar: Bool] = [:]
      var missing: Set<Unicode.Scalar> = []
      for scalar in text {
        var isDefined = known[scalar] ?? learned[scalar]
        if isDefined == nil {
          isDefined = scalar.mayLackCells || hasCells(scalar, list)
          learned[scalar] = isDefined
        }
        if isDefined == false { missing.insert(scalar) }
      }
      if !learned.isEmpty {
        for (scalar, isDefined) in learned {
          state.definitions[table, default: KnownScalars()][scalar] = isDefined
        }
      }
      return missing
    }
  }

  /// The typeform bit of a named emphasis of a table, such as `italic`, or 0.
  func typeform(named name: String, table: LiblouisTable) throws(BrailleError) -> UInt16 {
    try state.withLock { state throws(BrailleError) in
      let list = try prepare(table, &state)
      return unsafe functions.getTypeform(list, name)
    }
  }

  /// Makes sure that liblouis has read a table, and returns the list it knows it by.
  private func prepare(_ table: LiblouisTable, _ state: inout State) throws(BrailleError) -> String
  {
    if let list = state.lists[table] { return list }
    _ = LiblouisLog.take()
    // liblouis keeps a table by its name, so the file of a corrected one may go at once. Where no
    // file can be written the table stays uncorrected: cells with a fault are better than none.
    let corrected: String?? =
      table.corrections.isEmpty
      ? nil
      : TemporaryFile.with(Array(table.correctedSource.utf8)) { load($0) ? $0 : nil }
    if let list = corrected ?? nil {
      state.lists[table] = list
      return list
    }
    guard load(table.name) else { throw error(for: table.name) }
    state.lists[table] = table.name
    return table.name
  }

  private func load(_ list: String) -> Bool { unsafe functions.getTable(list) != nil }

  private func error(for name: String) -> BrailleError {
    let messages = LiblouisLog.take()
    if messages.isEmpty || messages.contains(where: { $0.contains("resolve table") }) {
      return BrailleError(.tableMissing(name: name, package: "liblouis-data"))
    }
    return BrailleError(.tableFaulty(name: name, detail: messages[0]))
  }

  private func hasCells(_ scalar: Unicode.Scalar, _ list: String) -> Bool {
    let mode = LiblouisMode.cells.union(.noUndefined)
    let cells = run([scalar], [], list, mode)?.cells ?? []
    return cells.contains { !$0.isBlank }
  }

  /// Calls liblouis; the caller holds the lock.
  private func run(
    _ text: [Unicode.Scalar], _ typeforms: [UInt16], _ list: String, _ mode: LiblouisMode
  ) -> MappedCells? {
    let call = unsafe LiblouisCall(translate: functions.translate, list: list, mode: mode)
    return wideSize == 2
      ? call.run(WideText<UInt16>(text), typeforms) : call.run(WideText<UInt32>(text), typeforms)
  }
}

extension Unicode.Scalar {
  /// Whether a blank or nothing is a fair rendering of the scalar.
  fileprivate var mayLackCells: Bool {
    properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .control || value == 0x2800
  }
}
