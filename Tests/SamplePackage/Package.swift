// swift-tools-version: 6.2
import PackageDescription

// An app's package as it uses the kit.
let package = Package(
  name: "SamplePackage",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v15)],
  dependencies: [
    .package(name: "ToastL10n", path: "../..")
  ],
  targets: [
    .target(
      name: "App",
      exclude: ["sync.toasts.json"],
      resources: [.process("Localizable.xcstrings")]),
    .testTarget(
      name: "AppTests",
      dependencies: ["App", .product(name: "ToastL10nTesting", package: "ToastL10n")],
      exclude: ["Transcripts"]),
  ]
)

// Catalogs that are checked on each build: good ones, and one with a faulty text.
package.targets += [
  .target(
    name: "Messages",
    resources: [.process("Localizable.xcstrings")],
    plugins: [.plugin(name: "ToastCheckOnBuild", package: "ToastL10n")]),
  .target(
    name: "Faulty",
    resources: [.process("Localizable.xcstrings")],
    plugins: [.plugin(name: "ToastCheckOnBuild", package: "ToastL10n")]),
]
