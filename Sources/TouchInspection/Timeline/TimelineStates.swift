import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The lane of a recognizer: a slice per state, a flag where one is over.
extension TimelineStage {
  /// Where a slice begins in its lane, how high it is, and where its middle is, points.
  static let sliceTop = 4.0
  static let sliceHeight = 16.0
  static let sliceMiddle = 12.0
  /// How wide a wait of no length is.
  private static let stubWidth = 6.0

  /// Without words for lanes that are collapsed.
  mutating func states(_ own: RecognizerReading, y: Double, isCollapsed: Bool = false) {
    let box =
      isCollapsed
      ? (top: y + 1, height: high(TimelineLane.collapsedHeight) - 2)
      : (top: y + high(Self.sliceTop), height: high(Self.sliceHeight))
    let slices = own.slices
    // Slices are in the order of time: those before the shown part are passed over.
    let first = slices.firstIndexOfRest { scale.x($0.to ?? now) >= scale.left - 8 }
    var thin: [RecognizerReading.Slice] = []
    var flags: [(event: TraceEvent, slice: RecognizerReading.Slice, limit: Double)] = []
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
        if !thin.isEmpty {
          zigzag(thin, own.handle, to: scale.x(thin[thin.count - 1].from), box.top, box.height)
        }
        draw(slice, own, from: from, to: to, box.top, box.height, hasWords: !isCollapsed)
      } else {
        zigzag(thin + [slice], own.handle, to: to, box.top, box.height)
      }
      thin = []
      if let end = slice.end, scale.shows(to) {
        flags.append((end, slice, next.map { scale.x($0.from) - 6 } ?? scale.right))
      }
    }
    for flag in flags {
      self.flag(
        flag.event, x: scale.x(flag.event.time), box.top, box.height,
        isBack: flag.limit - scale.x(flag.event.time) < 10)
      guard !isCollapsed else { continue }
      outcome(
        flagWords(flag.event, flag.slice), at: flag.event.time,
        middle: box.top + box.height / 2, limit: flag.limit)
    }
  }

  private func right(of slice: RecognizerReading.Slice, _ own: RecognizerReading) -> Double {
    scale.x(slice.to ?? (own.isInPlay ? now : slice.from))
  }

  /// Many short spans as one item with teeth.
  private mutating func zigzag(
    _ slices: [RecognizerReading.Slice], _ owner: Handle, to: Double, _ top: Double,
    _ height: Double
  ) {
    let x = scale.x(slices[0].from)
    let width = max(6, to - x)
    let teeth = max(1, Int(width / 3))
    let step = width / Double(teeth)
    let tooth = min(4, height / 3)
    var points = [CGPoint(x: x, y: top + height)]
    for index in 0..<teeth {
      points.append(CGPoint(x: x + Double(index) * step, y: top + tooth))
      points.append(CGPoint(x: x + (Double(index) + 0.5) * step, y: top))
    }
    points += [CGPoint(x: x + width, y: top + tooth), CGPoint(x: x + width, y: top + height)]
    picture.list.fill(
      .polygon(points), Self.style(slices[slices.count - 1].look, theme).color)
    if let event = event(of: slices[0], owner) {
      let box = CGRect(x: x, y: top, width: width, height: height)
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
    _ top: Double, _ height: Double, hasWords: Bool
  ) {
    guard let shown = scale.visible(from, to) else { return }
    let box = CGRect(x: shown.from, y: top, width: max(2, shown.to - shown.from), height: height)
    if slice.look == .held, slice.to == slice.from {
      // A wait of no length is seen before the flag that ends it.
      let stub = CGRect(x: box.minX - Self.stubWidth, y: top, width: Self.stubWidth, height: height)
      picture.list.fill(.roundedRectangle(stub, 2), theme.held.color)
    } else {
      shape(slice.look, box)
    }
    if let event = event(of: slice, reading.handle) {
      mark(event.seq, box, tooltip(slice, reading))
    }
    if hasWords {
      let left = max(box.minX, scale.left + 2)
      let bounds = CGRect(
        x: left, y: box.minY, width: min(box.maxX, scale.right - 2) - left, height: box.height)
      text(slice, reading, in: bounds)
      if slice.look == .changed { ticks(reading.handle, slice, box) }
    }
  }

  /// At the foot of a bar a tick for each change that was reported; of those that are less than four points apart one, and none
  /// through its words, or close to them.
  private mutating func ticks(
    _ owner: Handle, _ slice: RecognizerReading.Slice, _ bar: CGRect
  ) {
    var drawn = -Double.infinity
    for event in frame.events.changes(of: owner)
    where event.time >= slice.from && event.time <= slice.to ?? now {
      let x = scale.x(event.time)
      guard x - drawn >= 4 else { continue }
      drawn = x
      let foot = CGRect(x: x - 0.5, y: bar.maxY - 3, width: 1, height: 3)
      if isFree(foot.insetBy(dx: -Self.tickGap, dy: 0)) {
        picture.list.fill(.rectangle(foot), theme.changed.label.opacity(0.7))
      }
      mark(event.seq, CGRect(x: x - 2, y: bar.maxY - 6, width: 4, height: 6))
    }
  }

  /// The ground of a stay in one state.
  mutating func shape(_ state: RecognizerReading.Slice.Look, _ box: CGRect) {
    let style = Self.style(state, theme)
    let shape = Path.roundedRectangle(box, min(3, box.width / 2))
    picture.list.fill(shape, theme.window)
    switch state {
    case .possible:
      picture.list.stroke(shape, style.color, width: 1)
    case .held:
      picture.list.fill(shape, style.color.opacity(0.18))
      picture.list.pattern(.rectangle(box), style.color.opacity(0.7), .stripes)
      picture.list.stroke(shape, style.color, width: 1.5)
    case .began, .changed: picture.list.fill(shape, style.color)
    }
  }

  /// A terminal state: an edge with a pennant, which flies back where the next slice begins at once.
  mutating func flag(
    _ event: TraceEvent, x: Double, _ top: Double, _ height: Double, isBack: Bool
  ) {
    let ink = StateLook.ink(event, theme)
    var list = DrawList()
    list.fill(.rectangle(CGRect(x: x - 1, y: top - 1, width: 2, height: height + 2)), ink)
    let side = isBack ? -1.0 : 1
    let size = min(9, height)
    let pennant = Path.polygon([
      CGPoint(x: x, y: top - 1), CGPoint(x: x + 10 * side, y: top - 1),
      CGPoint(x: x + 7 * side, y: top - 1 + size / 2), CGPoint(x: x + 10 * side, y: top - 1 + size),
      CGPoint(x: x, y: top - 1 + size),
    ])
    list.fill(pennant, ink)
    if event.time <= playhead, frame.isAhead(x + 10) {
      told.append(list)
    }
    place(list, at: x)
    mark(
      event.seq, CGRect(x: side > 0 ? x - 3 : x - 12, y: top - 1, width: 15, height: height + 2))
  }
}
