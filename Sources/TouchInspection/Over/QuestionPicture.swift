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
  /// Another answer; nil where two are enough.
  package var third: String?
  /// Lines of two texts, those of the one with a minus, those of the other with a plus; a minus is before what would go.
  package var difference: [String] = []
  /// So many of them show.
  package static let mostLines = 12
  /// The answer that Enter gives.
  package var chosen = QuestionAnswer.no

  /// With all its parts; Enter leaves everything as it is until the other answer is chosen.
  package init(title: String, lines: [String], yes: String, no: String) {
    self.title = title
    self.lines = lines
    self.yes = yes
    self.no = no
  }

  /// In the order in which they stand.
  package var answers: [QuestionAnswer] { third == nil ? [.no, .yes] : [.yes, .no, .third] }

  /// What nothing is lost by: Esc gives it.
  package var harmless: QuestionAnswer { third == nil ? .no : .third }

  func title(of answer: QuestionAnswer) -> String {
    switch answer {
    case .yes: yes
    case .no: no
    case .third: third ?? ""
    case .wait: ""
    }
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
    let lines = model.difference.prefix(QuestionModel.mostLines)
    let code = pen.mono(11)
    let room: Double = lines.isEmpty ? 0 : Double(lines.count) * pen.line(code) + 20
    let isStacked = model.third != nil
    let rows: Double = isStacked ? Double(model.answers.count) : 1
    let buttons: Double = rows * (buttonHeight + 8) - 8
    let height: Double = padding * 2 + titleHeight + 10 + bodyHeight + room + 12 + buttons
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
    if !lines.isEmpty {
      let ground = CGRect(x: left, y: y + 4, width: inner, height: room - 8)
      pen.picture.list.fill(.roundedRectangle(ground, 6), pen.theme.window)
      y = ground.minY + 6
      for line in lines {
        let color = line.hasPrefix("-") ? pen.theme.danger : pen.theme.ended.color
        pen.text(
          line, x: left + 8, middle: y + pen.line(code) / 2, width: inner - 16, code, color)
        y += pen.line(code)
      }
      y = ground.maxY + 4
    }
    let share = isStacked ? inner : (inner - 12) / 2
    for (index, answer) in model.answers.enumerated() {
      let place = Double(index)
      let (right, down) =
        isStacked ? (0, place * (buttonHeight + 8)) : (place * (share + 12), 0)
      let row = CGRect(x: left + right, y: y + 12 + down, width: share, height: buttonHeight)
      button(model.title(of: answer), answer, row, isOn: answer == model.chosen, hover, &pen)
    }
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
