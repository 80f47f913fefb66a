import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// What the colours and patterns in use mean; nothing that is not in the picture.
enum LegendPicture {
  private static let rowHeight = 20.0
  private static let font = Font.ui(11)

  /// A column whose bottom right corner is that of `bounds`; nothing when it does not fit.
  static func draw(
    _ reading: TraceReading, _ hits: [HitReading], _ snapshot: SceneSnapshot, _ overlays: Overlays,
    showsStates: Bool, in bounds: CGRect, _ look: Look
  ) -> Picture {
    var picture = Picture()
    let entries = entries(reading, hits, snapshot, overlays, showsStates: showsStates)
    let width = (entries.map { look.width(Text.canvas.title(of: $0), font) }.max() ?? 0) + 52
    let height = Double(entries.count) * rowHeight + 12
    guard !entries.isEmpty, width <= bounds.width, height <= bounds.height else { return picture }
    let box = CGRect(x: bounds.maxX - width, y: bounds.maxY - height, width: width, height: height)
    picture.list.fill(.roundedRectangle(box, 6), look.theme.panel)
    picture.list.stroke(.roundedRectangle(box, 6), look.theme.border.opacity(0.5), width: 1)
    for (index, entry) in entries.enumerated() {
      let middle = box.minY + 6 + (Double(index) + 0.5) * rowHeight
      sign(entry, CGRect(x: box.minX + 10, y: middle - 5, width: 22, height: 10), look, &picture)
      picture.list.label(
        Text.canvas.title(of: entry), x: box.minX + 40, middle: middle, font,
        look.theme.secondary, look)
    }
    picture.region(.legend, box, Text.canvas.legendHelp)
    return picture
  }

  /// What is in use, in a fixed order.
  static func entries(
    _ reading: TraceReading, _ hits: [HitReading], _ snapshot: SceneSnapshot, _ overlays: Overlays,
    showsStates: Bool
  ) -> [LegendEntry] {
    var entries: [LegendEntry] = []
    if overlays.contains(.hit), hits.contains(where: { !$0.visited.isEmpty }) {
      entries += passes(hits, snapshot)
    }
    guard showsStates else { return entries }
    let used = reading.recognizers.flatMap(states)
    return entries + StateTitle.allCases.filter(used.contains).map { .state($0) }
  }

  private static func passes(_ hits: [HitReading], _ snapshot: SceneSnapshot) -> [LegendEntry] {
    let visited = Set(hits.flatMap(\.visited))
    let path = hits.flatMap(\.path)
    let winners = hits.map(\.winner)
    let isUnasked = snapshot.views.contains {
      !visited.contains($0.handle) && !winners.contains($0.handle) && !$0.isHidden && !$0.isWindow
    }
    var entries: [LegendEntry] = []
    if winners.contains(where: { snapshot.view($0) != nil }) { entries.append(.hitView) }
    if path.contains(where: { !winners.contains($0) }) { entries.append(.onPath) }
    if hits.contains(where: { !$0.rejected.isEmpty }) { entries.append(.refused) }
    if isUnasked { entries.append(.neverAsked) }
    return entries
  }

  private static func states(_ recognizer: RecognizerReading) -> [StateTitle] {
    recognizer.slices.flatMap { slice -> [StateTitle] in
      let own: StateTitle =
        switch slice.look {
        case .possible: .possible
        case .held: .held
        case .began: .began
        case .changed: .changed
        }
      guard let end = slice.end else { return [own] }
      return [own, terminal(end)]
    }
  }

  private static func terminal(_ event: TraceEvent) -> StateTitle {
    switch event.to {
    case .ended: .ended
    case .cancelled: .cancelled
    default: event.reason.isPrevention ? .prevented : .failed
    }
  }

  private static func sign(
    _ entry: LegendEntry, _ box: CGRect, _ look: Look, _ picture: inout Picture
  ) {
    let theme = look.theme
    let shape = Path.roundedRectangle(box, 2)
    switch entry {
    case .hitView: picture.list.stroke(shape, theme.ended.color, width: 3)
    case .onPath: picture.list.stroke(shape, theme.ended.color, width: 1.5)
    case .refused: picture.list.stroke(shape, theme.failed.color, width: 1.5, dash: [5, 3])
    case .neverAsked: picture.list.stroke(shape, theme.possible.color, width: 1, dash: [1.5, 3])
    case .state(let state): sign(state, box, theme, &picture)
    }
  }

  private static func sign(
    _ state: StateTitle, _ box: CGRect, _ theme: Theme, _ picture: inout Picture
  ) {
    let shape = Path.roundedRectangle(box, 2)
    switch state {
    case .possible: picture.list.stroke(shape, theme.possible.color, width: 1)
    case .held:
      picture.list.fill(shape, theme.held.color.opacity(0.18))
      picture.list.pattern(.rectangle(box), theme.held.color.opacity(0.7), .stripes)
      picture.list.stroke(shape, theme.held.color, width: 1)
    case .began: picture.list.fill(shape, theme.began.color)
    case .changed: picture.list.fill(shape, theme.changed.color)
    case .ended: flag(box, theme.ended.color, &picture.list)
    case .cancelled: flag(box, theme.cancelled.color, &picture.list)
    case .failed: flag(box, theme.failed.color, &picture.list)
    case .prevented: flag(box, theme.prevented.color, &picture.list)
    }
  }

  private static func flag(_ box: CGRect, _ color: Color, _ list: inout DrawList) {
    let x = box.minX + 4
    list.fill(.rectangle(CGRect(x: x, y: box.minY - 2, width: 2, height: 14)), color)
    list.fill(
      .polygon([
        CGPoint(x: x, y: box.minY - 2), CGPoint(x: x + 14, y: box.minY - 2),
        CGPoint(x: x + 10, y: box.minY + 2.5), CGPoint(x: x + 14, y: box.minY + 7),
        CGPoint(x: x, y: box.minY + 7),
      ]), color)
  }
}
