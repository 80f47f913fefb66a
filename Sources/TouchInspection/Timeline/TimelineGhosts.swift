import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The run before the last edit, or that of an app: dashed and without colour, above what a lane has now or behind it.
extension TimelineStage {
  /// The middle of the former run in a lane that shows both.
  static let ghostMiddle = 11.0
  private static let ghostHeight = 14.0
  private static let dash = [3.0, 2.0]

  /// A span needs so much room for the name of its state, points.
  private static let wordSpan = 30.0

  /// The shapes of the former run; with their words where it stands alone.
  mutating func ghost(of story: LaneStory, _ lane: TimelineLane, y: Double) {
    let middle = ghostY(lane, y)
    for span in story.spans {
      guard let shown = scale.visible(scale.x(span.from), scale.x(span.to ?? formerNow)) else {
        continue
      }
      let box = CGRect(
        x: shown.from, y: middle - Self.ghostHeight / 2, width: max(2, shown.to - shown.from),
        height: Self.ghostHeight)
      // Behind what came now, stripes would cover its words.
      if span.state == .held || span.isUncertain, lane.isStacked {
        picture.list.pattern(.rectangle(box), theme.border.opacity(0.8), .stripes)
      }
      picture.list.stroke(
        .rectangle(box.insetBy(dx: 0.5, dy: 0.5)), theme.border, width: 1, dash: Self.dash)
      guard lane.isStacked, box.width >= Self.wordSpan, !span.isUncertain else { continue }
      let words = Words(
        texts: Text.timeline.former(span.state, for: span.other), color: theme.secondary,
        weight: .regular, ground: span.state == .held ? theme.window : nil,
        stripes: span.state == .held ? [Double(box.minX - 1)...Double(box.maxX + 1)] : [])
      write(
        words, x: max(box.minX, scale.left) + 8, middle: middle,
        limit: min(box.maxX, scale.right) - 4)
    }
    for moment in story.moments where scale.shows(scale.x(moment.time)) {
      let x = scale.x(moment.time)
      let line = CGRect(x: x - 0.75, y: middle - 9, width: 1.5, height: 18)
      guard isFree(line) else { continue }
      picture.list.fill(.rectangle(line), theme.border)
    }
    if lane.isStacked { words(of: story, middle) { Text.timeline.former($0, $1, at: $2) } }
  }

  /// What the former run came to, behind what came now.
  mutating func ghostWords(of story: LaneStory, _ lane: TimelineLane, y: Double) {
    words(of: story, ghostY(lane, y)) { Text.timeline.before($0, $1, at: $2) }
  }

  private func ghostY(_ lane: TimelineLane, _ y: Double) -> Double {
    if lane.isStacked { return y + high(Self.ghostMiddle) }
    if case .touch = lane.content { return y + high(Self.deliveredMiddle) }
    return y + high(Self.sliceMiddle)
  }

  /// The end of the former run's gesture, for what lasted there.
  private var formerNow: Instant { input.former?.reading.now ?? now }

  private mutating func words(
    of story: LaneStory, _ middle: Double,
    _ texts: (StateLabel?, String, Double) -> [String]
  ) {
    for (index, moment) in story.moments.enumerated() {
      let next = story.moments.indices.contains(index + 1) ? story.moments[index + 1].time : nil
      let seconds = moment.time.since(reading.gestureStart)
      outcome(
        Words(
          texts: texts(moment.state, moment.name, seconds), color: theme.secondary,
          weight: .regular, sign: moment.state.flatMap(Self.sign)),
        at: moment.time, middle: middle, limit: next.map { scale.x($0) - 6 } ?? scale.right)
    }
  }

  private static func sign(_ state: StateLabel) -> Sign? {
    let node: StateDiagram.Node
    switch state {
    case .possible: node = .possible
    case .held: node = .held
    case .began: node = .began
    case .changed: node = .changed
    case .ended: node = .ended
    case .cancelled: node = .cancelled
    case .failed, .prevented: node = .failed
    }
    return .state(node, isPrevented: state == .prevented)
  }

  // MARK: The first difference

  /// A flag in the ruler where the two runs part.
  struct DifferenceFlag {
    var box: CGRect
    var text: String
    /// The line that stands in the ruler, points of the picture.
    var line: CGRect
  }

  /// Beside the playhead's grip; nil where the moment does not show.
  func differenceFlag(in ruler: CGRect, besides grip: CGRect?) -> DifferenceFlag? {
    guard let time = input.former?.difference ?? input.app?.difference else { return nil }
    let x = scale.x(time)
    guard x >= scale.left, x <= scale.right - 20 else { return nil }
    for text in Text.timeline.firstDifference {
      let width = look.width(text, Self.flagFont) + 16
      var box = CGRect(x: x + 2, y: ruler.midY - 8, width: width, height: 16)
      if let grip, box.intersects(grip.insetBy(dx: -4, dy: 0)) { box.origin.x = grip.maxX + 6 }
      if box.maxX <= scale.right - 4 {
        return DifferenceFlag(
          box: box, text: text,
          line: CGRect(x: x - 1, y: ruler.minY, width: 2, height: ruler.height))
      }
    }
    return nil
  }

  private static let flagFont = Font.ui(11, .medium)

  mutating func draw(_ flag: DifferenceFlag) {
    picture.list.fill(.rectangle(flag.line), theme.accent)
    picture.list.fill(.roundedRectangle(flag.box, 4), theme.window)
    picture.list.stroke(
      .roundedRectangle(flag.box.insetBy(dx: 0.5, dy: 0.5), 4), theme.accent, width: 1)
    picture.list.centered(flag.text, in: flag.box, Self.flagFont, theme.accent, look)
    let isApp = input.former?.difference == nil
    picture.region(
      .command(.difference), flag.box,
      isApp ? input.app?.verdict ?? "" : Text.timeline.firstDifferenceHelp)
  }
}
