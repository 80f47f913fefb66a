import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// The value of a row that says whose an object is and whom it tells: the name of an object of the scene is a link to it.
struct ConnectionValue {
  private let text: String
  /// What a press selects; nil for a method, and for what is not in the scene.
  private let object: Target?
  private let tooltip: String

  /// Nil for other rows, and for a method that can be edited.
  init?(_ row: PropertyRow, _ input: PictureInput) {
    guard row.group == .connections else { return nil }
    let targets: [Target] = [.view(row.value), .recognizer(row.value), .responder(row.value)]
    // A method is no object, whatever it is called.
    let found = row.name == "action" ? nil : targets.first { input.handle(of: $0) != nil }
    guard found != nil || row.kind == .readonly else { return nil }
    text = row.readText
    object = found
    let className = found.flatMap { input.handle(of: $0) }.map { input.trace.lineage(of: $0).name }
    tooltip = Text.panels.list([text] + [className ?? ""].filter { !$0.isEmpty })
  }

  /// At the end of a box, or at its beginning where the row has two lines.
  func draw(in box: CGRect, atEnd: Bool, _ hover: Target?, _ pen: inout PanelPen) {
    let font = object == nil ? pen.mono(11.5) : pen.ui(12.5, .medium)
    let shown = pen.look.fit(text, box.width, font)
    let width = pen.look.width(shown, font)
    let x = atEnd ? box.maxX - width : box.minX
    pen.text(
      shown, x: x, middle: box.midY, width: box.width, font,
      object == nil ? pen.theme.secondary : pen.theme.accent)
    guard let object else { return }
    let height = min(box.height, pen.line(font))
    let place = CGRect(x: x, y: box.midY - height / 2, width: width, height: height)
    if hover == object { pen.underline(place) }
    pen.target(object, around: place, in: box, tooltip)
  }
}
