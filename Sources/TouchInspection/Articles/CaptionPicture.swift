import Foundation
import TouchCanvas
import TouchLanguage

/// The sentence of a lesson that is presented.
package struct CaptionModel: Hashable, Sendable {
  package var sentence: String
  /// What to look at.
  package var notice: String
  /// Which step of how many.
  package var progress: String
  /// What the keys do.
  package var keys: String

  package init(sentence: String, notice: String, progress: String, keys: String) {
    self.sentence = sentence
    self.notice = notice
    self.progress = progress
    self.keys = keys
  }
}

/// The line below a scene that is presented: a sentence as large as it has room, and the way on.
enum CaptionPicture {
  private static let edge = 24.0
  private static let button = CGSize(width: 88, height: 36)
  /// From the largest to what is used everywhere else.
  private static let sizes = [28.0, 24, 20, 18, 16, 14, 13, 12, 11]

  static func draw(
    _ model: CaptionModel, _ bounds: CGRect, hover: Target?, _ look: Look
  ) -> Picture {
    var pen = PanelPen(look, scale: 1)
    pen.picture.list.fill(.rectangle(bounds), pen.theme.panel)
    pen.hairline(y: bounds.minY + 0.5, from: bounds.minX, to: bounds.maxX)
    let side = button.width * 2 + 8
    let isWide = bounds.width >= 520
    let room = CGRect(
      x: bounds.minX + edge, y: bounds.minY + 12,
      width: bounds.width - edge * 2 - (isWide ? side + 24 : 0), height: bounds.height - 24)
    sentence(model, room, &pen)
    if isWide { controls(model, bounds, side, hover, &pen) }
    return pen.picture
  }

  /// The sentence and, where it leaves room, what to look at.
  private static func sentence(_ model: CaptionModel, _ room: CGRect, _ pen: inout PanelPen) {
    let note = pen.ui(13)
    let below = pen.look.wrap(model.notice, room.width, note)
    let noteHeight = Double(below.count) * pen.line(note) + 8
    func height(_ size: Double) -> Double {
      let font = pen.ui(size, .semibold)
      return Double(pen.look.wrap(model.sentence, room.width, font).count) * pen.line(font)
    }
    let size = sizes.first { height($0) + noteHeight <= room.height }
    let alone = size ?? sizes.first { height($0) <= room.height } ?? 11
    let whole = height(alone) + (size == nil ? 0 : noteHeight)
    let y = pen.paragraph(
      model.sentence, x: room.minX, y: room.minY + max(0, (room.height - whole) / 2),
      width: room.width, pen.ui(alone, .semibold), pen.theme.text)
    guard size != nil else { return }
    pen.paragraph(
      model.notice, x: room.minX, y: y + 8, width: room.width, note, pen.theme.secondary)
  }

  private static func controls(
    _ model: CaptionModel, _ bounds: CGRect, _ side: Double, _ hover: Target?, _ pen: inout PanelPen
  ) {
    let left = bounds.maxX - edge - side
    let top = bounds.midY - button.height / 2
    pen.text(
      model.progress, x: left, middle: top - 16, width: side, pen.ui(13, .semibold),
      pen.theme.secondary)
    let all: [(CommandID, String)] = [
      (.guidePrevious, Text.articles.previous), (.guideNext, Text.articles.next),
    ]
    for (index, (command, title)) in all.enumerated() {
      let target = Target.command(command)
      let box = CGRect(
        x: left + Double(index) * (button.width + 8), y: top, width: button.width,
        height: button.height)
      let isPrimary = command == .guideNext
      let shape = Path.roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 6)
      pen.picture.list.fill(
        shape, isPrimary ? pen.theme.accent : hover == target ? pen.theme.raised : pen.theme.panel)
      pen.picture.list.stroke(
        shape, isPrimary && hover != target ? pen.theme.accent : pen.theme.border, width: 1)
      pen.picture.list.centered(
        title, in: box, pen.ui(13, .semibold),
        isPrimary ? pen.theme.onAccent : pen.theme.text, pen.look)
      pen.picture.region(target, box, title)
    }
    pen.paragraph(
      model.keys, x: left, y: top + button.height + 8, width: side, pen.ui(11),
      pen.theme.secondary, limit: 2)
  }
}
