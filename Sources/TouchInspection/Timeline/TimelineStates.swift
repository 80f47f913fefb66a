import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The lane of a recognizer: a slice per state, a flag where one is over.
extension TimelineStage {
  mutating func states(_ own: RecognizerReading, y: Double) {
    let slices = own.slices
    // Slices are in the order of time: those before the shown part are passed over.
    let first = slices.firstIndexOfRest { scale.x($0.to ?? now) >= scale.left - 8 }
    let line = y + 14
    picture.list.stroke(
      .line(CGPoint(x: scale.left, y: line), CGPoint(x: scale.right, y: line)),
      theme.border.opacity(0.35), width: 1)
    var thin: [RecognizerReading.Slice] = []
    var flags: [(event: TraceEvent, x: Double, limit: Double)] = []
    for index in slices.indices[max(0, first)...] {
      let slice = slices[index]
      let from = scale.x(slice.from)
      let to = right(of: slice, own)
      guard from <= scale.right + 8 else { break }
      let next = slices.indices.contains(index + 1) ? slices[index + 1] : nil
      if to - from < 3, let next, scale.x(next.from) - to < 3,
        right(of: next, own) - scale.x(next.from) < 3
      {
        thin.append(slice)
        continue
      }
      if thin.isEmpty || to - from >= 3 {
        if !thin.isEmpty { zigzag(thin, own.handle, to: scale.x(thin[thin.count - 1].from), y: y) }
        draw(slice, own, from: from, to: to, y: y)
      } else {
        zigzag(thin + [slice], own.handle, to: to, y: y)
      }
      thin = []
      if let end = slice.end, scale.shows(to) {
        flags.append((end, to, next.map { scale.x($0.from) - 6 } ?? scale.right))
      }
    }
    for flag in flags { self.flag(flag.event, x: flag.x, y: y, limit: flag.limit) }
  }

  private func right(of slice: RecognizerReading.Slice, _ own: RecognizerReading) -> Double {
    scale.x(slice.to ?? (own.isInPlay ? now : slice.from))
  }

  /// Many short spans as one item with teeth.
  private mutating func zigzag(
    _ slices: [RecognizerReading.Slice], _ owner: Handle, to: Double, y: Double
  ) {
    let x = scale.x(slices[0].from)
    let width = max(6, to - x)
    let teeth = max(1, Int(width / 3))
    let step = width / Double(teeth)
    var points = [CGPoint(x: x, y: y + 23)]
    for tooth in 0..<teeth {
      points.append(CGPoint(x: x + Double(tooth) * step, y: y + 9))
      points.append(CGPoint(x: x + (Double(tooth) + 0.5) * step, y: y + 5))
    }
    points += [CGPoint(x: x + width, y: y + 9), CGPoint(x: x + width, y: y + 23)]
    picture.list.fill(
      .polygon(points), Self.style(slices[slices.count - 1].look, theme).color)
    if let event = event(of: slices[0], owner) {
      let box = CGRect(x: x, y: y + 4, width: width, height: 20)
      mark(event.seq, box, Text.timeline.shortSpans(slices.count))
    }
  }

  static func style(_ state: RecognizerReading.Slice.Look, _ theme: Theme) -> Theme.Look {
    switch state {
    case .possible: theme.possible
    case .held: theme.held
    case .began: theme.began
    case .changed: theme.changed
    }
  }

  private mutating func draw(
    _ slice: RecognizerReading.Slice, _ reading: RecognizerReading, from: Double, to: Double,
    y: Double
  ) {
    guard let shown = scale.visible(from, to) else { return }
    let box = CGRect(
      x: shown.from, y: y + 4, width: max(2, shown.to - shown.from), height: 20)
    let style = Self.style(slice.look, theme)
    let shape = Path.roundedRectangle(box, min(3, box.width / 2))
    picture.list.fill(shape, theme.window)
    switch slice.look {
    case .possible:
      picture.list.stroke(shape, style.color, width: 1)
    case .held:
      picture.list.fill(shape, style.color.opacity(0.18))
      picture.list.pattern(.rectangle(box), style.color.opacity(0.7), .stripes)
      picture.list.stroke(shape, style.color, width: 1.5)
    case .began: picture.list.fill(shape, style.color)
    case .changed:
      picture.list.fill(shape, style.color)
      picture.list.fill(
        .rectangle(CGRect(x: box.minX, y: box.minY + 2, width: box.width, height: 2)),
        style.label.opacity(0.55))
    }
    let left = max(box.minX, scale.left + 2)
    let bounds = CGRect(
      x: left, y: box.minY, width: min(box.maxX, scale.right - 2) - left, height: box.height)
    text(slice, reading, in: bounds)
    if let event = event(of: slice, reading.handle) {
      mark(event.seq, box, tooltip(slice, reading))
    }
  }
}
