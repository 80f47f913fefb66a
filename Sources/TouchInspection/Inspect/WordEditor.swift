import Foundation
import TouchCanvas
import TouchLanguage
import TouchTrace

/// Draws the editor of a property whose value is one or several of fixed words.
struct WordEditor {
  let row: PropertyRow
  private static let gap = 4.0

  // MARK: One word

  /// One chip per choice, in more lines where they need them; returns the y below them.
  func choice(_ choices: [String], in box: CGRect, _ pen: inout PanelPen) -> Double {
    var flow = Flow(box, pen.chipHeight)
    for choice in choices {
      let chip = PanelPen.Chip(text: choice, isOn: choice == row.value)
      let frame = flow.place(pen.chipWidth(chip))
      pen.chip(chip, in: frame)
      pen.picture.region(.property(row.name, .choice(choice)), frame, "\(row.name): \(choice)")
    }
    return flow.bottom + 3
  }

  /// The value, or that there is none, which opens the words to choose from.
  func menu(in box: CGRect, isHovered: Bool, _ pen: inout PanelPen) {
    let frame = box.insetBy(dx: 0, dy: 2)
    let shape = Path.roundedRectangle(frame.insetBy(dx: 0.5, dy: 0.5), 6)
    pen.picture.list.fill(shape, isHovered ? pen.theme.raised : pen.theme.window)
    pen.picture.list.stroke(shape, pen.theme.border.opacity(0.7), width: 1)
    let isEmpty = row.value.isEmpty
    let words = row.isMixed ? Text.inspect.mixed : isEmpty ? Text.inspect.notGiven : row.value
    let (inset, side) = (8 * pen.scale.squareRoot(), 4 * pen.scale)
    let sign = CGPoint(x: frame.maxX - inset - side, y: frame.midY)
    pen.text(
      words, x: frame.minX + inset, middle: frame.midY,
      width: max(0, sign.x - side - 6 - frame.minX - inset), pen.ui(12.5),
      isEmpty ? pen.theme.secondary : pen.theme.text)
    pen.picture.list.stroke(
      .polyline([
        CGPoint(x: sign.x - side, y: sign.y - side / 2), CGPoint(x: sign.x, y: sign.y + side / 2),
        CGPoint(x: sign.x + side, y: sign.y - side / 2),
      ]), pen.theme.secondary, width: 1.5)
    pen.picture.region(
      .property(row.name, .menu), frame,
      Text.panels.pair(Text.inspect.chooseValue(row.name), words))
  }

  // MARK: Several words

  /// How wide the chips of words are beside each other, points.
  static func width(_ words: [String], _ pen: PanelPen) -> Double {
    let widths = words.map { chipWidth($0, pen) }
    return widths.reduce(0, +) + Double(max(0, words.count - 1)) * gap
  }

  /// A chip is as wide whether its word is in the list or not.
  private static func chipWidth(_ word: String, _ pen: PanelPen) -> Double {
    let text = max(pen.look.width(word, font(true, pen)), pen.look.width(word, font(false, pen)))
    return max(text + 18 * pen.scale, pen.chipHeight)
  }

  private static func font(_ isOn: Bool, _ pen: PanelPen) -> Font {
    pen.ui(11.5, isOn ? .semibold : .medium)
  }

  /// A chip for each word, which a press puts in or takes out: a full one is in the list, an outline is not. Returns the y
  /// below them.
  func set(_ words: [String], in box: CGRect, _ pen: inout PanelPen) -> Double {
    let set = WordSet(row.value, of: words)
    var flow = Flow(box, pen.chipHeight)
    for word in words {
      let isOn = set.contains(word)
      let frame = flow.place(Self.chipWidth(word, pen))
      let shape = Path.roundedRectangle(
        frame.insetBy(dx: 0.5, dy: 0.5), min(frame.height / 2, 11 * pen.scale))
      if isOn {
        pen.picture.list.fill(shape, pen.theme.accent)
      } else {
        pen.picture.list.fill(shape, pen.theme.window)
        pen.picture.list.stroke(shape, pen.theme.border, width: 1)
      }
      let font = Self.font(isOn, pen)
      pen.picture.list.centered(
        pen.look.fit(word, frame.width - 6, font), in: frame, font,
        isOn ? pen.theme.onAccent : pen.theme.text, pen.look)
      pen.picture.region(
        .property(row.name, .choice(word)), frame,
        isOn
          ? Text.inspect.takeOut(word, of: row.name) : Text.inspect.putIn(word, to: row.name))
    }
    return flow.bottom + 3
  }

  // MARK: Lines

  /// Places chips one after the other, in a new line where one has no room.
  private struct Flow {
    private let box: CGRect
    private let height: Double
    private var x: Double
    private var middle: Double

    init(_ box: CGRect, _ height: Double) {
      (self.box, self.height) = (box, height)
      (x, middle) = (box.minX, box.midY)
    }

    /// The y below the chips so far.
    var bottom: Double { middle + height / 2 }

    mutating func place(_ width: Double) -> CGRect {
      let width = min(width, box.width)
      if x > box.minX, x + width > box.maxX + 0.01 {
        x = box.minX
        middle += height + WordEditor.gap
      }
      let frame = CGRect(x: x, y: middle - height / 2, width: width, height: height)
      x = frame.maxX + WordEditor.gap
      return frame
    }
  }
}
