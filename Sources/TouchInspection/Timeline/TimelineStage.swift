import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// What all lanes of one picture have in common.
struct TimelineFrame {
  let input: PictureInput
  let scale: TimelineScale
  let look: Look
  /// The moment of the playhead; `now` may be later.
  let playhead: Instant
  /// It has a line and a grip.
  var showsPlayhead = true
  /// What had happened at the playhead, where `input` tells more than that; nil where it does not.
  var told: TraceReading?
  /// Where the line of the playhead is; nil when it does not show.
  var playheadX: Double?
  /// 1, or more where rows are higher for fingers.
  var unit = 1.0
  /// Moments with arrows, and between which heights these go down or up, points: words there stand further right.
  var arrows: [Instant: ClosedRange<Double>] = [:]
  /// The timers of every recognizer.
  var wedges: [Handle: [TimelineWedge]] = [:]
  /// What all lanes need of the shown part.
  let events: TimelineEvents

  init(_ input: PictureInput, _ scale: TimelineScale, _ look: Look, playhead: Instant? = nil) {
    self.input = input
    self.scale = scale
    self.look = look
    self.playhead = playhead ?? input.reading.now
    events = TimelineEvents(input, scale)
  }

  /// Right of a moment, where the arrows go down, points: behind the flags of that moment.
  static let spine = 14.0
  /// From there to the line of what an effect led to.
  static let second = 8.0

  /// How far a flag, and the sign at the end of a bar, goes right of its moment, points.
  private static let flag = 10.0
  static let endSign = 5.0
  /// From there to the words, points.
  private static let gap = 9.0

  /// Where words with a sign begin that tell what a moment led to: the same in all lanes, behind the flags and the arrows.
  func signedWords(at time: Instant) -> Double {
    scale.x(time) + (arrows[time] == nil ? Self.flag : Self.spine + Self.second) + Self.gap
  }

  /// Where words without a sign begin, behind what ends their bar; behind the arrows where these pass the height `y`.
  func plainWords(at time: Instant, end: Double, middle y: Double) -> Double {
    let isPassed = arrows[time]?.contains(y) ?? false
    return isPassed ? signedWords(at: time) : scale.x(time) + end + Self.gap
  }

  /// Something stands right of the playhead, where what is to come is weaker.
  func isAhead(_ x: Double) -> Bool { playhead < input.reading.now && x > scale.x(playhead) }

  /// A bar where the playhead stands in it and more is to come: what has passed of it, and what is left behind the arrows that
  /// leave that moment. All of any other bar.
  func parts(of bar: CGRect) -> [CGRect] {
    guard let x = playheadX, told != nil, bar.minX < x, x < bar.maxX else { return [bar] }
    let passed = x - Self.lineMargin
    let rest = arrows[playhead] == nil ? x + Self.lineMargin : signedWords(at: playhead)
    return [(bar.minX, passed), (rest, bar.maxX)].filter { $0.0 < $0.1 }.map {
      CGRect(x: $0.0, y: bar.minY, width: $0.1 - $0.0, height: bar.height)
    }
  }

  /// From the middle of the playhead's line to what stands beside it, points.
  private static let lineMargin = 2.0

  /// The playhead, or arrows that go down or up, cross what stands at a height.
  func isCrossed(from left: Double, to right: Double, middle y: Double) -> Bool {
    func lies(_ x: Double) -> Bool { x > left && x < right }
    return playheadX.map(lies) ?? false
      || arrows.contains { time, heights in
        heights.contains(y) && lies(scale.x(time) + Self.spine)
      }
  }

  /// Room for a sign before a text.
  static let signWidth = 14.0
}

/// What drawing a lane needs, and the picture that it goes into.
struct TimelineStage {
  let frame: TimelineFrame
  var picture = Picture()
  /// Words and signs that lie under the playhead: they come over it, words on plates.
  var over = DrawList()
  /// Words and flags of what has happened that stand right of the playhead: they come over what weakens the rest there.
  var told = DrawList()
  /// Where texts are.
  private(set) var taken: [CGRect] = []

  init(_ frame: TimelineFrame) { self.frame = frame }

  init(_ input: PictureInput, _ scale: TimelineScale, _ look: Look, playhead: Instant? = nil) {
    self.init(TimelineFrame(input, scale, look, playhead: playhead))
  }

