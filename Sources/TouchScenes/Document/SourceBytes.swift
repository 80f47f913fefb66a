/// The bytes of a text with its lines, as the YAML parser counts them.
struct SourceBytes {
  let bytes: [UInt8]
  /// Where each line begins.
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let length = Self.breakLength(bytes, at: index)
      index += max(1, length)
      if length > 0 { starts.append(index) }
    }
    lineStarts = starts
  }

  var count: Int { bytes.count }

  /// How many bytes end a line here: LF, CR, CR LF, NEL, LS and PS do; 0 for anything else.
  private static func breakLength(_ bytes: [UInt8], at index: Int) -> Int {
    func byte(_ offset: Int) -> UInt8? {
      index + offset < bytes.count ? bytes[index + offset] : nil
    }
    switch bytes[index] {
    case 0x0A: return 1
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0xC2: return byte(1) == 0x85 ? 2 : 0
    case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }

  /// The offset of a place that the parser reports, both from 1; columns count characters.
  func offset(line: Int, column: Int) -> Int {
    guard lineStarts.indices.contains(line - 1) else { return count }
    var offset = lineStarts[line - 1]
    var left = column - 1
    while left > 0, offset < count {
      offset += 1
      while offset < count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      left -= 1
    }
    return offset
  }

  /// The line of an offset, from 0.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  func lineStart(of offset: Int) -> Int { lineStarts[line(of: offset)] }

  /// Where the line of an offset ends, before its break.
  func lineEnd(of offset: Int) -> Int {
    var index = offset
    while index < count, Self.breakLength(bytes, at: index) == 0 { index += 1 }
    return index
  }

  /// Behind the break of the line of an offset.
  func nextLine(of offset: Int) -> Int {
    let end = lineEnd(of: offset)
    return end < count ? end + Self.breakLength(bytes, at: end) : end
  }

  /// How far an offset is from the start of its line.
  func column(of offset: Int) -> Int { offset - lineStart(of: offset) }

  /// How many spaces a line begins with; nil for a blank line.
  func indentation(ofLineAt start: Int) -> Int? {
    let end = lineEnd(of: start)
    guard let first = (start..<end).first(where: { !Self.isBlank(bytes[$0]) }) else { return nil }
    return first - start
  }

  /// The line has nothing but a comment.
  func isComment(lineAt start: Int) -> Bool {
    indentation(ofLineAt: start).map { bytes[start + $0] == UInt8(ascii: "#") } ?? false
  }

  /// The next offset that is neither blank, a line's end, a comment, nor one of `others`.
  func skip(_ offset: Int, over others: [UInt8] = []) -> Int {
    var index = offset
    while index < count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "#"),
        index == 0 || isSpace(index - 1) || others.contains(bytes[index - 1])
      {
        index = lineEnd(of: index)
      } else if isSpace(index) || others.contains(byte) {
        index += max(1, Self.breakLength(bytes, at: index))
      } else {
        return index
      }
    }
    return index
  }

  /// The next offset on the same line that is not blank.
  func skipBlanks(_ offset: Int) -> Int {
    var index = offset
    while index < count, Self.isBlank(bytes[index]) { index += 1 }
    return index
  }

  private func isSpace(_ index: Int) -> Bool {
    Self.isBlank(bytes[index]) || Self.breakLength(bytes, at: index) > 0
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// What ends most of its lines.
  var newline: String {
    let ends = bytes.indices.filter { bytes[$0] == 0x0A }
    let pairs = ends.count { $0 > 0 && bytes[$0 - 1] == 0x0D }
    return pairs * 2 > ends.count ? "\r\n" : "\n"
  }
}
