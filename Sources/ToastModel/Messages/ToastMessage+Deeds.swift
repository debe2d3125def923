extension ToastMessage {
  /// The undos that hold back a deed until the toast goes, each once.
  var pendingDeeds: [ToastAction] {
    var deeds: [ToastAction] = []
    for action in actions where action.commitOnClose {
      if !deeds.contains(where: { $0.id == action.id }) { deeds.append(action) }
    }
    return deeds
  }
}