  var input: PictureInput { frame.input }
  var scale: TimelineScale { frame.scale }
  var look: Look { frame.look }
  var playhead: Instant { frame.playhead }
  var reading: TraceReading { input.reading }
  var trace: Trace { input.trace }
  var theme: Theme { look.theme }
  var now: Instant { input.reading.now }
  /// A height of the usual size as it is here.
  func high(_ points: Double) -> Double { points * frame.unit }

  /// An outline that tells what happened at one event.
  mutating func mark(_ event: UInt32, _ box: CGRect, _ tooltip: String? = nil) {
    guard Int(event) < trace.events.count else { return }
    picture.region(
      .event(Int(event)), box, .event(event, from: reading.gestureStart, words: tooltip))
  }

  /// Draws a sign that stands at a moment: over the playhead, too, which would cut it in halves.
  mutating func place(_ sign: DrawList, at x: Double) {
    picture.list.append(sign)
    if let line = frame.playheadX, abs(line - x) < Self.signReach { over.append(sign) }
  }

  /// How far from its moment a sign reaches at most, points.
  private static let signReach = 7.0

  // MARK: Words

  /// A sign before a text.
  enum Sign {
    case state(StateDiagram.Node, isPrevented: Bool)
    case pause
  }

  /// Texts of which the longest one that fits is written, in a font and a colour.
  struct Words {
    var texts: [String]
    var color: Color
    /// When that happened what they tell; nil where they stand near that moment.
    var time: Instant?
    var weight = Font.Weight.medium
    /// The colour of the sign, where it is another one.
    var signColor: Color?
    var sign: Sign?
    /// A plate behind the text.
    var ground: Color?
    /// The plate's colour where the playhead or an arrow crosses the text; the window's if nil.
    var plate: Color?
    /// The stripes that they may lie on, points: of these their ground leaves none that are too narrow to be seen as such.
    var stripes: [ClosedRange<Double>] = []

    var font: Font { .ui(11, weight) }
  }

  /// Writes the first of the texts that fits between `x` and `limit` beside all other texts of the lane; the sign, if
  /// there is one, comes first. Where they begin and end; nil when none fits.
  @discardableResult
  mutating func write(
    _ words: Words, x: Double, middle y: Double, limit: Double
  ) -> (start: Double, end: Double)? {
    let limit = min(limit, scale.right - 6)
    guard x >= scale.left + 2 else { return nil }
    let lead = words.sign == nil ? 0 : TimelineFrame.signWidth
    for text in words.texts where !text.isEmpty {
      let width = look.width(text, words.font) + lead
      let box = CGRect(x: x - 3, y: y - 6, width: width + 6, height: 12)
      guard x + width <= limit, isFree(box) else { continue }
      taken.append(box)
      put(text, words, x: x, middle: y, width: width, lead: lead)
      return (x, x + width)
    }
    return nil
  }

  /// No text is there yet.
  func isFree(_ box: CGRect) -> Bool { !taken.contains { $0.intersects(box) } }

  private mutating func put(
    _ text: String, _ words: Words, x: Double, middle y: Double, width: Double, lead: Double
  ) {
    let crosses = frame.isCrossed(from: x - 4, to: x + width + 4, middle: y)
    let plate = crosses ? words.plate ?? words.ground ?? theme.window : words.ground
    let (color, ink) = colors(words, x: x, crosses: crosses)
    var list = DrawList()
    let margin = Self.groundMargin
    if let ground = words.ground, !words.stripes.isEmpty {
      let span = Self.ground(x - margin, x + width + margin, on: words.stripes)
      picture.list.fill(
        .rectangle(CGRect(x: span.from, y: y - 7, width: span.to - span.from, height: 14)), ground)
    }
    if let plate, crosses || words.stripes.isEmpty {
      let box = CGRect(x: x - margin, y: y - 7, width: width + margin * 2, height: 14)
      list.fill(.roundedRectangle(box, 3), plate)
    }
    switch words.sign {
    case .state(let node, let isPrevented):
      StateGlyph.draw(
        &list, node, isPrevented: isPrevented, at: CGPoint(x: x + 5, y: y), ink)
    case .pause: Glyph.pause(&list, at: CGPoint(x: x + 4, y: y), size: 8, ink)
    case nil: break
    }
    list.label(text, x: x + lead, middle: y, words.font, color, look)
    if crosses {
      over.append(list)
    } else if frame.isAhead(x + width), !isToCome(words, x: x) {
      told.append(list)
    } else {
      picture.list.append(list)
    }
  }

  /// Words stand at most so far behind the moment that they tell, where they do not name it, points.
  private static let behind = 16.0

