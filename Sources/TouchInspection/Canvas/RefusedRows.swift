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

/// Views that refused as rows below their title: the numbers that they have elsewhere, a name and the reason in short; all that
/// explain nothing share the last one. As many rows as have room; below them is said of how many views there are no rows.
struct RefusedRows {
  /// One view, many of one class, or all that explain nothing.
  struct Row {
    let visits: [HitNumbers.Visit]
    let name: String
    /// Empty for several that explain nothing.
    let reason: String
    /// Of those that explain nothing: which views they are, and why they refused; nil for others.
    var others: String?

    /// It is the refusal that the headline tells.
    var isCause: Bool { visits.contains(where: \.isCause) }
  }

  let title: String
  /// When it held what the reason says of a view that is elsewhere by now, by the view's number.
  private let then: [Int: String]
  /// The cause first, then in the order of the visits; those that explain nothing last.
  let rows: [Row]

  /// From one row to the next, points.
  static let step = 20.0
  /// From a name to the reason below it, where both have no room in one line; points.
  private static let lineHeight = 14.0
  /// A narrower column has no rows, points.
  private static let leastWidth = 80.0
  /// Of the numbers of many views, a ring shows so much, as a part of the column.
  private static let mostOfColumn = 0.5
  private static let titleFont = Font.ui(12)
  private static let causeFont = Font.ui(12, .semibold)
  private static let reasonFont = Font.ui(11)
  /// Between a name and its reason, points.
  private static let gap = 8.0

  /// `others` explain nothing; `then` are those that are elsewhere by now, by when it held what their reason says.
  init(
    _ title: String, _ groups: [RefusedGroup], others: [RefusedGroup] = [], then: [RefusedGroup]
  ) {
    let all = groups.flatMap { group in
      CanvasNames.folded(group.visits).map { name, visits in
        Row(visits: visits, name: name, reason: group.words)
      }
    }
    self.title = title
    self.then = Dictionary(
      then.flatMap { group in group.visits.map { ($0.number, group.words) } },
      uniquingKeysWith: { first, _ in first })
    rows =
      all.sorted { Self.order($0) < Self.order($1) } + Self.row(others, then, isAlone: all.isEmpty)
  }

  /// One for all that explain nothing; none where there are none.
  private static func row(
    _ others: [RefusedGroup], _ then: [RefusedGroup], isAlone: Bool
  ) -> [Row] {
    let visits = others.flatMap(\.visits).sorted { $0.number < $1.number }
    guard !visits.isEmpty else { return [] }
    let numbers = Set(visits.map(\.number))
    let earlier = RefusedGroup.make(
      then.flatMap { group in
        group.visits.filter { numbers.contains($0.number) }.map {
          (visit: $0, words: group.words)
        }
      })
    let help = (others.map(\.text) + earlier.map(\.help)).joined(separator: "\n")
    let texts = Text.canvas
    // A count of one says less than its name.
    if visits.count == 1, let group = others.first(where: { !$0.visits.isEmpty }),
      let name = CanvasNames.folded(visits).first?.name
    {
      return [Row(visits: visits, name: name, reason: group.words, others: help)]
    }
    let name = isAlone ? texts.others(visits.count) : texts.moreRefused(visits.count)
    return [Row(visits: visits, name: name, reason: "", others: help)]
  }

  /// What the row of so many that explain nothing stands for.
  static func target(ofOthers count: Int) -> Target { .note(Text.canvas.others(count)) }

  private static func order(_ row: Row) -> (Int, Int) {
    (row.isCause ? 0 : 1, row.visits.first?.number ?? 0)
  }

  // MARK: Room

  /// Of the title and the first `count` rows in a column of a width, with the line about the others; points. Zero where the
  /// column is too narrow for rows.
  func height(_ count: Int, width: Double, _ look: Look) -> Double {
    guard width >= Self.leastWidth else { return 0 }
    let shown = rows.prefix(count).reduce(0) { $0 + height(of: $1, width, look) }
    return Self.step + shown + (count < rows.count ? Self.step : 0)
  }

  private func height(of row: Row, _ width: Double, _ look: Look) -> Double {
    Self.step + (fits(row, width, look) ? 0 : Self.lineHeight)
  }

  /// Whether its name and its reason have room in one line.
  private func fits(_ row: Row, _ width: Double, _ look: Look) -> Bool {
    row.reason.isEmpty
      || start(of: row, width, look) + look.width(row.name, font(of: row)) + Self.gap
        + look.width(row.reason, Self.reasonFont) <= width
  }

  private func font(of row: Row) -> Font { row.isCause ? Self.causeFont : Self.titleFont }

  /// From the left edge to the name of a row, points: behind its ring.
  private func start(of row: Row, _ width: Double, _ look: Look) -> Double {
    max(CanvasText.signRoom, ring(of: row, width, look).width + Self.gap)
  }

