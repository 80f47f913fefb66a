/// A text with an index of its nodes; every change is one of bytes, after which the index is made anew.
struct SourceEditor {
  private let file: String
  private(set) var source: SourceBytes
  private(set) var root: SourceNode

  init(_ bytes: [UInt8], file: String) throws {
    self.file = file
    source = SourceBytes(bytes)
    root = try SourceIndexer.index(source, file: file)
  }

  mutating func replace(_ range: Range<Int>, _ text: String) throws {
    var bytes = source.bytes
    bytes.replaceSubrange(range, with: Array(text.utf8))
    try take(bytes)
  }

  /// Several ranges at once, all of them places of the text as it is now, which do not overlap. What is written at the
  /// place where a longer range begins stands before it.
  mutating func replace(_ changes: [(range: Range<Int>, text: String)]) throws {
    guard !changes.isEmpty else { return }
    var bytes: [UInt8] = []
    var place = 0
    func order(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
      (a.lowerBound, a.upperBound) < (b.lowerBound, b.upperBound)
    }
    for change in changes.sorted(by: { order($0.range, $1.range) }) {
      precondition(change.range.lowerBound >= place)
      bytes += source.bytes[place..<change.range.lowerBound]
      bytes += Array(change.text.utf8)
      place = change.range.upperBound
    }
    bytes += source.bytes[place...]
    try take(bytes)
  }

  private mutating func take(_ bytes: [UInt8]) throws {
    let next = SourceBytes(bytes)
    root = try SourceIndexer.index(next, file: file)
    source = next
  }

  // MARK: Style

  /// How new text is written beside this node.
  func writer(beside node: SourceNode?) -> SourceWriter {
    var writer = SourceWriter()
    writer.step = step
    writer.isQuoted = node?.entries.first?.key.style == .doubleQuoted
    return writer
  }

  /// How much deeper the file writes what is within a key.
  private var step: Int {
    var counts: [Int: Int] = [:]
    func visit(_ node: SourceNode) {
      for item in node.items { visit(item.node) }
      for entry in node.entries {
        if entry.value.style == .block, let first = entry.value.entries.first {
          counts[source.column(of: first.start) - source.column(of: entry.start), default: 0] += 1
        }
        visit(entry.value)
      }
    }
    visit(root)
    return counts.filter { (1...8).contains($0.key) }
      .max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 2
  }

  /// How much deeper than its key the file writes the dashes of a list.
  var dashStep: Int {
    func visit(_ node: SourceNode) -> Int? {
      for item in node.items { if let found = visit(item.node) { return found } }
      for entry in node.entries {
        if entry.value.isList, entry.value.style == .block, let item = entry.value.items.first {
          return max(0, source.column(of: item.start) - source.column(of: entry.start))
        }
        if let found = visit(entry.value) { return found }
      }
      return nil
    }
    return visit(root) ?? step
  }

  func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  // MARK: Comments

  /// Where the own lines of comments begin that belong to what stands at `start`, a key or dash that is the first of its
  /// line; a comment that a blank line parts from it does not belong to it.
  func lead(of start: Int) -> Int {
    let column = source.column(of: start)
    var line = source.lineStart(of: start)
    while line > 0 {
      let before = source.lineStart(of: line - 1)
      guard source.isComment(lineAt: before),
        let indentation = source.indentation(ofLineAt: before), indentation >= min(column, 1)
      else { break }
      // The first lines of a file belong to the file.
      if before == 0 { break }
      line = before
    }
    return line
  }

  /// Nothing but blanks, and dashes of enclosing lists, stand before it on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    source.skipBlanks(source.lineStart(of: offset)) == offset
  }

  /// Only a comment follows on the line.
  func endsLine(_ offset: Int) -> Bool {
    let next = source.skipBlanks(offset)
    return next == source.lineEnd(of: offset) || source.bytes[next] == UInt8(ascii: "#")
  }

  /// Where new lines go behind what ends at `end`: the break of that line, or the end of the file.
  func insertionPoint(after end: Int) -> Int { source.lineEnd(of: end) }

  /// The node stands within brackets.
  func isInFlow(_ path: [SceneStep]) -> Bool {
    var node = root
    if node.style == .flow { return true }
    for step in path {
      guard let next = node[[step]] else { return false }
      if node.style == .flow { return true }
      node = next
    }
    return false
  }
}
