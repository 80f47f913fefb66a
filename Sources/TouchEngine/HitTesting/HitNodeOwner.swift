/// Keeps the node of a view as long as the view lives, and its spot in the superview's list as the node says.
final class HitNodeOwner {
  private let own: HitNode.Pointer
  private let memory: HitMemory

  init() {
    memory = EngineStack.current.hitMemory
    own = memory.nodes.take(HitMemory.nodeBytes)
      .bindMemory(to: HitNode.self, capacity: 1)
    own.initialize(to: HitNode())
  }

  isolated deinit {
    #if TOUCHSCOPE_VERIFY
      if let view { LiveViews.remove(view) }
    #endif
    own.pointee.list.free(memory.lists)
    memory.nodes.give(own, HitMemory.nodeBytes)
  }

  #if TOUCHSCOPE_VERIFY
    private var view: UnsafeMutableRawPointer?
  #endif

  /// It is the node of this view.
  func belong(to view: UIView) {
    #if TOUCHSCOPE_VERIFY
      self.view = LiveViews.address(of: view)
      LiveViews.insert(view)
    #endif
    change { $0.view = view }
  }

  var node: UnsafePointer<HitNode> { UnsafePointer(own) }

  /// The one way to let the node say something else of its view. `body` reads nothing of the view.
  func change(_ body: (inout HitNode) -> Void) {
    body(&own.pointee)
    changed()
  }

  private func changed() {
    guard let superview = own.pointee.superview else { return }
    superview.pointee.list[Int(own.pointee.index)] = HitSpot(own)
  }

  // MARK: Subviews

  /// Those in front of it move by one; `ViewParts` counts them anew.
  func insert(_ child: HitNodeOwner, at index: Int) {
    child.own.pointee.superview = own
    child.count(index)
    own.pointee.list.insert(
      HitSpot(child.own), at: index, end: HitSpot(endOf: own.pointee.view), memory.lists)
    changed()
  }

  /// Those in front of it move by one; `ViewParts` counts them anew.
  func remove(_ child: HitNodeOwner) {
    child.own.pointee.superview = nil
    own.pointee.list.remove(at: Int(child.own.pointee.index))
    changed()
  }

  /// It has this place among the subviews of its superview.
  func count(_ index: Int) { own.pointee.index = Int32(index) }
}

/// Where an engine's nodes and lists are.
struct HitMemory {
  static let nodeBytes = MemoryLayout<HitNode>.stride

  let nodes = HitPool()
  /// Apart from the nodes: a hit test reads one list after the other.
  let lists = HitPool()
}
