import Foundation

/// `assets/class-sources.md` and `assets/listings.md`: classes as they stand in the sources, for the window and the command line.
struct ListingsPage {
  let name: String
  let opening: String
  /// The Swift files that it is made of.
  let folders: [String]

  static let all = [
    ListingsPage(
      name: "class-sources.md",
      opening: """
        # Sources of the demo classes

        The classes of `Sources/DemoClasses`, each as it stands there; written by `scripts/docs`.
        """, folders: ["Sources/DemoClasses"]),
    ListingsPage(
      name: "listings.md",
      opening: """
        # What UIKit does, as the articles list it

        Own Swift after the behaviour that the articles describe, from `Tests/UIKitTests/Listings`; written by `scripts/docs`.
        """, folders: ["Tests/UIKitTests/Listings"]),
  ]

  var path: String { "\(RulesPage.root)/assets/\(name)" }

  /// The page as it should be.
  var text: String {
    var classes: [ClassSource] = []
    for folder in folders {
      for file in RulesPage.files(folder, ".swift") {
        classes += ClassSource.all(in: file.text, file: "\(folder)/\(file.name)")
      }
    }
    return opening + "\n"
      + classes.sorted { $0.name < $1.name }.map(Self.entry).joined()
  }

  private static func entry(_ source: ClassSource) -> String {
    var head = ["- file: \(source.file)", "- line: \(source.line)"]
    if let original = source.standsFor { head.append("- for: \(original)") }
    return "\n## \(source.name)\n\n\(head.joined(separator: "\n"))\n\n```swift\n"
      + source.lines.joined(separator: "\n") + "\n```\n"
  }
}

/// A class as it stands in a file.
struct ClassSource: Equatable {
  /// With the enum around it.
  var name: String
  var file: String
  /// Its first line in the file, from 1: that of its comment.
  var line: Int
  var lines: [String]

  /// What the comment begins with, between backticks.
  var standsFor: String? {
    lines.first?.firstMatch(of: /^\/\/\/ `([^`]+)`:/).map { String($0.output.1) }
  }

  private static let declaration =
    /^(?:(?:open|public|final|private|fileprivate) )*(class|enum) ([A-Za-z]\w*)/

  /// The classes of a file that is laid out as the formatter leaves it, those in enums too.
  static func all(in text: String, file: String) -> [ClassSource] {
    let lines = text.components(separatedBy: "\n")
    var found: [ClassSource] = []
    var around: [(name: String, depth: Int)] = []
    for index in lines.indices where !lines[index].isEmpty {
      let depth = lines[index].prefix { $0 == " " }.count / 2
      around.removeAll { $0.depth >= depth }
      let code = lines[index].dropFirst(depth * 2)
      guard depth == around.count, let match = code.firstMatch(of: declaration) else { continue }
      let name = (around.map(\.name) + [String(match.output.2)]).joined(separator: ".")
      if match.output.1 == "enum" {
        around.append((String(match.output.2), depth))
        continue
      }
      let indent = String(repeating: " ", count: depth * 2)
      var first = index
      while first > 0, lines[first - 1].hasPrefix(indent + "///") { first -= 1 }
      var last = index
      while !lines[last].hasSuffix("}") || !lines[last].hasPrefix(indent + "}") && last > index {
        last += 1
      }
      found.append(
        ClassSource(
          name: name, file: file, line: first + 1,
          lines: lines[first...last].map { String($0.dropFirst(depth * 2)) }))
    }
    return found
  }
}
