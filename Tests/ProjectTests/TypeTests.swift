import Foundation
import Testing

/// A type is a room with one job: few things are kept in it, and it is not cut into many extensions.
@Suite struct TypeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// What one type is made of, over all its files.
  struct Size: Equatable {
    var properties = 0
    var lines = 0
  }

  /// Types that are rows of plain data: as many as the thing has.
  private static let data: Set<String> = [
    "EngineConstants", "Theme", "TraceEvent",
    "ScenesModel", "WindowLogHeader",
  ]

  /// What keeps more than 15 things, with the reason.
  private static let full = [
    "Engine": "holds the engine's parts; what belongs together is in structs of its own",
    "UIView": "Apple's class",
    "UIScrollView": "Apple's class",
    "UITableView": "Apple's class",
    "UIViewController": "Apple's class",
    "UIGestureRecognizer": "Apple's class",
    "UITouch": "Apple's class",
    "CALayer": "Apple's class",
    "GestureRecord": "the engine's notes on one recognizer, a field each",
    "TraceReading": "one fold of the trace; its fields are what pictures ask for",
  ]

  /// What has more than 600 lines of members, with the reason.
  private static let long = [
    "UIView": "Apple's class",
    "Engine": "what a program may do to the digitizer, the clock and the device, a few lines each",
    "GestureEnvironment": "one algorithm; the rules between recognizers are `Arbitration`",
    "TimelineStage": "lanes draw on it; each kind of lane has a file",
  ]

  @Test func noTypeKeepsTooMuch() throws {
    let sizes = try Self.sizes()
    #expect(sizes.count > 400)
    let large = sizes.filter { $0.value.properties > 15 && !Self.data.contains($0.key) }
    #expect(Set(large.keys) == Set(Self.full.keys), "\(large)")
    #expect(Self.full.count <= 10)
    for name in Self.data { #expect((sizes[name]?.properties ?? 0) > 15, "\(name) is small") }
  }

  @Test func noTypeIsCutIntoPieces() throws {
    let large = try Self.sizes().filter { $0.value.lines > 600 }
    #expect(Set(large.keys) == Set(Self.long.keys), "\(large)")
  }

  /// It would be seen.
  @Test func propertiesAndLinesAreCounted() {
    let text = """
      struct Room {
        var a = 1
        private(set) var b: Int? { didSet { a = 2 } }
        let c: () -> Int = { 3 }
        static let d = 4
        var e: Int { a }
        func f() {
          let g = 5
        }
      }

      extension Room {
        var h: Int {
          a
        }
      }
      """
    var sizes: [String: Size] = [:]
    Self.read(text, &sizes)
    #expect(sizes == ["Room": Size(properties: 3, lines: 13)])
  }

  private static func sizes() throws -> [String: Size] {
    var all: [String: Size] = [:]
    let files = FileManager.default.enumerator(atPath: "\(root)/Sources") ?? .init()
    for case let path as String in files where path.hasSuffix(".swift") {
      let module = String(path.prefix { $0 != "/" })
      let text = try String(contentsOfFile: "\(root)/Sources/\(path)", encoding: .utf8)
      var own: [String: Size] = [:]
      read(text, &own)
      for (name, size) in own {
        all["\(module).\(name)", default: Size()].properties += size.properties
        all["\(module).\(name)", default: Size()].lines += size.lines
      }
    }
    // Names of types with one in several modules stay apart; what is listed here has one.
    var sizes: [String: Size] = [:]
    for (name, size) in all {
      let short = name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? name
      if size.properties >= sizes[short]?.properties ?? 0 || size.lines > sizes[short]?.lines ?? 0 {
        sizes[short] = Size(
          properties: max(size.properties, sizes[short]?.properties ?? 0),
          lines: max(size.lines, sizes[short]?.lines ?? 0))
      }
    }
    return sizes
  }

  private static let type =
    /^\s*(?:@\S+\s+)*(?:(?:public|open|package|private|fileprivate|final|indirect|nonisolated)\s+)*(?:class|struct|enum|actor|extension)\s+([\w.]+)/
  private static let kinds = ["class ", "struct ", "enum ", "actor ", "extension "]
  private static let property =
    /^\s*(?:@\S+\s+)*(?:(?:public|open|package|private|fileprivate|final|lazy|weak|override|nonisolated|unowned|\w+\(set\)|\w+\(unsafe\))\s+)*(?:var|let)\s+\w+(.*)$/

  /// Follows the braces of a file: a property is stored where its line is no computed one.
  private static func read(_ text: String, _ sizes: inout [String: Size]) {
    var open: [(depth: Int, name: String)] = []
    var depth = 0
    for line in text.components(separatedBy: "\n") {
      var code = line
      if code.contains("\"") { code = code.replacing(/"(\\.|[^"\\])*"/, with: "") }
      if let comment = code.range(of: "//") { code.removeSubrange(comment.lowerBound...) }
      if let last = open.first, depth > last.depth, !code.allSatisfy(\.isWhitespace), depth >= 1 {
        sizes[last.name, default: Size()].lines += 1
      }
      if code.contains("{"), kinds.contains(where: code.contains),
        let match = code.firstMatch(of: type)
      {
        let around = open.last.map { "\($0.name)." } ?? ""
        open.append((depth, around + String(match.output.1)))
      } else if let type = open.last, depth == type.depth + 1,
        code.contains("var ") || code.contains("let "), let match = code.firstMatch(of: property),
        isStored(String(match.output.1))
      {
        sizes[type.name, default: Size()].properties += 1
      }
      depth += code.count { $0 == "{" } - code.count { $0 == "}" }
      while let last = open.last, depth <= last.depth { open.removeLast() }
    }
  }

  /// What follows the name: a value or an observer is stored, a body is not.
  private static func isStored(_ rest: String) -> Bool {
    guard let brace = rest.firstIndex(of: "{") else { return true }
    let body = rest[rest.index(after: brace)...]
    if body.contains("didSet") || body.contains("willSet") { return true }
    return rest[..<brace].contains("=")
  }
}
