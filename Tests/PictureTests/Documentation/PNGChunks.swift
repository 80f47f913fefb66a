import Foundation

/// Reads the texts of a PNG file, and checks the sums of its chunks.
enum PNGChunks {
  struct Broken: Error {}

  static func texts(_ data: Data) throws -> [String: String] {
    let bytes = [UInt8](data)
    var texts: [String: String] = [:]
    var at = 8
    func number(_ from: Int) -> UInt32 {
      bytes[from..<from + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    while at + 12 <= bytes.count {
      let count = Int(number(at))
      guard at + 12 + count <= bytes.count else { throw Broken() }
      let body = bytes[(at + 4)..<(at + 8 + count)]
      guard number(at + 8 + count) == sum(body) else { throw Broken() }
      if body.prefix(4).elementsEqual(Array("tEXt".utf8)) {
        let parts = body.dropFirst(4).split(separator: 0, maxSplits: 1)
        guard parts.count == 2 else { throw Broken() }
        texts[String(decoding: parts[0], as: UTF8.self)] = String(decoding: parts[1], as: UTF8.self)
      }
      at += 12 + count
    }
    guard at == bytes.count else { throw Broken() }
    return texts
  }

  private static func sum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}
