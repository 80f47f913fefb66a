import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// What became of an object in the last gesture, and why.
struct ObjectAnswer {
  let why: Explanation
  /// The value of its own or of another object's property that would let it end otherwise.
  let own: Suggestion?
  private let name: String?

  /// Nil for what is not in the scene.
  init?(_ target: Target, _ input: PictureInput) {
    guard let handle = input.handle(of: target) else { return nil }
    why = Explanation.about(handle, input)
    own = Suggestion.of(why, input)
    name = target.name
  }

  /// The value that can be tried for the object's own sake, or of it for that of the headline; nil where only code or the
  /// finger has to do otherwise, which Why says.
  func value(_ input: PictureInput) -> Suggestion? {
    if case .property? = own { return own }
    guard own == nil, let last = Explanation.last(input),
      case .property(let value)? = Suggestion.of(last, input), value.object == name
    else { return nil }
    return .property(value)
  }

  /// Whether the value of this property of it decided: the answer names it, or another value would change the outcome.
  func isDecided(by property: String) -> Bool {
    let isNamed = property.contains(where: \.isUppercase)
    if isNamed, why.sentences.first?.text.contains(property) == true { return true }
    guard case .property(let value)? = own else { return false }
    return value.object == name && value.name == property
  }
}

/// What the last edit did to the last gesture: the outcome first, then what else ends otherwise, and two buttons.
///
/// Before the first edit, what became of the object, why, and what can be tried take the same space, so that no row moves
/// away under a second press. Where the object measured something, the gauges stand for the sentences, which have the same
/// numbers.
struct WhatIfCard {
  let input: PictureInput
  /// Nil before the first edit.
  let text: WhatIfText?
  /// What became of the object whose properties stand below it; nil where none is selected.
  let answer: ObjectAnswer?
  /// What the object measured: right below the title or the outcome, before and after an edit.
  var measured: MeasuredSection?
  /// The run before the edit stands above the one with it.
  var comparesRuns = false
  var hover: Target?

  private static let outcomeLines = 2
  /// Rows below an outcome.
  private static let rows = 2

  /// An answer has no more lines; above a button for what can be tried one fewer.
  private static let linesMax = 4
  /// A title and an outcome of two lines need so much above the buttons, points.
  private static let titled = 58.0
  private static let inset = 8.0
  /// Between the answer and a button for what can be tried, points.
  private static let aboveButton = 4.0
  /// Of the title or the outcome above what was measured, with the space between, points.
  private static let measuredHead = 32.0
  /// Of each line of an outcome that needs two there, points.
  private static let smallLine = 16.0

  private func buttonHeight(_ pen: PanelPen) -> Double { max(28 * pen.scale, pen.rowHeight) }

  /// As high as the answer in a frame of that width, points, before and after an edit, and not lower than an outcome with its
  /// buttons; where there is no answer, as what an edit did.
  func height(width: Double, _ pen: PanelPen) -> Double {
    let row = buttonHeight(pen)
    if let measured {
      return (Self.inset * 3 + Self.measuredHead) * pen.scale + measured.size(pen) + row
    }
    guard let answer else {
      guard let text else { return 0 }
      let isLong = linesNeeded(MarkedText(text.outcome), width - 24 * pen.scale, .semibold, pen) > 1
      let rows = text.rows.isEmpty ? (text.note.isEmpty ? 0 : 1) : min(Self.rows, text.rows.count)
      let words = 16 + 2 + 20 * (isLong ? 2 : 1) + 18 * Double(rows)
      return (Self.inset * 2 + words + 8) * pen.scale + row
    }
    let least = (Self.inset * 2 + Self.smallLine * 2 + Self.aboveButton) * pen.scale + row
    guard !input.reading.fingers.isEmpty else { return least }
    return max(least, textHeight(answer, width: width - 24 * pen.scale, pen))
  }

