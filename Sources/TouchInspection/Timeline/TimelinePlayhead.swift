import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The line at the moment that the picture shows, with its time on a grip in the ruler: in the colour of texts, which no state has.
enum TimelinePlayhead {
  static let height = 17.0
  private static let font = Font.mono(11, .semibold)

  /// A grip, and the line below it where the moment is in the shown part.
  struct Place {
    var grip: CGRect
    var text: String
    /// Nil while the moment lies beside what shows.
    var x: Double?
    /// It lies before what shows.
    var isBefore = false
  }

  /// A moment before the shown part or behind it has a grip at that edge, with a sign that points there. Nil where no moment
  /// shows.
  static func place(_ frame: TimelineFrame, ruler: CGRect, isLive: Bool) -> Place? {
    guard frame.showsPlayhead else { return nil }
    let scale = frame.scale
    let x = scale.x(frame.playhead)
    let isInside = x >= scale.left && x <= scale.right - 2
    let text = isLive ? liveText(frame, isInside: isInside) : time(frame)
    let width = frame.look.width(text, font) + (isInside ? 14 : 24)
    let left = min(max(x - width / 2, scale.left + 2), scale.width - width - 4)
    let grip = CGRect(
      x: left, y: ruler.midY - height / 2, width: width, height: height)
    return Place(
      grip: grip, text: text, x: isInside ? x : nil, isBefore: x < scale.left)
  }

  /// Without a time once the gesture rests: that of the toolbar rests as well.
  private static func liveText(_ frame: TimelineFrame, isInside: Bool) -> String {
    guard isInside else { return Text.timeline.now }
    guard frame.input.reading.goesOn else { return Text.timeline.live }
    return "\(Text.timeline.live) \(time(frame))"
  }

  static func draw(_ place: Place, bottom: Double, _ stage: inout TimelineStage) {
    let theme = stage.theme
    var text = place.grip
    if let x = place.x {
      let line = Path.line(CGPoint(x: x, y: place.grip.maxY), CGPoint(x: x, y: bottom))
      // On a dark bar it is as dark as that: an edge sets it off.
      stage.picture.list.stroke(line, theme.window, width: 4)
      stage.picture.list.stroke(line, theme.text, width: 2)
    } else {
      text.size.width -= 12
      if place.isBefore { text.origin.x += 12 }
    }
    stage.picture.list.fill(.roundedRectangle(place.grip, 4), theme.text)
    stage.picture.list.centered(place.text, in: text, font, theme.window, stage.look)
    if place.x == nil {
      let x = place.isBefore ? place.grip.minX + 10 : place.grip.maxX - 10
      Glyph.play(
        &stage.picture.list, at: CGPoint(x: x, y: place.grip.midY), size: 8, theme.window,
        back: place.isBefore)
    }
    stage.picture.region(
      .playhead, place.grip.insetBy(dx: -4, dy: -3), Text.timeline.playheadTooltip)
  }

  /// Counted from the first touch of the gesture, finer where little time is shown.
  private static func time(_ frame: TimelineFrame) -> String {
    let span = frame.scale.view.span
    let step: Int64 = span < 0.0002 ? 1000 : span < 0.02 ? 10_000 : 1_000_000
    let zero = frame.input.reading.gestureStart
    let time = Int64(frame.playhead.nanoseconds) - Int64(zero.nanoseconds)
    // Long before the gesture it is the toolbar's time.
    if time < 0, step == 1_000_000 { return Units.clock(Double(time) / 1e9) }
    return Units.time(time, step: step)
  }
}

/// The moment that decided, where the playhead stands elsewhere: words with its time in the ruler and a diamond at its foot, which
/// seek there, and a faint dashed line through the lanes. Nothing of it looks like the playhead.
struct TimelineDecision {
  let x: Double
  /// Around its words in the ruler; nil where these have no room.
  let label: CGRect?
  private let words: String
  private let sign: CGRect
  /// The last event of the moment.
  private let event: UInt32

  private static let font = Font.ui(11, .medium)
  /// From the middle of the diamond to its corners, points.
  private static let reach = 4.5

  /// `times`: the labels of the ruler, of which its words cover as few as they can; `others`: what else stands there.
  init?(
    _ decision: Explanation.Decision?, _ frame: TimelineFrame, _ times: TimelineRuler,
    ruler: CGRect, besides others: [CGRect]
  ) {
    guard let seq = decision?.event else { return nil }
    let (last, start) = (
      frame.input.trace.lastEvent(atMomentOf: seq), frame.input.reading.gestureStart
    )
    let scale = frame.scale
    let x = scale.x(last.time)
    guard last.time != frame.playhead, last.time >= start, x >= scale.left, x <= scale.right
    else { return nil }
    self.x = x
    event = last.seq
    let reach = Self.reach
    sign = CGRect(x: x - reach, y: ruler.maxY - reach, width: reach * 2, height: reach * 2)
    let free = Text.timeline.decided(at: last.time.since(start)).lazy.compactMap { words in
      let width = frame.look.width(words, Self.font)
      let boxes = Self.starts(of: width, at: x, scale).map {
        CGRect(x: $0, y: ruler.midY - 8, width: width, height: 14)
      }.filter { box in !others.contains { $0.insetBy(dx: -6, dy: 0).intersects(box) } }
      return Self.best(boxes, times.marks).map { (words, $0) }
    }.first
    words = free?.0 ?? ""
    label = free?.1
  }

  /// Where words of a width may begin, from the best place on: around the diamond, from it on, up to it.
  private static func starts(of width: Double, at x: Double, _ scale: TimelineScale) -> [Double] {
    let (least, most) = (scale.left + 2, scale.right - 4 - width)
    let beside = [x - reach, x + reach - width].filter { $0 >= least && $0 <= most }
    return [max(least, min(x - width / 2, most))] + beside
  }

  /// The first of these places that covers the fewest labels of the ruler; nil without a place.
  static func best(_ places: [CGRect], _ marks: [TimelineRuler.Mark]) -> CGRect? {
    places.min { first, second in
      marks.count { $0.isCovered(by: first) } < marks.count { $0.isCovered(by: second) }
    }
  }

  /// `pieces`: the heights at which its line runs through no words.
  func line(_ pieces: [ClosedRange<Double>], _ stage: inout TimelineStage) {
    for piece in pieces {
      stage.picture.list.stroke(
        .line(CGPoint(x: x, y: piece.lowerBound), CGPoint(x: x, y: piece.upperBound)),
        stage.theme.accent.opacity(0.6), width: 1, dash: [1, 3])
    }
  }

  /// In the ruler, and on the line at its foot.
  func draw(_ stage: inout TimelineStage) {
    let accent = stage.theme.accent
    let diamond = Path.polygon([
      CGPoint(x: sign.midX, y: sign.minY), CGPoint(x: sign.maxX, y: sign.midY),
      CGPoint(x: sign.midX, y: sign.maxY), CGPoint(x: sign.minX, y: sign.midY),
    ])
    stage.picture.list.stroke(diamond, stage.theme.window, width: 3)
    stage.picture.list.fill(diamond, accent)
    if let label {
      stage.picture.list.label(
        words, x: label.minX, middle: label.midY, Self.font, accent, stage.look)
    }
    stage.picture.region(
      .event(Int(event)), (label ?? sign).union(sign).insetBy(dx: -4, dy: -2),
      Text.panels.seekToDecision)
  }
}
