import Foundation

/// Finds places for labels so that none lies on another: the one recipe for everything that is written over a scene.
struct LabelPlaces {
  /// Where labels may stand.
  let bounds: CGRect
  private(set) var taken: [CGRect] = []

  /// Places that are covered only when there is no other, as the scene's own texts.
  private var precious: [CGRect] = []

  init(bounds: CGRect) { self.bounds = bounds }

  /// Keeps labels away from a place as long as there is another one.
  mutating func spare(_ rect: CGRect) { precious.append(rect) }

  /// Keeps labels away from a place.
  mutating func reserve(_ rect: CGRect) { taken.append(rect) }

  /// The place nearest to `wanted` that is in the room and free, reserved; nil when there is none.
  mutating func place(_ wanted: CGRect) -> CGRect? {
    guard wanted.width <= bounds.width, wanted.height <= bounds.height else { return nil }
    guard let box = free(wanted, precious) ?? free(wanted, []) ?? anywhere(wanted) else {
      return nil
    }
    taken.append(box)
    return box
  }

  /// The free place that is nearest, on a grid over the whole room.
  private func anywhere(_ wanted: CGRect) -> CGRect? {
    let home = clamped(wanted)
    var best: (distance: Double, box: CGRect)?
    for y in stride(from: bounds.minY, through: bounds.maxY - wanted.height, by: wanted.height / 2)
    {
      for x in stride(from: bounds.minX, through: bounds.maxX - wanted.width, by: 12) {
        let box = CGRect(x: x, y: y, width: wanted.width, height: wanted.height)
        let distance = (x - home.minX) * (x - home.minX) + (y - home.minY) * (y - home.minY)
        guard distance < best?.distance ?? .infinity,
          !taken.contains(where: { $0.insetBy(dx: -2, dy: -2).intersects(box) })
        else { continue }
        best = (Double(distance), box)
      }
    }
    return best?.box
  }

  private func free(_ wanted: CGRect, _ spared: [CGRect]) -> CGRect? {
    let rows = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 8, -8, 10, -10].map {
      Double($0) * (wanted.height + 4)
    }
    for dx in [0, -0.5, 0.5, -1, 1].map({ $0 * wanted.width }) {
      for dy in rows {
        let box = clamped(wanted.offsetBy(dx: dx, dy: dy))
        let isTaken = taken.contains { $0.insetBy(dx: -2, dy: -2).intersects(box) }
        if !isTaken, !spared.contains(where: { $0.intersects(box) }) { return box }
      }
    }
    return nil
  }

  /// The first free place at or around a corner, for small marks.
  mutating func place(beside wanted: CGRect) -> CGRect? {
    let around: [(Double, Double)] = [(0, 0), (1, 0), (2, 0), (0, -1), (-1, 0)]
    let row = (3..<12).map { (Double($0), 0.0) }
    let free = (around + row).map { dx, dy in
      clamped(wanted.offsetBy(dx: dx * (wanted.width + 1), dy: dy * (wanted.height + 1)))
    }.filter { box in !taken.contains { $0.intersects(box) } }
    // A little aside where it would hide a letter.
    let aside = [(-0.5, -0.5), (-0.5, 0), (0, -0.5), (-1, -1)].map { dx, dy in
      clamped(wanted.offsetBy(dx: dx * wanted.width, dy: dy * wanted.height))
    }.filter { box in !taken.contains { $0.intersects(box) } }
    func isClear(_ box: CGRect) -> Bool { !precious.contains { $0.intersects(box) } }
    let first = free.first.flatMap { isClear($0) ? $0 : nil }
    guard let box = first ?? aside.first(where: isClear) ?? free.first else { return nil }
    taken.append(box)
    return box
  }

  private func clamped(_ rect: CGRect) -> CGRect {
    var rect = rect
    rect.origin.x = min(max(rect.minX, bounds.minX), bounds.maxX - rect.width)
    rect.origin.y = min(max(rect.minY, bounds.minY), bounds.maxY - rect.height)
    return rect
  }
}
