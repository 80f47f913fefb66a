import TouchEngine
import TouchScenes

/// Gives objects names that Swift takes and nothing else has.
struct SwiftNames {
  private var taken: Set<String> = [
    "view", "title", "next", "description", "window", "undoManager", "parent", "children", "hash",
    "superclass", "navigationController", "navigationItem", "tabBarController", "tabBarItem",
    "editButtonItem", "toolbarItems", "debugDescription", "inputView", "application", "isEditing",
    "presentedViewController", "presentingViewController", "recognizer", "sender", "print", "front",
    "storyboard", "nibName", "touches", "event", "owner", "popoverPresentationController",
    "searchController", "splitViewController", "traitCollection", "overrideUserInterfaceStyle",
  ]

  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if",
    "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol",
    "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Keeps a name for something else.
  mutating func reserve(_ name: String) { taken.insert(name) }

  /// The id in lower camel case; with its kind behind it, then with a number, where that is taken.
  mutating func name(_ id: String, kind: String) -> String {
    let plain = Self.camel(id)
    var name = plain.isEmpty ? kind : plain
    if isTaken(name) { name = (plain == kind ? "main" : plain) + Self.capitalized(kind) }
    let stem = name
    var number = 2
    while isTaken(name) {
      name = "\(stem)\(number)"
      number += 1
    }
    taken.insert(name)
    return name
  }

  private func isTaken(_ name: String) -> Bool {
    taken.contains(name) || Self.reserved.contains(name)
  }

  /// `a.row-1` as `aRow1`; digits in front get a letter.
  static func camel(_ text: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    guard let first = words.first else { return "" }
    let head = first.prefix(1).lowercased() + first.dropFirst()
    let name = head + words.dropFirst().map(capitalized).joined()
    return name.first?.isNumber == true ? "n" + name : name
  }

  static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// `UITapGestureRecognizer` as `tap`: what an object without an id is called.
  static func word(forClass name: String) -> String {
    var word = name
    if word.hasPrefix("UI") { word.removeFirst(2) }
    for ending in ["GestureRecognizer", "ViewController"] where word.hasSuffix(ending) {
      let short = String(word.dropLast(ending.count))
      word = short.isEmpty ? "controller" : short
    }
    return camel(word)
  }
}
