import TouchLanguage

extension HelpSection {
  /// What the mouse and fingers do; keys have their own file.
  package static var mouse: HelpSection {
    HelpSection(
      title: Text.over.mouse,
      rows: MouseGesture.allCases.map {
        Row(keys: Text.over.combinations(of: $0), action: Text.over.meaning(of: $0))
      })
  }
}
