import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The whole session in small: its gestures as blocks, and a frame around the part that the lanes show.
enum TimelineSession {
  static let height = 17.0
  /// The width of what is looked at together, points.
  private static let grain = 4.0
  /// So many events of a grain are looked at; of more one is surely about a touch.
  private static let eventsMax = 64

  /// `recordedSince`: what happened from there on is kept by a recording.
  static func draw(
    isEmpty: Bool, recordedSince: Instant? = nil, _ stage: inout TimelineStage
  ) {
    let (theme, width) = (stage.theme, stage.scale.width)
    let view = stage.scale.view
    let box = CGRect(
      x: stage.scale.left, y: 0, width: width - stage.scale.left, height: height)
    title(view, box, stage.look, &stage.picture.list)
    if !isEmpty {
      for block in blocks(stage.trace, view, width) {
        stage.picture.list.fill(
          .roundedRectangle(
            CGRect(
              x: block.lowerBound, y: 5, width: block.upperBound - block.lowerBound, height: 7),
            2), theme.border.opacity(0.6))
      }
      let from = view.overviewX(of: view.start, width: width)
      let to = view.overviewX(of: view.end, width: width)
      let shown = CGRect(x: from, y: 3, width: max(6, to - from), height: height - 6)
      stage.picture.list.fill(.roundedRectangle(shown, 3), theme.accent.opacity(0.2))
      stage.picture.list.stroke(.roundedRectangle(shown, 3), theme.accent, width: 1)
      if let recordedSince {
        let mark = view.overviewX(of: recordedSince.seconds, width: width)
        let now = view.overviewX(of: view.session, width: width)
        stage.picture.list.fill(
          .rectangle(CGRect(x: mark, y: height - 3, width: max(2, now - mark), height: 2)),
          theme.danger)
      }
      if stage.frame.showsPlayhead {
        let head = view.overviewX(of: stage.playhead.seconds, width: width)
        stage.picture.list.fill(
          .rectangle(CGRect(x: head - 1, y: 2, width: 2, height: height - 4)), theme.text)
      }
      let length = Int64((view.session * 1e9).rounded())
      stage.picture.region(.overview, box, Text.timeline.wholeSession(nanoseconds: length))
    }
    stage.picture.list.stroke(
      .line(CGPoint(x: 0, y: height), CGPoint(x: width, y: height)), theme.border.opacity(0.4),
      width: 1)
  }

  private static func title(
    _ view: TimelineView, _ box: CGRect, _ look: Look, _ list: inout DrawList
  ) {
    let name = Text.timeline.session
    let color = look.theme.secondary
    list.label(name, x: 16, middle: box.midY, .ui(11), color, look)
    let time = Text.timeline.sessionLength(nanoseconds: Int64((view.session * 1e9).rounded()))
    let width = look.width(time, .mono(11))
    if look.width(name, .ui(11)) + width + 40 <= box.minX {
      list.trailing(time, right: box.minX - 16, middle: box.midY, .mono(11), color, look)
    }
  }

  /// Where something happened to touches, apart where nothing did for as long as a gesture rests.
  static func blocks(
    _ trace: Trace, _ view: TimelineView, _ width: Double
  ) -> [ClosedRange<Double>] {
    let (left, right) = (TimelineView.left(width), TimelineView.right(width))
    let rest = max(
      grain, TraceReading.rest / view.overviewSpan * (right - left))
    var blocks: [ClosedRange<Double>] = []
    var index = 0
    var at = left
    while at < right, index < trace.events.count {
      let edge = Instant(
        nanoseconds: UInt64((view.overviewTime(atX: at + grain, width: width) * 1e9).rounded(.up)))
      let next =
        at + grain >= right ? trace.events.count : trace.index(notBefore: edge, from: index)
      if next > index, isAboutTouches(trace.events[index..<next]) {
        if let last = blocks.last, at - last.upperBound < rest {
          blocks[blocks.count - 1] = last.lowerBound...min(at + grain, right)
        } else {
          blocks.append(at...min(at + grain, right))
        }
      }
      index = max(index, next)
      at += grain
    }
    return blocks
  }

  private static func isAboutTouches(_ events: Slice<TraceEvents>) -> Bool {
    guard events.count <= eventsMax else { return true }
    return events.contains { event in
      switch event.kind {
      case .sample, .touches, .gesture, .state, .hold, .held, .scroll: true
      case .hit, .receive, .decision, .measure, .timer, .machine, .action, .tracking, .event,
        .withhold, .chain, .change, .print, .reset, .warning, .press, .motion, .pipeline:
        false
      }
    }
  }
}
