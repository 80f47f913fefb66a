import Foundation
import TouchCanvas
package import TouchLanguage

/// Work that takes long, and how far it is.
package struct WorkModel: Hashable, Sendable {
  /// What is done.
  package var kind: WorkKind
  /// How much of it, from 0 to 1.
  package var share: Double

  package init(_ kind: WorkKind, share: Double) {
    self.kind = kind
    self.share = share
  }
}

/// A box with a bar over the window, and the button that stops the work.
enum WorkPicture {
  private static let padding = 16.0
  private static let bar = 8.0
  private static let button = CGSize(width: 104, height: 32)

  static func draw(_ model: WorkModel, hover: Target?, size: CGSize, _ look: Look) -> Picture {
    var pen = PanelPen(look, scale: 1)
    let whole = CGRect(origin: .zero, size: size)
    let width = min(380, size.width - 16)
    let inner = width - padding * 2
    let (title, body) = (pen.ui(14, .semibold), pen.ui(12))
    let height = padding * 2 + pen.line(title) + 10 + bar + 12 + button.height
    let box = CGRect(
      x: ((size.width - width) / 2).rounded(), y: max(8, ((size.height - height) / 2).rounded()),
      width: width, height: height)
    pen.picture.list.fill(.rectangle(whole), .black.opacity(0.25))
    pen.picture.region(.question(.wait), whole, "")
    pen.picture.list.fill(.roundedRectangle(box, 10), pen.theme.panel)
    pen.picture.list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 10), pen.theme.border, width: 1)
    let left = box.minX + padding
    let y =
      pen.paragraph(
        Text.over.working(model.kind), x: left, y: box.minY + padding, width: inner, title,
        pen.theme.text) + 10
    let track = CGRect(x: left, y: y, width: inner, height: bar)
    pen.picture.list.fill(.roundedRectangle(track, bar / 2), pen.theme.window)
    let done = CGRect(x: left, y: y, width: max(bar, inner * model.share), height: bar)
    pen.picture.list.fill(.roundedRectangle(done, bar / 2), pen.theme.accent)
    let row = CGRect(
      x: box.maxX - padding - button.width, y: track.maxY + 12, width: button.width,
      height: button.height)
    pen.text(
      Text.over.workDone(model.share), x: left, middle: row.midY, width: inner - button.width - 8,
      body, pen.theme.secondary)
    let target = Target.command(.escape)
    let shape = Path.roundedRectangle(row.insetBy(dx: 0.5, dy: 0.5), 7)
    pen.picture.list.fill(shape, pen.theme.window)
    pen.picture.list.stroke(
      shape, hover == target ? pen.theme.accent : pen.theme.border, width: hover == target ? 2 : 1)
    pen.picture.list.centered(
      Text.over.stopWork, in: row, pen.ui(12, .semibold), pen.theme.text, pen.look)
    pen.picture.region(target, row, Text.over.stopWork)
    return pen.picture
  }
}
