import Foundation

/// Reads the public declarations of sources that are laid out as the formatter leaves them.
struct DeclarationReader {
  /// A public type, or one that others extend, with the names of its public members.
  struct Entry: Equatable {
    let name: String
    var members: [String] = []
  }

  private(set) var types: [Entry] = []
  /// Public functions, constants and names beside types.
  private(set) var others: [String] = []
  /// The type at each depth.
  private var open: [(name: String, kind: String, isPublic: Bool)] = []

  private static let modifiers: Set<String> = [
    "public", "open", "final", "nonisolated", "static", "convenience", "required", "indirect",
    "weak", "lazy", "mutating", "prefix", "override", "unowned", "private(set)", "internal(set)",
  ]

  init(_ text: String) {
    let lines = text.components(separatedBy: "\n")
    for index in lines.indices {
      let depth = lines[index].prefix { $0 == " " }.count / 2
      guard depth <= open.count, !lines[index].isEmpty else { continue }
      open.removeSubrange(depth...)
      read(lines, index, depth)
    }
  }

  private mutating func read(_ lines: [String], _ index: Int, _ depth: Int) {
    var words = lines[index].split(separator: " ").map(String.init).drop { $0.hasPrefix("@") }
    var modifiers: Set<String> = []
    while let word = words.first {
      let isOfMember = word == "class" && ["func", "var"].contains(words.dropFirst().first)
      guard Self.modifiers.contains(word) || isOfMember else { break }
      modifiers.insert(words.removeFirst())
    }
    guard words.count > 1, let kind = words.first else { return }
    let isPublic = modifiers.contains("public") || modifiers.contains("open")
    let rest = words.dropFirst().joined(separator: " ")
    switch kind {
    case "class", "struct", "enum", "protocol", "extension":
      let name = String(rest.prefix { $0.isLetter || $0.isNumber || "._".contains($0) })
      let full = (open.map(\.name) + [name]).joined(separator: ".")
      let isKnown = isPublic && open.allSatisfy(\.isPublic) || kind == "extension"
      if isPublic, isKnown { add(nil, to: full) }
      open.append((name, kind, isKnown))
      // An enumeration in one line.
      if isKnown, let cases = rest.firstRange(of: "{ case ") {
        for name in Self.names("case", String(rest[cases.upperBound...]), lines, index) {
          add(name, to: full)
        }
      }
      if lines[index].hasSuffix("}") { open.removeLast() }
    case "func", "var", "let", "case", "typealias":
      let owner = open.last?.kind
      let isMember = isPublic || (kind == "case" ? owner == "enum" : owner == "protocol")
      guard isMember, !modifiers.contains("override"), open.allSatisfy(\.isPublic) else { return }
      for name in Self.names(kind, rest, lines, index) {
        if depth == 0 { others.append(name) } else { add(name, to: path) }
      }
    default:
      guard isPublic, !modifiers.contains("override"), kind.hasPrefix("init"), depth > 0,
        open.allSatisfy(\.isPublic)
      else { return }
      add(Self.signature(words.joined(separator: " "), lines, index), to: path)
    }
  }

  private var path: String { open.map(\.name).joined(separator: ".") }

  private mutating func add(_ member: String?, to name: String) {
    if !types.contains(where: { $0.name == name }) { types.append(Entry(name: name)) }
    guard let member, let first = member.first, first.isLetter, !member.hasPrefix("touchscope"),
      let index = types.firstIndex(where: { $0.name == name }),
      !types[index].members.contains(member)
    else { return }
    types[index].members.append(member)
  }

  private static func names(
    _ kind: String, _ rest: String, _ lines: [String], _ index: Int
  ) -> [String] {
    switch kind {
    case "func": return [signature(rest, lines, index)]
    case "case":
      var text = rest
      var next = index + 1
      while text.hasSuffix(","), next < lines.count {
        text += lines[next]
        next += 1
      }
      return text.split(separator: ",").map { part in
        String(part.drop { " `".contains($0) }.prefix { $0.isLetter || $0.isNumber })
      }
    default: return [String(rest.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber })]
    }
  }

  /// `name(label:_:)` of what begins in a line and may go on in the next ones.
  private static func signature(_ start: String, _ lines: [String], _ index: Int) -> String {
    let name = String(start.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let text = ([start] + lines[(index + 1)...].prefix(20)).joined(separator: " ")
    guard let opening = text.firstIndex(of: "(") else { return name }
    var labels: [String] = []
    var part = ""
    var depth = 0
    for character in text[opening...] {
      if "([{<".contains(character) { depth += 1 }
      if character == ")" || character == "]" || character == "}" { depth -= 1 }
      if character == ">", part.last != "-" { depth -= 1 }
      if depth == 0 || depth == 1 && character == "," {
        let word = part.split { " :(".contains($0) }.first { !$0.hasPrefix("@") }
        if let word { labels.append("\(word):") }
        part = ""
        if depth == 0 { break }
      } else {
        part.append(character)
      }
    }
    return "\(name)(\(labels.joined()))"
  }
}
