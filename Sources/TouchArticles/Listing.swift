/// The source of one class, line by line.
package struct Listing: Hashable, Sendable {
  /// The class, with the enum around it: `WYView`, `ViewsWithoutSuper.WYView`.
  package var name: String
  /// What it is written by hand for: a class of UIKit, or a property of scene files with its value; nil for an app's class.
  package var original: String?
  /// Where it stands in the sources.
  package var file: String
  /// The number of its first line there.
  package var firstLine: Int
  package var lines: [String]
  /// The class that it extends; empty where the source does not say it.
  package private(set) var superclass = ""
  /// What it overrides, and answers as a delegate, from top to bottom.
  package private(set) var methods: [Method] = []

  /// A method that UIKit calls.
  package struct Method: Hashable, Sendable {
    /// With its labels: `hitTest(_:with:)`.
    package var name: String
    /// Its lines in the listing, from 0.
    package var lines: ClosedRange<Int>
  }

  package init(
    name: String, original: String? = nil, file: String, firstLine: Int, lines: [String]
  ) {
    self.name = name
    self.original = original
    self.file = file
    self.firstLine = firstLine
    self.lines = lines
    read()
  }

  /// What tells it from all others.
  package var title: String { original ?? name }
  /// What it is called where it is shown: an app's class as the article names it, whatever experiment it is of.
  package var shownName: String { original ?? name.lastPart }

  /// Whether it is one of a class or word of a scene file.
  package func isOf(_ name: String) -> Bool {
    name == title || name == self.name || original == nil && self.name.hasSuffix(".\(name)")
  }

  package func method(_ name: String) -> Method? { methods.first { $0.name == name } }

  // MARK: Reading

  private mutating func read() {
    for (index, line) in lines.enumerated() {
      let code = Self.code(line)
      if superclass.isEmpty { superclass = Self.superclass(in: code) }
      guard let name = methodName(at: index) else { continue }
      methods.append(Method(name: name, lines: index...end(of: index)))
    }
  }

  /// What stands behind the colon of a class's declaration; empty in other lines.
  private static func superclass(in code: String) -> String {
    guard let declared = code.after("class "), !code.contains("func "),
      let inherited = declared.drop(while: { $0 != ":" }).dropFirst().split(separator: " ").first
    else { return "" }
    return String(inherited).filter { $0 != "," && $0 != "{" }
  }

  /// Without comments and what stands between quotes.
  private static func code(_ line: String) -> String {
    var code = ""
    var isQuoted = false
    for character in line {
      if character == "\"" { isQuoted.toggle() } else if !isQuoted { code.append(character) }
      if code.hasSuffix("//") { return String(code.dropLast(2)) }
    }
    return code
  }

  /// What a delegate is asked begins with the object that asks.
  private static let askers = ["gestureRecognizer", "scrollView"]

  /// The name of the method that is declared in a line, if UIKit calls it.
  private func methodName(at index: Int) -> String? {
    let code = Self.code(lines[index])
    if code.contains("override "), let name = code.after("var ") {
      return String(name.prefix { $0.isLetter })
    }
    guard let start = code.after("func "), !code.contains("private ") else { return nil }
    let base = String(start.prefix { $0.isLetter || $0.isNumber })
    guard code.contains("override ") || Self.askers.contains(where: base.hasPrefix) else {
      return nil
    }
    let rest = lines[(index + 1)...].prefix(8).map { " " + Self.code($0) }.joined()
    return base + Self.labels(in: start.dropFirst(base.count) + rest)
  }

  /// `(_:with:)` of what stands between the first parentheses.
  private static func labels(in code: Substring) -> String {
    var depth = 0
    var last: Character = " "
    var parameters = ""
    for character in code {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character), last != "-" { depth -= 1 }
      if depth == 0 { break }
      // Commas in types are none between parameters.
      parameters.append(depth > 1 && character == "," ? ";" : character)
      last = character
    }
    let labels = parameters.dropFirst().split(separator: ",").compactMap { parameter in
      parameter.split(separator: " ").first.map { $0.prefix { $0 != ":" } + ":" }
    }
    return "(\(labels.joined()))"
  }

  /// The line in which the braces that open from a line on are closed.
  private func end(of start: Int) -> Int {
    var depth = 0
    var hasBegun = false
    for index in start..<lines.count {
      for character in Self.code(lines[index]) where "{}".contains(character) {
        depth += character == "{" ? 1 : -1
        hasBegun = true
      }
      if hasBegun, depth <= 0 { return index }
    }
    return lines.count - 1
  }
}

extension String {
  /// A class without the enum around it.
  fileprivate var lastPart: String { split(separator: ".").last.map(String.init) ?? self }

  /// What stands behind the first place of a text; nil where it is not in it.
  fileprivate func after(_ text: String) -> Substring? {
    firstRange(of: text).map { self[$0.upperBound...] }
  }
}

/// A method of a class, by the names that listings have.
package struct ListedMethod: Hashable, Sendable, CustomStringConvertible {
  /// The class, or the word of a scene file.
  package var listing: String
  /// With its labels: `hitTest(_:with:)`.
  package var method: String

  package init(_ listing: String, _ method: String) {
    self.listing = listing
    self.method = method
  }

  /// The class as it is shown: `WYView`, also of `ViewsWithoutSuper.WYView`.
  package var shownListing: String { listing.contains(":") ? listing : listing.lastPart }

  /// `WYView.hitTest(_:with:)`
  package var description: String { "\(listing).\(method)" }
}
