import Foundation

/// What a hit test reads of a subview first, 24 bytes beside those of the others: the smaller it is, the more views fit into
/// a cache.
nonisolated struct HitSpot {
  typealias Pointer = UnsafeMutablePointer<HitSpot>

  /// What is known where an outline does not exclude a place.
  enum Next {
    /// The place is in the view if it is inside the edges; its list begins at the front.
    case list(Pointer)
    /// The same, and there is nothing in the view.
    case leaf(Unmanaged<UIView>)
    /// The edges do not say all there is to know.
    case node(HitNode.Pointer)
    /// The list of this view is over.
    case end(Unmanaged<UIView>)
  }

  /// Left and top, then right and bottom with the sign turned, in the superview's coordinates. No place outside is taken;
  /// one on the edge may be.
  private let outline: Outline
  /// An address, and in the last two bits what is there.
  private let link: UInt

  private struct Outline {
    let low: SIMD2<Float>
    let high: SIMD2<Float>
    static let everywhere = Outline(
      low: SIMD2(repeating: -.infinity), high: SIMD2(repeating: -.infinity))
    static let nowhere = Outline(
      low: SIMD2(repeating: .infinity), high: SIMD2(repeating: .infinity))
  }

  private enum Tag { static let list: UInt = 0, leaf: UInt = 1, node: UInt = 2, end: UInt = 3 }

  /// What lies below the backmost subview of a view.
  init(endOf view: UIView) {
    outline = .everywhere
    link = Self.address(view) + Tag.end
  }

  init(_ node: HitNode.Pointer) {
    let askNode = UInt(bitPattern: node) + Tag.node
    guard node.pointee.isPlain, !node.pointee.isTransformed else {
      (outline, link) = (.everywhere, askNode)
      return
    }
    guard !node.pointee.isHidden, node.pointee.isInteractive else {
      (outline, link) = (.nowhere, askNode)
      return
    }
    let across = Self.edges(
      node.pointee.shiftX, node.pointee.bounds.origin.x, node.pointee.bounds.size.width)
    let down = Self.edges(
      node.pointee.shiftY, node.pointee.bounds.origin.y, node.pointee.bounds.size.height)
    outline = Outline(
      low: SIMD2(across.low, down.low), high: SIMD2(-across.high, -down.high))
    // What is half transparent is compared with a limit that is not known here (HT-07).
    guard across.isExact, down.isExact, node.pointee.alpha >= 1 else {
      link = askNode
      return
    }
    link =
      if let front = node.pointee.list.front {
        UInt(bitPattern: front) + Tag.list
      } else { Self.address(node.pointee.view) + Tag.leaf }
  }

  private static func address(_ view: UIView) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque())
  }

  /// The edges of a view on one axis; when they are not exact, a little outside of where they are.
  private static func edges(_ shift: CGFloat, _ origin: CGFloat, _ size: CGFloat)
    -> (low: Float, high: Float, isExact: Bool)
  {
    let low = Double(shift) + Double(origin)
    let high = low + Double(size)
    if origin == 0, size >= 0, let exactLow = Float(exactly: low),
      let exactHigh = Float(exactly: high), Double(exactHigh) - Double(exactLow) == Double(size)
    {
      return (exactLow, exactHigh, true)
    }
    let slack = (abs(Double(shift)) + abs(Double(origin)) + abs(Double(size))) * 1e-9
    guard slack.isFinite else { return (-.infinity, .infinity, false) }
    // A size below zero, as a frame from the outside may have it, lies on the other side.
    let (left, right) = (min(low, high) - slack, max(low, high) + slack)
    return (Float(left).nextDown, Float(right).nextUp, false)
  }

  // MARK: What a hit test asks

  /// Whether the view of a spot surely does not take a place of its superview, which is given as an outline is.
  ///
  /// Rounding to the nearest number leaves the order as it is, so that no place inside comes to lie outside.
  @inline(__always)
  static func excludes(_ spot: Pointer, _ corners: SIMD4<Float>) -> Bool {
    any(corners .< UnsafeRawPointer(spot).loadUnaligned(as: SIMD4<Float>.self))
  }

  @inline(__always)
  var next: Next {
    let address = UnsafeMutableRawPointer(bitPattern: link & ~3)!
    switch link & 3 {
    case Tag.list: return .list(address.assumingMemoryBound(to: HitSpot.self))
    case Tag.leaf: return .leaf(Unmanaged.fromOpaque(address))
    case Tag.node: return .node(address.assumingMemoryBound(to: HitNode.self))
    default: return .end(Unmanaged.fromOpaque(address))
    }
  }

  /// The place in the view's own coordinates, if it is inside its edges, which are exact.
  @inline(__always)
  func inside(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
    let (left, top) = (Double(outline.low.x), Double(outline.low.y))
    let (ownX, ownY) = (x - left, y - top)
    guard ownX >= 0, ownY >= 0, ownX < -Double(outline.high.x) - left,
      ownY < -Double(outline.high.y) - top
    else { return nil }
    return (ownX, ownY)
  }
}
