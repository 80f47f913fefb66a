import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// Gauges as rows: name, a bar that is full at the limit, and the numbers.
enum GaugesPicture {
  static let rowHeight = 20.0
  /// What a bar may grow beyond its limit.
  private static let overshoot = 14.0

  /// Rows below each other; names, bars and numbers have columns of their own.
  static func draw(
    _ gauges: [Gauge], _ reading: RecognizerReading, y: Double, width: Double, _ look: Look,
    _ list: inout DrawList
  ) {
    let numbers = gauges.map { look.width($0.text, .mono(11, weight($0))) }.max() ?? 0
    let name = min(80, width * 0.25)
    let right = width - 14
    let column = min(numbers, right - 12 - name - 30 - overshoot)
    for (index, gauge) in gauges.enumerated() {
      let middle = y + Double(index) * rowHeight
      let font = Font.ui(12, weight(gauge))
      list.label(
        look.fit(gauge.name, name - 6, font), x: 12, middle: middle, font,
        gauge.isDeciding ? look.theme.text : look.theme.secondary, look)
      let left = 12 + name
      let end = right - column - 6 - overshoot
      bar(
        gauge, CGRect(x: left, y: middle - 5, width: end - left, height: 10), overshoot: overshoot,
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

  /// One gauge in one line, with its name beside its numbers; the bar takes what is left.
  static func line(
    _ gauge: Gauge, _ reading: RecognizerReading, y: Double, width: Double, _ look: Look,
    _ list: inout DrawList
  ) {
    let font = Font.ui(11, gauge.isDeciding ? .semibold : .regular)
    let numbers = gauge.narrowText
    let beyond = gauge.part > 1 ? overshoot / 2 : 0
    // The bar gives way before the name does, and the name before a number.
    let available = width - 20 - beyond
    let named = ["\(gauge.name) \(numbers)"] + (gauge.short.map { ["\($0) \(numbers)"] } ?? [])
    let text =
      named.first { look.width($0, font) <= available - 20 }
      ?? look.fit(numbers, available - 20, font)
    let end = width - 10 - look.width(text, font) - 6 - beyond
    bar(
      gauge, CGRect(x: 10, y: y - 4, width: max(14, end - 10), height: 8), overshoot: beyond,
      reading,
      look, &list)
    list.trailing(text, right: width - 10, middle: y, font, look.theme.text, look)
  }
}
