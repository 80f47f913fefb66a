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
  unowned(unsafe) var view: UIView!
  private var count = 0
  private var room = 0
  /// Those of the subviews, from back to front; a superview keeps its subviews.
  private var children: UnsafeMutablePointer<Pointer>!

  func freeChildren() { children?.deallocate() }

  // MARK: Subviews

  mutating func insert(_ child: Pointer, at index: Int) {
    if count == room { grow() }
    for place in stride(from: count, to: index, by: -1) { children[place] = children[place - 1] }
    children[index] = child
    count += 1
  }

  mutating func remove(at index: Int) {
    count -= 1
    for place in index..<count { children[place] = children[place + 1] }
  }

  private mutating func grow() {
    room = max(4, room * 2)
    let larger = UnsafeMutablePointer<Pointer>.allocate(capacity: room)
    if let children {
      larger.update(from: children, count: count)
      children.deallocate()
    }
    children = larger
  }

  // MARK: The hit test

  /// Goes from a plain view that contains a place of its coordinates down to the last plain one that does (HT-03 to HT-05).
  static func descend(from start: Pointer, _ place: CGPoint, _ threshold: CGFloat) -> End {
    var node = start
    var (x, y) = (place.x, place.y)
    search: while true {
      var index = node.pointee.count
      while index > 0 {
        index -= 1
        let child = node.pointee.children[index]
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
    guard x >= bounds.origin.x, x < bounds.origin.x + bounds.size.width,
      y >= bounds.origin.y, y < bounds.origin.y + bounds.size.height
    else {
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

/// Memory for the nodes of an engine's views. They lie in the order in which views were made, which most often is that of the
/// tree: what a hit test reads next is near.
final class HitNodePool {
  private static let slabLength = 512
  private var slabs: [HitNode.Pointer] = []
  private var used = slabLength
  private var free: [HitNode.Pointer] = []

  func take() -> HitNode.Pointer {
    let node = free.popLast() ?? next()
    node.initialize(to: HitNode())
    return node
  }

  private func next() -> HitNode.Pointer {
    if used == Self.slabLength {
      slabs.append(HitNode.Pointer.allocate(capacity: Self.slabLength))
      used = 0
    }
    used += 1
    return slabs[slabs.count - 1] + (used - 1)
  }

  func give(_ node: HitNode.Pointer) {
    node.pointee.freeChildren()
    free.append(node)
  }

  isolated deinit { for slab in slabs { slab.deallocate() } }
}

/// Keeps the memory of a node as long as its view lives.
final class HitNodeOwner {
  let node: HitNode.Pointer
  private let pool: HitNodePool

  init() {
    pool = EngineStack.current.hitNodes
    node = pool.take()
  }

  isolated deinit { pool.give(node) }
}
