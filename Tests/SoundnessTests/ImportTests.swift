import Testing

@Suite struct ImportTests {
  /// The modules in the order of the house: each imports only modules to its left.
  private static let order = [
    "CICU", "CLiblouis", "CMeCab", "Resources", "Localizations", "ICUShims", "ToastData",
    "ToastText", "ToastModel", "ToastICU", "ToastCatalogs", "ToastFormatting",
    "ToastAccessibility", "ToastSpeech", "ToastBraille", "ToastTranscripts", "ToastChecks",
    "ToastL10n", "ToastL10nTesting", "ToastCommands", "toast-l10n",
  ]

  private static func imports(_ file: SourceFile) throws -> [String] {
    let pattern = #"^[ \t]*(?:@\w+ +)*(?:\w+ +)?import +(?:(?:struct|enum|func|class) +)?(\w+)"#
    return try file.matches(of: pattern).map { $0.groups[1] }
  }

  @Test("Foundation is imported by no module, and Essentials by few")
  func noFoundation() throws {
    for file in try SourceTree.swiftFiles(in: "Sources") {
      let imports = try Self.imports(file)
      #expect(!imports.contains("Foundation"), "\(file)")
      #expect(!imports.contains("FoundationInternationalization"), "\(file)")
    }
  }

  @Test("a module imports only modules to its left")
  func order() throws {
    for file in try SourceTree.swiftFiles(in: "Sources") {
      let place = try #require(
        Self.order.firstIndex(of: file.module), "\(file.module) is missing in the table")
      for name in try Self.imports(file) {
        guard let other = Self.order.firstIndex(of: name) else { continue }
        #expect(other < place, "\(file) imports \(name)")
      }
    }
  }

  @Test("only the owners import C modules and embedded data")
  func owners() throws {
    let owners = [
      "Resources": "ToastData", "Localizations": "ToastData", "ICUShims": "ToastICU",
      "CICU": "nobody", "CLiblouis": "ToastBraille", "CMeCab": "ToastBraille",
    ]
    for file in try SourceTree.swiftFiles(in: "Sources") {
      for name in try Self.imports(file) {
        if let owner = owners[name] { #expect(file.module == owner, "\(file) imports \(name)") }
      }
    }
  }

  @Test("the C library is imported by few files, which hold the platform conditions")
  func platformFiles() throws {
    let libraries: Set = ["Glibc", "Musl", "Darwin", "Android"]
    let files = try SourceTree.swiftFiles(in: "Sources")
    let importing = try files.filter { try !libraries.isDisjoint(with: Self.imports($0)) }.map(
      \.path)
    #expect(
      importing == [
        // Liblouis and MeCab are opened at first use, and liblouis reads tables from files only.
        "Sources/ToastBraille/Liblouis/DynamicLibrary.swift",
        "Sources/ToastBraille/TemporaryFile.swift",
        "Sources/ToastData/System/ChildProcess.swift",
        "Sources/ToastData/System/Platform+Interrupts.swift",
        "Sources/ToastData/System/Platform.swift",
      ])
    let conditional = try files.filter {
      try !$0.places(of: #"^[ \t]*#if (os|canImport)"#).isEmpty
    }
    #expect(conditional.map(\.path) == importing)
  }

  @Test("only the shim includes ICU")
  func onlyTheShimIncludesICU() throws {
    for folder in ["Sources", "Resources", "Localizations"] {
      for path in try SourceTree.paths(in: folder) where path.hasSuffix(".h") || path.contains(".c")
      {
        guard [".h", ".c", ".cpp", ".hpp"].contains(where: path.hasSuffix) else { continue }
        let isPublicHeader = path.contains("/include/")
        let mayInclude = path.hasPrefix("Sources/ICUShims/") && !isPublicHeader
        let includes = try SourceTree.text(path).contains("#include <unicode/")
        #expect(!includes || mayInclude, "\(path)")
      }
    }
  }
}
