package import TouchArticles

/// Which page the tab Articles shows.
package enum ArticlesPage: Hashable, Sendable {
  /// All articles, lessons and questions.
  case home
  case article(String)
  case question(String)
  /// A lesson at a step, from 0.
  case lesson(String, step: Int)
}

/// A question, a step of a lesson or a place of an article that leads through the window.
package struct Guide: Hashable, Sendable {
  /// How far it is.
  package enum Phase: Hashable, Sendable {
    /// The scene is being loaded.
    case opening
    /// The reader has to say first what will happen.
    case asking
    /// The run goes on.
    case playing
    /// The moment shows, and with it the answer.
    case shown
    /// The file of its scene, by its path, cannot be opened.
    case missing(String)
  }

  /// What it leads to.
  package var subject: Subject
  package var phase = Phase.opening
  /// What the reader said would happen, by its index.
  package var choice: Int?

  package enum Subject: Hashable, Sendable {
    case question(String)
    case step(String, Int)
    case place(Showing)
  }

  package init(_ subject: Subject) { self.subject = subject }
}
