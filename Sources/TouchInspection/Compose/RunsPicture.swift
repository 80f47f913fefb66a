import Foundation
import TouchCanvas
import TouchLanguage
import TouchTrace

/// The tab Runs: each run with what its check came to; the selected one with the expectations that fail.
struct RunsPicture {
  private let model: RunsModel
  private let width: Double
  private var pen: PanelPen
  private var y = 0.0
  private var mark: WindowScroll.Mark?

  static func draw(
    _ model: RunsModel, width: Double, _ look: Look
  ) -> (picture: Picture, height: Double, mark: WindowScroll.Mark?) {
    var panel = RunsPicture(model, width, look)
    panel.draw()
    return (panel.pen.picture, panel.y + panel.pen.margin, panel.mark)
  }

  private init(_ model: RunsModel, _ width: Double, _ look: Look) {
    self.model = model
    self.width = width
    pen = PanelPen(look, scale: 1, rowHeight: model.rowHeight)
  }

  /// Where words begin: behind the sign.
  private var left: Double { pen.margin + 20 }
  private var right: Double { width - pen.margin }
  private var buttonHeight: Double { max(26, model.rowHeight) }
  private var rowHeight: Double { max(30, model.rowHeight) }

  private mutating func draw() {
    y = 4
    let runs = model.reading.runs
    guard !runs.isEmpty else {
      y = pen.paragraph(
        Text.compose.noRuns, x: pen.margin, y: y + 4, width: right - pen.margin, pen.ui(13),
        pen.theme.secondary)
      return
    }
    summary(runs)
    for run in runs { self.run(run) }
  }

  private mutating func summary(_ runs: [RunsReading.Run]) {
    let failing = runs.count { !$0.verdict.failures.isEmpty }
    let words = Text.compose.runsSummary(
      runs.count, failing: failing, isChecking: model.reading.isChecking)
    let color =
      model.reading.isChecking
      ? pen.theme.secondary : failing > 0 ? pen.theme.danger : pen.theme.ended.color
    pen.text(
      words, x: pen.margin, middle: y + 10, width: right - pen.margin, pen.ui(12.5, .semibold),
      color)
    y += 26
  }

  // MARK: Rows

  private mutating func run(_ run: RunsReading.Run) {
    let isSelected = model.selected == run.id
    let top = y
    if let editing = model.editing, editing.run == run.id {
      let box = CGRect(
        x: left, y: y + 2, width: right - left, height: max(rowHeight - 4, 26))
      sign(run.verdict, at: CGPoint(x: pen.margin + 7, y: box.midY))
      pen.field(
        .field(.runName), editing.text, placeholder: Text.compose.runNamePlaceholder,
        isFocused: true, in: box, pen.ui(12.5))
      y = box.maxY + 2
    } else {
      row(run, isSelected: isSelected)
    }
    guard isSelected else { return }
    mark = WindowScroll.Mark(
      id: "\(run.id.name)|\(run.id.variant ?? "")", top: top, bottom: top + rowHeight)
    for failure in run.verdict.failures { self.failure(failure, of: run) }
    if model.canEdit { buttons(of: run) }
    y += 6
    pen.hairline(y: y, from: 0, to: width)
    y += 4
  }

  private mutating func row(_ run: RunsReading.Run, isSelected: Bool) {
    let button = max(28, model.rowHeight)
    let room = right - left - button - 4
    let font = pen.ui(12.5, isSelected ? .semibold : .regular)
    let small = pen.mono(11)
    let lines = pen.look.wrap(model.shown(run.id), room, font)
    let below = [run.id.variant, run.golden].compactMap(\.self)
    let text = Double(lines.count) * pen.line(font) + Double(below.count) * pen.line(small)
    let box = CGRect(x: 0, y: y, width: width, height: max(rowHeight, text + 10))
    let target = Target.runs(.select(run.id))
    pen.row(box, isSelected: isSelected, isHovered: model.hover == target)
    sign(run.verdict, at: CGPoint(x: pen.margin + 7, y: box.midY))
    var line = pen.paragraph(
      model.shown(run.id), x: left, y: box.midY - text / 2, width: room, font, pen.theme.text)
    for words in below {
      pen.text(
        words, x: left, middle: line + pen.line(small) / 2, width: room, small,
        pen.theme.secondary)
      line += pen.line(small)
    }
    pen.picture.region(
      target, CGRect(x: 0, y: box.minY, width: right - button, height: box.height),
      Text.compose.runHelp(model.shown(run.id), failures: verdict(run)))
    let play = CGRect(x: right - button, y: box.minY, width: button, height: box.height)
    let isHovered = model.hover == .runs(.play(run.id))
    Glyph.play(
      &pen.picture.list, at: CGPoint(x: play.midX, y: play.midY), size: 10,
      isHovered ? pen.theme.text : pen.theme.accent)
    pen.picture.region(
      .runs(.play(run.id)), play, Text.scenes.play(model.shown(run.id), golden: run.golden))
    y = box.maxY
  }

