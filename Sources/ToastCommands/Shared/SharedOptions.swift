/// Options that several commands have.
enum SharedOptions {
  static let locale = UsageOption(
    "--locale", value: "TAG", repeats: true,
    help: "A language such as zh-Hant, or several with commas between; ‘all’ for every locale of "
      + "the catalogs. Default: LANGUAGE, LC_ALL, LC_MESSAGES, LANG, else en.")

  static let catalog = UsageOption(
    "--catalog", value: "PATH", repeats: true,
    help: "A .xcstrings, .strings or .stringsdict file, or a folder that holds some; ‘-’ reads a "
      + "catalog from the standard input. The last one named is looked up first.")

  static let explain = UsageOption(
    flag: "--explain", help: "Print JSON lines that say how each answer came about.")
}
