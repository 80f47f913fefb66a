import Foundation
package import TouchCanvas
import TouchLanguage

/// What the panel with the scene's text shows.
package struct SceneTextModel: Sendable, Equatable {
  package var file = ""
  package var lines: [String] = []
  package var changedLines: Set<Int> = []
  /// The lines of the selected object, from 1.
  package var selected: ClosedRange<Int>?
  package var problem: ComposeReading.Problem?
  package var changes = 0
  /// Where typing goes; nil while the text has no keys.
  package var caret: TextCaret?

  package init() {}
}

/// A place between two letters of a text.
package struct TextCaret: Sendable, Equatable {
  /// From 1.
  package var line: Int
  /// From 0, letters.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The scene's text beside the timeline: numbered lines, those that changed, and what is wrong below its line.
package enum SceneTextPicture {
  package static let row = 18.0
  private static let head = 32.0
  /// Where letters begin.
  package static let gutter = 52.0
  package static let font = Font.mono(11)

  static func draw(
    _ model: SceneTextModel, in bounds: CGRect, offset: Double, _ look: Look
  ) -> (Picture, WindowScroll?) {
    var picture = Picture()
    let theme = look.theme
    picture.list.fill(.rectangle(bounds), theme.window)
    picture.list.stroke(
      .line(CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.minX, y: bounds.maxY)),
      theme.border, width: 1)
    let bar = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: head)
    picture.list.label(
      Text.compose.text, x: bar.minX + 14, middle: bar.midY, .ui(13, .semibold), theme.text, look)
    picture.list.label(
      model.file, x: bar.minX + 56, middle: bar.midY, .mono(11), theme.secondary, look)
    if model.changes > 0 {
      picture.list.trailing(
        Text.compose.changes(model.changes), right: bar.maxX - 14, middle: bar.midY, .ui(12),
        theme.secondary, look)
    }
    let list = CGRect(
      x: bounds.minX, y: bar.maxY, width: bounds.width, height: max(0, bounds.height - head))
    let visible = offset..<(offset + list.height)
    let page = lines(model, width: bounds.width, visible, look)
    var scroll = WindowScroll(
      key: "text", frame: list, content: Double(model.lines.count) * row + 40)
    if let line = model.problem?.line ?? model.caret?.line ?? model.selected?.lowerBound {
      let top = Double(line - 1) * row
      scroll.marks = [
        WindowScroll.Mark(
          id: "\(line) \(model.caret == nil)", top: top, bottom: top + row,
          isCentered: model.caret == nil)
      ]
    }
    picture.append(page.scrolled(by: offset, in: list.size), offset: list.origin)
    picture.append(ScrollBarPicture.draw(scroll, offset, look))
    return (picture, scroll)
  }

  private static func lines(
    _ model: SceneTextModel, width: Double, _ visible: Range<Double>, _ look: Look
  ) -> Picture {
    var picture = Picture()
    let theme = look.theme
    for (index, text) in model.lines.enumerated() {
      let number = index + 1
      let box = CGRect(x: 0, y: Double(index) * row, width: width, height: row)
      guard box.maxY >= visible.lowerBound, box.minY <= visible.upperBound else { continue }
      if model.changedLines.contains(number) {
        picture.list.fill(.rectangle(box), theme.raised)
        picture.list.fill(
          .rectangle(CGRect(x: 0, y: box.minY, width: 3, height: row)), theme.accent)
      } else if model.selected?.contains(number) == true {
        picture.list.fill(
          .rectangle(CGRect(x: 0, y: box.minY, width: 3, height: row)), theme.border)
      }
      picture.list.trailing("\(number)", right: 40, middle: box.midY, font, theme.secondary, look)
      draw(text, at: box, look, &picture)
      if let caret = model.caret, caret.line == number {
        let before = String(text.prefix(caret.column))
        let x = gutter + look.width(before, font)
        picture.list.fill(
          .rectangle(CGRect(x: x, y: box.minY + 2, width: 1.5, height: row - 4)), theme.accent)
      }
      picture.region(.compose(.line(number)), box)
      if let problem = model.problem, problem.line == number {
        picture.list.stroke(
          .line(CGPoint(x: gutter, y: box.maxY - 1), CGPoint(x: width - 14, y: box.maxY - 1)),
          theme.danger, width: 1, dash: [3, 2])
      }
    }
    if let problem = model.problem {
      let y = Double(problem.line) * row
      let box = CGRect(x: gutter, y: y, width: width - gutter - 14, height: row)
      picture.list.fill(.rectangle(box), theme.panel)
      picture.list.label(
        look.fitTail(problem.sentence, box.width - 8, .ui(12)), x: box.minX + 4, middle: box.midY,
        .ui(12), theme.danger, look)
    }
    return picture
  }

  /// A key in the colour of keys, a comment quiet.
  private static func draw(
    _ text: String, at box: CGRect, _ look: Look, _ picture: inout Picture
  ) {
    let theme = look.theme
    func put(_ part: String, after before: String, _ color: Color) {
      picture.list.label(
        part, x: gutter + look.width(before, font), middle: box.midY, font, color, look)
    }
    let bare = text.drop { $0 == " " || $0 == "-" }
    let indent = String(text.prefix(text.count - bare.count))
    if bare.hasPrefix("#") { return put(text, after: "", theme.secondary) }
    guard let colon = bare.firstIndex(of: ":"), !bare.hasPrefix("{"), !bare.hasPrefix("\"") else {
      return put(text, after: "", theme.text)
    }
    let key = String(bare[...colon])
    put(indent, after: "", theme.secondary)
    put(key, after: indent, theme.accent)
    put(String(bare[bare.index(after: colon)...]), after: indent + key, theme.text)
  }
}
