package import Foundation
import TouchGeometry

/// Where the numbered discs of callouts stand: near what they point at, in free room, never over it nor over each other.
///
/// A function of the targets and of what is there already: the same places every time.
package struct CalloutPlacer {
  /// A disc, and the line from it to its target.
  package struct Place: Hashable, Sendable {
    package var center: CGPoint
    /// Where the line ends, on the target's edge.
    package var tip: CGPoint
  }

  /// Of a disc, points.
  package static let radius = 14.0
  /// Between a disc and its target at least.
  private static let nearest = 7.0
  /// Between two discs at least.
  private static let gap = 4.0
  /// How far from its target a disc may stand, points.
  private static let distances = [7.0, 14, 24, 36, 50, 70, 95, 130, 180, 250, 340, 450]
  /// From one place along a target's side to the next, at most.
  private static let step = 22.0
  private static let mostSteps = 14

  // What a place costs, beside its distance from the target in points.
  /// For each square point of a text or sign that the disc hides.
  private static let hiding = 0.6
  /// For a line that crosses another target, a disc or a line.
  private static let crossing = 220.0
  /// For each point of a line that lies over texts.
  private static let lineOverText = 0.35
  /// For standing on a larger target around its own.
  private static let within = 30.0

  private let bounds: CGRect
  private let busy: [CGRect]

  /// `bounds`: where discs may be; `busy`: texts and signs that they should not hide.
  package init(bounds: CGRect, busy: [CGRect]) {
    self.bounds = bounds
    self.busy = busy
  }

  /// A place for each target, in the order of the targets.
  package func places(for targets: [CGRect]) -> [Place] {
    var places: [Place] = []
    for index in targets.indices { places.append(place(index, targets, places)) }
    return places
  }

  private func place(_ index: Int, _ targets: [CGRect], _ others: [Place]) -> Place {
    let target = targets[index]
    var best: (place: Place, cost: Double)?
    func consider(_ center: CGPoint) {
      guard isAllowed(center, index, targets, others) else { return }
      let place = Place(center: center, tip: target.nearest(to: center))
      let cost = cost(place, index, targets, others)
      if best.map({ cost < $0.cost }) ?? true { best = (place, cost) }
    }
    for distance in Self.distances { Self.around(target, distance).forEach(consider) }
    if best == nil { grid.forEach(consider) }
    if let best { return best.place }
    // The target fills all there is: beside it there is no room at all.
    let corner = CGPoint(x: bounds.minX + Self.radius, y: bounds.minY + Self.radius)
    return Place(center: corner, tip: target.nearest(to: corner))
  }

  // MARK: Places

  /// Middles of discs so far outside a target, evenly along its sides; above its right corner first.
  private static func around(_ target: CGRect, _ distance: Double) -> [CGPoint] {
    let reach = distance + radius
    let ring = target.insetBy(dx: -reach, dy: -reach)
    func along(_ from: CGPoint, _ to: CGPoint) -> [CGPoint] {
      let length = from.distance(to: to)
      let count = min(mostSteps, max(2, Int((length / step).rounded(.up))))
      return (0..<count).map { index in
        let part = Double(index) / Double(count)
        return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      }
    }
    let corners = [
      CGPoint(x: ring.maxX, y: ring.minY), CGPoint(x: ring.maxX, y: ring.maxY),
      CGPoint(x: ring.minX, y: ring.maxY), CGPoint(x: ring.minX, y: ring.minY),
    ]
    return zip(corners, corners.dropFirst() + corners.prefix(1)).flatMap { along($0, $1) }
  }

  /// All over the picture, for targets that leave no room near them.
  private var grid: [CGPoint] {
    let reach = Self.radius
    let area = bounds.insetBy(dx: reach, dy: reach)
    guard area.width >= 0, area.height >= 0 else { return [] }
    return stride(from: area.minY, through: area.maxY, by: 8).flatMap { y in
      stride(from: area.minX, through: area.maxX, by: 8).map { CGPoint(x: $0, y: y) }
    }
  }

  private static func box(_ center: CGPoint) -> CGRect {
    CGRect(x: center.x, y: center.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius)
  }

  /// Whether a disc is in the picture, beside its target, the other discs, and what others point at.
  private func isAllowed(
    _ center: CGPoint, _ index: Int, _ targets: [CGRect], _ others: [Place]
  ) -> Bool {
    let box = Self.box(center)
    guard bounds.contains(box) else { return false }
    let target = targets[index]
    guard center.distance(to: target.nearest(to: center)) >= Self.radius + Self.nearest - 1
    else { return false }
    guard
      !others.contains(where: { $0.center.distance(to: center) < Self.radius * 2 + Self.gap })
    else { return false }
    return !targets.enumerated().contains { other, rect in
      other != index && rect.intersects(box) && !rect.contains(target)
    }
  }

  // MARK: Costs

  private func cost(
    _ place: Place, _ index: Int, _ targets: [CGRect], _ others: [Place]
  ) -> Double {
    let box = Self.box(place.center)
    var cost = place.center.distance(to: place.tip)
    for rect in busy {
      let hidden = rect.intersection(box)
      if !hidden.isNull { cost += hidden.width * hidden.height * Self.hiding }
      cost += Self.length(of: place, in: rect) * Self.lineOverText
    }
    for (other, rect) in targets.enumerated() where other != index {
      let isAround = rect.contains(targets[index])
      if isAround, rect.intersects(box) { cost += Self.within }
      if !isAround, Self.length(of: place, in: rect) > 0 { cost += Self.crossing }
    }
    for other in others {
      if Self.length(of: place, in: Self.box(other.center)) > 0
        || Self.length(of: other, in: box) > 0 || Self.cross(place, other)
      {
        cost += Self.crossing
      }
    }
    return cost
  }

  /// How much of a line lies in a rectangle, points.
  private static func length(of line: Place, in rect: CGRect) -> Double {
    let (a, b) = (line.center, line.tip)
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    var (from, to) = (0.0, 1.0)
    for (start, change, low, high) in [
      (a.x, dx, rect.minX, rect.maxX), (a.y, dy, rect.minY, rect.maxY),
    ] {
      if change == 0 {
        guard start > low, start < high else { return 0 }
        continue
      }
      let (first, second) = ((low - start) / change, (high - start) / change)
      from = max(from, min(first, second))
      to = min(to, max(first, second))
    }
    return to > from ? (to - from) * a.distance(to: b) : 0
  }

  private static func cross(_ a: Place, _ b: Place) -> Bool {
    func side(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> Double {
      (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    }
    return side(a.center, a.tip, b.center) * side(a.center, a.tip, b.tip) < 0
      && side(b.center, b.tip, a.center) * side(b.center, b.tip, a.tip) < 0
  }
}
