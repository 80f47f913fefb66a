import Foundation
import Testing

/// Every public declaration has a doc comment.
///
/// Exempt are overrides, whose original has one; cases of enumerations, which their type explains; and what could only
/// repeat its name: properties, memberwise initializers, and the witnesses of Equatable and Hashable. A comment that
/// only repeats the name says nothing, and is a fault.
@Suite struct DocumentationTests {
  private static func sources() -> [SourceFile] {
    let files = SourceIndex.files("Sources")
    #expect(files.count > 200)
    return files
  }

  @Test func everyPublicSymbolIsDocumented() {
    for file in Self.sources() {
      for (line, declaration) in Self.undocumented(in: file) {
        Issue.record("\(file.path):\(line): no '///' above: \(declaration)")
      }
    }
  }

  @Test func noCommentOnlyRepeatsTheName() {
    for file in Self.sources() {
      for (line, comment) in Self.repetitions(in: file) {
        Issue.record("\(file.path):\(line): says no more than the name: \(comment)")
      }
    }
  }

  @Test(arguments: [
    ("/// The left panel.\nstatic let left = WindowPanels(rawValue: 1)", 1),
    ("/// Its title.\nvar title = 1", 1), ("/// Whether it is edited.\nvar isEditing = 1", 1),
    ("/// Degrees as radians.\n@inlinable\nfunc radians(_ degrees: Double)", 1),
    ("/// The UI views.\nlet UIView = 1", 1), ("/// The URL.\nlet URLs = 1", 0),
    ("/// Its title, cut to a line.\nvar title = 1", 0), ("/// `a`\nvar a = 1", 0),
    ("/// The width,\n/// in pixels.\nvar width = 1", 0), ("/// Points.\nvar pointSize = 1", 0),
    ("/// The line, from 1.\nvar line = 1", 0), ("/// Title.\nreturn title", 0),
  ])
  func repetitionsAreFound(_ text: String, _ count: Int) {
    #expect(Self.repetitions(in: SourceFile(text: text)).count == count)
  }

  @Test(arguments: [
    ("public func a()", 1), ("/// What.\npublic func a()", 0), ("func a()", 0),
    ("public var a = 1", 0), ("public class A {", 1),
    ("/// What.\n@discardableResult\nopen func a() {}", 0), ("@objc open func a() {}", 1),
    ("  public override func a() {}", 0), ("  public nonisolated static func a()", 1),
    ("public import Foundation", 0), ("public extension Int {", 0), ("// public var a", 0),
    ("  public static func == (a: A, b: A) -> Bool {", 0), ("  public let rawValue: Int", 0),
    ("  public static func < (a: A, b: A) -> Bool {", 1),
    ("  public func hash(into hasher: inout Hasher) {", 0), ("  public func hash() {", 1),
    ("  public init(rawValue: Int) {", 1), ("// Not a doc comment.\npublic struct A {", 1),
    ("/// Asks.\npublic protocol A {\n  func b()\n  /// Tells.\n  func c()\n}\nfunc d()", 1),
  ])
  func declarationsAreFound(_ text: String, _ count: Int) {
    #expect(Self.undocumented(in: SourceFile(text: text)).count == count)
  }

  @Test(arguments: [
    ("struct", "let b: Int", "init(b: Int) {", 0), ("struct", "let b: Int", "init(_ b: Int) {", 0),
    ("struct", "var b = (1, 2)", "init(_ c: A, b: (Int, Int)) {", 1),
    ("struct", "var b = [0]", "nonisolated init(b: [Int] = [1, 2]) {", 0),
    ("struct", "var b = [0]", "init(\n    with b: [Int] = [],\n  ) {", 0),
    ("struct", "let b: Int", "init(c: Int) {", 1), ("struct", "let b: Int", "init?(b: Int) {", 1),
    ("struct", "let b: Int", "init(b: Int, c: Int) {", 1),
    ("final class", "let b: Int", "init(b: Int) {", 1),
    ("struct", "let b = 1", "init() {", 0), ("struct", "  let b: Int", "init(b: Int) {", 1),
  ])
  func memberwiseInitializersAreFound(
    _ kind: String, _ property: String, _ initializer: String, _ count: Int
  ) {
    let text = "\(kind) A {\n  \(property)\n\n  public \(initializer)\n  }\n}\n"
    #expect(Self.undocumented(in: SourceFile(text: text)).count == count)
  }

  private static let fillers: Set<Substring> = [
    "a", "an", "the", "of", "to", "is", "are", "be", "it", "its", "this", "that", "with", "by",
    "for", "in", "on", "and", "or", "as", "at", "from", "all", "has", "have", "was", "what",
    "which", "whose", "their", "one", "each", "if", "when", "whether", "true",
  ]

