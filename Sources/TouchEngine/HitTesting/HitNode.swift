import Foundation

/// What a hit test reads of a view, in memory of its own that stays where it is as long as the view lives.
nonisolated struct HitNode {
  typealias Pointer = UnsafeMutablePointer<HitNode>

  /// Where a hit test that nobody has a say in has come to.
  struct End {
    let view: Unmanaged<UIView>
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
  /// Among the subviews of its superview.
  var index: Int32 = 0
  var superview: Pointer?
  /// The list of its subviews, see `HitList`.
  var list = HitList()
  unowned(unsafe) var view: UIView!

  // MARK: The hit test

  /// Goes from a plain view that contains a place of its coordinates down to the last plain one that does (HT-03 to HT-05).
  static func descend(from start: UnsafePointer<HitNode>, _ place: CGPoint, _ threshold: CGFloat)
    -> End
  {
    var (x, y) = (Double(place.x), Double(place.y))
    func end(_ view: Unmanaged<UIView>, _ index: Int32 = -1) -> End {
      End(view: view, place: CGPoint(x: x, y: y), index: Int(index))
    }
    guard var spot = start.pointee.list.front else {
      return end(.passUnretained(start.pointee.view))
    }
    while true {
      let corners = SIMD4(Float(x), Float(y), -Float(x), -Float(y))
      search: while true {
        // The end of the list holds every place.
        while HitSpot.excludes(spot, corners) { spot -= 1 }
        switch spot.pointee.next {
        case .list(let front):
          guard let own = spot.pointee.inside(x, y) else { break }
          (x, y) = own
          spot = front
          break search
        case .leaf(let view):
          guard let own = spot.pointee.inside(x, y) else { break }
          (x, y) = own
          return end(view)
        case .node(let node):
          guard node.pointee.isPlain, !node.pointee.isTransformed else {
            return end(
              .passUnretained(node.pointee.superview!.pointee.view), node.pointee.index)
          }
          let (ownX, ownY) = (x - Double(node.pointee.shiftX), y - Double(node.pointee.shiftY))
          guard node.pointee.takes(CGFloat(ownX), CGFloat(ownY), threshold) else { break }
          (x, y) = (ownX, ownY)
          guard let front = node.pointee.list.front else {
            return end(.passUnretained(node.pointee.view))
          }
          spot = front
          break search
        case .end(let view): return end(view)
        }
        spot -= 1
      }
    }
  }

  /// Whether a plain view takes touches at a place of its own coordinates (HT-01, HT-02, HT-07, HT-10).
  func takes(_ x: CGFloat, _ y: CGFloat, _ threshold: CGFloat) -> Bool {
    guard !isHidden, isInteractive, !(alpha < threshold) else { return false }
    return contains(x, y)
  }

  /// Whether a place of the view's own coordinates lies in its bounds (HT-02, HT-10).
  func contains(_ x: CGFloat, _ y: CGFloat) -> Bool {
    // A size below zero, as a frame from the outside may have it, is left to CGRect.
    guard bounds.size.width >= 0, bounds.size.height >= 0 else {
      return (bounds.size.width < 0 || bounds.size.height < 0)
        && bounds.contains(CGPoint(x: x, y: y))
    }
    return x >= bounds.origin.x && y >= bounds.origin.y
      && x < bounds.origin.x + bounds.size.width && y < bounds.origin.y + bounds.size.height
  }
}
