import Foundation
import TouchEngine
import TouchGeometry
import TouchInspection
import TouchTrace

/// Finds where views take touches by asking the engine of a copy of the scene: every 4 pt, and closer at the edges.
struct TouchAreas {
  private static let step = 4.0
  /// How far around a view its area is looked for, points.
  private static let margin = 64.0

  let engine: Engine
  let snapshot: SceneSnapshot

  /// The areas of controls and of views with recognizers.
  func all() -> [TouchArea] {
    let owners = Set(snapshot.recognizers.map(\.view))
    let screen = CGRect(origin: .zero, size: snapshot.screen)
    return snapshot.views.filter { view in
      (view.isControl || owners.contains(view.handle)) && !view.isWindow
        && view.bounds.applying(view.toScreen) != screen
    }.map(area)
  }

  private func area(_ view: ViewSnapshot) -> TouchArea {
    let screen = CGRect(origin: .zero, size: snapshot.screen)
    let room = view.bounds.applying(view.toScreen)
      .insetBy(dx: -Self.margin, dy: -Self.margin).intersection(screen)
    guard !room.isNull, !room.isEmpty else { return TouchArea(view: view.handle, rows: []) }
    var rows: [CGRect] = []
    var y = room.minY
    while y < room.maxY {
      for run in runs(view.handle, y: y + Self.step / 2, from: room.minX, to: room.maxX) {
        add(
          CGRect(
            x: run.0, y: y, width: run.1 - run.0, height: min(Self.step, room.maxY - y)), &rows)
      }
      y += Self.step
    }
    return TouchArea(view: view.handle, rows: rows.map { refined($0, view.handle, rows) })
  }

  /// A row that goes on where the one above ended with the same sides becomes one with it.
  private func add(_ row: CGRect, _ rows: inout [CGRect]) {
    let above = rows.lastIndex {
      abs($0.maxY - row.minY) < 0.01 && abs($0.minX - row.minX) < 0.6
        && abs($0.maxX - row.maxX) < 0.6
    }
    guard let above else { return rows.append(row) }
    rows[above].size.height += row.height
  }

  /// The parts of a line that belong to the view.
  private func runs(
    _ view: Handle, y: Double, from left: Double, to right: Double
  ) -> [(Double, Double)] {
    var runs: [(Double, Double)] = []
    var start: Double?
    var x = left + Self.step / 2
    while x < right {
      let isIn = takes(view, CGPoint(x: x, y: y))
      if isIn, start == nil {
        start = x - Self.step / 2 <= left ? left : edge(x, x - Self.step) { takes(view, $0, y) }
      } else if !isIn, let from = start {
        runs.append((from, edge(x - Self.step, x) { takes(view, $0, y) }))
        start = nil
      }
      x += Self.step
    }
    if let start { runs.append((start, right)) }
    return runs
  }

  /// Between a value that holds and one that does not, to 1/16 pt.
  private func edge(_ inside: Double, _ outside: Double, _ holds: (Double) -> Bool) -> Double {
    var inside = inside
    var outside = outside
    while abs(inside - outside) > 0.0625 {
      let middle = (inside + outside) / 2
      if holds(middle) { inside = middle } else { outside = middle }
    }
    return ((inside + outside) / 2 * 4).rounded() / 4
  }

  /// The upper and lower edge of a row that has none above or below it.
  private func refined(_ row: CGRect, _ view: Handle, _ rows: [CGRect]) -> CGRect {
    let x = row.midX
    var top = row.minY
    var bottom = row.maxY
    let screen = snapshot.screen.height
    if top > 0, !rows.contains(where: { abs($0.maxY - top) < 0.01 }) {
      top = edge(row.minY + Self.step / 2, row.minY - Self.step / 2) { takes(view, x, $0) }
    }
    if bottom < screen, !rows.contains(where: { abs($0.minY - bottom) < 0.01 }) {
      bottom = edge(row.maxY - Self.step / 2, row.maxY + Self.step / 2) { takes(view, x, $0) }
    }
    return CGRect(x: row.minX, y: top, width: row.width, height: max(0, bottom - top))
  }

  private func takes(_ view: Handle, _ x: Double, _ y: Double) -> Bool {
    takes(view, CGPoint(x: x, y: y))
  }

  private func takes(_ view: Handle, _ point: CGPoint) -> Bool {
    let probe = engine.probe(at: point)
    return probe.view == view
      || HitReading(events: probe.events, winner: probe.view).path.contains(view)
  }
}
