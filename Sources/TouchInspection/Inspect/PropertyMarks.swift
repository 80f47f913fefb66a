import Foundation
import TouchCanvas
import TouchLanguage

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
    dots = marked.contains(where: \.isUnusual) ? first : nil
    let hasBold = !isComposed && rows.contains { $0.isGiven && $0.group != .given }
    bold =
      hasBold
      ? rows.first { ![.values, .geometry, .given, first].contains($0.group) }?.group : nil
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
