import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// Views that refused for one reason.
struct RefusedGroup {
  /// The reason, with the distance or the time that belongs to it.
  let words: String
  private(set) var visits: [HitNumbers.Visit] = []

  /// In the order in which the reasons come up, each with its views in the order of their numbers.
  static func make(_ refused: [(visit: HitNumbers.Visit, words: String)]) -> [RefusedGroup] {
    var groups: [RefusedGroup] = []
    for (visit, words) in refused {
      let known = groups.firstIndex { $0.words == words }
      if known == nil { groups.append(RefusedGroup(words: words)) }
      groups[known ?? groups.count - 1].visits.append(visit)
    }
    for index in groups.indices { groups[index].visits.sort { $0.number < $1.number } }
    return groups
  }

  /// Whether a view has its own name in it, and is not one of many of a count.
  func names(_ view: Handle) -> Bool {
    CanvasNames.folded(visits).contains {
      $0.visits.count == 1 && $0.visits[0].seen.view.handle == view
    }
  }

  /// All of them in one line.
  var text: String { Text.panels.pair(words, CanvasNames.numbered(visits)) }

  /// The same with the views first, where the reason is a long one.
  var help: String { Text.panels.pair(CanvasNames.numbered(visits), words) }
}

/// Views that refused as rows below their title: the number that each has elsewhere, its name and the reason in short.
struct RefusedRows {
  /// One view, or many of one class.
  struct Row {
    let visits: [HitNumbers.Visit]
    let name: String
    let reason: String
  }

  let title: String
  /// When it held what the reason says of a view that is elsewhere by now, by the view's number.
  private let then: [Int: String]
  /// In the order of the visits.
  let rows: [Row]

  /// More of them are a text.
  private static let mostRows = 6
  /// From one row to the next, points.
  static let step = 20.0
  private static let titleFont = Font.ui(12)
  private static let reasonFont = Font.ui(11)
  /// Between a name and its reason, points.
  private static let gap = 8.0

  /// Nil where there are too many for rows. `then`: those that are elsewhere by now, by when it held what their reason says.
  init?(_ title: String, _ groups: [RefusedGroup], then: [RefusedGroup]) {
    let all = groups.flatMap { group in
      CanvasNames.folded(group.visits).map { name, visits in
        Row(visits: visits, name: name, reason: group.words)
      }
    }
    guard all.count <= Self.mostRows else { return nil }
    self.title = title
    self.then = Dictionary(
      then.flatMap { group in group.visits.map { ($0.number, group.words) } },
      uniquingKeysWith: { first, _ in first })
    rows = all.sorted { ($0.visits.first?.number ?? 0) < ($1.visits.first?.number ?? 0) }
  }

  /// Points.
  var height: Double { Double(rows.count + 1) * Self.step }

  /// What the widest of them needs to stand whole in one line, points.
  func width(_ look: Look) -> Double {
    rows.map { width(of: $0, look) }
      .reduce(look.width(title, Self.titleFont), max)
  }

  private func width(of row: Row, _ look: Look) -> Double {
    start(of: row, look) + look.width(row.reason, Self.reasonFont)
  }

  /// From the left edge to the reason of a row, points.
  private func start(of row: Row, _ look: Look) -> Double {
    CanvasText.signRoom + look.width(row.name, Self.titleFont) + Self.gap
  }

  /// Draws the title and the rows into their place; each row says more where the pointer rests on it.
  func draw(_ box: CGRect, _ look: Look, _ picture: inout Picture) {
    let theme = look.theme
    let first = CanvasText.middle(box)
    picture.list.label(title, x: box.minX, middle: first, Self.titleFont, theme.secondary, look)
    for (index, row) in rows.enumerated() {
      let middle = first + Double(index + 1) * Self.step
      sign(of: row, CGPoint(x: box.minX, y: middle), look, &picture.list)
      picture.list.label(
        row.name, x: box.minX + CanvasText.signRoom, middle: middle, Self.titleFont, theme.text,
        look)
      picture.list.label(
        row.reason, x: box.minX + start(of: row, look), middle: middle, Self.reasonFont,
        theme.secondary, look)
      let place = CGRect(
        x: box.minX, y: middle - Self.step / 2, width: width(of: row, look), height: Self.step)
      guard let visit = row.visits.first, let why = visit.refusal else { continue }
      let now = then[visit.number]
      if row.visits.count == 1 {
        let help = now.map { Text.panels.pair(row.name, $0) }
        picture.region(
          .rejected(visit.name), place, help ?? Text.reasons.sentence(Refusal(why)))
      } else {
        picture.region(.note(row.name), place, Self.help(row, now ?? row.reason))
      }
    }
  }

  /// What is said of many, whose ring has no number: which ones of the hit test they were, too.
  private static func help(_ row: Row, _ why: String) -> String {
    let numbers = CanvasNames.runs(row.visits.map(\.number))
    return Text.panels.pair(row.name, Text.panels.list([why, Text.canvas.asked(numbers)]))
  }

  /// The number of a view as it is on the scene; a ring alone for many.
  private func sign(of row: Row, _ at: CGPoint, _ look: Look, _ list: inout DrawList) {
    let size = HitNumbers.size
    func box(_ width: Double) -> CGRect {
      CGRect(x: at.x, y: at.y - size / 2, width: width, height: size)
    }
    if row.visits.count == 1, let visit = row.visits.first {
      HitNumbers.mark(
        visit, box(HitNumbers.width(visit.number, look)), isOnScene: false, look, &list)
    } else {
      HitNumbers.ring(box(size), look.theme.secondary, isRefused: true, &list)
    }
  }
}
