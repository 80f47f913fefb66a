import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The whole session in small, with the part that the lanes show.
enum TimelineOverview {
  static func draw(y: Double, _ height: Double, _ stage: inout TimelineStage) {
    let (look, theme, width) = (stage.look, stage.theme, stage.scale.width)
    let view = stage.scale.view
    let box = CGRect(
      x: stage.scale.left, y: y + 0.5, width: width - stage.scale.left, height: height - 1)
    stage.picture.list.fill(.rectangle(box), theme.panel)
    activity(box, stage.trace, view, width, theme, &stage.picture.list)
    for finger in stage.reading.fingers {
      let from = view.overviewX(of: finger.startTime.seconds, width: width)
      let to = view.overviewX(of: (finger.endTime ?? stage.now).seconds, width: width)
      stage.picture.list.fill(
        .rectangle(CGRect(x: from, y: box.maxY - 5, width: max(2, to - from), height: 4)),
        Theme.touch(finger.number))
    }
    let from = view.overviewX(of: view.start, width: width)
    let segment = CGRect(
      x: from, y: box.minY + 1, width: max(4, view.overviewX(of: view.end, width: width) - from),
      height: box.height - 2)
    stage.picture.list.fill(.rectangle(segment), theme.accent.opacity(0.2))
    stage.picture.list.stroke(.rectangle(segment), theme.accent, width: 1.5)
    let head = view.overviewX(of: stage.playhead.seconds, width: width)
    stage.picture.list.fill(
      .rectangle(CGRect(x: head - 1, y: box.minY, width: 2, height: box.height)), theme.playhead)
    let bottom = y + height
    stage.picture.list.stroke(
      .line(CGPoint(x: 0, y: bottom), CGPoint(x: width, y: bottom)), theme.border.opacity(0.5),
      width: 1)
    let title = Font.ui(11)
    let name = Text.timeline.session
    stage.picture.list.label(
      name, x: 14, middle: box.midY, title, theme.secondary, look)
    let span = Int64((view.overviewSpan * 1e9).rounded())
    let time = Text.timeline.sessionLength(nanoseconds: span)
    if look.width(name, title) + look.width(time, title) + 34 <= stage.scale.left {
      stage.picture.list.trailing(
        time, right: stage.scale.left - 10, middle: box.midY, title, theme.secondary, look)
    }
    stage.picture.region(
      .overview, CGRect(x: box.minX, y: y, width: box.width, height: height),
      Text.timeline.wholeSession(nanoseconds: span))
  }

  /// Two points wide bars, the taller the more happened then.
  private static func activity(
    _ box: CGRect, _ trace: Trace, _ view: TimelineView, _ width: Double, _ theme: Theme,
    _ list: inout DrawList
  ) {
    let left = TimelineView.left(width)
    let right = TimelineView.right(width)
    var index = 0
    var at = left
    while at < right, index < trace.events.count {
      let edge = Instant(
        nanoseconds: UInt64((view.overviewTime(atX: at + 2, width: width) * 1e9).rounded(.up)))
      let next = at + 2 >= right ? trace.events.count : trace.index(notBefore: edge)
      if next > index {
        let height = min(box.height - 7, 2 + log2(Double(next - index)) * 1.5)
        list.fill(
          .rectangle(CGRect(x: at, y: box.maxY - 6 - height, width: 2, height: height)),
          theme.secondary.opacity(0.7))
        index = next
      }
      at += 2
    }
  }
}
