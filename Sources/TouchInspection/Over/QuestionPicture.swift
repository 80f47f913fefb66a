import Foundation
import TouchCanvas

/// Something that has to be decided: what it is about, and two answers.
package struct QuestionModel: Sendable, Hashable {
  /// What it is about.
  package var title: String
  /// What is to be known for an answer, a paragraph each.
  package var lines: [String]
  /// The answer that goes on.
  package var yes: String
  /// The answer that leaves everything as it is.
  package var no: String
  /// True while Enter would go on.
  package var isYes = false

  /// With all its parts; Enter leaves everything as it is until the other answer is chosen.
  package init(title: String, lines: [String], yes: String, no: String) {
    self.title = title
    self.lines = lines
    self.yes = yes
    self.no = no
  }
}

/// A box over the window; nothing beside it can be pressed.
enum QuestionPicture {
  private static let padding = 20.0
  private static let buttonHeight = 44.0

  static func draw(_ model: QuestionModel, hover: Target?, size: CGSize, _ look: Look) -> Picture {
    var pen = PanelPen(look, scale: 1)
    let whole = CGRect(origin: .zero, size: size)
    let width = min(500, size.width - 24)
    let inner = width - padding * 2
    let (title, body) = (pen.ui(16, .semibold), pen.ui(13))
    let titleHeight = Double(look.wrap(model.title, inner, title).count) * pen.line(title)
    let bodyHeight = model.lines.reduce(0) { height, line in
      height + Double(look.wrap(line, inner, body).count) * pen.line(body) + 6
    }
    let height = padding * 2 + titleHeight + 10 + bodyHeight + 12 + buttonHeight
    let box = CGRect(
      x: ((size.width - width) / 2).rounded(), y: max(8, ((size.height - height) / 2).rounded()),
      width: width, height: height)
    pen.picture.list.fill(.rectangle(whole), .black.opacity(0.4))
    pen.picture.region(.question(.wait), whole, "")
    pen.picture.list.fill(.roundedRectangle(box, 12), pen.theme.panel)
    pen.picture.list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 12), pen.theme.border, width: 1)
    let left = box.minX + padding
    var y =
      pen.paragraph(
        model.title, x: left, y: box.minY + padding, width: inner, title, pen.theme.text) + 10
    for line in model.lines {
      y = pen.paragraph(line, x: left, y: y, width: inner, body, pen.theme.secondary) + 6
    }
    let half = (inner - 12) / 2
    let row = CGRect(x: left, y: y + 12, width: half, height: buttonHeight)
    button(model.no, .no, row, isOn: !model.isYes, hover, &pen)
    button(
      model.yes, .yes, row.offsetBy(dx: half + 12, dy: 0), isOn: model.isYes, hover, &pen)
    return pen.picture
  }

  /// The one that Enter takes is filled.
  private static func button(
    _ title: String, _ answer: QuestionAnswer, _ box: CGRect, isOn: Bool, _ hover: Target?,
    _ pen: inout PanelPen
  ) {
    let target = Target.question(answer)
    let shape = Path.roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 8)
    pen.picture.list.fill(shape, isOn ? pen.theme.accent : pen.theme.window)
    pen.picture.list.stroke(
      shape, isOn || hover == target ? pen.theme.accent : pen.theme.border,
      width: hover == target ? 2 : 1)
    pen.picture.list.centered(
      title, in: box.insetBy(dx: 8, dy: 0), pen.ui(14, .semibold),
      isOn ? pen.theme.onAccent : pen.theme.text, pen.look)
    pen.picture.region(target, box, title)
  }
}
