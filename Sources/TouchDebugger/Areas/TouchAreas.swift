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
    guard var search = search(for: view, near: touch) else { return nil }
    return search.finish()
  }

  /// What looks for the same a little at a time.
  func search(for view: Handle, near touch: CGPoint?) -> AreaSearch? {
    snapshot.view(view).map { AreaSearch(finder($0), fine: answersItself($0), near: touch) }
  }

  private func area(_ view: ViewSnapshot) -> TouchArea {
    var search = AreaSearch(finder(view), fine: answersItself(view), near: nil)
    return search.finish()
  }

  private func finder(_ view: ViewSnapshot) -> AreaFinder {
    AreaFinder(
      engine: engine, view: view, screen: CGRect(origin: .zero, size: snapshot.screen),
      step: Self.step)
  }
}

/// Looks for the area of one view: row by row, then for its point that is nearest to a touch.
struct AreaSearch {
  private let finder: AreaFinder
  /// Where it looks, points of the view; empty for what lies nowhere on the screen.
  private let bounds: CGRect
  /// From one point that is asked to the next in a row, and how high a row is; points of the view.
  private let (step, height): (Double, Double)
  private let touch: CGPoint?
  /// The top of the next row.
  private var y: Double
  private var rows: [CGRect] = []
  /// The rows as they are, once all are known.
  private var area: TouchArea?
  /// The next way from the touch, and what was found on those before it.
  private var degrees = 0.0
  private var found: [CGPoint] = []

  /// An area that may be round has finer rows, which take four times as long.
  private static let fineRow = 1.0
  /// From one way to the next around a touch, and how many take about as long as a row.
  private static let (turn, turns) = (5.0, 4)

  fileprivate init(_ finder: AreaFinder, fine isFine: Bool, near touch: CGPoint?) {
    self.finder = finder
    self.touch = touch
    let view = finder.view
    let seen = finder.screen.applying(view.toScreen.inverted())
    let margin = -TouchArea.margin
    let shown = view.bounds.insetBy(dx: margin, dy: margin).intersection(seen)
    bounds = shown.isEmpty ? .zero : shown
    // Large views are searched less closely.
    let least = max(bounds.width, bounds.height) / 160
    step = max(finder.step, least)
    height = max(isFine ? Self.fineRow : finder.step, least)
    y = bounds.minY
  }

  /// Asks all that is left.
  mutating func finish() -> TouchArea {
    while true {
      if let area = advance() { return area }
    }
  }

  /// Asks for one more row, or on some more ways from the touch. The area once all of it is known; nil before.
  mutating func advance() -> TouchArea? {
    if let area { return advance(from: area) }
    if y < bounds.maxY {
      addRow()
      return nil
    }
    let whole = TouchArea(
      view: finder.view.handle, rows: finder.refined(rows, bounds, height),
      toScreen: finder.view.toScreen)
    area = whole
    return touch == nil ? whole : nil
  }

  /// Looks for the nearest point of the area.
  private mutating func advance(from area: TouchArea) -> TouchArea? {
    // The sides of the rows are not exact.
    guard let touch, case let most = area.distance(to: touch) + finder.step, most.isFinite
    else { return area }
    for _ in 0..<Self.turns where degrees < 360 {
      if let point = finder.nearest(to: touch, at: degrees, within: most) { found.append(point) }
      degrees += Self.turn
    }
    guard degrees >= 360 else { return nil }
    var whole = area
    whole.nearest = found.min { $0.distance(to: touch) < $1.distance(to: touch) }
    return whole
  }

  private mutating func addRow() {
    let own = min(height, bounds.maxY - y)
    for run in finder.runs(y: y + own / 2, from: bounds.minX, to: bounds.maxX, step) {
      add(CGRect(x: run.0, y: y, width: run.1 - run.0, height: own))
    }
    y += height
  }

  /// A row that goes on where the one above ended with the same sides becomes one with it.
  private mutating func add(_ row: CGRect) {
    let above = rows.lastIndex {
      abs($0.maxY - row.minY) < 0.01 && abs($0.minX - row.minX) < 0.6
        && abs($0.maxX - row.maxX) < 0.6
    }
    guard let above else { return rows.append(row) }
    rows[above].size.height += row.height
  }
}

/// Asks an engine where one view takes touches.
private struct AreaFinder {
  let engine: Engine
  let view: ViewSnapshot
  let screen: CGRect
  /// From one point that is asked to the next, points.
  let step: Double

  /// The parts of a line that belong to the view.
  func runs(
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

  /// The rows with their upper and lower edges where none is above or below.
  func refined(_ rows: [CGRect], _ bounds: CGRect, _ step: Double) -> [CGRect] {
    rows.map { row in
      let x = row.midX
      var (top, bottom) = (row.minY, row.maxY)
      if !rows.contains(where: { abs($0.maxY - top) < 0.01 }) {
        top = edge(row.minY + step / 2, max(row.minY - step / 2, bounds.minY)) { takes(x, $0) }
      }
      if !rows.contains(where: { abs($0.minY - bottom) < 0.01 }) {
        bottom = edge(row.maxY - step / 2, min(row.maxY + step / 2, bounds.maxY)) { takes(x, $0) }
      }
      return CGRect(x: row.minX, y: top, width: row.width, height: max(0, bottom - top))
    }
  }

  /// Where a way from a point outside of the area first comes into it, both points of the screen; nil where it is not in it
  /// after `most`.
  func nearest(to point: CGPoint, at degrees: Double, within most: Double) -> CGPoint? {
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
