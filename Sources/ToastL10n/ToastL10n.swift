// One import for users: everything public of the modules below.
@_exported public import ToastAccessibility
@_exported public import ToastBraille
@_exported public import ToastCatalogs
@_exported public import ToastFormatting
@_exported public import ToastModel
@_exported public import ToastSpeech
@_exported public import ToastText
@_exported public import ToastTranscripts
