/// Lists and tables between brackets that go over several lines, as if they stood on one.
struct FlowJoining {
  /// The lines of the text with those of the brackets as one.
  private(set) var lines: [String]
  /// The line of the place among them.
  private(set) var index: Int
  /// That line up to the place.
  private(set) var head: String

  /// Nil where no brackets of an earlier line are open at the place, which is in line `index` behind `head`.
  init?(_ all: [String], _ index: Int, _ head: String) {
    var scanner = Scanner()
    for line in all[..<index] { scanner.read(line) }
    guard let first = scanner.start(next: index) else { return nil }
    var joined = all[first..<index].map { Scanner.bare($0, ended: true) }
    // What stands on a line of its own has its key on the one before.
    var start = first
    if let letter = all[first].first(where: { $0 != " " }), letter == "[" || letter == "{",
      let before = all[..<first].lastIndex(where: { !Scanner.isQuiet($0) }),
      Scanner.bare(all[before], ended: true).hasSuffix(":")
    {
      joined.insert(Scanner.bare(all[before], ended: true), at: 0)
      start = before
    }
    var own = Scanner.bare(head, ended: false)
    own.removeFirst(own.prefix { $0 == " " }.count)
    let before = Self.line(joined)
    self.head = before + " " + own
    // What follows says which keys are there already.
    var end = index
    var rest = [Scanner.bare(String(all[index].dropFirst(head.count)), ended: true)]
    scanner.read(all[index])
    while scanner.depth > 0, end + 1 < all.count, end < index + Self.most {
      end += 1
      rest.append(Scanner.bare(all[end], ended: true))
      scanner.read(all[end])
    }
    // Brackets that nothing closes yet do not go on to the end of the text.
    if scanner.depth > 0 { (end, rest) = (index, Array(rest.prefix(1))) }
    lines = all
    lines.replaceSubrange(start...end, with: [self.head + Self.line(rest)])
    self.index = start
  }

  /// So many lines behind the place are read.
  private static let most = 200

  /// Each line but the first without its indentation.
  private static func line(_ lines: [String]) -> String {
    lines.enumerated().map { $0.offset == 0 ? $0.element : String($0.element.drop { $0 == " " }) }
      .joined(separator: " ")
  }
}

extension FlowJoining {
  /// Reads lines from the first on, and knows which brackets are open after them.
  private struct Scanner {
    private(set) var depth = 0
    private var first = 0
    private var count = 0
    /// Lines that are deeper than this are those of a text.
    private var textIndent: Int?

    /// The line in which the open brackets began; nil while none are.
    func start(next: Int) -> Int? { depth > 0 ? first : nil }

    mutating func read(_ line: String) {
      defer { count += 1 }
      if let indent = textIndent {
        if FlowJoining.indent(line).map({ $0 > indent }) ?? true { return }
        textIndent = nil
      }
      let bare = Self.bare(line, ended: true)
      if depth == 0 {
        let value = Self.value(bare)
        guard value.first == "[" || value.first == "{" else {
          if value.first == "|" || value.first == ">" { textIndent = FlowJoining.indent(line) }
          return
        }
        first = count
      }
      for letter in bare {
        switch letter {
        case "[", "{": depth += 1
        case "]", "}": depth = max(0, depth - 1)
        default: break
        }
      }
    }

    /// What stands behind dashes and keys of a line.
    private static func value(_ line: String) -> Substring {
      var rest = line[...]
      while true {
        rest = rest.drop { $0 == " " }
        if rest.hasPrefix("- ") {
          rest = rest.dropFirst(2)
        } else if rest.first != "[", rest.first != "{", let colon = rest.firstRange(of: ": ") {
          rest = rest[colon.upperBound...]
        } else {
          return rest
        }
      }
    }

    /// A blank line or a comment.
    static func isQuiet(_ line: String) -> Bool {
      line.first { $0 != " " }.map { $0 == "#" } ?? true
    }

    /// A line without its comment, and with letters in place of texts in quotes; without `ended` an open quote stays, so
    /// that what is typed in it is known to be a text.
    static func bare(_ line: String, ended: Bool) -> String {
      var bare = ""
      var quote: Character?
      var quoted = ""
      for letter in line {
        if let open = quote {
          quoted.append(letter)
          if letter == open {
            bare += String(repeating: "x", count: quoted.count)
            (quote, quoted) = (nil, "")
          }
        } else if letter == "#", bare.last.map({ $0 == " " }) ?? true {
          return ended ? trimmed(bare) : bare + "#"
        } else if letter == "\"" || letter == "'", bare.last.map({ " [{,".contains($0) }) ?? true {
          (quote, quoted) = (letter, String(letter))
        } else {
          bare.append(letter)
        }
      }
      if quote != nil { bare += ended ? String(repeating: "x", count: quoted.count) : quoted }
      return ended ? trimmed(bare) : bare
    }

    private static func trimmed(_ text: String) -> String {
      var text = text
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// How many blanks a line begins with; nil for a blank line.
  private static func indent(_ line: String) -> Int? {
    let count = line.prefix { $0 == " " }.count
    return count == line.count ? nil : count
  }
}
