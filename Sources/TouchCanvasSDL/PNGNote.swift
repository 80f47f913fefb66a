import TouchLanguage

/// What made a picture, as its file records it: program, libraries and fonts. The same of them give the same pixels.
package struct PNGNote: Sendable, Hashable {
  /// Keywords with their texts, in the order in which they are written.
  private let entries: [(keyword: String, text: String)]

  /// The signature and the chunk IHDR take so many bytes.
  private static let headerEnd = 33

  /// What is drawn with these fonts.
  package init(_ fonts: FontBook) {
    let versions = CanvasVersions.description(fonts).split(separator: "\n").map(String.init)
    let prefix = "fonts "
    entries = [
      ("Software", ProgramVersion.program),
      ("Libraries", versions.filter { !$0.hasPrefix(prefix) }.joined(separator: ", ")),
      (
        "Fonts",
        versions.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
          .joined(separator: ", ")
      ),
    ]
  }

  package static func == (a: PNGNote, b: PNGNote) -> Bool { a.chunks == b.chunks }
  package func hash(into hasher: inout Hasher) { hasher.combine(chunks) }

  /// The file with the note before its pixels.
  func added(to png: [UInt8]) -> [UInt8] {
    guard png.count > Self.headerEnd else { return png }
    return png[..<Self.headerEnd] + chunks + png[Self.headerEnd...]
  }

  /// A chunk `tEXt` each.
  private var chunks: [UInt8] {
    entries.filter { !$0.text.isEmpty }.flatMap { entry in
      // Only Latin letters are allowed.
      let text = entry.text.unicodeScalars.map { $0.isASCII ? UInt8($0.value) : 63 }
      let body = Array("tEXt".utf8) + Array(entry.keyword.utf8) + [0] + text
      return Self.bytes(UInt32(body.count - 4)) + body + Self.bytes(Self.checksum(body))
    }
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }

  /// CRC-32, as the PNG specification has it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return sum ^ 0xFFFF_FFFF
  }
}
