import Yams

/// Turns the text of a scene into nodes. The only file that imports Yams.
enum YAMLReader {
  /// The deepest nesting of lists and mappings in a file; the parser itself gives up a little later.
  static let deepest = 900

  static func read(_ text: String, file: String) throws -> SceneNode {
    let issues = SceneIssues(file: file, text: text)
    checkDepth(text, issues)
    try issues.throwIfAny()
    ForbiddenMarks.check(text, issues)
    try issues.throwIfAny()
    let root: Node
    do {
      let parser = try Parser(yaml: text, resolver: .basic)
      guard let node = try parser.singleRoot() else {
        issues.add(
          line: 1, column: 1, "the file contains no scene",
          hint: "a scene starts with 'touchscope: 1'; see docs/formats.md")
        throw SceneDiagnostics(issues.list)
      }
      root = node
    } catch let error as YamlError {
      report(error, issues)
      throw SceneDiagnostics(issues.list)
    }
    return convert(root)
  }

  private static func report(_ error: YamlError, _ issues: SceneIssues) {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      issues.add(
        line: mark.line, column: mark.column, "not valid YAML: \(problem)",
        hint: "check indentation, brackets, quotes and the space after a colon")
    case .duplicatedKeysInMapping(let duplicates, let context):
      let key = duplicates.first ?? ""
      issues.add(
        line: context.mark.line, column: context.mark.column,
        "duplicate key '\(key)'", hint: "keep one of them")
    default:
      issues.add(
        line: 1, column: 1, "not valid YAML",
        hint: "check encoding, indentation and brackets")
    }
  }

  private static func convert(_ node: Node) -> SceneNode {
    let line = node.mark?.line ?? 1
    let column = node.mark?.column ?? 1
    let content: SceneNode.Content
    switch node {
    case .scalar(let scalar):
      content = .scalar(scalar.string)
    case .sequence(let sequence):
      content = .sequence(sequence.map { convert($0) })
    case .mapping(let mapping):
      content = .mapping(mapping.map { (convert($0.key), convert($0.value)) })
    case .alias: content = .scalar("")
    }
    return SceneNode(content: content, line: line, column: column)
  }

  /// Counts indentation and brackets, so that a file with endless nesting is rejected at once.
  private static func checkDepth(_ text: String, _ issues: SceneIssues) {
    var indents: [Int] = []
    var brackets = 0
    var line = 1
    var column = 0
    var indent = 0
    var isStart = true
    var inQuotes: UInt8 = 0
    for byte in text.utf8 {
      column += 1
      if byte == 10 {
        line += 1
        column = 0
        indent = 0
        isStart = true
        continue
      }
      if isStart, byte == 32 {
        indent += 1
        continue
      }
      if isStart {
        isStart = false
        while let last = indents.last, last >= indent { indents.removeLast() }
        indents.append(indent)
      }
      if inQuotes != 0 {
        if byte == inQuotes { inQuotes = 0 }
        continue
      }
      switch byte {
      case 34: inQuotes = 34
      case 91, 123: brackets += 1
      case 93, 125: brackets = max(0, brackets - 1)
      default: break
      }
      if indents.count * 2 + brackets > deepest {
        issues.add(
          line: line, column: column, "the file nests deeper than \(deepest) levels",
          hint: "nest fewer views; the scenes of real apps are rarely 30 deep")
        return
      }
    }
  }
}
