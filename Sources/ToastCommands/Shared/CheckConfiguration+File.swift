import ToastChecks
import ToastData
import ToastText

extension CheckConfiguration {
  /// The size from which a configuration is not read.
  private static let sizeLimit = 1 << 20

  /// The configuration in a file, or that of a team that decides nothing.
  init(file: String?) throws(CommandError) {
    self.init()
    guard let file else { return }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.contents(of: file, limit: Self.sizeLimit)
    } catch {
      throw .reading(error)
    }
    let read = Self.read(bytes: bytes, file: file)
    guard read.problems.allSatisfy({ $0.severity < .error }) else { throw .badData(read.problems) }
    self = read.configuration
  }
}
