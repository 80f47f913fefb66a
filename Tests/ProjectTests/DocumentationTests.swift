import Foundation
import Testing

/// Every public declaration has a doc comment.
///
/// Exempt are overrides, whose original has one; cases of enumerations, which their type explains; and what could only
/// repeat its name: memberwise initializers, and the witnesses of Equatable and Hashable.
@Suite struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Test func everyPublicSymbolIsDocumented() throws {
    let names =
      FileManager.default.enumerator(atPath: "\(Self.root)/Sources")?.compactMap { $0 as? String }
      ?? []
    let files = names.filter { $0.hasSuffix(".swift") }.sorted()
    #expect(files.count > 200)
    for name in files {
      let text = try String(contentsOfFile: "\(Self.root)/Sources/\(name)", encoding: .utf8)
      for (line, declaration) in Self.undocumented(in: text) {
        Issue.record("Sources/\(name):\(line): no '///' above: \(declaration)")
      }
    }
  }

  @Test(arguments: [
    ("public var a = 1", 1), ("/// What.\npublic var a = 1", 0), ("var a = 1", 0),
    ("/// What.\n@discardableResult\nopen func a() {}", 0), ("@objc open func a() {}", 1),
    ("  public override func a() {}", 0), ("  public nonisolated static let a = 1", 1),
    ("public import Foundation", 0), ("public extension Int {", 0), ("// public var a", 0),
    ("  public static func == (a: A, b: A) -> Bool {", 0), ("  public let rawValue: Int", 1),
    ("  public static func < (a: A, b: A) -> Bool {", 1),
    ("  public func hash(into hasher: inout Hasher) {", 0), ("  public func hash() {", 1),
    ("  public init(rawValue: Int) {", 1), ("// Not a doc comment.\npublic struct A {", 1),
    ("/// Asks.\npublic protocol A {\n  func b()\n  /// Tells.\n  func c()\n}\nfunc d()", 1),
  ])
  func declarationsAreFound(_ text: String, _ count: Int) {
    #expect(Self.undocumented(in: text).count == count)
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
    #expect(Self.undocumented(in: text).count == count)
  }

  /// Line numbers and texts.
  private static func undocumented(in text: String) -> [(Int, String)] {
    let indented = text.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = indented.map { $0.drop { $0 == " " } }
    var found: [(Int, String)] = []
    var isInProtocol = false
    for (index, line) in lines.enumerated() {
      if line == "}" { isInProtocol = false }
      let isMember = isInProtocol && (line.hasPrefix("func ") || line.hasPrefix("var "))
      if line.hasPrefix("public protocol ") { isInProtocol = !line.hasSuffix("}") }
      guard isPublic(line) || isMember, !saysItselfAlready(line) else { continue }
      var above = index - 1
      while above >= 0, lines[above].hasPrefix("@") { above -= 1 }
      if above >= 0, lines[above].hasPrefix("///") { continue }
      guard !isWitness(line), !isMemberwise(indented, index) else { continue }
      found.append((index + 1, String(line)))
    }
    return found
  }

  private static func isPublic(_ line: Substring) -> Bool {
    line.prefixMatch(
      of: /(?:@\w+(?:\([^)]*\))?\ +)*(?:nonisolated\ )?(?:indirect\ )?(?:public|open)\ /) != nil
  }

  private static func saysItselfAlready(_ line: Substring) -> Bool {
    line.contains(/\b(?:override|import|extension)\b/)
  }

  /// `==` and `hash(into:)`.
  private static func isWitness(_ line: Substring) -> Bool {
    line.contains("static func == (") || line.contains("func hash(into ")
  }

  /// Whether the line begins an initializer of a struct whose parameters are all named as its properties.
  private static func isMemberwise(_ lines: [Substring], _ index: Int) -> Bool {
    guard lines[index].contains(/\binit\(/) else { return false }
    let inset = depth(of: lines[index])
    guard
      let start = lines[..<index].lastIndex(where: { !$0.isEmpty && Self.depth(of: $0) < inset }),
      lines[start].contains(/\bstruct\b/)
    else { return false }
    let body = lines[(start + 1)...].prefix { $0.isEmpty || Self.depth(of: $0) >= inset }
    let properties = body.filter { Self.depth(of: $0) == inset }.compactMap {
      $0.firstMatch(of: /\b(?:let|var)\ (\w+)/).map { String($0.output.1) }
    }
    return parameters(lines[index...].prefix(40).joined(separator: " "))
      .allSatisfy(properties.contains)
  }

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