  /// Of the answer with what can be tried, points.
  private func textHeight(_ answer: ObjectAnswer, width: Double, _ pen: PanelPen) -> Double {
    let told = told(answer, width, pen).reduce(0) { $0 + Double($1.lines) * 18 * pen.scale + 2 }
    let tried = suggestion(pen).map { $0.height(width: width) + Self.aboveButton * pen.scale } ?? 0
    return (Self.inset * 2 + 20) * pen.scale + told + tried
  }

  func draw(in box: CGRect, _ pen: inout PanelPen) {
    if let measured { return draw(measured, in: box, &pen) }
    frame(box, &pen)
    guard let text else { return before(in: box, &pen) }
    let (left, width) = (box.minX + 12 * pen.scale, box.width - 24 * pen.scale)
    let step = CGRect(
      x: left, y: box.maxY - Self.inset * pen.scale - buttonHeight(pen), width: width,
      height: buttonHeight(pen))
    buttons(in: step, &pen)
    var y = box.minY + Self.inset * pen.scale
    let bottom = step.minY - Self.aboveButton * pen.scale
    if answer == nil || bottom - y >= Self.titled * pen.scale {
      y = prose(
        MarkedText(text.title), 11, 16, limit: 1, .regular, pen.theme.secondary, left, y, width,
        &pen)
      y = prose(
        MarkedText(text.outcome), 14, 20, limit: Self.outcomeLines, .semibold, pen.theme.text, left,
        y + 2 * pen.scale, width, &pen)
    } else {
      y = outcome(MarkedText(text.outcome), left, y, width, &pen)
    }
    let line = 18 * pen.scale
    let rows = min(Self.rows, Int((bottom - y + 0.5) / line))
    guard rows > 0 else { return }
    if text.rows.isEmpty {
      pen.paragraph(
        text.note, x: left, y: y, width: width, pen.ui(12), pen.theme.secondary, limit: rows)
    }
    for row in text.rows.prefix(rows) {
      draw(row, x: left, middle: y + line / 2, width: width, &pen)
      y += line
    }
  }

