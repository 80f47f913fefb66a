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
    let runs = runs(of: model, box, frame.look)
    let height = runs.isEmpty ? 40 : 40 + Self.gap + Self.pillHeight(model)
    let top = (box.midY - height / 2).rounded()
    guard top >= bounds.minY, box.width > 0 else {
      return TimelinePicture.Content(picture: stage.picture, height: TimelinePicture.head)
    }
    stage.picture.list.centered(
      words.title, in: CGRect(x: box.minX, y: top, width: box.width, height: 20), .ui(13, .medium),
      theme.text, look)
    stage.picture.list.centered(
      look.fit(words.hint, box.width, Self.small),
      in: CGRect(x: box.minX, y: top + 22, width: box.width, height: 18), Self.small,
      theme.secondary, look)
    for (run, place) in runs {
      pill(run, place.offsetBy(dx: 0, dy: top + 40 + Self.gap), &stage)
    }
    return TimelinePicture.Content(picture: stage.picture, height: TimelinePicture.head)
  }

  // MARK: Runs

  private static let small = Font.ui(11)
  private static let pillFont = Font.ui(12)
  /// Between the words and the runs, and from one run to the next, points.
  private static let gap = 8.0
  /// From the left of a run to its words, and from those to its right, points.
  private static let (before, after) = (24.0, 12.0)
  private static let widest = 360.0
  private static let runsMost = 5
  private static func pillHeight(_ model: TimelineModel) -> Double { model.isTouchMode ? 44 : 26 }

  /// As many runs as have room in one line, with their places in it, from its top.
  private static func runs(
    of model: TimelineModel, _ box: CGRect, _ look: Look
  ) -> [(run: TimelineModel.Run, place: CGRect)] {
    guard case .touch = model.invitation else { return [] }
    var widths: [Double] = []
    for run in model.runs.prefix(runsMost) {
      let width = min(widest, before + look.width(run.title, pillFont) + after).rounded(.up)
      guard widths.reduce(width, { $0 + $1 + gap }) <= box.width else { break }
      widths.append(width)
    }
    let whole = widths.reduce(0, +) + Double(max(0, widths.count - 1)) * gap
    var x = (box.midX - whole / 2).rounded()
    return zip(model.runs, widths).map { run, width in
      defer { x += width + gap }
      return (run, CGRect(x: x, y: 0, width: width, height: pillHeight(model)))
    }
  }

  /// A run to press.
  private static func pill(
    _ run: TimelineModel.Run, _ place: CGRect, _ stage: inout TimelineStage
  ) {
    let (look, theme) = (stage.look, stage.theme)
    let outline = Path.roundedRectangle(
      place.insetBy(dx: 0.5, dy: 0.5), Double(place.height) / 2 - 0.5)
    stage.picture.list.fill(outline, theme.panel)
    stage.picture.list.stroke(outline, theme.border, width: 1)
    Glyph.play(
      &stage.picture.list, at: CGPoint(x: place.minX + 14, y: place.midY), size: 8, theme.accent,
      back: false)
    stage.picture.list.label(
      look.fit(run.title, place.width - before - after, pillFont), x: place.minX + before,
      middle: place.midY, pillFont, theme.text, look)
    stage.picture.region(.run(run.name), place)
  }
}
