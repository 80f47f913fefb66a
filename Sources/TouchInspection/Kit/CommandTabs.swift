package import TouchLanguage

extension CommandID {
  /// Shows a page of the left panel.
  package static func leftTab(_ tab: LeftTab) -> CommandID {
    switch tab {
    case .hierarchy: .leftHierarchy
    case .scenes: .leftScenes
    case .articles: .leftArticles
    case .about: .leftAbout
    }
  }

  /// Shows a page of the right panel.
  package static func tab(_ tab: RightTab) -> CommandID {
    switch tab {
    case .why: .tabWhy
    case .recognizers: .tabRecognizers
    case .arbitration: .tabArbitration
    case .inspect: .tabInspect
    case .runs: .tabRuns
    case .log: .tabLog
    case .system: .tabSystem
    }
  }

  /// The page of the left panel that it shows; nil for other commands.
  package var leftTab: LeftTab? { LeftTab.allCases.first { .leftTab($0) == self } }
  /// The page of the right panel that it shows; nil for other commands.
  package var tab: RightTab? { RightTab.allCases.first { .tab($0) == self } }
}
