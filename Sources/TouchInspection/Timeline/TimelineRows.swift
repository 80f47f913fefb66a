import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// Lanes that sum up: recognizers with one outcome, a content offset, all that was held back.
extension TimelineStage {
  // MARK: Groups

  mutating func group(_ group: LaneGroup, y: Double) {
    let slice = group.slice
    guard let end = slice.end else { return }
    let (from, to) = (scale.x(slice.from), scale.x(end.time))
    let (top, height) = (y + high(Self.sliceTop), high(Self.sliceHeight))
    if let shown = scale.visible(from, to) {
      let box = CGRect(x: shown.from, y: top, width: max(2, shown.to - shown.from), height: height)
      shape(slice.look, box)
      let left = max(box.minX, scale.left + 2)
      let several = Text.timeline.several(
        StateDiagram.Node(slice.look).label, group.members.count)
      name(
        [several], StateDiagram.Node(slice.look),
        in: CGRect(x: left, y: top, width: min(box.maxX, scale.right - 2) - left, height: height))
    }
    guard scale.shows(to) else { return }
    flag(end, x: to, top, height, isBack: false)
    outcome(
      Words(
        texts: Text.timeline.members(group.members.map(\.name), group.reason),
        color: StateLook.ink(end, theme),
        sign: .state(StateDiagram.node(end.to), isPrevented: end.reason.isPrevention)),
      at: end.time, middle: top + height / 2, limit: scale.right)
  }

  // MARK: Content offset

  /// From one frame to the next, nanoseconds.
  private static var frame: UInt64 { 16_666_667 }

  mutating func offset(_ curve: OffsetCurve, y: Double) {
    let (top, base) = (y + high(6), y + high(34))
    let span = curve.range.upperBound - curve.range.lowerBound
    func height(_ value: Double) -> Double {
      base - (value - curve.range.lowerBound) / span * (base - top)
    }
    // One point of the curve for each point of the picture at most.
    var line: [CGPoint] = [
      CGPoint(x: max(scale.x(reading.gestureStart), scale.left), y: height(curve.first))
    ]
    var value = curve.first
    for point in curve.points where point.time <= now {
      let x = scale.x(point.time)
      guard x <= scale.right + 8 else { break }
      // Content that rested stood where it was until the frame of its movement.
      let rest = scale.x(
        Instant(nanoseconds: point.time.nanoseconds - min(point.time.nanoseconds, Self.frame)))
      if let last = line.last, rest > last.x + 1 { line.append(CGPoint(x: rest, y: last.y)) }
      value = point.value
      if x < scale.left {
        line = [CGPoint(x: scale.left, y: height(value))]
      } else if x - (line.last?.x ?? 0) < 1, line.count > 1 {
        line[line.count - 1].y = height(value)
      } else {
        line.append(CGPoint(x: x, y: height(value)))
        mark(point.event, CGRect(x: x - 2, y: y + high(4), width: 4, height: high(32)))
      }
    }
    let end = min(scale.x(max(reading.lastActivity, curve.points.last?.time ?? .zero)), scale.right)
    if let last = line.last, end > last.x { line.append(CGPoint(x: end, y: last.y)) }
    guard line.count > 1 else { return }
    let accent = theme.accent
    let floor = [CGPoint(x: line[line.count - 1].x, y: base), CGPoint(x: line[0].x, y: base)]
    picture.list.clipped(
      to: CGRect(x: scale.left, y: y, width: scale.right - scale.left, height: high(40))
    ) { list in
      for (a, b) in zip(line, line.dropFirst()) {
        // Convex pieces: each can be filled alone.
        list.fill(
          .polygon([a, b, CGPoint(x: b.x, y: base), CGPoint(x: a.x, y: base)]), accent.opacity(0.22)
        )
      }
      list.stroke(.polyline(line), accent, width: 2)
      list.stroke(.polyline([floor[1], floor[0]]), accent.opacity(0.4), width: 1)
    }
    guard let last = curve.points.last(where: { $0.time <= now }) else { return }
    guard scale.shows(scale.x(last.time)) else {
      guard scale.x(last.time) > scale.right else { return }
      let words = Words(
        texts: [
          Text.timeline.movesOn(
            to: Units.points(last.value), at: last.time.since(reading.gestureStart))
        ], color: theme.text, weight: .regular, ground: theme.window)
      let width = look.width(words.texts[0], words.font)
      write(
        words, x: scale.right - width - 10, middle: y + high(26), limit: scale.right)
      return
    }
    let words = Words(texts: [Units.points(curve.last)], color: accent)
    // What goes on longer than the content moves draws its line out to there.
    let middle = min(max(height(curve.last), y + high(10)), y + high(30))
    let over = max(last.time, reading.lastActivity)
    guard outcome(words, at: over, middle: middle, limit: scale.right) == nil else { return }
    besideCurve(words, line, in: (y + high(2))...(y + high(38)))
  }

  /// Words above the end of a curve, or else below it, where no room is right of it; `heights`: those that they may have.
  private mutating func besideCurve(
    _ words: Words, _ line: [CGPoint], in heights: ClosedRange<Double>
  ) {
    guard let end = line.last else { return }
    let half = 7.0
    let width = look.width(words.texts[0], words.font)
    let x = min(end.x, scale.right) - width - 10
    // From the last point before the words on: their end lies before that of the curve.
    let first = line.lastIndex { $0.x <= x - Self.groundMargin } ?? 0
    let ys = line[first...].map(\.y)
    guard let top = ys.min(), let bottom = ys.max() else { return }
    let gap = half + 2
    let middle = [top - gap, bottom + gap].first {
      heights.contains($0 - half) && heights.contains($0 + half)
    }
    guard let middle else { return }
    var words = words
    words.ground = theme.window
    write(words, x: x, middle: middle, limit: scale.right)
  }

  // MARK: Held back

  mutating func heldBack(_ held: HeldBack, y: Double) {
    let middle = y + high(Self.sliceMiddle)
    for span in held.spans {
      guard let shown = scale.visible(scale.x(span.from), scale.x(span.to)) else { continue }
      stripes(
        CGRect(x: shown.from, y: middle - 5, width: max(2, shown.to - shown.from), height: 10),
        theme.held.color)
    }
    guard let last = held.spans.last else { return }
    outcome(
      Words(
        texts: Text.timeline.total(held.total, holders: held.holders),
        color: StateLook.heldInk(theme), weight: .semibold), at: last.to, end: 0, middle: middle,
      limit: scale.right)
  }
}

extension LaneRoom {
  /// `timelineHeight`: of the whole picture, with the ruler above its rows, points.
  package init(timelineHeight: Double, isTouchMode: Bool) {
    self.init(height: timelineHeight - TimelinePicture.head, isTouchMode: isTouchMode)
  }
}
