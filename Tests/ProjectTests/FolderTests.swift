import Foundation
import Testing

/// Folders are small, and those of the pictures use only those above them.
@Suite struct FolderTests {
  /// From what everything may use to what uses everything.
  private static let order = [
    "TouchReading/Reading", "TouchReading/Facts", "TouchReading/Why", "TouchReading/Suggestions",
    "TouchInspection/Kit",
    "TouchInspection/StateMachine", "TouchInspection/HitTest", "TouchInspection/Canvas",
    "TouchInspection/Why",
    "TouchInspection/Cards", "TouchInspection/Graph", "TouchInspection/Arbitration",
    "TouchInspection/Lanes",
    "TouchInspection/Timeline", "TouchInspection/Log",
    "TouchInspection/Hierarchy", "TouchInspection/Scenes", "TouchInspection/Articles",
    "TouchInspection/Inspect", "TouchInspection/Diagrams",
    "TouchInspection/System", "TouchInspection/Compose", "TouchInspection/Toolbar",
    "TouchInspection/Over",
    "TouchInspection/Window",
    "TouchInspection/Documentation",
  ]

  /// The words of each line without its comment.
  private static func words(_ lines: [Substring]) -> [[Substring]] {
    lines.map { line in
      let comment = line.has("//") ? line.firstRange(of: "//") : nil
      return line[..<(comment?.lowerBound ?? line.endIndex)].words
    }
  }

  /// The types that a file declares: beside each other, or in others, too.
  private static func types(_ file: SourceFile, nested: Bool = false) -> Set<Substring> {
    let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "typealias"]
    let lines = file.lines.filter { line in
      (nested || !line.hasPrefix("  ")) && kinds.contains { line.has(String($0)) }
    }
    return Set(
      words(lines).compactMap { line in
        line.firstIndex(where: kinds.contains).flatMap { line.dropFirst($0 + 1).first }
      })
  }

  /// What a file in a folder names of the types of folders below it.
  private static func below(
    _ file: SourceFile, in folder: String, _ all: [String: Set<Substring>]
  ) -> [Substring] {
    let named = Set(words(file.lines).joined()).subtracting(types(file, nested: true))
    return order.drop { $0 != folder }.dropFirst()
      .flatMap { (all[$0] ?? []).intersection(named) }.sorted()
  }

  @Test func aFolderNamesNoTypeOfAFolderBelowIt() {
    var types: [String: Set<Substring>] = [:]
    for folder in Self.order {
      types[folder] = Set(SourceIndex.files("Sources/\(folder)").flatMap { Self.types($0) })
    }
    #expect(types.values.reduce(0) { $0 + $1.count } > 150)
    for folder in Self.order {
      for file in SourceIndex.files("Sources/\(folder)") {
        #expect(Self.below(file, in: folder, types) == [], "\(file.path)")
      }
    }
    // It would be seen.
    let kit = "TouchInspection/Kit"
    func below(_ text: String) -> [Substring] {
      Self.below(SourceFile(text: text), in: kit, types)
    }
    #expect(below("let lane: TimelineLane?") == ["TimelineLane"])
    #expect(below("/// As in WindowModel.\nlet pen: PanelPen") == [])
    #expect(below("struct TimelineLane {}\nlet lane: TimelineLane") == [])
  }

  @Test func everyFileOfThePicturesIsInAFolder() throws {
    for module in ["TouchReading", "TouchInspection"] {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: "\(RulesPage.root)/Sources/\(module)")
      let known = Self.order.filter { $0.hasPrefix("\(module)/") }.map {
        $0.dropFirst(module.count + 1)
      }
      #expect(Set(names) == Set(known.map(String.init)))
    }
  }

  /// What is larger is split before anything is added.
  @Test func foldersAreSmall() {
    var counts: [String: Int] = [:]
    for file in SourceIndex.files("Sources") {
      counts[file.path.split(separator: "/").dropLast().joined(separator: "/"), default: 0] += 1
    }
    #expect(counts.count > 30)
    #expect(counts.filter { $0.value > 21 }.keys.sorted() == [])
  }
}
