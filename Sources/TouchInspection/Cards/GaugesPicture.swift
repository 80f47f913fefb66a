import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// Gauges as rows: name, a bar that is full at the limit, and the numbers.
enum GaugesPicture {
  static let rowHeight = 18.0
  /// What a bar may grow beyond its limit.
  private static let overshoot = 14.0

  /// Rows below each other; names, bars and numbers have columns of their own.
  static func draw(
    _ gauges: [Gauge], _ reading: RecognizerReading, y: Double, width: Double, _ look: Look,
    _ list: inout DrawList
  ) {
    let numbers = gauges.map { look.width($0.text, .mono(11, weight($0))) }.max() ?? 0
    let name = min(80, width * 0.25)
    let right = width - 16
    let column = min(numbers, right - 12 - name - 30 - overshoot)
    for (index, gauge) in gauges.enumerated() {
      let middle = y + Double(index) * rowHeight
      let font = Font.ui(12, weight(gauge))
      list.label(
        look.fit(gauge.name, name - 6, font), x: 16, middle: middle, font,
        gauge.isDeciding ? look.theme.text : look.theme.secondary, look)
      let left = 16 + name
      let end = right - column - 6 - overshoot
      bar(
        gauge, CGRect(x: left, y: middle - 4, width: end - left, height: 8), overshoot: overshoot,
        reading, look, &list)
      let text = Font.mono(11, weight(gauge))
      list.trailing(
        look.fit(gauge.text, column, text), right: right, middle: middle, text, look.theme.text,
        look)
    }
  }

  /// The track ends at the limit, with a tick; what is beyond goes on past the tick, at most by `overshoot`.
  static func bar(
    _ gauge: Gauge, _ track: CGRect, overshoot: Double, _ reading: RecognizerReading, _ look: Look,
    _ list: inout DrawList
  ) {
    let color = StateLook.look(reading, look.theme).color
    list.fill(.roundedRectangle(track, 3), look.theme.window)
    if gauge.part > 0.001 {
      let filled = CGRect(
        x: track.minX, y: track.minY, width: max(3, min(gauge.part, 1) * track.width),
        height: track.height)
      list.fill(.roundedRectangle(filled, 3), color)
    }
    if gauge.part > 1.0001 {
      // To pass a limit is what some need; it is a fault only where the attempt failed by it.
      let isFault = reading.state == .failed && gauge.isDeciding
      let beyond = CGRect(
        x: track.maxX - 3, y: track.minY,
        width: 3 + min(overshoot, 5 + (gauge.part - 1) * overshoot),
        height: track.height)
      list.fill(.roundedRectangle(beyond, 3), isFault ? look.theme.failed.color : color)
      // A gap on both sides of the tick keeps it visible on the bar.
      list.fill(
        .rectangle(CGRect(x: track.maxX - 2, y: track.minY, width: 4, height: track.height)),
        look.theme.panel)
    }
    list.fill(
      .rectangle(CGRect(x: track.maxX - 1, y: track.minY - 3, width: 2, height: track.height + 6)),
      look.theme.danger)
  }

  private static func weight(_ gauge: Gauge) -> Font.Weight { gauge.isDeciding ? .bold : .regular }
}
