import Foundation

/// What a hit test reads of a view, in memory of its own: on the way down a tree no references are counted, and what is
/// read lies together.
nonisolated struct HitNode {
  typealias Pointer = UnsafeMutablePointer<HitNode>

  /// Where a hit test that nobody has a say in has come to.
  struct End {
    let node: Pointer
    /// The place in the coordinates of that view.
    let place: CGPoint
    /// The subview from which on somebody has a say, and has to be asked; -1 when all of them were passed.
    let index: Int
  }

  var bounds = CGRect.zero
  /// What the place of a point in the superview is more than in this view, while there is no transform.
  var shiftX: CGFloat = 0
  var shiftY: CGFloat = 0
  var alpha: CGFloat = 1
  var isHidden = false
  var isInteractive = true
  /// True when neither the view's class nor a policy has a say in hit tests.
  var isPlain = false
  var isTransformed = false
  /// Those of the subviews, from back to front, side by side; see `HitNodeOwner`.
  var count: Int32 = 0
  var room: Int32 = 0
  var children: Pointer?
  unowned(unsafe) var view: UIView!
  /// Has to know when the node moves.
  var owner: Unmanaged<HitNodeOwner>!

  // MARK: The hit test

  /// Goes from a plain view that contains a place of its coordinates down to the last plain one that does (HT-03 to HT-05).
  static func descend(from start: Pointer, _ place: CGPoint, _ threshold: CGFloat) -> End {
    var node = start
    var (x, y) = (place.x, place.y)
    search: while true {
      var index = Int(node.pointee.count)
      guard index > 0, let children = node.pointee.children else {
        return End(node: node, place: CGPoint(x: x, y: y), index: -1)
      }
      while index > 0 {
        index -= 1
        let child = children + index
        guard child.pointee.isPlain, !child.pointee.isTransformed else {
          return End(node: node, place: CGPoint(x: x, y: y), index: index)
        }
        let childX = x - child.pointee.shiftX
        let childY = y - child.pointee.shiftY
        guard child.pointee.takes(childX, childY, threshold) else { continue }
        node = child
        (x, y) = (childX, childY)
        continue search
      }
      return End(node: node, place: CGPoint(x: x, y: y), index: -1)
    }
  }

  /// Whether a plain view takes touches at a place of its own coordinates (HT-01, HT-02, HT-07, HT-10).
  @inline(__always)
  func takes(_ x: CGFloat, _ y: CGFloat, _ threshold: CGFloat) -> Bool {
    // All at once: which side of a view a place lies on cannot be foreseen, and every wrong guess costs as much as some views.
    let place = SIMD2(Double(x), Double(y))
    let origin = SIMD2(Double(bounds.origin.x), Double(bounds.origin.y))
    let corner = origin + SIMD2(Double(bounds.size.width), Double(bounds.size.height))
    guard all((place .>= origin) .& (place .< corner)) else {
      // A size below zero, as a frame from the outside may have it, is left to CGRect.
      guard bounds.size.width < 0 || bounds.size.height < 0 else { return false }
      return bounds.contains(CGPoint(x: x, y: y)) && takesTouches(threshold)
    }
    return takesTouches(threshold)
  }

  @inline(__always)
  private func takesTouches(_ threshold: CGFloat) -> Bool {
    !isHidden && isInteractive && !(alpha < threshold)
  }
}
