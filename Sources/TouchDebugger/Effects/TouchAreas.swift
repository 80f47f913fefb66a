import Foundation
import TouchEngine
import TouchGeometry
import TouchInspection
import TouchReading
import TouchTrace

/// Finds where views take touches by asking the engine of a copy of the scene: every 4 pt, and closer at the edges.
struct TouchAreas {
  private static let step = 4.0

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

  /// The area of a view; nil for one that is gone.
  func area(of view: Handle) -> TouchArea? { snapshot.view(view).map(area) }

  private func area(_ view: ViewSnapshot) -> TouchArea {
    let screen = CGRect(origin: .zero, size: snapshot.screen)
    let seen = screen.applying(view.toScreen.inverted())
    let margin = -TouchArea.margin
    let bounds = view.bounds.insetBy(dx: margin, dy: margin).intersection(seen)
    let finder = Finder(engine: engine, view: view, screen: screen)
    guard !bounds.isNull, !bounds.isEmpty else {
      return TouchArea(view: view.handle, rows: [], toScreen: view.toScreen)
    }
    // Large views are searched less closely.
    let step = max(Self.step, max(bounds.width, bounds.height) / 160)
    return TouchArea(
      view: view.handle, rows: finder.rows(in: bounds, step: step), toScreen: view.toScreen)
  }
}

/// Searches the area of one view, in its own coordinates.
private struct Finder {
  let engine: Engine
  let view: ViewSnapshot
  let screen: CGRect

  func rows(in bounds: CGRect, step: Double) -> [CGRect] {
    var rows: [CGRect] = []
    var y = bounds.minY
    while y < bounds.maxY {
      let height = min(step, bounds.maxY - y)
      for run in runs(y: y + height / 2, from: bounds.minX, to: bounds.maxX, step) {
        add(CGRect(x: run.0, y: y, width: run.1 - run.0, height: height), &rows)
      }
      y += step
    }
    return rows.map { refined($0, rows, bounds, step) }
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
    y: Double, from left: Double, to right: Double, _ step: Double
  ) -> [(Double, Double)] {
    var runs: [(Double, Double)] = []
    var start: Double?
    var x = left + step / 2
    while x < right {
      let isIn = takes(x, y)
      if isIn, start == nil {
        start =
          x - step / 2 <= left ? edge(x, left) { takes($0, y) } : edge(x, x - step) { takes($0, y) }
      } else if !isIn, let from = start {
        runs.append((from, edge(x - step, x) { takes($0, y) }))
        start = nil
      }
      x += step
    }
    if let start { runs.append((start, edge(x - step, right) { takes($0, y) })) }
    return runs
  }

  /// Between a value that holds and one that does not, to 1/16 pt; the far one when it holds there too.
  private func edge(_ inside: Double, _ outside: Double, _ holds: (Double) -> Bool) -> Double {
    if holds(outside) { return outside }
    var inside = inside
    var outside = outside
    while abs(inside - outside) > 0.0625 {
      let middle = (inside + outside) / 2
      if holds(middle) { inside = middle } else { outside = middle }
    }
    return ((inside + outside) / 2 * 4).rounded() / 4
  }

  /// The upper and lower edge of a row that has none above or below it.
  private func refined(
    _ row: CGRect, _ rows: [CGRect], _ bounds: CGRect, _ step: Double
  ) -> CGRect {
    let x = row.midX
    var top = row.minY
    var bottom = row.maxY
    if !rows.contains(where: { abs($0.maxY - top) < 0.01 }) {
      top = edge(row.minY + step / 2, max(row.minY - step / 2, bounds.minY)) { takes(x, $0) }
    }
    if !rows.contains(where: { abs($0.minY - bottom) < 0.01 }) {
      bottom = edge(row.maxY - step / 2, min(row.maxY + step / 2, bounds.maxY)) { takes(x, $0) }
    }
    return CGRect(x: row.minX, y: top, width: row.width, height: max(0, bottom - top))
  }

  private func takes(_ x: Double, _ y: Double) -> Bool {
    let point = CGPoint(x: x, y: y).applying(view.toScreen)
    guard screen.contains(point) else { return false }
    let probe = engine.probe(at: point)
    return probe.view == view.handle
      || HitReading(events: probe.events, winner: probe.view).path.contains(view.handle)
  }
}
