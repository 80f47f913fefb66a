import Foundation
import TouchEngine
import TouchTrace

/// What can be typed at a place of a scene's text.
package struct SceneCompletion: Equatable, Sendable {
  /// The letters before the place that belong to the word.
  package var prefix: String
  /// Words that begin so, those of the file first.
  package var words: [String]
}

extension SceneDraft {
  /// The keys of the class, the words of a property or the ids that fit at a place, also in a text that does not load;
  /// nil where nothing is known of it. `line` is from 1, `column` from 0, in letters.
  package func completion(line: Int, column: Int) -> SceneCompletion? {
    let lines = lines
    guard lines.indices.contains(line - 1) else { return nil }
    let head = String(lines[line - 1].prefix(column))
    let joined = FlowJoining(lines, line - 1, head)
    var place = CompletionPlace(
      joined?.lines ?? lines, joined?.index ?? line - 1, joined?.head ?? head)
    guard place.find() else { return nil }
    let typed = (joined?.index ?? line - 1)...(line - 1)
    let words = CompletionWords(place, outline: outline(without: typed)).all
    let prefix = place.prefix
    let fitting = words.filter { $0.hasPrefix(prefix) && $0 != prefix }
    return SceneCompletion(prefix: prefix, words: fitting)
  }

  /// The objects of the text, without the lines that are being typed where these do not let them be read.
  private func outline(without typed: ClosedRange<Int>) -> SceneOutline? {
    if let outline = try? outline() { return outline }
    var others = lines
    others.removeSubrange(typed)
    return try? SceneDraft(text: others.joined(separator: "\n"), path: path).outline()
  }
}

/// Where in the structure of a scene a place of its text is: read from the lines around it.
struct CompletionPlace {
  private let lines: [String]
  private let index: Int
  private var head: String
  /// The letters of the word so far.
  private(set) var prefix = ""
  /// The key whose value is typed; nil where a key is.
  private(set) var key: String?
  /// The key that has the table or list.
  private(set) var around: String?
  /// The keys that the table has already.
  private(set) var present: Set<String> = []
  private(set) var className: String?

  init(_ lines: [String], _ index: Int, _ head: String) {
    self.lines = lines
    self.index = index
    self.head = head
  }

  /// False in comments and texts.
  mutating func find() -> Bool {
    prefix = String(head.reversed().prefix { Self.isWordLetter($0) }.reversed())
    head.removeLast(prefix.count)
    let bare = head.trimmingCharacters(in: .whitespaces)
    guard !bare.hasPrefix("#"), !head.contains(" #"), !head.contains("\"") || bare.hasSuffix(":"),
      !head.contains("'")
    else { return false }
    let brackets = Self.open(in: head)
    if let inner = brackets.last {
      findInFlow(inner, brackets)
      return true
    }
    let entry = bare.drop { $0 == "-" || $0 == " " }
    if bare.allSatisfy({ $0 == "-" || $0 == " " }) {
      let column = head.count
      findInBlock(column)
      let isItem = bare.hasSuffix("-")
      // A dash may begin a table or an id of a list.
      if isItem, let around, SceneReferences.attributes.contains(around) {
        (key, self.around) = (around, nil)
      }
      return true
    }
    guard bare.hasSuffix(":"), head.hasSuffix(" ") else { return false }
    key = String(entry.dropLast())
    findInBlock(head.prefix { $0 == " " || $0 == "-" }.count)
    return true
  }

  private static func isWordLetter(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || "_-.".contains(letter)
  }

  // MARK: In flow

  private struct Bracket {
    var isTable: Bool
    /// Where it stands in the line, letters.
    var offset: Int
    /// The key before it.
    var key: String?
  }

  /// The brackets that are open at the end of a line's beginning, the outermost first.
  private static func open(in text: String) -> [Bracket] {
    var open: [Bracket] = []
    for (offset, letter) in text.enumerated() {
      switch letter {
      case "{", "[":
        open.append(
          Bracket(isTable: letter == "{", offset: offset, key: keyBefore(text.prefix(offset))))
      case "}", "]": _ = open.popLast()
      default: break
      }
    }
    return open
  }

  /// `… key: ` as the key.
  private static func keyBefore(_ text: Substring) -> String? {
    let bare = text.reversed().drop { $0 == " " }
    guard bare.first == ":" else { return nil }
    return String(bare.dropFirst().prefix { isWordLetter($0) }.reversed())
  }

  private mutating func findInFlow(_ inner: Bracket, _ all: [Bracket]) {
    if !inner.isTable {
      key = inner.key ?? around(all.dropLast())
      if let table = all.dropLast().last, table.isTable { read(table, all.dropLast()) }
      // A list of tables has no words of its own.
      return
    }
    key = Self.keyBefore(head[...])
    read(inner, all)
  }

  /// What the table says so far, and to the end of its line.
  private mutating func read(_ table: Bracket, _ all: some Collection<Bracket>) {
    let line = lines[index]
    let inside = line.dropFirst(table.offset + 1)
    var depth = 0
    var part = ""
    for letter in inside {
      if letter == "{" || letter == "[" { depth += 1 }
      if letter == "}" || letter == "]" {
        depth -= 1
        if depth < 0 { break }
      }
      if depth == 0, letter == "," {
        note(part)
        part = ""
      } else {
        part.append(letter)
      }
    }
    note(part)
    around = table.key ?? around(all.dropLast())
    if around == nil, all.count == 1 || all.dropLast().allSatisfy({ $0.key == nil }) {
      var block = self
      block.findInBlock(line.prefix { $0 == " " || $0 == "-" }.count, isOwn: false)
      around = block.around
    }
  }

  private func around(_ brackets: some Collection<Bracket>) -> String? {
    brackets.reversed().compactMap(\.key).first
  }

