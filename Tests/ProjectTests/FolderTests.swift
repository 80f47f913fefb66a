import Foundation
import Testing

/// Folders are small, and those of the pictures use only those above them.
@Suite struct FolderTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// From what everything may use to what uses everything.
  private static let order = [
    "TouchReading/Reading", "TouchReading/Facts", "TouchReading/Why", "TouchReading/Suggestions",
    "TouchInspection/Kit",
    "TouchInspection/StateMachine", "TouchInspection/HitTest", "TouchInspection/Canvas",
    "TouchInspection/Why",
    "TouchInspection/Cards", "TouchInspection/Arbitration", "TouchInspection/Lanes",
    "TouchInspection/Timeline", "TouchInspection/Log",
    "TouchInspection/Hierarchy", "TouchInspection/Scenes", "TouchInspection/Articles",
    "TouchInspection/Inspect", "TouchInspection/Diagrams",
    "TouchInspection/System", "TouchInspection/Compose", "TouchInspection/Toolbar",
    "TouchInspection/Over",
    "TouchInspection/Window",
    "TouchInspection/Documentation",
  ]

  /// The words of each line without its comment.
  private static func words(_ text: String) -> [[Substring]] {
    text.split(separator: "\n").map { line in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      return code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }
  }

  /// The types that a file declares: beside each other, or in others, too.
  private static func types(_ text: String, nested: Bool = false) -> Set<Substring> {
    let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "typealias"]
    let lines = words(nested ? text : text.replacing("\n  ", with: "\n//"))
    return Set(
      lines.compactMap { line in
        line.firstIndex(where: kinds.contains).flatMap { line.dropFirst($0 + 1).first }
      })
  }

  /// What a file in a folder names of the types of folders below it.
  private static func below(
    _ text: String, in folder: String, _ all: [String: Set<Substring>]
  ) -> [Substring] {
    let named = Set(words(text).joined()).subtracting(types(text, nested: true))
    return order.drop { $0 != folder }.dropFirst()
      .flatMap { (all[$0] ?? []).intersection(named) }.sorted()
  }

  private static func files(_ folder: String) throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(atPath: "\(root)/Sources/\(folder)").sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { ($0, try String(contentsOfFile: "\(root)/Sources/\(folder)/\($0)", encoding: .utf8)) }
  }

  @Test func aFolderNamesNoTypeOfAFolderBelowIt() throws {
    var types: [String: Set<Substring>] = [:]
    for folder in Self.order {
      types[folder] = Set(try Self.files(folder).flatMap { Self.types($0.text) })
    }
    #expect(types.values.reduce(0) { $0 + $1.count } > 150)
    for folder in Self.order {
      for file in try Self.files(folder) {
        #expect(Self.below(file.text, in: folder, types) == [], "\(folder)/\(file.name)")
      }
    }
    // It would be seen.
    let kit = "TouchInspection/Kit"
    #expect(Self.below("let lane: TimelineLane?", in: kit, types) == ["TimelineLane"])
    #expect(Self.below("/// As in WindowModel.\nlet pen: PanelPen", in: kit, types) == [])
  }

  @Test func everyFileOfThePicturesIsInAFolder() throws {
    for module in ["TouchReading", "TouchInspection"] {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: "\(Self.root)/Sources/\(module)")
      let known = Self.order.filter { $0.hasPrefix("\(module)/") }.map {
        $0.dropFirst(module.count + 1)
      }
      #expect(Set(names) == Set(known.map(String.init)))
    }
  }

  /// What is larger is split before anything is added.
  @Test func foldersAreSmall() {
    var counts: [String: Int] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: "\(Self.root)/Sources")
      ?? .init()
    where path.hasSuffix(".swift") {
      counts[path.split(separator: "/").dropLast().joined(separator: "/"), default: 0] += 1
    }
    #expect(counts.count > 30)
    #expect(counts.filter { $0.value > 21 }.keys.sorted() == [])
  }
}
