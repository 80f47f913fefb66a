import Foundation
import TouchEngine
import TouchGeometry
import TouchInspection
import TouchReading
import TouchTrace

/// Finds where views take touches by asking the engine of a copy of the scene: every 4 pt, and closer at the edges.
struct TouchAreas {
  private static let step = 4.0
  /// An area that may be round has finer rows, which take four times as long.
  private static let fineRow = 1.0

  let engine: Engine
  let snapshot: SceneSnapshot

  /// The areas of controls, of views with recognizers, and of those whose `point(inside:with:)` is not that of UIView.
  func all() -> [TouchArea] {
    let owners = Set(snapshot.recognizers.map(\.view))
    let screen = CGRect(origin: .zero, size: snapshot.screen)
    return snapshot.views.filter { view in
      !view.isWindow && view.bounds.applying(view.toScreen) != screen
        && (view.isControl || owners.contains(view.handle) || answersItself(view))
    }.map(area)
  }

  /// Whether a view's answer is another one than that of its bounds, at a corner, at a side or in the middle of them, or
  /// just outside. Whether its class overrides the method cannot be asked.
  private func answersItself(_ view: ViewSnapshot) -> Bool {
    let (bounds, t) = (view.bounds, view.toScreen)
    guard !bounds.isEmpty, t.a * t.d != t.b * t.c else { return false }
    let inset = (x: min(1, bounds.width / 4), y: min(1, bounds.height / 4))
    return [(inset.x, inset.y), (-Self.step, -Self.step)].contains { dx, dy in
      let box = bounds.insetBy(dx: dx, dy: dy)
      return [box.minX, box.midX, box.maxX].contains { x in
        [box.minY, box.midY, box.maxY].contains { y in
          let point = CGPoint(x: x, y: y)
          return engine.probeContains(view.handle, point.applying(t)) != bounds.contains(point)
        }
      }
    }
  }

  /// The area of a view, with its point that is nearest to a touch; nil for a view that is gone.
  func area(of view: Handle, near touch: CGPoint?) -> TouchArea? {
    guard let view = snapshot.view(view) else { return nil }
    var area = area(view)
    area.nearest = touch.flatMap { touch in
      let finder = Finder(
        engine: engine, view: view, screen: CGRect(origin: .zero, size: snapshot.screen))
      // The sides of the rows are not exact.
      return finder.nearest(to: touch, within: area.distance(to: touch) + Self.step)
    }
    return area
  }

  private func area(_ view: ViewSnapshot) -> TouchArea {
    let row = answersItself(view) ? Self.fineRow : Self.step
    let screen = CGRect(origin: .zero, size: snapshot.screen)
    let seen = screen.applying(view.toScreen.inverted())
    let margin = -TouchArea.margin
    let bounds = view.bounds.insetBy(dx: margin, dy: margin).intersection(seen)
    let finder = Finder(engine: engine, view: view, screen: screen)
    guard !bounds.isNull, !bounds.isEmpty else {
      return TouchArea(view: view.handle, rows: [], toScreen: view.toScreen)
    }
    // Large views are searched less closely.
    let least = max(bounds.width, bounds.height) / 160
    let rows = finder.rows(in: bounds, step: max(Self.step, least), height: max(row, least))
    return TouchArea(view: view.handle, rows: rows, toScreen: view.toScreen)
  }
}

/// Searches the area of one view, in its own coordinates.
private struct Finder {
  let engine: Engine
  let view: ViewSnapshot
  let screen: CGRect

  /// `step`: from one point that is asked to the next in a row; `most`: how high a row is.
  func rows(in bounds: CGRect, step: Double, height most: Double) -> [CGRect] {
    var rows: [CGRect] = []
    var y = bounds.minY
    while y < bounds.maxY {
      let height = min(most, bounds.maxY - y)
      for run in runs(y: y + height / 2, from: bounds.minX, to: bounds.maxX, step) {
        add(CGRect(x: run.0, y: y, width: run.1 - run.0, height: height), &rows)
      }
      y += most
    }
    return rows.map { refined($0, rows, bounds, most) }
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

  /// The nearest point of the area to one that lies outside, both in points of the screen: the nearest of those in every fifth
  /// degree around it. Nil where none is as near as `most`.
  func nearest(to point: CGPoint, within most: Double) -> CGPoint? {
    guard most.isFinite else { return nil }
    let found = stride(from: 0.0, to: 360, by: 5).compactMap { degrees -> CGPoint? in
      let (dx, dy) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      func place(_ way: Double) -> CGPoint { CGPoint(x: point.x + dx * way, y: point.y + dy * way) }
      guard takes(place(most)) else { return nil }
      var (outside, inside) = (0.0, most)
      while inside - outside > 0.01 {
        let middle = (inside + outside) / 2
        if takes(place(middle)) { inside = middle } else { outside = middle }
      }
      return place(inside)
    }
    return found.min { $0.distance(to: point) < $1.distance(to: point) }
  }

  private func takes(_ x: Double, _ y: Double) -> Bool {
    takes(CGPoint(x: x, y: y).applying(view.toScreen))
  }

  /// `point`: of the screen.
  private func takes(_ point: CGPoint) -> Bool {
    guard screen.contains(point) else { return false }
    let probe = engine.probe(at: point)
    return probe.view == view.handle
      || HitReading(events: probe.events, winner: probe.view).path.contains(view.handle)
  }
}
