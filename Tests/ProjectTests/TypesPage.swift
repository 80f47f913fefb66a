import Foundation

/// `docs/uikit-types.md`: which of Apple's types are there, with the members that they have.
struct TypesPage {
  static let path = "\(RulesPage.root)/docs/uikit-types.md"
  static let mark = "<!-- What follows is written by scripts/docs from the sources. -->"

  /// Folders whose types are Apple's, in the order of the page, and the titles that they have there.
  static let areas: [(title: String, folders: [String])] = [
    ("Touches, events and responders", ["TouchEngine/Responders", "TouchEngine/Core"]),
    ("Recognizers", ["TouchEngine/Gestures", "TouchEngine/Recognizers"]),
    ("Views", ["TouchEngine/Views"]), ("Controls", ["TouchEngine/Controls"]),
    ("Scroll views", ["TouchEngine/Scrolling"]), ("Tables", ["TouchEngine/Tables"]),
    ("Collection views", ["TouchEngine/Collections"]),
    ("Controllers that hold others", ["TouchEngine/Containers"]),
    ("Layers and animations", ["TouchEngine/Layers"]),
    ("Paths, colours and drawing", ["TouchEngine/Drawing", "TouchGeometry"]),
    ("Time and printing", ["UIKit/Time", "UIKit/Printing"]),
    ("Layout", ["UIKit/Layout"]), ("Device", ["UIKit/Device"]),
  ]

  /// Names that are Apple's; what is this project's own has other ones, or begins with `touchscope`.
  static func isApples(_ name: String) -> Bool {
    let all: Set<String> = ["Timer", "RunLoop", "Selector", "IndexPath", "NSValue"]
    let first = name.prefix { $0 != "." }
    return all.contains(String(first)) || first.hasPrefix("Dispatch")
      || first.prefixMatch(of: /(?:UI|CA|CG|CF|NS|print|debugPrint)/) != nil
  }

  /// What stands below the mark.
  static func body() -> String {
    var text = ""
    for (title, folders) in areas {
      var types: [DeclarationReader.Entry] = []
      var others: [String] = []
      for folder in folders {
        for file in RulesPage.files("Sources/\(folder)", ".swift") {
          let reader = DeclarationReader(file.text)
          others += reader.others
          for type in reader.types {
            if let index = types.firstIndex(where: { $0.name == type.name }) {
              types[index].members += type.members.filter { !types[index].members.contains($0) }
            } else {
              types.append(type)
            }
          }
        }
      }
      types = types.filter { isApples($0.name) }.sorted { $0.name < $1.name }
      text += "\n## \(title)\n\n"
      for type in types { text += line(type.name, type.members) }
      others = Set(others.filter(isApples)).sorted()
      if !others.isEmpty { text += line("Beside types", others, isType: false) }
    }
    return text
  }

  private static func line(_ name: String, _ members: [String], isType: Bool = true) -> String {
    let start = isType ? "- **`\(name)`**" : "- \(name)"
    // What every one of its kind has says nothing.
    let members = members.filter { !["rawValue", "init(rawValue:)", "hash(into:)"].contains($0) }
    guard !members.isEmpty else { return "\(start)\n" }
    return "\(start): \(members.map { "`\($0)`" }.joined(separator: ", "))\n"
  }

  static func write() throws {
    let text = RulesPage.text(path)
    guard let range = text.range(of: mark) else { return }
    try (text[..<range.upperBound] + "\n" + body()).write(
      toFile: path, atomically: true, encoding: .utf8)
  }
}