  /// Around it; in colour, and as a region with all that an edit did, after one.
  private func frame(_ box: CGRect, _ pen: inout PanelPen) {
    let frame = Path.roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 8)
    guard let text else {
      return pen.picture.list.stroke(frame, pen.theme.hairline, width: 1)
    }
    pen.picture.list.fill(frame, pen.theme.panel)
    pen.picture.list.stroke(frame, pen.theme.accent, width: 1)
    pen.picture.region(.command(.difference), box, text.sentence)
  }

  /// The title with its time, or the outcome of an edit, and right below it what was measured; below that what can be
  /// tried, or has to be done otherwise where one line says it, or the buttons for the edit.
  private func draw(_ measured: MeasuredSection, in box: CGRect, _ pen: inout PanelPen) {
    frame(box, &pen)
    let (left, width) = (box.minX + 12 * pen.scale, box.width - 24 * pen.scale)
    let top = box.minY + Self.inset * pen.scale
    let row = CGRect(
      x: left, y: box.maxY - Self.inset * pen.scale - buttonHeight(pen), width: width,
      height: buttonHeight(pen))
    if let text {
      _ = outcome(MarkedText(text.outcome), left, top, width, &pen)
      buttons(in: row, &pen)
    } else if let answer, !input.reading.fingers.isEmpty {
      _ = title(answer, left, top, width, &pen)
      if let tried = suggestion(pen) {
        _ = tried.draw(x: left, y: row.minY, width: width, &pen.picture)
      } else if let advice = advice(pen) {
        let height = advice.height(width: width)
        if height <= row.height {
          _ = advice.draw(
            x: left, y: row.midY - height / 2, width: width, &pen.picture)
        }
      } else {
        pen.paragraph(
          Text.inspect.howToEdit, x: left, y: row.minY, width: width, pen.ui(11),
          pen.theme.secondary, limit: 2)
      }
    } else {
      pen.paragraph(
        Text.inspect.howToEdit, x: left, y: top, width: width, pen.ui(12), pen.theme.secondary,
        limit: 1)
    }
    measured.draw(
      in: CGRect(
        x: left, y: top + Self.measuredHead * pen.scale, width: width, height: measured.size(pen)),
      &pen)
  }

  /// What came of an edit, in one line, or in two small ones; returns the y below it.
  private func outcome(
    _ words: MarkedText, _ left: Double, _ y: Double, _ width: Double, _ pen: inout PanelPen
  ) -> Double {
    let one = Prose(
      look: pen.look, input: input, font: pen.ui(12, .semibold), color: pen.theme.text,
      lineHeight: 1)
    let fits = one.height(words, width: width) < 1.5
    return prose(
      words, fits ? 14 : 11, fits ? 20 : Self.smallLine, limit: fits ? 1 : 2, .semibold,
      pen.theme.text, left, y, width, &pen)
  }

  /// What became of the object and why, and what can be tried; a hint where nothing was touched yet.
  private func before(in box: CGRect, _ pen: inout PanelPen) {
    let (left, width) = (box.minX + 12 * pen.scale, box.width - 24 * pen.scale)
    var y = box.minY + Self.inset * pen.scale
    guard let answer, !input.reading.fingers.isEmpty else {
      pen.paragraph(
        Text.inspect.howToEdit, x: left, y: y, width: width, pen.ui(12), pen.theme.secondary,
        limit: 4)
      return
    }
    y = title(answer, left, y, width, &pen)
    let above = Self.aboveButton * pen.scale
    for (sentence, lines) in told(answer, width, pen) {
      y = prose(
        sentence.words, 13, 18, limit: lines, .regular, pen.theme.secondary, left, y + 2, width,
        &pen)
    }
    guard let row = suggestion(pen) else { return }
    _ = row.draw(x: left, y: y + above, width: width, &pen.picture)
  }

  /// What became of the object, with the time; returns the y below it.
  private func title(
    _ answer: ObjectAnswer, _ left: Double, _ y: Double, _ width: Double, _ pen: inout PanelPen
  ) -> Double {
    var head = width
    if let seconds = WhyPicture.time(of: answer.why.moment, input) {
      let (words, font) = (Text.panels.at(seconds), pen.mono(11))
      head -= pen.look.width(words, font) + 8
      pen.picture.list.trailing(
        words, right: left + width, middle: y + 10 * pen.scale, font, pen.theme.secondary, pen.look)
    }
    return prose(
      answer.why.heading, 14, 20, limit: 1, .semibold, pen.theme.text, left, y, head, &pen)
  }

  private func suggestion(_ pen: PanelPen) -> SuggestionRow? {
    answer?.value(input).map { row($0, pen) }
  }

  /// What only code or the finger has to do otherwise.
  private func advice(_ pen: PanelPen) -> SuggestionRow? { answer?.own.map { row($0, pen) } }

  private func row(_ suggestion: Suggestion, _ pen: PanelPen) -> SuggestionRow {
    SuggestionRow(
      suggestion: suggestion, input: input, look: pen.look, scale: pen.scale,
      buttonHeight: buttonHeight(pen))
  }

  /// The cause, then what else has room, each with the lines that it takes.
  private func told(
    _ answer: ObjectAnswer, _ width: Double, _ pen: PanelPen
  ) -> [(Explanation.Sentence, lines: Int)] {
    var told: [(Explanation.Sentence, lines: Int)] = []
    var left = suggestion(pen) == nil ? Self.linesMax : Self.linesMax - 1
    for sentence in answer.why.sentences {
      let needed = linesNeeded(sentence.words, width, .regular, pen)
      guard told.isEmpty || left >= needed else { break }
      told.append((sentence, min(needed, left)))
      left -= min(needed, left)
    }
    return told
  }

  private func linesNeeded(
    _ words: MarkedText, _ width: Double, _ weight: Font.Weight, _ pen: PanelPen
  ) -> Int {
    let prose = Prose(
      look: pen.look, input: input, font: pen.ui(weight == .regular ? 13 : 14, weight),
      color: pen.theme.secondary, lineHeight: 1)
    return Int(prose.height(words, width: width).rounded(.up))
  }

  /// A sentence of at most so many lines; one that needs more is smaller.
  private func prose(
    _ marked: MarkedText, _ size: Double, _ line: Double, limit: Int, _ weight: Font.Weight,
    _ color: Color, _ x: Double, _ y: Double, _ width: Double, _ pen: inout PanelPen
  ) -> Double {
    let sizes = [size, size - 1, size - 2].filter { $0 >= 11 }
    for size in sizes {
      let prose = Prose(
        look: pen.look, input: input, font: pen.ui(size, weight), color: color,
        lineHeight: line * pen.scale)
      guard prose.height(marked, width: width) <= Double(limit) * line * pen.scale + 0.5 else {
        continue
      }
      return prose.draw(marked, x: x, y: y, width: width, &pen.picture.list)
    }
    pen.paragraph(
      marked.plain, x: x, y: y, width: width, pen.ui(sizes.last ?? size, weight), color,
      limit: limit)
    return y + Double(limit) * line * pen.scale
  }

  /// `doubleTap   failed 425 ms → nothing`
  private func draw(
    _ row: WhatIfText.Row, x: Double, middle y: Double, width: Double, _ pen: inout PanelPen
  ) {
    let font = pen.mono(11)
    let arrow = 26 * pen.scale
    let now = pen.look.fit(row.now, width * 0.36, font)
    let before = pen.look.fit(row.before, width * 0.36, font)
    let nowX = x + width - pen.look.width(now, font)
    let beforeX = nowX - arrow - pen.look.width(before, font)
    pen.text(
      row.name, x: x, middle: y, width: beforeX - 8 - x, pen.ui(12, .medium), pen.theme.text)
    pen.text(before, x: beforeX, middle: y, width: width, font, pen.theme.secondary)
    let tip = CGPoint(x: nowX - 7 * pen.scale, y: y)
    let from = CGPoint(x: tip.x - 13 * pen.scale, y: y)
    pen.picture.list.stroke(.line(from, tip), pen.theme.secondary, width: 1.2)
    Glyph.arrowHead(
      &pen.picture.list, tip: tip, from: from, size: 5 * pen.scale, pen.theme.secondary)
    pen.text(now, x: nowX, middle: y, width: width, font, pen.theme.text)
  }

  /// For the edit, side by side.
  private func buttons(in box: CGRect, _ pen: inout PanelPen) {
    let width = (box.width - 8) / 2
    let buttons = [
      (
        CommandID.compareRuns, Text.edits.compareRuns,
        Text.commands.words(.compareRuns).summary
      ),
      (
        .undo, Text.commands.words(.undo).title, Text.commands.words(.undo).summary
      ),
    ]
    for (index, (id, title, help)) in buttons.enumerated() {
      let frame = CGRect(
        x: box.minX + Double(index) * (width + 8), y: box.minY, width: width, height: box.height)
      let isOn = id == .compareRuns && comparesRuns
      let shape = Path.roundedRectangle(frame.insetBy(dx: 0.5, dy: 0.5), 6)
      pen.picture.list.fill(
        shape, isOn || hover == .command(id) ? pen.theme.raised : pen.theme.window)
      pen.picture.list.stroke(shape, isOn ? pen.theme.accent : pen.theme.border, width: 1)
      let font = pen.ui(13, .medium)
      pen.picture.list.centered(
        pen.look.fit(title, width - 12, font), in: frame, font, pen.theme.text, pen.look)
      pen.picture.region(.command(id), frame, help)
    }
  }
}
