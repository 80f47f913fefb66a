/// A language that the program speaks, by its tag.
package enum TextLanguage: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case chinese = "zh-Hans"
  case japanese = "ja"

  /// What its readers call it.
  package var ownName: String {
    switch self {
    case .english: "English"
    case .chinese: "\u{7B80}\u{4F53}\u{4E2D}\u{6587}"
    case .japanese: "\u{65E5}\u{672C}\u{8A9E}"
    }
  }

  /// What its choice is found by, whichever language is spoken now.
  var words: [String] { [ownName, "language", "\u{8BED}\u{8A00}", "\u{8A00}\u{8A9E}"] }

  /// That of a system whose messages are in `zh_CN.UTF-8` or `ja_JP`; nil for English and all that the program does not
  /// speak. Traditional Chinese is another language.
  package init?(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    let name = names.first { !$0.isEmpty }?.lowercased().replacing("-", with: "_") ?? ""
    let parts = name.prefix { $0 != "." && $0 != "@" }.split(separator: "_").map(String.init)
    switch (parts.first, parts.dropFirst().last) {
    case ("ja", _): self = .japanese
    case ("zh", nil), ("zh", "cn"), ("zh", "sg"), ("zh", "hans"): self = .chinese
    default: return nil
    }
  }
}
