import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// What a selected recognizer measured in the last gesture, each beside the limit that UIKit or a property gives it.
struct MeasuredSection {
  private let content: RecognizerCardContent
  private let width: Double

  private static let row = 18.0
  private static let inset = 5.0

  /// Nil for what is no recognizer, and for one that measured nothing.
  init?(_ selection: Target, _ input: PictureInput, width: Double) {
    guard let handle = input.handle(of: selection),
      let content = RecognizerCardContent(handle, input), !content.gauges.isEmpty
    else { return nil }
    self.content = content
    self.width = width
  }

  /// Draws it from `y` down; returns the y below it.
  func draw(y: Double, _ pen: inout PanelPen) -> Double {
    let top = pen.heading(Text.inspect.measured, y: y, width: width)
    let box = CGRect(
      x: pen.margin, y: top, width: width - pen.margin * 2, height: size(pen))
    draw(in: box, &pen)
    return box.maxY + 8 * pen.scale
  }

  /// The height of its rows, points.
  func size(_ pen: PanelPen) -> Double {
    Self.row * pen.scale * Double(content.gauges.count) + Self.inset * pen.scale * 2
  }

  /// Its rows without a title.
  func draw(in box: CGRect, _ pen: inout PanelPen) {
    pen.picture.list.fill(.roundedRectangle(box, 6), pen.theme.panel)
    let inner = box.insetBy(dx: 10 * pen.scale, dy: 0)
    // Bars have one left and one right edge, and their limits one place.
    let numbers = content.gauges.map { pen.look.width($0.text, pen.mono(11, weight($0))) }.max()
    let column = min(numbers ?? 0, inner.width * 0.5)
    for (index, gauge) in content.gauges.enumerated() {
      let middle = box.minY + (Self.inset + (Double(index) + 0.5) * Self.row) * pen.scale
      draw(gauge, in: inner, middle: middle, column: column, &pen)
    }
  }

  private func weight(_ gauge: Gauge) -> Font.Weight { gauge.isDeciding ? .semibold : .regular }

  /// `column`: the width of the numbers of all rows, points.
  private func draw(
    _ gauge: Gauge, in box: CGRect, middle: Double, column: Double,
    _ pen: inout PanelPen
  ) {
    let numbers = pen.mono(11, weight(gauge))
    let hasRoom = pen.look.width(gauge.text, numbers) <= column
    let words = hasRoom ? gauge.text : gauge.shortText
    let numbersWidth = min(pen.look.width(words, numbers), column)
    let name = pen.ui(12, weight(gauge))
    let nameWidth = min(88 * pen.scale, box.width * 0.3)
    pen.text(
      gauge.name, x: box.minX, middle: middle, width: nameWidth, name,
      gauge.isDeciding ? pen.theme.text : pen.theme.secondary)
    pen.text(
      words, x: box.maxX - numbersWidth, middle: middle, width: numbersWidth + 1, numbers,
      pen.theme.text)
    let track = CGRect(
      x: box.minX + nameWidth + 8, y: middle - 4 * pen.scale,
      width: box.width - nameWidth - column - 18, height: 8 * pen.scale)
    guard track.width >= 24 else { return }
    GaugesPicture.bar(gauge, track, content.reading, pen.look, &pen.picture.list)
  }
}

/// What stands beside the name of a property.
enum PropertyNote {
  /// Of a place in whose coordinates it is, of a method that there is none; nil for others.
  static func words(_ row: PropertyRow, of selection: Target?, _ input: PictureInput) -> String? {
    if case .choice = row.kind, row.value.isEmpty, !row.isMixed {
      return "\u{2013} " + Text.inspect.notGiven
    }
    if case .set = row.kind, row.isMixed { return Text.inspect.mixed }
    guard row.name == "location", let selection,
      let recognizer = input.handle(of: selection).flatMap({ input.snapshot.recognizer($0) }),
      let view = input.snapshot.view(recognizer.view)
    else { return nil }
    return Text.inspect.coordinates(of: view.printedName)
  }
}
