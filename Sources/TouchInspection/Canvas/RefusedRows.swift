import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// Views that refused for one reason.
struct RefusedGroup {
  let reason: Reason
  /// When they refused, seconds since the gesture's first touch; nil where they still stand there.
  let time: Double?
  private(set) var visits: [HitNumbers.Visit] = []

  /// In the order in which the reasons come up. `away` are elsewhere or out of sight by now, and `time` is when they were
  /// outside of the touch, seconds since the gesture's first touch.
  static func make(
    here: [HitNumbers.Visit], away: [HitNumbers.Visit], at time: Double?
  ) -> [RefusedGroup] {
    var groups: [RefusedGroup] = []
    for (visits, isAway) in [(here, false), (away, true)] {
      for visit in visits {
        guard let reason = visit.refusal?.reason else { continue }
        let when = isAway && reason == .outside ? time : nil
        let known = groups.firstIndex { $0.reason == reason && $0.time == when }
        if known == nil { groups.append(RefusedGroup(reason: reason, time: when)) }
        groups[known ?? groups.count - 1].visits.append(visit)
      }
    }
    for index in groups.indices { groups[index].visits.sort { $0.number < $1.number } }
    return groups
  }

  /// All of them in one line.
  var text: String { Text.panels.pair(words, CanvasNames.numbered(visits)) }

  fileprivate var words: String {
    time.map { Text.canvas.reason(reason, at: $0) } ?? Text.reasons.name(reason)
  }
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
  /// In the order of the visits.
  let rows: [Row]

  /// More of them are a text.
  private static let mostRows = 5
  /// From one row to the next, points.
  static let step = 20.0
  private static let titleFont = Font.ui(12)
  private static let reasonFont = Font.ui(11)
  /// Between a name and its reason, points.
  private static let gap = 8.0

  /// Nil where there are too many for rows.
  init?(_ title: String, _ groups: [RefusedGroup]) {
    let all = groups.flatMap { group in
      CanvasNames.folded(group.visits).map {
        Row(visits: $0.visits, name: $0.name, reason: group.words)
      }
    }
    guard all.count <= Self.mostRows else { return nil }
    self.title = title
    rows = all.sorted { ($0.visits.first?.number ?? 0) < ($1.visits.first?.number ?? 0) }
  }

  /// Points.
  var height: Double { Double(rows.count + 1) * Self.step }

  /// What the widest of them needs to stand whole in one line, points.
  func width(_ look: Look) -> Double {
    rows.map { start(of: $0, look) + look.width($0.reason, Self.reasonFont) }
      .reduce(look.width(title, Self.titleFont), max)
  }

  /// From the left edge to the reason of a row, points.
  private func start(of row: Row, _ look: Look) -> Double {
    CanvasText.signRoom + look.width(row.name, Self.titleFont) + Self.gap
  }

  /// Draws the title and the rows into their place.
  func draw(_ box: CGRect, _ look: Look, _ list: inout DrawList) {
    let theme = look.theme
    let first = CanvasText.middle(box)
    list.label(title, x: box.minX, middle: first, Self.titleFont, theme.secondary, look)
    for (index, row) in rows.enumerated() {
      let middle = first + Double(index + 1) * Self.step
      sign(of: row, CGPoint(x: box.minX, y: middle), look, &list)
      list.label(
        row.name, x: box.minX + CanvasText.signRoom, middle: middle, Self.titleFont, theme.text,
        look)
      list.label(
        row.reason, x: box.minX + start(of: row, look), middle: middle, Self.reasonFont,
        theme.secondary, look)
    }
  }

  /// The number of a view as it is on the scene; a ring alone for many, whose numbers stand behind their name.
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
