// One import for tests: the kit comes with it.
@_exported public import ToastL10n
