import Foundation

extension [UInt8] {
  init(contentsOf path: String) throws { self = try Array(Data(contentsOf: URL(filePath: path))) }
}
