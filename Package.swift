// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ToastL10n",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "ToastL10n", targets: ["ToastL10n"]),
    .library(name: "ToastChecks", targets: ["ToastChecks"]),
    .library(name: "ToastL10nTesting", targets: ["ToastL10nTesting"]),
    .executable(name: "toast-l10n", targets: ["toast-l10n"]),
    .plugin(name: "ToastCheck", targets: ["ToastCheck"]),
    .plugin(name: "ToastCheckOnBuild", targets: ["ToastCheckOnBuild"]),
    .plugin(name: "ToastTranscript", targets: ["ToastTranscript"]),
  ],
  traits: [
    .trait(
      name: "Braille",
      description: "Braille through liblouis and MeCab, both opened when they are first needed"),
    .default(enabledTraits: ["Braille"]),
  ],
  targets: [
    // System libraries: flags only, Swift never imports their headers.
    .systemLibrary(
      name: "CICU",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
    ),

    // Data: C targets that embed files.
    .target(name: "Resources", path: "Resources", exclude: ["README.md", "Examples"]),
    .target(
      name: "Localizations", path: "Localizations",
      exclude: ["README.md", "Labels.xcstrings", "Readers.xcstrings"]),
    .target(name: "ToastData", dependencies: ["Resources", "Localizations"]),

    // Values that everything speaks in.
    .target(name: "ToastText"),
    .target(name: "ToastModel", dependencies: ["ToastText"]),

    // ICU: the shim is the only place that sees its headers.
    .target(name: "ICUShims", dependencies: ["CICU"]),
    .target(name: "ToastICU", dependencies: ["ICUShims", "ToastData", "ToastText"]),

    // Text: from catalog files to localized messages.
    .target(name: "ToastCatalogs", dependencies: ["ToastText", "ToastData", "ToastICU"]),
    .target(
      name: "ToastFormatting",
      dependencies: ["ToastText", "ToastData", "ToastICU", "ToastCatalogs"]
    ),

    // Speech: what a screen reader says, and when.
    .target(
      name: "ToastAccessibility",
      dependencies: [
        "ToastText", "ToastData", "ToastModel", "ToastICU", "ToastCatalogs", "ToastFormatting",
      ]
    ),
    .target(
      name: "ToastSpeech",
      dependencies: [
        "ToastText", "ToastData", "ToastICU", "ToastFormatting", "ToastAccessibility",
      ]
    ),

    // Braille: cells under the fingers. liblouis and MeCab are opened at first use, not linked.
    .target(
      name: "ToastBraille",
      dependencies: ["ToastText", "ToastData", "ToastCatalogs", "ToastAccessibility"]
    ),

    // Transcripts: scenario files to records and their views.
    .target(
      name: "ToastTranscripts",
      dependencies: [
        "ToastText", "ToastData", "ToastModel", "ToastICU", "ToastCatalogs", "ToastFormatting",
        "ToastAccessibility", "ToastSpeech", "ToastBraille",
      ]
    ),

    // Checks: findings about catalogs and scenarios.
    .target(
      name: "ToastChecks",
      dependencies: [
        "ToastText", "ToastData", "ToastModel", "ToastICU", "ToastCatalogs", "ToastFormatting",
        "ToastAccessibility", "ToastTranscripts",
      ]
    ),

    // For users: one import, one tool.
    .target(
      name: "ToastL10n",
      dependencies: [
        "ToastText", "ToastModel", "ToastCatalogs", "ToastFormatting", "ToastAccessibility",
        "ToastSpeech", "ToastBraille", "ToastTranscripts",
      ]
    ),
    .target(
      name: "ToastL10nTesting",
      dependencies: [
        "ToastText", "ToastData", "ToastCatalogs", "ToastAccessibility", "ToastTranscripts",
        "ToastL10n",
      ]
    ),
    .target(
      name: "ToastCommands",
      dependencies: [
        "ToastText", "ToastData", "ToastModel", "ToastICU", "ToastCatalogs", "ToastFormatting",
        "ToastAccessibility", "ToastSpeech", "ToastBraille", "ToastTranscripts", "ToastChecks",
      ]
    ),
    .executableTarget(name: "toast-l10n", dependencies: ["ToastCommands"]),

    // Plug-ins: the tool inside `swift package` and `swift build`.
    .plugin(
      name: "ToastCheck",
      capability: .command(
        intent: .custom(verb: "toast-check", description: "Checks the translations of catalogs")),
      dependencies: ["toast-l10n"]
    ),
    .plugin(
      name: "ToastCheckOnBuild", capability: .buildTool(), dependencies: ["toast-l10n"]),
    .plugin(
      name: "ToastTranscript",
      capability: .command(
        intent: .custom(
          verb: "toast-transcript", description: "Shows what a screen reader says of toasts")),
      dependencies: ["toast-l10n"]
    ),

    // Tests.
    .target(name: "ICUReference", dependencies: ["CICU"], path: "Tests/ICUReference"),
    .target(
      name: "TestSupport",
      dependencies: ["ToastText"],
      path: "Tests/TestSupport"
    ),
    .testTarget(name: "ToastTextTests", dependencies: ["ToastText", "TestSupport"]),
    .testTarget(name: "ToastModelTests", dependencies: ["ToastModel", "TestSupport"]),
    .testTarget(
      name: "ToastICUTests",
      dependencies: ["ToastICU", "ICUReference", "ToastData", "ToastText", "TestSupport"]
    ),
    .testTarget(
      name: "ToastCatalogsTests", dependencies: ["ToastCatalogs", "ToastText", "TestSupport"]),
    .testTarget(
      name: "ToastFormattingTests",
      dependencies: ["ToastFormatting", "ToastICU", "ToastCatalogs", "ToastText", "TestSupport"]
    ),
    .testTarget(
      name: "ToastAccessibilityTests",
      dependencies: [
        "ToastAccessibility", "ToastSpeech", "ToastModel", "ToastFormatting", "ToastCatalogs",
        "ToastText", "TestSupport",
      ]
    ),
    .testTarget(
      name: "ToastBrailleTests",
      dependencies: ["ToastBraille", "ToastData", "ToastCatalogs", "ToastText", "TestSupport"],
      exclude: ["Japanese/readings.tsv"]
    ),
    .testTarget(
      name: "ToastTranscriptsTests",
      dependencies: [
        "ToastTranscripts", "ToastBraille", "ToastAccessibility", "ToastModel", "ToastCatalogs",
        "ToastText", "TestSupport",
      ],
      exclude: ["Formats/HTML/checks.js"]
    ),
    .testTarget(
      name: "ToastL10nTestingTests",
      dependencies: ["ToastL10nTesting", "TestSupport"],
      exclude: ["Transcripts"]
    ),
    .testTarget(
      name: "ToastChecksTests",
      dependencies: ["ToastChecks", "ToastCatalogs", "ToastICU", "ToastText", "TestSupport"]
    ),
    .testTarget(
      name: "ToastCommandsTests",
      dependencies: [
        "ToastCommands", "toast-l10n", "ToastBraille", "ToastData", "ToastText", "TestSupport",
      ]
    ),
    .testTarget(
      name: "ArticleTests",
      dependencies: ["ToastL10n", "ToastCatalogs", "ToastTranscripts", "TestSupport"]),
    .testTarget(name: "SoundnessTests", dependencies: ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)

// The settings of every Swift target, in one place.
for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}
