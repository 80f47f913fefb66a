import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// A value with the way that it took in the gesture: a line, its limit, and where it is at the playhead.
struct WatchRow {
  let series: WatchList.Series
  let now: Instant

  private static let plot = CGSize(width: 120, height: 20)

  func draw(in row: CGRect, isWide: Bool, _ pen: inout PanelPen) {
    let s = pen.scale
    let (left, right) = (row.minX + pen.margin + 12 * s, row.maxX - pen.margin)
    let value = series.values.value(at: now).map { Text.inspect.watched(series.values.kind, $0) }
    let font = pen.mono(11)
    let shown = value ?? "\u{2014}"
    let width = pen.look.width(shown, font)
    pen.text(shown, x: right - width, middle: row.midY, width: width + 1, font, pen.theme.text)
    var end = right - max(width, 84 * s) - 10 * s
    let plot = CGRect(
      x: end - Self.plot.width * s, y: row.midY - Self.plot.height * s / 2 + 1,
      width: Self.plot.width * s, height: Self.plot.height * s - 2)
    if isWide, plot.minX > left + 60 * s {
      sparkline(in: plot, &pen)
      end = plot.minX - 10 * s
    }
    pen.text(
      series.title, x: left, middle: row.midY, width: end - left, pen.ui(12.5), pen.theme.text)
    pen.picture.region(series.object, row, Text.panels.pair(series.title, shown))
  }

  private func sparkline(in box: CGRect, _ pen: inout PanelPen) {
    let points = series.values.points
    guard let first = points.first, let last = points.last else { return }
    let limit = series.values.limit.map { [$0] } ?? []
    let all = points.map(\.value) + limit
    guard let least = all.min(), let high = all.max() else { return }
    let low = min(least, 0)
    let (from, span) = (first.time.seconds, max(last.time.seconds - first.time.seconds, 1e-9))
    let range = max(high - low, 1e-9)
    func at(_ time: Instant, _ value: Double) -> CGPoint {
      CGPoint(
        x: box.minX + min(max((time.seconds - from) / span, 0), 1) * box.width,
        y: box.maxY - (value - low) / range * box.height)
    }
    pen.picture.list.fill(.rectangle(box), pen.theme.panel)
    if let limit = limit.first {
      let y = at(first.time, limit).y
      pen.picture.list.stroke(
        .line(CGPoint(x: box.minX, y: y), CGPoint(x: box.maxX, y: y)), pen.theme.danger, width: 1,
        dash: [3, 3])
    }
    // One point of the line for each point of the picture at most.
    var before: [CGPoint] = []
    var after: [CGPoint] = []
    for point in points {
      let place = at(point.time, point.value)
      if point.time <= now {
        if let last = before.last, place.x - last.x < 1 { before.removeLast() }
        before.append(place)
      } else {
        if let last = after.last, place.x - last.x < 1 { after.removeLast() }
        after.append(place)
      }
    }
    if let join = before.last, !after.isEmpty { after.insert(join, at: 0) }
    if after.count > 1 { pen.picture.list.stroke(.polyline(after), pen.theme.border, width: 1.2) }
    if before.count > 1 { pen.picture.list.stroke(.polyline(before), pen.theme.accent, width: 1.5) }
    if let value = series.values.value(at: now) {
      pen.picture.list.fill(.circle(at(now, value), 2.5), pen.theme.accent)
    }
  }
}
