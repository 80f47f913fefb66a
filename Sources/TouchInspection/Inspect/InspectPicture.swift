import TouchLanguage
import Foundation
import TouchCanvas
package import TouchReading
import TouchTrace

/// The selected object: its class, its editable properties, and the recognizers it waits for.
package struct InspectPicture {
  private let input: PictureInput
  private let model: InspectModel
  private let width: Double
  private var pen: PanelPen
  private var y = 0.0
  private var mark: WindowScroll.Mark?

  /// Draws it into a rectangle; `mark` is what was asked for in a listing.
  package static func draw(
    _ input: PictureInput, _ model: InspectModel, width: Double, _ look: Look
  ) -> (picture: Picture, height: Double, mark: WindowScroll.Mark?) {
    var panel = InspectPicture(input, model, width, look)
    panel.draw()
    return (panel.pen.picture, panel.y + panel.pen.margin, panel.mark)
  }

  private init(
    _ input: PictureInput, _ model: InspectModel, _ width: Double, _ look: Look
  ) {
    self.input = input
    self.model = model
    self.width = width
    pen = PanelPen(look, scale: model.textScale, rowHeight: model.rowHeight)
  }

  private var inner: Double { width - pen.margin * 2 }
  private var isWide: Bool { PropertyList.isWide(width, pen) }

  private mutating func draw() {
    y = pen.margin
    guard let selection = model.selection else {
      head(
        InspectHeader(
          nil, title: Text.inspect.nothingSelected,
          about: model.isComposed ? Text.compose.howToSelect : Text.inspect.howToSelect))
      if let difference = model.difference { self.difference(difference, nil) }
      if !model.isComposed { section { $0.underTouch(&$1) } }
      watch(nil)
      return
    }
    var title = model.title ?? selection.name ?? "\(selection)"
    var about = model.className
    if model.lacksID, let sibling = Sibling(of: selection, input) {
      (title, about) = (sibling.title, sibling.words)
    }
    head(
      InspectHeader(
        selection, title: title, about: about,
        place: model.title == nil ? ViewPlace(of: selection, input) : nil))
    let answer = model.isComposed ? nil : ObjectAnswer(selection, input)
    // Where a scene is composed, the strip below it says what a change does.
    let saysOutcomes = model.rows.contains { $0.kind != .readonly } && !model.isComposed
    var measured = model.isComposed ? nil : MeasuredSection(selection, input, width: width)
    if model.difference != nil && !model.isComposed || saysOutcomes {
      difference(model.difference, answer, measured)
      measured = nil
    }
    section { $0.recognizers(on: selection, &$1) }
    if let measured { y = measured.draw(y: y, &pen) }
    properties(answer)
    if let source = model.source { self.source(source) }
    watch(selection)
  }

  private mutating func properties(_ answer: ObjectAnswer?) {
    var list = PropertyList(input: input, model: model, width: width, pen: pen, y: y)
    list.draw(answer)
    (pen, y) = (list.pen, list.y)
  }

  private mutating func section(_ draw: (inout RecognizerSection, inout PanelPen) -> Void) {
    var section = RecognizerSection(model: model, input: input, width: width, y: y)
    draw(&section, &pen)
    y = section.y
  }

  private mutating func source(_ source: SourceModel) {
    var section = SourceSection(source, y: y, width: width, hover: model.hover)
    section.draw(&pen)
    (y, mark) = (section.y, section.mark)
  }

  private mutating func watch(_ selection: Target?) {
    let series = model.watched.series(with: selection, input)
    guard !series.isEmpty else { return }
    y += 6
    pen.hairline(y: y, from: 0, to: width)
    y = pen.heading(Text.inspect.watch, y: y, width: width)
    for one in series {
      let row = CGRect(x: 0, y: y, width: width, height: pen.rowHeight)
      WatchRow(series: one, now: input.reading.now).draw(in: row, isWide: isWide, &pen)
      y = row.maxY
    }
  }

  private mutating func head(_ header: InspectHeader) {
    y = header.draw(y: y, width: width, hover: model.hover, &pen)
  }

  /// What the last edit changed: the answer to the last edit comes first, with what was measured.
  private mutating func difference(
    _ text: WhatIfText?, _ answer: ObjectAnswer?, _ measured: MeasuredSection? = nil
  ) {
    let card = WhatIfCard(
      input: input, text: text, answer: answer, measured: measured,
      comparesRuns: model.comparesRuns, hover: model.hover)
    let box = CGRect(x: pen.margin, y: y, width: inner, height: card.height(width: inner, pen))
    card.draw(in: box, &pen)
    y = box.maxY + 8
  }
}