  /// How many expectations fail; nil before it was checked.
  private func verdict(_ run: RunsReading.Run) -> Int? {
    run.verdict == .unchecked ? nil : run.verdict.failures.count
  }

  /// A check, a cross, or a ring before it is known.
  private mutating func sign(_ verdict: RunsReading.Verdict, at c: CGPoint) {
    switch verdict {
    case .unchecked:
      pen.picture.list.stroke(.circle(c, 4.5), pen.theme.secondary, width: 1.4, dash: [2, 2])
    case .passes:
      pen.picture.list.stroke(
        .polyline([
          CGPoint(x: c.x - 5, y: c.y), CGPoint(x: c.x - 1.5, y: c.y + 4),
          CGPoint(x: c.x + 5.5, y: c.y - 4.5),
        ]), pen.theme.ended.color, width: 2)
    case .fails: Glyph.cross(&pen.picture.list, at: c, size: 4, pen.theme.danger)
    }
  }

  // MARK: The selected run

  /// What was expected and what came; what is too much has a minus, what is missing a plus.
  private mutating func failure(_ failure: RunsReading.Failure, of run: RunsReading.Run) {
    y += 4
    let lines = failure.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = line.trimmingPrefix { $0 == " " }
      let font = index == 0 ? pen.ui(12) : pen.mono(11)
      let color =
        index == 0
        ? pen.theme.text
        : words.hasPrefix("+") || words.hasPrefix("-") ? pen.theme.text : pen.theme.secondary
      let inset = index == 0 ? 0.0 : 8
      if index > 0, words.hasPrefix("-") || words.hasPrefix("+") {
        let ink = words.hasPrefix("-") ? pen.theme.danger : pen.theme.ended.color
        pen.picture.list.fill(
          .rectangle(CGRect(x: left, y: y + 2, width: 2, height: pen.line(font) - 4)), ink)
      }
      y = pen.paragraph(
        String(words), x: left + inset, y: y, width: right - left - inset, font, color)
    }
    var buttons: [(Target, String, String)] = []
    if model.canEdit, let update = failure.update {
      buttons.append(
        (
          .runs(.update(run.id, update)), Text.compose.updateExpectation,
          Text.compose.updateHelp(update.value)
        ))
    }
    if model.canEdit {
      buttons.append(
        (.compose(.line(failure.line)), Text.compose.line(failure.line), Text.compose.lineHelp))
    }
    self.buttons(buttons)
  }

  private mutating func buttons(of run: RunsReading.Run) {
    y += 2
    buttons([
      (.runs(.rename(run.id)), Text.compose.renameRun, Text.compose.renameRun),
      (.runs(.record(run.id)), Text.compose.recordAgain, Text.compose.recordAgainHelp),
      (.runs(.delete(run.id)), Text.compose.deleteRun, Text.compose.deleteRun),
    ])
  }

  private mutating func buttons(_ all: [(target: Target, title: String, help: String)]) {
    guard !all.isEmpty else { return }
    y += 4
    var x = left
    let font = pen.ui(12, .medium)
    for (target, title, help) in all {
      let width = min(pen.look.width(title, font) + 20, right - left)
      if x > left, x + width > right {
        x = left
        y += buttonHeight + 4
      }
      let box = CGRect(x: x, y: y, width: width, height: buttonHeight)
      pen.picture.list.fill(
        .roundedRectangle(box, 6),
        model.hover == target ? pen.theme.raised : pen.theme.panel)
      pen.picture.list.stroke(
        .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 6), pen.theme.border, width: 1)
      pen.picture.list.centered(title, in: box, font, pen.theme.text, pen.look)
      pen.picture.region(target, box, help)
      x = box.maxX + 6
    }
    y += buttonHeight + 4
  }
}
