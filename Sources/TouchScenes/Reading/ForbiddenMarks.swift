/// Finds anchors, aliases and tags in the text of a scene, which the parser would resolve silently.
struct ForbiddenMarks {
  private let issues: SceneIssues
  private var brackets = 0
  /// The closing quote that is still missing.
  private var quote: Character?
  /// The indentation of the key whose block text continues.
  private var block: Int?

  static func check(_ text: String, _ issues: SceneIssues) {
    var scan = ForbiddenMarks(issues: issues)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      scan.line(Array(line), number: index + 1)
      if !issues.list.isEmpty { return }
    }
  }

  private init(issues: SceneIssues) { self.issues = issues }

  private mutating func line(_ line: [Character], number: Int) {
    let indent = line.prefix { $0 == " " }.count
    if let block {
      if indent > block || line.allSatisfy({ $0 == " " }) { return }
      self.block = nil
    }
    var isStart = true
    var index = indent
    while index < line.count {
      let character = line[index]
      defer { index += 1 }
      if let open = quote {
        if character == "\\", open == "\"" { index += 1 } else if character == open { quote = nil }
        continue
      }
      let next = index + 1 < line.count ? line[index + 1] : " "
      if character == "#", index == 0 || line[index - 1] == " " { return }
      if isStart, character != " " {
        if startOfValue(character, next, number, index, indent) { return }
        isStart = character == "-" && next == " " || "[{,".contains(character)
        if quote != nil { continue }
      } else if character == ":", next == " " {
        isStart = true
      }
      switch character {
      case "[", "{":
        if isStart || brackets > 0 { brackets += 1 }
        isStart = true
      case "]", "}": brackets = max(0, brackets - 1)
      case "," where brackets > 0: isStart = true
      default: break
      }
    }
  }

  /// True when the rest of the line need not be read.
  private mutating func startOfValue(
    _ character: Character, _ next: Character, _ number: Int, _ index: Int, _ indent: Int
  ) -> Bool {
    switch character {
    case "\"", "'": quote = character
    case "&", "*":
      guard next.isLetter || next.isNumber || next == "_" else { return false }
      issues.add(
        line: number, column: index + 1, "anchors and aliases are not supported",
        hint:
          "repeat the value where it is used; put text that starts with \(character) in quotes"
      )
      return true
    case "!":
      issues.add(
        line: number, column: index + 1, "tags (words that start with '!') are not supported",
        hint: "remove the tag; put text that starts with ! in quotes")
      return true
    case "|", ">":
      block = indent
      return true
    default: break
    }
    return false
  }
}
