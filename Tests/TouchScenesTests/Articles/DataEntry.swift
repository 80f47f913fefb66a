import Foundation

@testable import TouchScenes

/// One mapping of a data file. Its keys are known and stand in the documented order; those with `?` may be missing.
struct DataEntry {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// One sentence or word in the three languages, in the order of the files.
  struct InThree: Equatable {
    static let keys = ["en", "zh-Hans", "ja"]
    let all: [String]
    var english: String { all[0] }
  }

  private let node: SceneNode
  private let file: String

  init(_ node: SceneNode, _ file: String, keys: String) throws {
    self.node = node
    self.file = file
    guard let entries = node.entries else { throw fail("expected a mapping, found \(node.kind)") }
    let found = entries.compactMap(\.key.text)
    let names = keys.split(separator: " ").map(String.init)
    let known = names.map { $0.replacing("?", with: "") }
    for key in found where !known.contains(key) { throw fail("unknown key '\(key)'") }
    guard found == known.filter(found.contains) else {
      throw fail("keys stand as \(found), not in the order \(known)")
    }
    for name in names where !name.hasSuffix("?") && !found.contains(name) {
      throw fail("'\(name)' is missing")
    }
  }

  /// The root of a file.
  static func read(_ path: String, keys: String) throws -> DataEntry {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try DataEntry(YAMLReader.read(text, file: name), name, keys: keys)
  }

  func fail(_ sentence: String) -> Failure {
    Failure(description: "\(file):\(node.line): \(sentence)")
  }

  func has(_ key: String) -> Bool { node[key] != nil }

  func text(_ key: String) throws -> String {
    guard let text = node[key]?.text, !text.isEmpty, !text.hasSuffix(" "), !text.hasPrefix(" ")
    else { throw fail("'\(key)' is not a text") }
    return text
  }

  func optional(_ key: String) throws -> String? { has(key) ? try text(key) : nil }

  func seconds(_ key: String) throws -> Double {
    guard let value = Double(try text(key)), value >= 0 else {
      throw fail("'\(key)' is not a time")
    }
    return value
  }

  func texts(_ key: String) throws -> [String] {
    guard has(key) else { return [] }
    guard let items = node[key]?.items, !items.isEmpty else { throw fail("'\(key)' is not a list") }
    return try items.map { item in
      guard let text = item.text, !text.isEmpty else { throw fail("'\(key)' has no text") }
      return text
    }
  }

  func entry(_ key: String, keys: String) throws -> DataEntry {
    guard let value = node[key] else { throw fail("'\(key)' is missing") }
    return try DataEntry(value, file, keys: keys)
  }

  func entries(_ key: String, keys: String) throws -> [DataEntry] {
    guard has(key) else { return [] }
    guard let items = node[key]?.items, !items.isEmpty else { throw fail("'\(key)' is not a list") }
    return try items.map { try DataEntry($0, file, keys: keys) }
  }

  func inThree(_ key: String) throws -> InThree {
    try entry(key, keys: InThree.keys.joined(separator: " ")).inThree()
  }

  /// Its own three languages.
  func inThree() throws -> InThree { InThree(all: try InThree.keys.map(text)) }
}
