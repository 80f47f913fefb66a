import Foundation
import Testing

/// A type is a room with one job: few things are kept in it, and it is not cut into many extensions.
@Suite struct TypeTests {
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

  @Test func noTypeKeepsTooMuch() {
    let sizes = Self.sizes
    #expect(sizes.count > 400)
    let large = sizes.filter { $0.value.properties > 15 && !Self.data.contains($0.key) }
    #expect(Set(large.keys) == Set(Self.full.keys), "\(large)")
    #expect(Self.full.count <= 10)
    for name in Self.data { #expect((sizes[name]?.properties ?? 0) > 15, "\(name) is small") }
  }

  @Test func noTypeIsCutIntoPieces() {
    let large = Self.sizes.filter { $0.value.lines > 600 }
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
    Self.read(SourceFile(text: text), &sizes)
    #expect(sizes == ["Room": Size(properties: 3, lines: 13)])
  }

  /// Of all types, read once.
  private static let sizes = measured()

  private static func measured() -> [String: Size] {
    var all: [String: Size] = [:]
    for file in SourceIndex.files("Sources") {
      let module = file.path.split(separator: "/")[1]
      var own: [String: Size] = [:]
      read(file, &own)
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
  private static let literal = /"(\\.|[^"\\])*"/
  private static let kinds = ["class ", "struct ", "enum ", "actor ", "extension "]
  private static let property =
    /^\s*(?:@\S+\s+)*(?:(?:public|open|package|private|fileprivate|final|lazy|weak|override|nonisolated|unowned|\w+\(set\)|\w+\(unsafe\))\s+)*(?:var|let)\s+\w+(.*)$/

  /// Follows the braces of a file: a property is stored where its line is no computed one.
  private static func read(_ file: SourceFile, _ sizes: inout [String: Size]) {
    var open: [(depth: Int, name: String)] = []
    var depth = 0
    for line in file.lines {
      var code = line
      if code.has("\"") { code.replace(literal, with: "") }
      if code.has("//"), let comment = code.firstRange(of: "//") {
        code = code[..<comment.lowerBound]
      }
      if let last = open.first, depth > last.depth, depth >= 1,
        code.contains(where: { !$0.isWhitespace })
      {
        sizes[last.name, default: Size()].lines += 1
      }
      if code.has("{"), kinds.contains(where: code.has),
        let match = code.firstMatch(of: type)
      {
        let around = open.last.map { "\($0.name)." } ?? ""
        open.append((depth, around + String(match.output.1)))
      } else if let type = open.last, depth == type.depth + 1,
        code.has("var ") || code.has("let "), let match = code.firstMatch(of: property),
        isStored(String(match.output.1))
      {
        sizes[type.name, default: Size()].properties += 1
      }
      depth += code.utf8.count { $0 == UInt8(ascii: "{") }
      depth -= code.utf8.count { $0 == UInt8(ascii: "}") }
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
