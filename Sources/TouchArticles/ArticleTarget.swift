package import TouchLanguage

/// What is pressed in the tab Articles, in questions and in lessons.
package enum ArticleTarget: Hashable, Sendable {
  /// The list of all articles.
  case home
  case article(String)
  case section(SectionID)
  /// A run of a scene, or all of them, and what to look at.
  case show(Showing)
  case question(String)
  /// A thing that could happen, from 0.
  case choice(Int)
  case lesson(String)
  /// A step of the lesson, from 0.
  case step(Int)
  case sight(Sight)
  /// The language of texts; nil for that of each article.
  case language(TextLanguage?)
  /// An address in the web, which a press copies.
  case address(String)
}

extension ArticleTarget: CustomStringConvertible {
  /// `004/delay`, `Q-000-4`, `choice:1`.
  package var description: String {
    switch self {
    case .home: "home"
    case .article(let id): id
    case .section(let section): "\(section.article)/\(section.anchor)"
    case .show(.scene(let scene, let run, _)): "\(scene):\(run ?? "")"
    case .show(.question(let id)), .show(.lesson(let id)): id
    case .question(let id), .lesson(let id): id
    case .choice(let index): "choice:\(index)"
    case .step(let index): "step:\(index)"
    case .address(let address): address
    case .sight(let sight): "look:\(sight)"
    case .language(let language): "language:\(language?.rawValue ?? "own")"
    }
  }
}
