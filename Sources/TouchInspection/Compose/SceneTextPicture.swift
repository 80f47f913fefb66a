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
  /// From the first line on.
  package var problems: [ComposeReading.Problem] = []
  package var changes = 0
  /// Where typing goes; nil while the text has no keys.
  package var caret: TextCaret?
  /// Nil while nothing is searched.
  package var search: Search?
  /// Fingers use the window: what is pressed is larger.
  package var isTouchMode = false
  /// Nil while no words show at the caret.
  package var completion: Completion?

  /// Letters that are searched.
  package struct Search: Sendable, Equatable {
    package var query: String
    /// The field has the keys.
    package var isFocused: Bool
    package var matches: [TextCaret]
    /// Which of them the text is scrolled to.
    package var shown: Int?

    package init(query: String, isFocused: Bool, matches: [TextCaret], shown: Int?) {
      self.query = query
      self.isFocused = isFocused
      self.matches = matches
      self.shown = shown
    }
  }

  /// Words that fit at the caret.
  package struct Completion: Sendable, Equatable {
    package var words: [String]
    /// How many letters of them stand before the caret.
    package var prefix: Int
    /// The one that Enter takes.
    package var chosen: Int?

    package init(words: [String], prefix: Int, chosen: Int?) {
      self.words = words
      self.prefix = prefix
      self.chosen = chosen
    }
  }

  package init() {}

  /// The problem whose sentence shows: that of the caret's line, or else the first.
  package var problem: ComposeReading.Problem? {
    problems.first { $0.line == caret?.line } ?? problems.first
  }
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
  /// Of the line with the name of the file, or what is searched.
  private static func head(_ model: SceneTextModel) -> Double { model.isTouchMode ? 48 : 32 }
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
    let head = head(model)
    let bar = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: head)
    picture.list.label(
      Text.compose.text, x: bar.minX + 14, middle: bar.midY, .ui(13, .semibold), theme.text, look)
    picture.list.label(
      model.file, x: bar.minX + 56, middle: bar.midY, .mono(11), theme.secondary, look)
    if let search = model.search {
      field(search, in: bar, isTouchMode: model.isTouchMode, look, &picture)
    } else if model.changes > 0 {
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
    let found = model.search.flatMap { search in search.shown.map { search.matches[$0] } }
    if let line = found?.line ?? model.caret?.line ?? model.problem?.line
      ?? model.selected?.lowerBound
    {
      let top = Double(line - 1) * row
      scroll.marks = [
        WindowScroll.Mark(
          id: "\(line) \(found?.column ?? -1) \(model.caret == nil)", top: top,
          bottom: top + row, isCentered: model.caret == nil)
      ]
    }
    picture.append(page.scrolled(by: offset, in: list.size), offset: list.origin)
    if let caret = model.caret, let completion = model.completion {
      let line = model.lines.indices.contains(caret.line - 1) ? model.lines[caret.line - 1] : ""
      let before = String(line.prefix(max(0, caret.column - completion.prefix)))
      let place = CGPoint(
        x: list.minX + gutter + look.width(before, font),
        y: list.minY + Double(caret.line) * row - offset)
      words(completion, at: place, in: list, look, &picture)
    }
    picture.append(ScrollBarPicture.draw(scroll, offset, look))
    return (picture, scroll)
  }

  // MARK: Finding

  /// The field in the head, with how many places there are, and buttons to go on and to end it.
  private static func field(
    _ search: SceneTextModel.Search, in bar: CGRect, isTouchMode: Bool, _ look: Look,
    _ picture: inout Picture
  ) {
    var pen = PanelPen(look, scale: 1)
    let side = isTouchMode ? 44.0 : 26
    let buttons = CGRect(
      x: bar.maxX - side * 3 - 6, y: bar.midY - side / 2, width: side * 3, height: side)
    let width = min(200, bar.width * 0.4)
    let box = CGRect(
      x: buttons.minX - width - 6, y: bar.midY - side / 2, width: width, height: side)
    let count = search.matches.count
    let words =
      search.query.isEmpty
      ? ""
      : count == 0
        ? Text.compose.noMatches(search.query)
        : Text.compose.found((search.shown ?? 0) + 1, of: count)
    let start = box.minX - pen.look.width(words, .ui(12)) - 24
    pen.picture.list.fill(
      .rectangle(
        CGRect(x: start, y: bar.minY + 1, width: bar.maxX - start, height: bar.height - 2)),
      look.theme.window)
    pen.picture.list.trailing(
      words, right: box.minX - 10, middle: bar.midY, .ui(12),
      count == 0 ? look.theme.danger : look.theme.secondary, look)
    pen.field(
      .field(.text), search.query, placeholder: Text.compose.findInText,
      isFocused: search.isFocused, in: box, .ui(12.5), hasLens: true)
    for (index, step) in FindStep.allCases.enumerated() {
      let button = CGRect(
        x: buttons.minX + Double(index) * side, y: buttons.minY, width: side, height: side)
      let isOn = count > 0 || step == .close
      let ink = isOn ? look.theme.text : look.theme.disabled
      let middle = CGPoint(x: button.midX, y: button.midY)
      switch step {
      case .close: pen.cross(at: middle, ink)
      case .previous, .next:
        let (half, rise) = (4.5, step == .next ? 2.5 : -2.5)
        pen.picture.list.stroke(
          .polyline([
            CGPoint(x: middle.x - half, y: middle.y - rise),
            CGPoint(x: middle.x, y: middle.y + rise),
            CGPoint(x: middle.x + half, y: middle.y - rise),
          ]), ink, width: 1.6)
      }
      pen.picture.region(.compose(.find(step)), button, tooltip(step))
    }
    picture.append(pen.picture, offset: .zero)
  }

  private static func tooltip(_ step: FindStep) -> String {
    switch step {
    case .previous: Text.compose.findPrevious
    case .next: Text.compose.findNext
    case .close: Text.compose.endFinding
    }
  }

  // MARK: Words

  private static let mostWords = 8

  /// The words below the caret, or above it where there is no room.
  private static func words(
    _ completion: SceneTextModel.Completion, at place: CGPoint, in list: CGRect, _ look: Look,
    _ picture: inout Picture
  ) {
    let chosen = completion.chosen ?? 0
    let first = max(0, min(chosen - mostWords / 2, completion.words.count - mostWords))
    let shown = Array(completion.words.enumerated()).dropFirst(first).prefix(mostWords)
    let height = Double(shown.count) * row + 8
    let width = (shown.map { look.width($0.element, font) }.max() ?? 0) + 20
    let isBelow = place.y + height <= list.maxY || place.y - row - height < list.minY
    let box = CGRect(
      x: max(list.minX, min(place.x - 10, list.maxX - width - 8)),
      y: isBelow ? place.y + 1 : place.y - row - height - 1, width: width, height: height)
    let theme = look.theme
    picture.list.fill(.roundedRectangle(box, 6), theme.raised)
    picture.list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 6), theme.border, width: 1)
    for (index, (number, word)) in shown.enumerated() {
      let line = CGRect(
        x: box.minX + 4, y: box.minY + 4 + Double(index) * row, width: box.width - 8, height: row)
      if number == completion.chosen {
        picture.list.fill(.roundedRectangle(line, 4), theme.accent.opacity(0.25))
      }
      picture.list.label(word, x: line.minX + 6, middle: line.midY, font, theme.text, look)
      picture.region(.compose(.complete(word)), line, word)
    }
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
      if let search = model.search {
        marks(search, number, text, box, look, &picture)
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
      if model.problems.contains(where: { $0.line == number }) {
        picture.list.stroke(
          .line(CGPoint(x: gutter, y: box.maxY - 1), CGPoint(x: width - 14, y: box.maxY - 1)),
          theme.danger, width: 1, dash: [3, 2])
      }
    }
    if let problem = model.problem {
      let y = Double(problem.line) * row
      let box = CGRect(x: gutter, y: y, width: width - gutter - 14, height: row)
      picture.list.fill(.rectangle(box), theme.panel)
      let others = model.problems.count - 1
      let more =
        others == 0
        ? "" : "  \u{00B7}  " + Text.compose.moreProblems(others)
      picture.list.label(
        look.fitTail(
          problem.sentence, box.width - 8 - look.width(more, .ui(12)), .ui(12)) + more,
        x: box.minX + 4, middle: box.midY, .ui(12), theme.danger, look)
    }
    return picture
  }

  /// The places of a line that the search found, the shown one stronger.
  private static func marks(
    _ search: SceneTextModel.Search, _ number: Int, _ text: String, _ box: CGRect, _ look: Look,
    _ picture: inout Picture
  ) {
    for (index, place) in search.matches.enumerated() where place.line == number {
      let before = String(text.prefix(place.column))
      let letters = String(text.dropFirst(place.column).prefix(search.query.count))
      let mark = CGRect(
        x: gutter + look.width(before, font) - 1, y: box.minY + 1,
        width: look.width(letters, font) + 2, height: row - 2)
      let isShown = index == search.shown
      picture.list.fill(
        .roundedRectangle(mark, 3), look.theme.accent.opacity(isShown ? 0.45 : 0.18))
    }
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
