// swift-tools-version: 6.2
import PackageDescription

/// What is fuzzed: one program each, named after the type that reads the input.
let readers = [
  "Check", "LanguageTag", "MessageFormat", "PrintfPattern", "StringCatalog", "StringsDict",
  "StringsFile",
]

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ToastL10n", path: "../..")],
  targets: [
    .target(name: "CFuzzer"),
    .target(name: "FuzzDriver", dependencies: ["CFuzzer"]),
  ]
    + readers.map { reader in
      .executableTarget(
        name: "Fuzz\(reader)",
        dependencies: [
          "FuzzDriver", .product(name: "ToastL10n", package: "ToastL10n"),
          .product(name: "ToastChecks", package: "ToastL10n"),
        ]
      )
    },
  swiftLanguageModes: [.v6]
)