  private func isToCome(_ words: Words, x: Double) -> Bool {
    frame.isAhead(x) && words.time.map { $0 > playhead } ?? frame.isAhead(x - Self.behind)
  }

  /// The colours of a text and its sign. What is to come has that of secondary text; on a bar, which is weaker there, words have
  /// that of texts.
  private func colors(_ words: Words, x: Double, crosses: Bool) -> (text: Color, sign: Color) {
    if !crosses, frame.isAhead(x) {
      if words.plate == theme.began.color || words.plate == theme.changed.color {
        return (theme.text, theme.text)
      }
      if isToCome(words, x: x) { return (theme.secondary, theme.secondary) }
    }
    return (words.color, words.signColor ?? words.color)
  }

  /// What a moment led to: with a sign at the x of all such words, without one near the end of its bar, whose own sign goes
  /// `end` points right of it.
  @discardableResult
  mutating func outcome(
    _ words: Words, at time: Instant, end: Double = TimelineFrame.endSign, middle y: Double,
    limit: Double
  ) -> (start: Double, end: Double)? {
    var words = words
    words.time = time
    let x =
      words.sign == nil
      ? frame.plainWords(at: time, end: end, middle: y) : frame.signedWords(at: time)
    return write(words, x: x, middle: y, limit: limit)
  }

  // MARK: Stripes

  /// How wide the lines at the ends of stripes are, points.
  static let stripesEdge = 2.0
  /// Narrower stripes beside a text would look like a fault, points.
  private static let stripesMin = 24.0
  /// The ground of a text around it, points.
  static let groundMargin = 3.0
  /// Where a text on stripes begins, behind their first line, points.
  static let stripesInset = stripesEdge + groundMargin

  /// Stripes of what is held back, with a line at each of its ends.
  mutating func stripes(_ box: CGRect, _ color: Color) {
    picture.list.fill(.rectangle(box), theme.window)
    picture.list.fill(.rectangle(box), color.opacity(0.18))
    picture.list.pattern(.rectangle(box), color.opacity(0.75), .stripes)
    let width = min(Self.stripesEdge, box.width)
    for x in [box.minX, box.maxX - width] {
      picture.list.fill(
        .rectangle(CGRect(x: x, y: box.minY, width: width, height: box.height)), color)
    }
  }

  /// The ground of a text on stripes: up to the line at an end that is near.
  static func ground(
    _ from: Double, _ to: Double, on stripes: [ClosedRange<Double>]
  ) -> (from: Double, to: Double) {
    let first = stripes.first { $0.contains(from) }
    let last = stripes.last { $0.contains(to) }
    let start = first.flatMap { from - $0.lowerBound < stripesMin ? $0.lowerBound : nil }
    let end = last.flatMap { $0.upperBound - to < stripesMin ? $0.upperBound : nil }
    return (start.map { $0 + stripesEdge } ?? from, end.map { $0 - stripesEdge } ?? to)
  }

  // MARK: Phases

  /// The glyph of a phase, which can be told by its shape alone; `isOnItsBar` where it ends a bar of its colour.
  mutating func phase(
    _ phase: TouchPhase, at c: CGPoint, _ color: Color, isOnItsBar: Bool = false
  ) {
    let ground = theme.window
    var list = DrawList()
    switch phase {
    case .began:
      let shape = Path.polygon([
        CGPoint(x: c.x - 6, y: c.y + 5.5), CGPoint(x: c.x + 6, y: c.y + 5.5),
        CGPoint(x: c.x, y: c.y - 5.5),
      ])
      // On a bar of its colour a gap would look like a line.
      if !isOnItsBar { list.stroke(shape, ground, width: 3) }
      list.fill(shape, color)
    case .moved: return picture.list.fill(.circle(c, 1.8), color)
    case .stationary:
      list.fill(.circle(c, 4.5), ground)
      list.stroke(.circle(c, 3.5), color, width: 1.5)
    case .ended:
      let shape = Path.rectangle(CGRect(x: c.x - 5, y: c.y - 5, width: 10, height: 10))
      // On a bar of its colour a gap would look like a line.
      if !isOnItsBar { list.stroke(shape, ground, width: 3) }
      list.fill(shape, color)
    case .cancelled:
      Glyph.cross(&list, at: c, size: 4, ground, width: 4)
      Glyph.cross(&list, at: c, size: 4, color, width: 2)
    }
    place(list, at: c.x)
  }
}