  /// Comments of one line whose words all stand in the declaration below, with their line numbers.
  private static func repetitions(in file: SourceFile) -> [(Int, String)] {
    let lines = file.bareLines
    return lines.indices.compactMap { index in
      guard lines[index].hasPrefix("/// "), index == 0 || !lines[index - 1].hasPrefix("///"),
        let below = lines[(index + 1)...].first(where: { !$0.hasPrefix("@") }),
        !declared.isDisjoint(with: below.words)
      else { return nil }
      let comment = lines[index].dropFirst(4)
      let said = words(comment).filter { !fillers.contains(Substring($0)) }
      let named = Set(words(below).map(stem))
      let saysMore =
        said.isEmpty || comment.utf8.contains { $0 == 0x60 || (0x30...0x39).contains($0) }
        || comment == "Points." || !said.map(stem).allSatisfy(named.contains)
      return saysMore ? nil : (index + 1, String(comment))
    }
  }

  private static let declared: Set<Substring> = [
    "var", "let", "func", "case", "class", "struct", "enum", "init", "typealias",
  ]

  /// The words of a text or of names in it, in small letters: `isEditing` has two.
  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    for letter in text.unicodeScalars {
      let isCapital = ("A"..."Z").contains(letter)
      guard isCapital || ("a"..."z").contains(letter) else {
        end()
        continue
      }
      let last = word.unicodeScalars.last.map { ("A"..."Z").contains($0) }
      if isCapital, last == false { end() }
      // The last of several capitals begins a word: `UIView` has "ui" and "view".
      if !isCapital, last == true, word.unicodeScalars.count > 1, let start = word.popLast() {
        end()
        word = String(start)
      }
      word.unicodeScalars.append(letter)
    }
    end()
    return words
  }

  private static func stem(_ word: String) -> String {
    let ending = ["ies", "ing", "es", "ed", "s"].first(where: word.hasSuffix) ?? ""
    return String(word.dropLast(ending.count))
  }

  /// Line numbers and texts.
  private static func undocumented(in file: SourceFile) -> [(Int, String)] {
    let (indented, lines) = (file.lines, file.bareLines)
    var found: [(Int, String)] = []
    var isInProtocol = false
    for (index, line) in lines.enumerated() {
      if line == "}" { isInProtocol = false }
      let isMember = isInProtocol && line.hasPrefix("func ")
      if line.hasPrefix("public protocol ") { isInProtocol = !line.hasSuffix("}") }
      guard isPublic(line) || isMember, !saysItselfAlready(line), !isProperty(line) else {
        continue
      }
      var above = index - 1
      while above >= 0, lines[above].hasPrefix("@") { above -= 1 }
      if above >= 0, lines[above].hasPrefix("///") { continue }
      guard !isWitness(line), !isMemberwise(indented, index) else { continue }
      found.append((index + 1, String(line)))
    }
    return found
  }

  private static let publicStart =
    /(?:@\w+(?:\([^)]*\))?\ +)*(?:nonisolated\ )?(?:indirect\ )?(?:public|open)\ /

  /// The expression is asked only where something stands before the word.
  private static func isPublic(_ line: Substring) -> Bool {
    if line.hasPrefix("public ") || line.hasPrefix("open ") { return true }
    return ["@", "nonisolated ", "indirect "].contains(where: line.hasPrefix)
      && line.prefixMatch(of: publicStart) != nil
  }

  private static func isProperty(_ line: Substring) -> Bool {
    let words = Set(line.words)
    return !words.isDisjoint(with: ["let", "var"])
      && words.isDisjoint(with: ["func", "init", "subscript"])
  }

  private static func saysItselfAlready(_ line: Substring) -> Bool {
    !Set(line.words).isDisjoint(with: ["override", "import", "extension"])
  }

  /// `==` and `hash(into:)`.
  private static func isWitness(_ line: Substring) -> Bool {
    line.contains("static func == (") || line.contains("func hash(into ")
  }

  /// Whether the line begins an initializer of a struct whose parameters are all named as its properties.
  private static func isMemberwise(_ lines: [Substring], _ index: Int) -> Bool {
    guard lines[index].words.contains("init"), lines[index].has("init(") else { return false }
    let inset = depth(of: lines[index])
    guard
      let start = lines[..<index].lastIndex(where: { !$0.isEmpty && Self.depth(of: $0) < inset }),
      lines[start].words.contains("struct")
    else { return false }
    let body = lines[(start + 1)...].prefix { $0.isEmpty || Self.depth(of: $0) >= inset }
    let properties = body.filter { Self.depth(of: $0) == inset }.compactMap {
      $0.firstMatch(of: named).map { String($0.output.1) }
    }
    return parameters(lines[index...].prefix(40).joined(separator: " "))
      .allSatisfy(properties.contains)
  }

  private static let named = /\b(?:let|var)\ (\w+)/

  private static func depth(of line: Substring) -> Int { line.prefix { $0 == " " }.count }

  /// The names under which a function knows its parameters.
  private static func parameters(_ signature: String) -> [String] {
    guard let opening = signature.firstIndex(of: "(") else { return [] }
    var names: [String] = []
    var part = ""
    var depth = 0
    for character in signature[opening...] {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0 || depth == 1 && character == "," {
        let labels = part.drop { $0 == "(" }.prefix { $0 != ":" }.split(separator: " ")
        if let name = labels.last { names.append(String(name)) }
        part = ""
        if depth == 0 { break }
      } else {
        part.append(character)
      }
    }
    return names
  }
}
