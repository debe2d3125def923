/// What makes an argument unreadable, and where.
struct MessageFormatFault: Error {
  var kind: String
  var message: String
  var offset: Int
}
