import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// What drawing a lane needs, and the picture that it goes into.
struct TimelineStage {
  let input: PictureInput
  let scale: TimelineScale
  let look: Look
  /// The moment of the playhead; `now` may be later.
  let playhead: Instant
  var picture = Picture()

  init(_ input: PictureInput, _ scale: TimelineScale, _ look: Look, playhead: Instant? = nil) {
    self.input = input
    self.scale = scale
    self.look = look
    self.playhead = playhead ?? input.reading.now
  }

  var reading: TraceReading { input.reading }
  var trace: Trace { input.trace }
  var theme: Theme { look.theme }
  var now: Instant { input.reading.now }

  /// An outline that tells what happened at one event.
  mutating func mark(_ event: UInt32, _ box: CGRect, _ tooltip: String? = nil) {
    guard Int(event) < trace.events.count else { return }
    picture.region(
      .event(Int(event)), box, .event(event, from: reading.gestureStart, words: tooltip))
  }

  /// Draws the first of the texts that fits between `x` and `limit`, not across the playhead, with space
  /// for a glyph before it; where glyph and text begin and end, nil when none fits.
  @discardableResult
  mutating func label(
    _ texts: [String], x: Double, middle y: Double, limit: Double, _ font: Font, _ color: Color,
    sign: Double = 0, ground: Color? = nil
  ) -> (start: Double, end: Double)? {
    let limit = min(limit, scale.right - 4)
    let head = scale.x(playhead)
    var behind: (text: String, start: Double)?
    for text in texts {
      let width = look.width(text, font) + sign
      var start = x
      if head > x - 5 - sign, head < x + width + 3 { start = head + 8 }
      guard start + width <= limit, start >= scale.left + 2 else { continue }
      // A shorter text at the right position is better than a longer one far away.
      if start - x > Self.shiftMax {
        behind = behind ?? (text, start)
        continue
      }
      return write(text, from: start, middle: y, font, color, sign, ground)
    }
    return behind.map { write($0.text, from: $0.start, middle: y, font, color, sign, ground) }
  }

  private static let shiftMax = 40.0

  private mutating func write(
    _ text: String, from start: Double, middle y: Double, _ font: Font, _ color: Color,
    _ sign: Double, _ ground: Color?
  ) -> (start: Double, end: Double) {
    let width = look.width(text, font) + sign
    if let ground {
      picture.list.fill(
        .rectangle(CGRect(x: start - 3, y: y - 8, width: width + 6, height: 16)), ground)
    }
    picture.list.label(text, x: start + sign, middle: y, font, color, look)
    return (start, start + width)
  }

  // MARK: Phases

  /// The glyph of a phase, which can be told by its shape alone.
  mutating func phase(_ phase: TouchPhase, at c: CGPoint, _ color: Color) {
    let ground = theme.window
    switch phase {
    case .began:
      let shape = Path.polygon([
        CGPoint(x: c.x - 6, y: c.y + 5.5), CGPoint(x: c.x + 6, y: c.y + 5.5),
        CGPoint(x: c.x, y: c.y - 5.5),
      ])
      picture.list.stroke(shape, ground, width: 3)
      picture.list.fill(shape, color)
    case .moved: picture.list.fill(.circle(c, 1.8), color)
    case .stationary:
      picture.list.fill(.circle(c, 4.5), ground)
      picture.list.stroke(.circle(c, 3.5), color, width: 1.5)
    case .ended:
      let shape = Path.rectangle(CGRect(x: c.x - 4.5, y: c.y - 4.5, width: 9, height: 9))
      picture.list.stroke(shape, ground, width: 3)
      picture.list.fill(shape, color)
    case .cancelled:
      Glyph.cross(&picture.list, at: c, size: 5, ground, width: 5)
      Glyph.cross(&picture.list, at: c, size: 5, color, width: 2.2)
    }
  }
}
