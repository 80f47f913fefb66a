import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading

/// Below the graph: what its lines mean, each look of a kind that is in it with a short line of its own.
struct GraphKey {
  private static let font = Font.ui(11)
  /// Of a line, from there to its words, and from those to the next line, points.
  private static let (sample, beforeWords, apart) = (26.0, 6.0, 16.0)
  private let entries: [(relation: Relation, words: String)]
  private let rows: KeyRows
  private let look: Look

  /// In as many rows of a width, points, as the words need.
  init(_ relations: [Relation], width: Double, _ look: Look) {
    self.look = look
    entries = Self.looks(relations).map { relation in
      let isFree = relation.kind == .waits && relation.weight == .standing
      return (
        relation,
        isFree
          ? Text.arbitration.standingWait
          : Text.arbitration.relation(RelationStyle.label(relation.kind))
      )
    }
    rows = KeyRows(
      entries.map { Self.sample + Self.beforeWords + look.width($0.words, Self.font) },
      apart: Self.apart, in: width)
  }

  /// One of each kind that has come true, and one of each that only stands, which is grey.
  private static func looks(_ relations: [Relation]) -> [Relation] {
    Relation.Kind.allCases.flatMap { kind -> [Relation] in
      let own = relations.filter { $0.kind == kind }
      return [
        own.max { $0.weight.rawValue < $1.weight.rawValue }.flatMap {
          $0.weight == .standing ? nil : $0
        },
        own.first { $0.weight == .standing },
      ].compactMap { $0 }
    }
  }

  /// Points.
  var height: Double { rows.height }

  /// From the left and the top of its place on.
  func draw(x left: Double, y top: Double, _ list: inout DrawList) {
    for (entry, place) in zip(entries, rows.places) {
      let (x, y) = (left + place.x, top + Double(place.row) * KeyRows.step)
      RelationStyle.sample(
        &list, entry.relation,
        in: CGRect(x: x, y: y, width: Self.sample, height: KeyRows.step), look.theme)
      list.label(
        entry.words, x: x + Self.sample + Self.beforeWords, middle: y + KeyRows.step / 2,
        Self.font, look.theme.secondary, look)
    }
  }
}

/// Where the entries of a key stand that has as many rows of a width as their words need.
struct KeyRows {
  /// Left of an entry, points, and its row, from 0.
  let places: [(x: Double, row: Int)]

  /// From one row to the next, points.
  static let step = 18.0

  /// `widths`: those of the entries, points; `apart`: from one to the next. The first row begins at `start`.
  init(_ widths: [Double], apart: Double, from start: Double = 0, in width: Double) {
    var places: [(x: Double, row: Int)] = []
    var (x, row) = (start, 0)
    for own in widths {
      if x > 0, x + own > width { (x, row) = (0, row + 1) }
      places.append((x, row))
      x += own + apart
    }
    self.places = places
  }

  /// Points; 0 without an entry.
  var height: Double { Double((places.last?.row ?? -1) + 1) * Self.step }
}
