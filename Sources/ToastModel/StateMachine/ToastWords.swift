/// What makes two toasts say the same.
struct ToastWords: Hashable, Sendable {
  var status: ToastStatus
  var title: String
  var message: String?
}
