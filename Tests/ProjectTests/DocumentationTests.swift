import Foundation
import Testing

/// Every public declaration says what it is.
///
/// Left out: what overrides something that says it already, and the cases of enumerations, which are words of their type's
/// sentence.
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
    ("  public static func == (a: A, b: A) -> Bool {", 1), ("  public let rawValue: Int", 1),
    ("  public init(rawValue: Int) {", 1), ("// Not a doc comment.\npublic struct A {", 1),
    ("/// Asks.\npublic protocol A {\n  func b()\n  /// Tells.\n  func c()\n}\nfunc d()", 1),
  ])
  func declarationsAreFound(_ text: String, _ count: Int) {
    #expect(Self.undocumented(in: text).count == count)
  }

  /// Line numbers and texts.
  private static func undocumented(in text: String) -> [(Int, String)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.drop { $0 == " " }
    }
    var found: [(Int, String)] = []
    var isInProtocol = false
    for (index, line) in lines.enumerated() {
      if line == "}" { isInProtocol = false }
      let isMember = isInProtocol && (line.hasPrefix("func ") || line.hasPrefix("var "))
      if line.hasPrefix("public protocol ") { isInProtocol = !line.hasSuffix("}") }
      guard isPublic(line) || isMember, !saysItselfAlready(line) else { continue }
      var above = index - 1
      while above >= 0, lines[above].hasPrefix("@") { above -= 1 }
      if above < 0 || !lines[above].hasPrefix("///") { found.append((index + 1, String(line))) }
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
}
