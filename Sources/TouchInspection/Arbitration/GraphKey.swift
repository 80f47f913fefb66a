import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading

/// Below the graph: what its lines mean, each look of a kind that is in it with a short line of its own.
struct GraphKey {
  private static let font = Font.ui(11)
  /// Of a line, from there to its words, and from those to the next line, points.
  private static let (sample, beforeWords, apart) = (26.0, 6.0, 16.0)
  /// From one row to the next, points.
  private static let step = 18.0

  private struct Entry {
    let relation: Relation
    let words: String
    let x: Double
    let row: Int
  }

  private let entries: [Entry]
  private let look: Look

  /// In as many rows of a width, points, as the words need.
  init(_ relations: [Relation], width: Double, _ look: Look) {
    self.look = look
    var entries: [Entry] = []
    var (x, row) = (0.0, 0)
    for relation in Self.looks(relations) {
      let words =
        relation.kind == .waits && relation.weight == .standing
        ? Text.arbitration.standingWait
        : Text.arbitration.relation(RelationStyle.label(relation.kind))
      let whole = Self.sample + Self.beforeWords + look.width(words, Self.font)
      if x > 0, x + whole > width { (x, row) = (0, row + 1) }
      entries.append(Entry(relation: relation, words: words, x: x, row: row))
      x += whole + Self.apart
    }
    self.entries = entries
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
  var height: Double { Double((entries.last?.row ?? -1) + 1) * Self.step }

  /// From the left and the top of its place on.
  func draw(x left: Double, y top: Double, _ list: inout DrawList) {
    for entry in entries {
      let (x, y) = (left + entry.x, top + Double(entry.row) * Self.step)
      RelationStyle.sample(
        &list, entry.relation,
        in: CGRect(x: x, y: y, width: Self.sample, height: Self.step), look.theme)
      list.label(
        entry.words, x: x + Self.sample + Self.beforeWords, middle: y + Self.step / 2, Self.font,
        look.theme.secondary, look)
    }
  }
}
