import Foundation
import TouchCanvas
import TouchLanguage

/// The line below the scene: what the last change did, or the new id that is typed.
enum OutcomeStrip {
  static func draw(_ model: ComposeModel, in bounds: CGRect, _ hover: Target?, _ look: Look)
    -> Picture
  {
    var pen = PanelPen(look, scale: 1)
    pen.picture.list.fill(.rectangle(bounds), look.theme.panel)
    pen.picture.list.stroke(
      .line(CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY)),
      look.theme.border, width: 1)
    if let rename = model.rename {
      let box = CGRect(
        x: bounds.minX + 12, y: bounds.minY + 3, width: min(320, bounds.width - 24), height: 26)
      pen.field(
        .field(.rename), rename.text, placeholder: Text.compose.renamePlaceholder(rename.id),
        isFocused: true,
        in: box, .ui(13))
      return pen.picture
    }
    var right = bounds.maxX - 12
    for (target, title) in [
      (Target.compose(.details), Text.compose.details),
      (.command(.composeKeepRun), Text.compose.keepRun),
    ] {
      let width = look.width(title, .ui(12, .medium)) + 24
      guard right - width > bounds.minX + bounds.width * 0.35 else { continue }
      let button = CGRect(x: right - width, y: bounds.minY + 4, width: width, height: 24)
      pen.picture.list.fill(
        .roundedRectangle(button, 6), hover == target ? look.theme.raised : look.theme.window)
      pen.picture.list.stroke(
        .roundedRectangle(button.insetBy(dx: 0.5, dy: 0.5), 6), look.theme.border, width: 1)
      pen.picture.list.centered(title, in: button, .ui(12, .medium), look.theme.text, look)
      pen.picture.region(target, button, title)
      right = button.minX - 8
    }
    var words =
      model.outcome ?? (model.boxes.isEmpty ? Text.compose.dragOrPress : Text.compose.invitation)
    var color =
      model.isRefusal
      ? look.theme.danger : model.outcome == nil ? look.theme.secondary : look.theme.text
    if case .armed(let title, let isView) = model.activity {
      words = Text.arranging.armed(title, isView: isView)
      color = look.theme.accent
    }
    let font = Font.ui(13, .medium)
    let room = right - bounds.minX - 32
    let dot = CGPoint(x: bounds.minX + 20, y: bounds.midY)
    pen.picture.list.fill(.circle(dot, 3.5), color)
    pen.picture.list.label(
      look.fitTail(words, room, font), x: bounds.minX + 32, middle: bounds.midY, font, color, look)
    pen.picture.region(
      .note(words), CGRect(x: bounds.minX, y: bounds.minY, width: room, height: bounds.height),
      words)
    return pen.picture
  }
}
