import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading

/// The timeline while there is nothing to show: no time, no lanes, no sample, but what to do.
enum TimelineEmpty {
  /// No time, no lanes: what to do.
  static func draw(
    _ frame: TimelineFrame, _ model: TimelineModel, _ size: CGSize, _ bounds: CGRect
  ) -> TimelinePicture.Content {
    var stage = TimelineStage(frame)
    TimelinePicture.grounds(size, &stage)
    stage.picture.region(.plot, TimelinePicture.plot(size, frame.scale), "")
    TimelineSession.draw(isEmpty: true, &stage)
    let (look, theme) = (stage.look, stage.theme)
    stage.picture.list.stroke(
      .line(
        CGPoint(x: 0, y: TimelinePicture.head), CGPoint(x: size.width, y: TimelinePicture.head)),
      theme.border.opacity(0.4),
      width: 1)
    let words = Text.timeline.invitation(model.invitation)
    let box = CGRect(
      x: frame.scale.left, y: bounds.minY, width: max(0, size.width - frame.scale.left),
      height: bounds.height
    ).insetBy(dx: 16, dy: 0)
    let top = (box.midY - 20).rounded()
    guard top >= bounds.minY, box.width > 0 else {
      return TimelinePicture.Content(picture: stage.picture, height: TimelinePicture.head)
    }
    stage.picture.list.centered(
      words.title, in: CGRect(x: box.minX, y: top, width: box.width, height: 20), .ui(13, .medium),
      theme.text, look)
    let small = Font.ui(11)
    let gap = words.link == nil || words.hint.isEmpty ? 0 : look.width(" ", small)
    let link = words.link.map { look.width($0, small) } ?? 0
    let width = look.width(words.hint, small) + gap + link
    let line = CGRect(x: box.minX, y: top + 22, width: box.width, height: 18)
    guard width <= box.width else {
      stage.picture.list.centered(words.hint, in: line, small, theme.secondary, look)
      return TimelinePicture.Content(picture: stage.picture, height: TimelinePicture.head)
    }
    let x = (box.midX - width / 2).rounded()
    stage.picture.list.label(words.hint, x: x, middle: line.midY, small, theme.secondary, look)
    if let text = words.link, let run = model.run {
      let from = x + width - link
      stage.picture.list.label(text, x: from, middle: line.midY, small, theme.accent, look)
      stage.picture.region(
        .run(run),
        CGRect(x: from - 4, y: line.midY - 14, width: link + 8, height: 28))
    }
    return TimelinePicture.Content(picture: stage.picture, height: TimelinePicture.head)
  }
}
