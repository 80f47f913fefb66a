import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// What the marks of names mean, each said once beside the title of a group.
///
/// Which group that is depends on what can have a mark, not on what has one: an edit moves no words.
struct PropertyLegend {
  /// Some value is compared with UIKit's.
  let hasMarks: Bool
  /// The group beside whose title the dot is explained; nil while no row has one.
  private let dots: PropertyRow.Group?
  private let bold: PropertyRow.Group?

  init(_ rows: [PropertyRow], isComposed: Bool) {
    let marked = isComposed ? [] : rows.filter { $0.standard != nil }
    hasMarks = !marked.isEmpty
    // Columns have their names there; beside what the scene sets, which is what most often differs.
    let groups = marked.map(\.group).filter { $0 != .geometry }
    let first = groups.first { $0 == .given } ?? groups.first
    // Not before the first row that has one.
    let dots = marked.first { $0.isUnusual && $0.group != .geometry }?.group
    self.dots = dots
    let hasBold = !isComposed && rows.contains { $0.isGiven && $0.group != .given }
    bold =
      hasBold
      ? rows.first { ![.values, .geometry, .given, first, dots].contains($0.group) }?.group : nil
  }

  /// At the right end of a title, in the longest words that have room beside it.
  func draw(
    _ group: PropertyRow.Group, after title: String, y top: Double, bottom: Double, width: Double,
    _ pen: inout PanelPen
  ) {
    let isDots = group == dots
    guard isDots || group == bold else { return }
    let font = pen.ui(11)
    let mark = isDots ? PropertyMark.room(pen) : 0
    let end = pen.margin + pen.look.width(title, pen.ui(12, .semibold)) + 12
    let room = width - pen.margin - end - mark
    let wordings = isDots ? Text.inspect.differsFromStandard : [Text.inspect.boldIsGiven]
    guard let words = wordings.first(where: { pen.look.width($0, font) <= room }) else { return }
    let middle = top + (bottom - top) * 0.58
    pen.picture.list.trailing(
      words, right: width - pen.margin, middle: middle, font, pen.theme.secondary, pen.look)
    guard isDots else { return }
    PropertyMark.draw(
      x: width - pen.margin - pen.look.width(words, font) - mark, middle: middle, &pen)
  }
}

/// The dot before the name of a value that is not UIKit's.
enum PropertyMark {
  /// What every name leaves free for it, points: a value that changes moves no name.
  static func room(_ pen: PanelPen) -> Double { 9 * pen.scale }

  static func draw(x: Double, middle: Double, _ pen: inout PanelPen) {
    let radius = 2.5 * pen.scale
    pen.picture.list.fill(
      .circle(CGPoint(x: x + radius, y: middle), radius), pen.theme.accent)
  }
}

/// The rows of an object whose properties mattered in the gesture, which come before all groups.
struct DecidingRows {
  /// In the order of their events; those without a row of their own can only be read.
  let rows: [(row: PropertyRow, effect: String)]

  /// None where a scene is composed, and for several objects.
  init(_ model: InspectModel, _ input: PictureInput) {
    guard !model.isComposed, model.title == nil, let selection = model.selection,
      let handle = input.handle(of: selection)
    else {
      rows = []
      return
    }
    let now = Self.properties(of: handle, input)
    // An edited row stays where it was: the next press on it is to meet it.
    let before = Self.before(input).map { Self.properties(of: handle, $0) } ?? []
    let stay = before.filter { property in
      model.rows.contains { $0.name == property.name && $0.isEdited }
        && !now.contains { $0.name == property.name }
    }
    rows = (now + stay).sorted { $0.event < $1.event }.compactMap { property in
      let row = model.rows.first { $0.name == property.name }
      // What was edited and did not decide before is where it was.
      if let row, row.isEdited, !before.contains(where: { $0.name == row.name }) { return nil }
      // Whom it waits for has a list of its own.
      if row == nil, model.requireToFail != nil, property.name == "requireToFail" { return nil }
      return (
        row ?? PropertyRow(property.shownName, property.value, .readonly),
        now.contains(property) ? Self.effect(of: property, row) : Text.inspect.decidesNoMore
      )
    }
  }

  /// With the value where the row has none: UIKit's own method answered.
  private static func effect(of property: DecidingProperty, _ row: PropertyRow?) -> String {
    let effect = Text.inspect.effect(property.effect)
    guard row?.value.isEmpty == true else { return effect }
    return Text.panels.pair("\(property.shownName) = \(property.value)", effect)
  }

  func contains(_ row: PropertyRow) -> Bool { rows.contains { $0.row.name == row.name } }

  private static func properties(of object: Handle, _ input: PictureInput) -> [DecidingProperty] {
    // What a limit of UIKit decided stands beside what was measured.
    DecidingProperty.all(input).filter { $0.object == object && $0.limit == nil }
  }

  /// The gesture before the last edit, of the same objects.
  private static func before(_ input: PictureInput) -> PictureInput? {
    guard let former = input.former else { return nil }
    var before = PictureInput(
      reading: former.reading, snapshot: input.snapshot, trace: former.trace)
    before.codeNamed = input.codeNamed
    return before
  }
}

/// What came of the value of a property, below its name, with a bar before both.
enum DecidingRow {
  /// Points.
  static let barWidth = 2.0

  /// In the margin left of the panel's content, so that it leaves the dot before a name alone.
  static func bar(y: Double, height: Double, _ pen: inout PanelPen) {
    let bar = CGRect(x: pen.margin / 4, y: y + 4, width: barWidth, height: height - 8)
    pen.picture.list.fill(.roundedRectangle(bar, 1), pen.theme.accent)
  }

  /// Of its lines, points.
  static func height(
    _ effect: String, _ input: PictureInput, width: Double, _ pen: PanelPen
  ) -> Double {
    prose(input, pen).height(MarkedText(effect), width: room(width, pen)) + 2 * pen.scale
  }

  static func draw(
    _ effect: String, _ input: PictureInput, y: Double, width: Double, _ pen: inout PanelPen
  ) {
    _ = prose(input, pen).draw(
      MarkedText(effect), x: left(pen), y: y, width: room(width, pen), &pen.picture.list)
  }

  private static func left(_ pen: PanelPen) -> Double { pen.margin + PropertyMark.room(pen) }
  private static func room(_ width: Double, _ pen: PanelPen) -> Double {
    width - pen.margin - left(pen)
  }
  private static func prose(_ input: PictureInput, _ pen: PanelPen) -> Prose {
    Prose(
      look: pen.look, input: input, font: pen.ui(12), color: pen.theme.secondary,
      lineHeight: 16 * pen.scale, nameWeight: .medium)
  }
}
