import Testing
import ToastCommands

@Suite struct HelpPageTests {
  @Test("help shows what a usage holds, within 80 columns")
  func wholePage() {
    let usage = Usage(
      name: "sample",
      abstract: "Samples things from a file, as often as the person who asks wants.",
      discussion: "More words on it.",
      operands: [Usage.Operand("KEY", repeats: true, help: "The keys of the texts.")],
      options: [
        UsageOption(
          "--locale", value: "TAG", repeats: true,
          help: "The locale, or several with commas between; ‘all’ for every locale there is."),
        UsageOption(
          "--available-in-the-catalog", value: "TAG,TAG…", isRequired: true, help: "All."),
      ],
      examples: [Usage.Example("sample a", prints: "A")])
    #expect(
      HelpPage.text(for: usage) == """
        Samples things from a file, as often as the person who asks wants.

        Usage: toast-l10n sample KEY… [--locale TAG]…
                                 --available-in-the-catalog TAG,TAG…

          KEY  The keys of the texts.

        Options:
          --locale TAG   The locale, or several with commas between; ‘all’ for every
                         locale there is.
          --available-in-the-catalog TAG,TAG…
                         All.
          --quiet, -q    Say errors only.
          --verbose, -v  Also say what was read, and how long it took.
          --help, -h     Show this help.

        More words on it.

        Example:
          $ toast-l10n sample a
          A

        """)
  }
}
