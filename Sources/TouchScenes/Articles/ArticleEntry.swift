import TouchArticles
import TouchLanguage

/// One mapping of a file about the articles. Its keys are known and stand in the documented order; those with `?` may
/// be missing.
struct ArticleEntry {
  private let node: SceneNode
  private let file: String

  init(_ node: SceneNode, _ file: String, keys: String) throws {
    self.node = node
    self.file = file
    guard let entries = node.entries else { throw fail(.noMapping) }
    let found = entries.compactMap(\.key.text)
    let names = keys.split(separator: " ").map(String.init)
    let known = names.map { $0.replacing("?", with: "") }
    for key in found where !known.contains(key) { throw fail(.unknown(key)) }
    guard found == known.filter(found.contains) else { throw fail(.order(known)) }
    for name in names where !name.hasSuffix("?") && !found.contains(name) {
      throw fail(.missing(name))
    }
  }

  /// The root of a file.
  init(text: String, file: String, keys: String) throws {
    try self.init(YAMLReader.read(text, file: file), file, keys: keys)
  }

  func fail(_ mistake: ArticleFileMistake) -> SceneDiagnostics {
    fail(Text.articles.mistake(mistake))
  }

  func fail(_ problem: ProblemText) -> SceneDiagnostics {
    SceneDiagnostics([
      SceneDiagnostic(file: file, line: node.line, column: node.column, problem)
    ])
  }

  /// Where it begins in its file, from 1.
  var line: Int { node.line }

  /// Where the value of a key begins, from 1.
  func position(of key: String) throws -> (line: Int, column: Int) {
    guard let value = node[key] else { throw fail(.missing(key)) }
    return (value.line, value.column)
  }

  /// The value of a key has keys of its own.
  func isMapping(_ key: String) -> Bool { node[key]?.entries != nil }

  func has(_ key: String) -> Bool { node[key] != nil }

  func text(_ key: String) throws -> String {
    guard let text = node[key]?.text, !text.isEmpty, !text.hasSuffix(" "), !text.hasPrefix(" ")
    else { throw fail(.noText(key)) }
    return text
  }

  func optional(_ key: String) throws -> String? { has(key) ? try text(key) : nil }

  /// No run lasts longer than a day.
  static let longestTime = 86_400.0

  func seconds(_ key: String) throws -> Double {
    guard let value = Double(try text(key)), (0...Self.longestTime).contains(value) else {
      throw fail(.noTime(key))
    }
    return value
  }

  func texts(_ key: String) throws -> [String] {
    guard has(key) else { return [] }
    guard let items = node[key]?.items, !items.isEmpty else { throw fail(.noList(key)) }
    return try items.map { item in
      guard let text = item.text, !text.isEmpty else { throw fail(.noText(key)) }
      return text
    }
  }

  func entry(_ key: String, keys: String) throws -> ArticleEntry {
    guard let value = node[key] else { throw fail(.missing(key)) }
    return try ArticleEntry(value, file, keys: keys)
  }

  func entries(_ key: String, keys: String) throws -> [ArticleEntry] {
    guard has(key) else { return [] }
    guard let items = node[key]?.items, !items.isEmpty else { throw fail(.noList(key)) }
    return try items.map { try ArticleEntry($0, file, keys: keys) }
  }

  func translated(_ key: String) throws -> TranslatedText {
    let languages = TextLanguage.allCases.map(\.rawValue).joined(separator: " ")
    return try entry(key, keys: languages).translated()
  }

  /// Its own three languages.
  func translated() throws -> TranslatedText {
    TranslatedText(
      english: try text(TextLanguage.english.rawValue),
      chinese: try text(TextLanguage.chinese.rawValue),
      japanese: try text(TextLanguage.japanese.rawValue))
  }

  func sights(_ key: String) throws -> [Sight] {
    try texts(key).map { name in
      guard let sight = Sight(name) else { throw fail(.noSight(name)) }
      return sight
    }
  }
}
