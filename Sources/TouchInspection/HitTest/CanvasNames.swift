import TouchLanguage
import TouchTrace

/// Names in a list: many of one class become a count.
enum CanvasNames {
  static let mostOfAClass = 4

  /// At most `most` of one class have their own names.
  static func list(_ views: [ViewSnapshot], most: Int = mostOfAClass) -> String {
    joined(views.map { ($0, $0.name) }, most)
  }

  /// The same for views that were asked: behind each stands which one it was.
  static func numbered(_ visits: [HitNumbers.Visit]) -> String {
    joined(visits.map { ($0.seen.view, Text.canvas.listed($0.name, $0.number)) }, mostOfAClass)
  }

  private static func joined(
    _ views: [(view: ViewSnapshot, words: String)], _ most: Int
  ) -> String {
    let counts = Dictionary(grouping: views, by: \.view.className)
    var seen: Set<String> = []
    let names = views.compactMap { view, words -> String? in
      guard let group = counts[view.className], group.count > most else { return words }
      guard seen.insert(view.className).inserted else { return nil }
      return Text.canvas.many(group.count, kind(group.map(\.view)))
    }
    return Text.panels.list(names)
  }

  /// What the names have in common before their numbers, or else the class.
  private static func kind(_ views: [ViewSnapshot]) -> String {
    let stems = Set(views.map { $0.name.prefix { !$0.isNumber } })
    guard stems.count == 1, let stem = stems.first, stem.count > 1 else {
      return views[0].className
    }
    return String(stem)
  }
}
