// swift-tools-version: 6.2
import PackageDescription

// An app's package as it uses the plug-ins: `App` has good catalogs, `Faulty` one faulty text.
let package = Package(
  name: "SamplePackage",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  products: [.library(name: "App", targets: ["App"])],
  dependencies: [.package(name: "ToastL10n", path: "../..")],
  targets: ["App", "Faulty"].map { name in
    .target(
      name: name,
      exclude: name == "App" ? ["sync.toasts.json"] : [],
      resources: [.process("Localizable.xcstrings")],
      plugins: [.plugin(name: "ToastCheckOnBuild", package: "ToastL10n")]
    )
  },
  swiftLanguageModes: [.v6]
)