  private mutating func note(_ part: String) {
    let words = part.split(separator: ":", maxSplits: 1)
    guard words.count == 2 else { return }
    let name = words[0].trimmingCharacters(in: .whitespaces)
    present.insert(name)
    if name == "class" { className = words[1].trimmingCharacters(in: .whitespaces) }
  }

  // MARK: In blocks

  /// A line of a block: where its dash or key stands, where its key does, and what it says from there.
  private struct Row {
    var indent: Int
    var column: Int
    var text: Substring

    /// Nil for a blank line and a comment.
    init?(_ line: String) {
      text = line.drop { $0 == " " }
      guard let first = text.first, first != "#" else { return nil }
      indent = line.count - text.count
      if text.hasPrefix("- ") || text == "-" { text = text.drop { $0 == "-" || $0 == " " } }
      column = line.count - text.count
    }

    var isItem: Bool { indent < column }
    /// Its key, where what the key has follows on other lines.
    var opened: String? {
      guard let colon = text.firstIndex(of: ":") else { return nil }
      let rest = text[text.index(after: colon)...].drop { $0 == " " }
      return rest.isEmpty || rest.first == "#" ? String(text[..<colon]) : nil
    }
  }

  /// Reads the lines around of the table whose keys stand at a column. Without `isOwn` only what has it is looked for.
  private mutating func findInBlock(_ column: Int, isOwn: Bool = true) {
    let indent = head.prefix { $0 == " " }.count
    // Where the table's dash stands, once it is known.
    var dash = indent < column ? indent : nil
    for line in lines[..<index].reversed() {
      guard let row = Row(line) else { continue }
      if let dash {
        guard row.isItem ? row.indent < dash : row.column <= dash, let name = row.opened else {
          continue
        }
        around = name
        break
      }
      if row.column == column {
        if isOwn { note(String(row.text)) }
        if row.isItem { dash = row.indent }
      } else if row.column < column {
        around = row.opened
        break
      }
    }
    guard isOwn else { return }
    for line in lines.dropFirst(index + 1) {
      guard let row = Row(line) else { continue }
      guard row.indent >= column else { break }
      if row.column == column { note(String(row.text)) }
    }
  }
}

/// The words that fit at a place.
private struct CompletionWords {
  private let place: CompletionPlace
  private let outline: SceneOutline?

  init(_ place: CompletionPlace, outline: SceneOutline?) {
    self.place = place
    self.outline = outline
  }

  var all: [String] {
    if let key = place.key { return values(of: key) }
    return keys.filter { !place.present.contains($0) }
  }

  // MARK: Keys

  private var kind: SceneClasses.Kind? {
    switch place.around {
    case "subviews": .view
    case "gestureRecognizers": .recognizer
    case "controllers", "rootViewController", "controller": .controller
    case "window", "windows": .window
    case "view": .view
    default: nil
    }
  }

  private var keys: [String] {
    switch place.around {
    case nil: return LiveScene.keys
    case "runs": return ["name", "variant", "input", "expect", "golden", "about"]
    case "variants": return ["name", "set"]
    case "expect": return ExpectationParser.forms
    case "input": return RunParser.verbs
    case "set": return outline?.objects.map { $0.id + "." } ?? []
    default: break
    }
    guard let kind else { return [] }
    let standard: [SceneClasses.Kind: String] = [
      .view: "UIView", .controller: "UIViewController", .window: "UIWindow",
    ]
    guard let name = place.className ?? standard[kind] else { return ["id", "class"] }
    return ["id", "class"] + parts(of: kind) + Self.attributes(of: name)
  }

  private func parts(of kind: SceneClasses.Kind) -> [String] {
    switch kind {
    case .view, .window: ["subviews", "gestureRecognizers"]
    case .controller: ["view", "controllers", "subviews"]
    case .recognizer, .application, .delegate: []
    }
  }

  private static func attributes(of className: String) -> [String] {
    sample(className) { object in
      var seen: Set<String> = []
      return AttributeCatalog.all.filter {
        $0.accepts(object) && !$0.isReading && seen.insert($0.name).inserted
      }.map(\.name)
    } ?? []
  }

  private static func sample<T>(_ className: String, _ body: (AnyObject) -> T) -> T? {
    let engine = Engine(screen: .zero)
    defer { engine.tearDown() }
    return engine.perform { SceneClasses.sample(className).map { body($0.object) } }
  }

  // MARK: Values

  private func values(of key: String) -> [String] {
    if key == "class" {
      return kind.map(SceneClasses.names) ?? SceneClasses.Kind.allCases.flatMap(SceneClasses.names)
    }
    let objects = outline?.objects ?? []
    if SceneRelation(rawValue: key) != nil, key != "delegate" {
      let words = key == "requireToFail" ? [] : ["all", "none"]
      return objects.filter { $0.kind == .recognizer }.map(\.id) + words
    }
    if SceneReferences.attributes.contains(key) {
      return objects.filter { $0.kind != .recognizer }.map(\.id)
    }
    if ["at", "from", "to", "in", "view", "onlyOn", "selfOrSubview"].contains(key) {
      return objects.filter { $0.kind == .view }.map(\.id)
    }
    if key == "variant" { return [] }
    let name = key.split(separator: ".").last.map(String.init) ?? key
    let known = AttributeCatalog.all.filter { $0.name == name }
    let attribute =
      place.className.flatMap { className in
        Self.sample(className) { object in known.first { $0.accepts(object) } } ?? nil
      } ?? known.first
    return switch attribute?.kind {
    case .flag?: ["true", "false"]
    case .choice(let words)?: words
    case .color?: UIColor.touchscopeNamed.compactMap(\.name)
    default: []
    }
  }
}
