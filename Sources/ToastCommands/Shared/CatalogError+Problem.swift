import ToastCatalogs
import ToastText

extension CatalogError {
  /// The failure as a diagnostic about its file.
  var problem: Problem { Problem(code.rawValue, .error, message, file: path) }
}
