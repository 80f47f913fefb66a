import Foundation

/// The project's Swift sources, tests and scenes, each read once for all suites.
enum SourceIndex {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// All files with Swift or YAML in the folders that are asked for, by the first part of their paths.
  private static var read: [String: [SourceFile]] = [:]

  /// The files with a suffix in a folder and those below it, by their paths from the root.
  static func files(_ folder: String, _ suffix: String = ".swift") -> [SourceFile] {
    let top = String(folder.prefix { $0 != "/" })
    let all = read[top] ?? list(top)
    read[top] = all
    return all.filter {
      $0.path.hasSuffix(suffix) && (folder == top || $0.path.hasPrefix(folder + "/"))
    }
  }

  private static func list(_ top: String) -> [SourceFile] {
    let base = "\(root)/\(top)"
    let names = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".yaml") }.sorted().map {
      SourceFile(path: "\(top)/\($0)", text: RulesPage.text("\(base)/\($0)"))
    }
  }
}

/// A file with what is read out of it, once.
final class SourceFile {
  /// From the root.
  let path: String
  let text: String

  init(path: String = "", text: String) {
    self.path = path
    self.text = text
  }

  /// With the empty ones.
  private(set) lazy var lines: [Substring] =
    text.split(separator: "\n", omittingEmptySubsequences: false)

  /// Without the spaces before them.
  private(set) lazy var bareLines: [Substring] = lines.map { $0.drop { $0 == " " } }

  /// The string literals of a Swift file.
  private(set) lazy var literals: [StringLiterals.Literal] = StringLiterals.all(in: text)

  /// What the tests of a Swift file cite.
  private(set) lazy var citations: (proofs: [Proof], bad: [String]) = Citations.tests(in: text)
}

extension StringProtocol {
  /// Whether a text stands in this one, byte for byte.
  ///
  /// `contains` compares by characters, which takes many times as long.
  func has(_ part: String) -> Bool { strstr(String(self), part) != nil }

  /// Its words of letters, digits and underscores.
  var words: [SubSequence] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }
}
