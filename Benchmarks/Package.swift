// swift-tools-version: 6.2
import PackageDescription

// The kit's locale matcher is no public API; the benchmark joins the kit's package to reach it.
// SwiftPM names a package after its folder.
let kitFolder = Context.packageDirectory.split(separator: "/").dropLast().last ?? "toast-l10n"
let kitName = String(
  kitFolder.lowercased().unicodeScalars.map { scalar in
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      ? Character(scalar) : "_"
  })

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ToastL10n", path: "..")],
  targets: [
    .systemLibrary(name: "CICU", pkgConfig: "icu-i18n"),
    // ICU, gettext and processes as any C program would use them.
    .target(name: "COpponents", dependencies: ["CICU"]),
    // The two programs that start-up is compared with.
    .executableTarget(name: "StartUpC", dependencies: ["CICU"]),
    .executableTarget(name: "StartUpSwift"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["COpponents", .product(name: "ToastL10n", package: "ToastL10n")],
      swiftSettings: [.unsafeFlags(["-package-name", kitName])]
    ),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)