  /// What stands in the ring of a row, and how wide that is: all numbers of its views, or the first ones.
  private func ring(of row: Row, _ width: Double, _ look: Look) -> (text: String, width: Double) {
    func room(_ text: String) -> Double {
      max(HitNumbers.size, (look.width(text, HitNumbers.font) + 8).rounded(.up))
    }
    let runs = CanvasNames.runs(row.visits.map(\.number))
    let texts =
      [CanvasNames.written(runs)]
      + runs.indices.dropFirst().reversed().map {
        CanvasNames.written(Array(runs.prefix($0))) + "\u{2026}"
      }
    let text = texts.first { room($0) <= width * Self.mostOfColumn } ?? texts[texts.count - 1]
    return (text, room(text))
  }

  // MARK: Drawing

  /// Draws the title and the first `count` rows into their place; each row says more where the pointer rests on it. Returns
  /// how wide they are, points.
  func draw(_ count: Int, _ box: CGRect, _ look: Look, _ picture: inout Picture) -> Double {
    let theme = look.theme
    var middle = CanvasText.middle(box)
    picture.list.label(title, x: box.minX, middle: middle, Self.titleFont, theme.secondary, look)
    var widest = look.width(title, Self.titleFont)
    middle += Self.step
    for row in rows.prefix(count) {
      let width = draw(row, CGPoint(x: box.minX, y: middle), box.width, look, &picture.list)
      let height = height(of: row, box.width, look)
      help(
        row, CGRect(x: box.minX, y: middle - Self.step / 2, width: width, height: height),
        &picture)
      widest = max(widest, width)
      middle += height
    }
    let rest = rows.dropFirst(count)
    guard !rest.isEmpty else { return widest }
    let words = Text.canvas.moreRefused(rest.reduce(0) { $0 + $1.visits.count })
    let width = CanvasText.signRoom + look.width(words, Self.reasonFont)
    picture.list.label(
      words, x: box.minX + CanvasText.signRoom, middle: middle, Self.reasonFont, theme.secondary,
      look)
    picture.region(
      .note(words),
      CGRect(x: box.minX, y: middle - Self.step / 2, width: width, height: Self.step),
      rest.map { $0.others ?? Text.panels.pair($0.name, $0.reason) }.joined(separator: "\n"))
    return max(widest, width)
  }

  /// A row at the middle of its first line; returns its width.
  private func draw(
    _ row: Row, _ at: CGPoint, _ width: Double, _ look: Look, _ list: inout DrawList
  ) -> Double {
    let theme = look.theme
    sign(of: row, at, width, look, &list)
    let start = start(of: row, width, look)
    let name = look.fit(row.name, width - start, font(of: row))
    list.label(
      name, x: at.x + start, middle: at.y, font(of: row),
      row.isCause
        ? StateLook.ink(.failed, theme) : row.others == nil ? theme.text : theme.secondary, look)
    let end = start + look.width(name, font(of: row))
    guard !row.reason.isEmpty else { return end }
    let isBeside = fits(row, width, look)
    let x = isBeside ? end + Self.gap : start
    let reason = look.fit(row.reason, width - x, Self.reasonFont)
    list.label(
      reason, x: at.x + x, middle: isBeside ? at.y : at.y + Self.lineHeight, Self.reasonFont,
      theme.secondary, look)
    return max(end, x + look.width(reason, Self.reasonFont))
  }

  private func help(_ row: Row, _ place: CGRect, _ picture: inout Picture) {
    if let others = row.others {
      return picture.region(Self.target(ofOthers: row.visits.count), place, others)
    }
    guard let visit = row.visits.first, let why = visit.refusal else { return }
    let now = then[visit.number]
    if row.visits.count == 1 {
      let help = now.map { Text.panels.pair(row.name, $0) }
      picture.region(.rejected(visit.name), place, help ?? Text.reasons.sentence(Refusal(why)))
    } else {
      picture.region(.note(row.name), place, Self.help(row, now ?? row.reason))
    }
  }

  /// What is said of many: which ones of the hit test they were, too.
  private static func help(_ row: Row, _ why: String) -> String {
    let numbers = CanvasNames.runs(row.visits.map(\.number))
    return Text.panels.pair(row.name, Text.panels.list([why, Text.canvas.asked(numbers)]))
  }

  /// The number of a view as it is on the scene; the numbers of many in one ring.
  private func sign(
    of row: Row, _ at: CGPoint, _ width: Double, _ look: Look, _ list: inout DrawList
  ) {
    let size = HitNumbers.size
    func box(_ width: Double) -> CGRect {
      CGRect(x: at.x, y: at.y - size / 2, width: width, height: size)
    }
    if row.visits.count == 1, let visit = row.visits.first {
      HitNumbers.mark(
        visit, box(HitNumbers.width(visit.number, look)), isOnScene: false, look, &list)
    } else {
      let (text, width) = ring(of: row, width, look)
      HitNumbers.ring(box(width), look.theme.secondary, isRefused: true, &list)
      list.centered(text, in: box(width), HitNumbers.font, look.theme.secondary, look)
    }
  }
}
