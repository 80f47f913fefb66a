import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// The recognizers of a selected view or of the last touch, and those that a selected recognizer waits for.
struct RecognizerSection {
  let model: InspectModel
  let input: PictureInput
  let width: Double
  /// Where the next row begins.
  private(set) var y: Double

  init(model: InspectModel, input: PictureInput, width: Double, y: Double) {
    self.model = model
    self.input = input
    self.width = width
    self.y = y
  }

  /// The recognizers of a selected view, which a press selects.
  mutating func recognizers(on selection: Target, _ pen: inout PanelPen) {
    guard case .view = selection, let view = input.handle(of: selection) else { return }
    let recognizers = input.snapshot.recognizers.filter { $0.view == view }
    guard !recognizers.isEmpty else { return }
    list(recognizers, &pen)
    y += 4
    pen.hairline(y: y, from: 0, to: width)
    y += 4
  }

  /// While nothing is selected: the hit view of the last touch, what the headline of Why asks about there, the scroll views
  /// around it and the recognizers that got the touch, then the properties that mattered, each for a press.
  mutating func underTouch(_ pen: inout PanelPen) {
    guard let hit = input.reading.hits.last, let view = input.snapshot.view(hit.winner),
      let number = input.reading.fingers.last(where: { $0.handle == hit.finger })?.number
    else { return }
    y = pen.heading(
      Text.inspect.underTouch(number), y: y, width: width)
    let handles = input.recognizers(of: hit.finger).map(\.recognizer)
    let recognizers = handles.compactMap { input.snapshot.recognizer($0) }
    self.view(view, .hit, &pen)
    if let (missed, answer) = missed(hit) { self.view(missed, answer, &pen) }
    let scrolling = Set(recognizers.filter { $0.need == .scroll }.map(\.view))
    for view in input.snapshot.views.reversed()
    where view.handle != hit.winner && scrolling.contains(view.handle) {
      self.view(view, .around, &pen)
    }
    list(recognizers, &pen)
    deciding(&pen)
  }

  /// What the hit test had of a view under the touch.
  private enum Answer {
    case hit, around, refused, neverAsked

    /// What stands at the right; nil for what got the touch.
    var note: String? {
      switch self {
      case .hit, .around: nil
      case .refused: Text.canvas.title(of: .refused)
      case .neverAsked: Text.canvas.title(of: .neverAsked)
      }
    }

    /// The lines of its sign, in turn drawn and left out, points, as those of the tree.
    func dash(_ scale: Double) -> [Double] {
      switch self {
      case .hit, .around: []
      case .refused: [3 * scale, 2 * scale]
      case .neverAsked: [1.5, 2.5]
      }
    }
  }

  /// The view that the headline of Why is about, where it lies under the touch and did not get it.
  private func missed(_ hit: HitReading) -> (view: ViewSnapshot, answer: Answer)? {
    guard let why = Explanation.last(input), why.subject != hit.winner,
      let view = input.snapshot.view(why.subject)
    else { return nil }
    if hit.rejection(of: view.handle) != nil { return (view, .refused) }
    return hit.visited.contains(view.handle) ? nil : (view, .neverAsked)
  }

  /// A view under the touch with its class; the outline of the hit view is the thicker one, and what did not get the touch
  /// has the ring of the tree and a note.
  private mutating func view(_ view: ViewSnapshot, _ answer: Answer, _ pen: inout PanelPen) {
    let box = CGRect(x: 0, y: y, width: width, height: pen.rowHeight)
    let target = Target.view(view.name)
    pen.row(box, isSelected: false, isHovered: model.hover == target)
    var right = width - pen.margin
    if let note = answer.note {
      let font = pen.ui(11.5)
      pen.picture.list.stroke(
        .circle(CGPoint(x: pen.margin + 6 * pen.scale, y: box.midY), 5 * pen.scale),
        pen.theme.secondary, width: 1.5, dash: answer.dash(pen.scale))
      pen.picture.list.trailing(
        note, right: right, middle: box.midY, font, pen.theme.secondary, pen.look)
      right -= pen.look.width(note, font) + 10 * pen.scale
    } else {
      let sign = CGRect(
        x: pen.margin + 1 * pen.scale, y: box.midY - 4 * pen.scale, width: 11 * pen.scale,
        height: 8 * pen.scale)
      pen.picture.list.stroke(
        .roundedRectangle(sign, 2), pen.theme.ended.color, width: answer == .hit ? 2 : 1)
    }
    let left = pen.margin + 18 * pen.scale
    let end = pen.text(
      view.printedName, x: left, middle: box.midY, width: right - left, pen.ui(12.5, .medium),
      pen.theme.text)
    pen.text(
      view.className, x: end + 8, middle: box.midY, width: max(0, right - end - 8),
      pen.ui(11.5), pen.theme.secondary)
    pen.picture.region(target, box, Text.panels.list([view.printedName, view.className]))
    y = box.maxY
  }

