import TouchTrace

struct EnglishHierarchy: HierarchySentences {
  var searchPlaceholder: String { "Find view or recognizer" }
  var noScene: String { "No scene is open." }
  func notFound(_ query: String) -> String {
    "Nothing found for \u{201C}\(query)\u{201D}. Try fewer letters."
  }
  func disclosure(_ view: String, isOpen: Bool) -> String {
    isOpen ? "Collapse \(view)" : "Expand \(view)"
  }
  func idle(_ views: String, why: String) -> String { "\(views): \(why). Press to show each." }
  func viewsOfUIKit(_ count: Int) -> String { "\(count) UIKit views" }
  var leftTheScreen: String { "Left the screen" }
  var addedLater: String { "added later" }
  func recognizer(_ name: String, className: String, state: String, detail: String) -> String {
    "\(name), \(className): \(state)\(detail.isEmpty ? "" : ", \(detail)")"
  }
  var disabled: String { "disabled" }
  func waits(for recognizer: String) -> [String] {
    ["waits for \(recognizer)", "for \(recognizer)", "waits"]
  }

  // MARK: Hit test

  func visit(_ view: String, number: Int, _ answer: VisitAnswer) -> String {
    let asked = "\(view) was asked \(Count.rank(number))"
    return switch answer {
    case .contains: "\(asked) and contains the point"
    case .isHitView: "\(asked) and is the hit view"
    case .refused(let reason, let rule, let number):
      "\(asked) and refused: \(refusal(reason, rule, number))"
    }
  }

  private func refusal(_ reason: Reason, _ rule: Rule, _ number: Double) -> String {
    switch reason {
    case .alpha: "alpha \(Units.alpha(number)) < 0.01"
    case .outside where number > 0: "the point is \(Units.points(number)) outside"
    case .outside where rule == .ht10: "the point is on its right or lower edge"
    case .outside: "its point(inside:with:) returned false"
    case .override: "its hitTest(_:with:) returned nil"
    default: EnglishReason().name(reason)
    }
  }

  // MARK: Badges

  func badge(_ badge: ViewBadge, _ view: String) -> String {
    switch badge {
    case .hidden: "\(view) is hidden. \(text(.ht01))"
    case .interactionOff: "User interaction is off for \(view). \(text(.ht01))"
    case .alpha(let alpha):
      "The alpha of \(view) is \(Units.alpha(alpha)). \(text(.ht07))"
    case .clips: "\(view) clips its subviews to its bounds. \(text(.ht02))"
    case .transform:
      "\(view) has a transform: points are converted to its own coordinates. \(text(.ht10))"
    }
  }

  private func text(_ rule: Rule) -> String { EnglishPanel().rule(rule) }

  func layers(_ first: Int, _ last: Int) -> String {
    first == last ? "Layer \(first)" : "Layers \(first)\u{2013}\(last)"
  }
  var layersHelp: String {
    "Drag the ends to draw only some layers of views. Layer 0 has the windows, layer 1 their subviews."
  }
  func layer(isFirst: Bool, _ layer: Int) -> String {
    isFirst
      ? "Layer \(layer) is the first that is drawn. The arrow keys move it."
      : "Layer \(layer) is the last that is drawn. The arrow keys move it."
  }
  var path: String { "Path" }
}
