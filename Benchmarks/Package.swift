// swift-tools-version: 6.2
import PackageDescription

// The kit's locale matcher is no public API; the benchmark joins the kit's package to reach it.
// SwiftPM names a package after its folder, made a C identifier.
let kitFolder = Context.packageDirectory.split(separator: "/").dropLast().last ?? "toast-l10n"
let kitName = String(
  String.UnicodeScalarView(
    kitFolder.lowercased().unicodeScalars.enumerated().map { place, scalar in
      let isLetter = scalar.properties.isAlphabetic
      let isDigit = scalar.properties.numericType == .decimal
      return isLetter || (isDigit && place > 0) ? scalar : "_"
    }))

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ToastL10n", path: "..")],
  targets: [
    .systemLibrary(name: "COpponentICU", pkgConfig: "icu-i18n"),
    // ICU, gettext and processes as any C program would use them.
    .target(name: "COpponents", dependencies: ["COpponentICU"]),
    // The two programs that start-up is compared with.
    .executableTarget(name: "StartUpC", dependencies: ["COpponentICU"]),
    .executableTarget(name: "StartUpSwift"),
    .executableTarget(name: "Launcher"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["COpponents", .product(name: "ToastL10n", package: "ToastL10n")],
      // Without this SwiftPM puts the name of this package behind the flag below, and wins.
      packageAccess: false,
      swiftSettings: [.unsafeFlags(["-package-name", kitName])]
    ),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)