  // MARK: What decided

  /// Those of others than the headline is about have what these leave of so many rows.
  private static let decidingMax = 6

  /// The properties that mattered in the gesture: the object with the property, its value, and below what came of it. Where
  /// none is of what the headline is about, they are not told apart.
  private mutating func deciding(_ pen: inout PanelPen) {
    let (own, others) = DecidingProperty.parted(input)
    deciding(own.isEmpty ? others : own, Text.inspect.decidedThisTouch, &pen)
    guard !own.isEmpty else { return }
    let rest = others.prefix(max(0, Self.decidingMax - own.count))
    deciding(Array(rest), Text.inspect.decidedForOthers, &pen)
  }

  private mutating func deciding(
    _ properties: [DecidingProperty], _ heading: String, _ pen: inout PanelPen
  ) {
    guard !properties.isEmpty else { return }
    y = pen.heading(heading, y: y + 6, width: width)
    for property in properties { deciding(property, &pen) }
  }

  private mutating func deciding(_ property: DecidingProperty, _ pen: inout PanelPen) {
    let object = input.name(of: property.object)
    let isRecognizer = input.snapshot.recognizer(property.object) != nil
    let target: Target = isRecognizer ? .recognizer(object) : .view(object)
    let effect = Text.inspect.effect(property.effect)
    let height = DecidingRow.height(effect, input, width: width, pen)
    let box = CGRect(x: 0, y: y, width: width, height: pen.rowHeight + height)
    pen.row(box, isSelected: false, isHovered: model.hover == target)
    DecidingRow.bar(y: box.minY, height: box.height, &pen)
    let middle = box.minY + pen.rowHeight / 2
    let font = pen.mono(11.5)
    let value = pen.look.fit(property.value, width * 0.4, font)
    let right = width - pen.margin - 14 * pen.scale
    let left = pen.margin + PropertyMark.room(pen)
    let title = property.title(UnmentionedName.printed(object))
    let name = pen.look.name(
      title, right - pen.look.width(value, font) - 8 - left, pen.ui(12.5), small: pen.ui(11.5))
    name.draw(
      x: left, middle: middle, step: 13 * pen.scale, pen.theme.text, pen.look, &pen.picture.list)
    // A press leads to the object: nothing is edited here.
    pen.picture.list.trailing(value, right: right, middle: middle, font, pen.theme.text, pen.look)
    Glyph.chevron(
      &pen.picture.list, at: CGPoint(x: width - pen.margin - 3 * pen.scale, y: middle),
      size: 3.5 * pen.scale, pen.theme.secondary)
    DecidingRow.draw(effect, input, y: box.minY + pen.rowHeight - 3, width: width, &pen)
    pen.picture.region(
      target, box,
      Text.panels.pair(
        "\(title) = \(property.value)", MarkedText(effect).plain))
    y = box.maxY
  }

  // MARK: Recognizers

