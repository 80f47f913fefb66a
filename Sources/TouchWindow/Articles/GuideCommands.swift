import TouchInspection
import TouchLanguage
import TouchReading

extension CommandCatalog {
  package static let guides: [Command] = [
    Command(
      .guideNext, .pictures, unless: { $0.hasNoGuide }, { GuideUpdate.move(1, &$0) }),
    Command(
      .guidePrevious, .pictures, unless: { $0.hasNoGuide }, { GuideUpdate.move(-1, &$0) }),
    Command(
      .guidePresent, .pictures, unless: { $0.hasNoLesson },
      { GuideUpdate.togglePresentation(&$0) }),
  ]
}

extension CommandSituation {
  /// Neither a question nor a lesson is open.
  fileprivate var hasNoGuide: CommandRefusal? {
    switch state.articles.page {
    case .question, .lesson: nil
    case .home, .article: .noLesson
    }
  }

  fileprivate var hasNoLesson: CommandRefusal? {
    if case .lesson = state.articles.page { return nil }
    return state.articles.presented == nil ? .noLesson : nil
  }
}
