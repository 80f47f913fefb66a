import TouchLanguage
import Yams

/// Turns the text of a scene into nodes. The only file that imports Yams.
struct YAMLReader {
  /// The deepest nesting of lists and mappings in a file; the parser itself gives up a little later.
  static let deepest = 900
  /// The most nodes of a file: keys, values, lists and mappings.
  static let mostNodes = 200_000

  private let issues: SceneIssues
  /// How many nodes may still come.
  private var nodesLeft: Int

  /// The root of a text; `mostNodes` is the limit of its size.
  static func read(_ text: String, file: String, mostNodes: Int = mostNodes) throws -> SceneNode {
    let issues = SceneIssues(file: file, text: text)
    var reader = YAMLReader(issues: issues, nodesLeft: mostNodes)
    let root = try reader.read(text)
    try issues.throwIfAny()
    return root
  }

  private mutating func read(_ text: String) throws -> SceneNode {
    // The parser reads a node once for each alias of it when it compares keys, which a file of 500 bytes makes endless.
    // So anchors are looked for in a text without aliases first; without anchors, the parser refuses aliases.
    let bytes = text.utf8
    if bytes.contains(UInt8(ascii: "&")), bytes.contains(UInt8(ascii: "*")) {
      _ = try parse(text.replacing("*", with: Self.noAlias))
      try issues.throwIfAny()
    }
    return try parse(text)
  }

  /// Replaces `*` while anchors are looked for: a character without a meaning in YAML and in scenes.
  private static let noAlias = "\u{E000}"

  private mutating func parse(_ text: String) throws -> SceneNode {
    let limit = nodesLeft
    defer { nodesLeft = limit }
    do {
      let parser = try Parser(yaml: text, resolver: .basic)
      // Nodes name their anchors only as long as the parser lives.
      return try withExtendedLifetime(parser) {
        guard let root = try parser.singleRoot() else {
          issues.add(line: 1, column: 1, Text.files.containsNothing)
          throw SceneDiagnostics(issues.list)
        }
        return convert(root, depth: 1)
      }
    } catch let error as YamlError {
      report(error)
      throw SceneDiagnostics(issues.list)
    }
  }

  private func report(_ error: YamlError) {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      if problem.contains("nesting level") {
        reportDepth(line: mark.line, column: mark.column)
      } else if problem.contains("undefined alias") {
        reportReference(line: mark.line, column: mark.column)
      } else {
        issues.add(line: mark.line, column: mark.column, Text.files.notYAML(problem))
      }
    case .duplicatedKeysInMapping(let duplicates, let context):
      let key = (duplicates.first ?? "").replacing(Self.noAlias, with: "*")
      issues.add(
        line: context.mark.line, column: context.mark.column, Text.files.duplicateKey(key))
    default:
      issues.add(line: 1, column: 1, Text.files.notYAML)
    }
  }

  private func reportDepth(line: Int, column: Int) {
    issues.add(line: line, column: column, Text.files.tooDeep(most: Self.deepest))
  }

  private func reportReference(line: Int, column: Int) {
    issues.add(line: line, column: column, Text.files.reference)
  }

  /// The node with all that is in it; what is beyond a limit is left out, and the limit is reported.
  private mutating func convert(_ node: Node, depth: Int) -> SceneNode {
    let line = node.mark?.line ?? 1
    let column = node.mark?.column ?? 1
    nodesLeft -= 1
    if nodesLeft == -1 {
      issues.add(line: line, column: column, Text.files.tooManyNodes)
    }
    if depth == Self.deepest + 1 { reportDepth(line: line, column: column) }
    checkMarks(node, line, column)
    let isBeyond = nodesLeft < 0 || depth > Self.deepest
    let content: SceneNode.Content
    switch node {
    case .scalar(let scalar):
      content = .scalar(scalar.string)
    case .sequence(let sequence):
      content = .sequence(isBeyond ? [] : sequence.map { convert($0, depth: depth + 1) })
    case .mapping(let mapping):
      content = .mapping(
        isBeyond
          ? []
          : mapping.map { (convert($0.key, depth: depth + 1), convert($0.value, depth: depth + 1)) }
      )
    case .alias: content = .scalar("")
    }
    return SceneNode(content: content, line: line, column: column, style: Self.style(of: node))
  }

  private static func style(of node: Node) -> SceneNode.Style {
    switch node {
    case .scalar(let scalar):
      switch scalar.style {
      case .singleQuoted: .singleQuoted
      case .doubleQuoted: .doubleQuoted
      case .literal: .literal
      case .folded: .folded
      case .any, .plain: .plain
      }
    // The parser does not say how lists and mappings are written.
    case .sequence, .mapping, .alias: .plain
    }
  }

  /// Refuses anchors, and tags that make something else of a value than what it is without them.
  private func checkMarks(_ node: Node, _ line: Int, _ column: Int) {
    if node.anchor != nil { reportReference(line: line, column: column) }
    let usual: Tag? =
      switch node {
      case .scalar: Self.textTag
      case .sequence: Self.listTag
      case .mapping: Self.mappingTag
      case .alias: nil
      }
    guard let usual, node.tag != usual else { return }
    issues.add(line: line, column: column, Text.files.tag)
  }

  private static let textTag = Tag(.str)
  private static let listTag = Tag(.seq)
  private static let mappingTag = Tag(.map)
}
