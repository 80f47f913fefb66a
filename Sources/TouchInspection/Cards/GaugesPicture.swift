import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// Gauges as rows: name, a bar that is full at the limit, and the numbers.
enum GaugesPicture {
  static let rowHeight = 18.0
  /// Where the limit stands in the width of every bar, so that bars can be compared: half as much again has room.
  private static let limitAt = 2.0 / 3

  /// Rows below each other; names, bars and numbers have columns of their own.
  static func draw(
    _ gauges: [Gauge], _ reading: RecognizerReading, y: Double, width: Double, _ look: Look,
    _ list: inout DrawList
  ) {
    let numbers = gauges.map { look.width($0.text, .mono(11, weight($0))) }.max() ?? 0
    let name = min(96, width * 0.27)
    let right = width - 16
    let column = min(numbers, right - 12 - name - 44)
    for (index, gauge) in gauges.enumerated() {
      let middle = y + Double(index) * rowHeight
      let font = Font.ui(12, weight(gauge))
      list.label(
        look.fit(gauge.name, name - 6, font), x: 16, middle: middle, font,
        gauge.isDeciding ? look.theme.text : look.theme.secondary, look)
      let left = 16 + name
      let end = right - column - 10
      bar(
        gauge, CGRect(x: left, y: middle - 4, width: end - left, height: 8), reading, look, &list)
      let text = Font.mono(11, weight(gauge))
      let numbers = look.width(gauge.text, text) <= column ? gauge.text : gauge.shortText
      list.trailing(
        look.fit(numbers, column, text), right: right, middle: middle, text, look.theme.text,
        look)
    }
  }

  /// A bar with a tick at the limit. What is too far beyond that for the scale is broken, and ends in a point.
  static func bar(
    _ gauge: Gauge, _ track: CGRect, _ reading: RecognizerReading, _ look: Look,
    _ list: inout DrawList
  ) {
    // Of a failure only what it failed by has its colour.
    let isBeside = reading.state == .failed && !gauge.isDeciding
    let color =
      isBeside ? look.theme.possible.color : StateLook.look(reading, look.theme).color
    let limit = track.minX + track.width * limitAt
    list.fill(.roundedRectangle(track, 3), look.theme.window)
    // On the ground of a card it would hardly be seen where it is empty.
    list.stroke(
      .roundedRectangle(track.insetBy(dx: 0.5, dy: 0.5), 2.5), look.theme.hairline, width: 1)
    if gauge.part > 0.001 {
      var filled = track
      filled.size.width = max(3, min(gauge.part, 1) * (limit - track.minX))
      list.fill(.roundedRectangle(filled, 3), color)
    }
    if gauge.part > 1.0001 {
      // To pass a limit is what some need; it is a fault only where the attempt failed by it.
      let isFault = reading.state == .failed && gauge.isDeciding
      beyond(gauge, track, limit, isFault ? look.theme.failed.color : color, look, &list)
    }
    // In the text's colour, with a rim that keeps it visible on a bar of any colour.
    for (rim, color) in [(1.0, look.theme.panel), (0, look.theme.text)] {
      let tick = CGRect(x: limit - 1, y: track.minY - 3, width: 2, height: track.height + 6)
      list.fill(.rectangle(tick.insetBy(dx: -rim, dy: -rim)), color)
    }
  }

  /// What is beyond the limit, in the scale of the bar as far as that has room.
  private static func beyond(
    _ gauge: Gauge, _ track: CGRect, _ limit: Double, _ color: Color, _ look: Look,
    _ list: inout DrawList
  ) {
    let whole = gauge.part * (limit - track.minX)
    guard whole > track.width + 0.001 else {
      let part = CGRect(
        x: limit - 3, y: track.minY, width: max(6, whole - (limit - track.minX) + 3),
        height: track.height)
      return list.fill(.roundedRectangle(part, 3), color)
    }
    let shoulder = max(limit, track.maxX - 5)
    list.fill(
      .polygon([
        CGPoint(x: limit - 3, y: track.minY), CGPoint(x: shoulder, y: track.minY),
        CGPoint(x: track.maxX, y: track.midY), CGPoint(x: shoulder, y: track.maxY),
        CGPoint(x: limit - 3, y: track.maxY),
      ]), color)
    let middle = (limit + track.maxX) / 2
    list.stroke(
      .line(CGPoint(x: middle - 2, y: track.maxY + 1), CGPoint(x: middle + 2, y: track.minY - 1)),
      look.theme.panel, width: 2.5)
  }

  private static func weight(_ gauge: Gauge) -> Font.Weight { gauge.isDeciding ? .bold : .regular }
}
