print("toast-l10n")