  private mutating func list(_ recognizers: [RecognizerSnapshot], _ pen: inout PanelPen) {
    for recognizer in recognizers {
      let box = CGRect(x: 0, y: y, width: width, height: pen.rowHeight)
      let target = Target.recognizer(recognizer.name)
      pen.row(box, isSelected: false, isHovered: model.hover == target)
      let reading =
        input.reading.recognizer(recognizer.handle) ?? RecognizerReading(handle: recognizer.handle)
      let isPrevented = (reading.transitions.last?.reason ?? .none).isPrevention
      StateGlyph.draw(
        &pen.picture.list, StateDiagram.node(reading), isPrevented: isPrevented,
        at: CGPoint(x: pen.margin + 6 * pen.scale, y: box.midY), radius: pen.signRadius,
        StateLook.ink(reading, pen.theme))
      let right = state(of: recognizer.name, right: width - pen.margin, middle: box.midY, &pen)
      let end = pen.text(
        recognizer.printedName, x: pen.margin + 18 * pen.scale, middle: box.midY,
        width: right - pen.margin - 28 * pen.scale, pen.ui(12.5, .medium), pen.theme.text)
      if let need = recognizer.needInWords {
        pen.text(
          need, x: end + 8, middle: box.midY, width: max(0, right - end - 18),
          pen.ui(11.5), pen.theme.secondary)
      }
      pen.picture.region(
        target, box, Text.panels.list([recognizer.printedName, recognizer.className]))
      y = box.maxY
    }
  }

  /// Whom it waits for.
  mutating func relations(_ required: [String], _ pen: inout PanelPen) {
    y = pen.heading(
      Text.inspect.requirements, code: "require(toFail:)",
      note: required.isEmpty ? Text.inspect.none : "", y: y,
      width: width)
    for name in required { relation(name, .remove, Text.inspect.removeRequirement(name), &pen) }
  }

  /// The recognizers that it does not wait for, and could.
  mutating func candidates(_ pen: inout PanelPen) {
    guard !model.canRequire.isEmpty else { return }
    y = pen.heading(Text.inspect.possibleRequirements, y: y + 2, width: width)
    for name in model.canRequire { relation(name, .add, Text.inspect.addRequirement(name), &pen) }
  }

  private mutating func relation(
    _ name: String, _ what: RequirementChange, _ tooltip: String, _ pen: inout PanelPen
  ) {
    let box = CGRect(x: 0, y: y, width: width, height: pen.rowHeight)
    let target = Target.requirement(what, name)
    pen.row(box, isSelected: false, isHovered: model.hover == target)
    let left = pen.margin + PropertyMark.room(pen)
    let button = CGPoint(x: width - pen.margin - 10 * pen.scale, y: box.midY)
    let right = state(of: name, right: button.x - 18 * pen.scale, middle: box.midY, &pen)
    pen.text(
      name, x: left, middle: box.midY, width: right - 10 * pen.scale - left, pen.ui(12.5),
      pen.theme.text)
    pen.picture.region(.recognizer(name), box, name)
    let side = 16 * pen.scale
    let frame = CGRect(
      x: button.x - side / 2, y: button.y - side / 2, width: side, height: side)
    pen.picture.list.stroke(
      .roundedRectangle(frame.insetBy(dx: 0.5, dy: 0.5), 4), pen.theme.border, width: 1)
    if what == .remove {
      pen.cross(at: button, pen.theme.text)
    } else {
      let r = 4 * pen.scale
      for (dx, dy) in [(r, 0.0), (0.0, r)] {
        pen.picture.list.stroke(
          .line(
            CGPoint(x: button.x - dx, y: button.y - dy), CGPoint(x: button.x + dx, y: button.y + dy)
          ), pen.theme.text, width: 1.6)
      }
    }
    let around = CGRect(
      x: button.x - 10 * pen.scale, y: box.minY, width: 20 * pen.scale, height: box.height)
    pen.target(target, around: around, in: box, tooltip)
    y = box.maxY
  }

  /// Its state, where it leaves room for the name; returns where the name before it must end.
  private func state(
    of name: String, right: Double, middle y: Double, _ pen: inout PanelPen
  ) -> Double {
    guard let handle = input.handle(of: .recognizer(name)) else { return right }
    let reading = input.reading.recognizer(handle) ?? RecognizerReading(handle: handle)
    let font = pen.ui(11.5)
    let word = StateLook.word(reading)
    let start = right - pen.look.width(word, font)
    guard start > pen.margin + 40 * pen.scale else { return right }
    pen.text(
      word, x: start, middle: y, width: right - start + 1, font, StateLook.ink(reading, pen.theme))
    return start
  }
}
