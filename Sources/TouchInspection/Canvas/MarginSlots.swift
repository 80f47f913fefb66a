import Foundation

/// Finds places for texts in the two margins beside the device, so that none lies on another.
struct MarginSlots {
  /// Which margin.
  enum Side { case left, right }

  private let left: CGRect
  private let right: CGRect
  private var taken: [CGRect] = []

  /// From one slot to the next that is tried, points.
  static let step = 12.0
  /// Between two texts.
  private static let gap = 4.0

  init(left: CGRect, right: CGRect) {
    self.left = left
    self.right = right
  }

  func column(_ side: Side) -> CGRect { side == .left ? left : right }

  /// Keeps texts away from a place.
  mutating func reserve(_ rect: CGRect) { taken.append(rect) }

  /// The place at exactly this height; nil when it is taken, or not in the margin.
  mutating func place(height: Double, exactlyAt top: Double, _ side: Side) -> CGRect? {
    let box = box(height, top, side)
    guard fits(box, side) else { return nil }
    taken.append(box)
    return box
  }

  /// The free place nearest to a height, of those that are good for the text: on the side that is wanted, below and above in
  /// turn, then on the other one.
  mutating func place(
    heights: (Side) -> Double, near top: Double, _ wanted: Side,
    where isGood: (Side, CGRect) -> Bool = { _, _ in true }
  ) -> (side: Side, box: CGRect)? {
    for side in [wanted, wanted == .left ? .right : .left] {
      let column = column(side)
      let height = heights(side)
      guard height > 0, height <= column.height else { continue }
      let home = min(max(top, column.minY), column.maxY - height)
      var away = 0.0
      while away <= column.height {
        for y in away == 0 ? [home] : [home + away, home - away] {
          let box = box(height, y, side)
          guard fits(box, side), isGood(side, box) else { continue }
          taken.append(box)
          return (side, box)
        }
        away += Self.step
      }
    }
    return nil
  }

  private func box(_ height: Double, _ top: Double, _ side: Side) -> CGRect {
    let column = column(side)
    return CGRect(x: column.minX, y: top, width: column.width, height: height)
  }

  private func fits(_ box: CGRect, _ side: Side) -> Bool {
    let column = column(side)
    let around = box.insetBy(dx: 0, dy: -Self.gap / 2)
    return column.width > 0 && box.minY >= column.minY && box.maxY <= column.maxY
      && !taken.contains { $0.intersects(around) }
  }
}
