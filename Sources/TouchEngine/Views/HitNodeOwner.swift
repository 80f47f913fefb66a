/// Keeps the node of a view as long as the view lives, and its spot in the superview's list as the node says.
final class HitNodeOwner {
  let node: HitNode.Pointer
  private let memory: HitMemory

  init() {
    memory = EngineStack.current.hitMemory
    node = memory.nodes.take(HitMemory.nodeBytes)
      .bindMemory(to: HitNode.self, capacity: 1)
    node.initialize(to: HitNode())
  }

  isolated deinit {
    node.pointee.list.free(memory.lists)
    memory.nodes.give(node, HitMemory.nodeBytes)
  }

  /// The node says something else than before.
  func changed() {
    guard let superview = node.pointee.superview else { return }
    superview.pointee.list[Int(node.pointee.index)] = HitSpot(node)
  }

  // MARK: Subviews

  /// Those in front of it move by one; `ViewParts` counts them anew.
  func insert(_ child: HitNodeOwner, at index: Int) {
    child.node.pointee.superview = node
    child.node.pointee.index = Int32(index)
    node.pointee.list.insert(
      HitSpot(child.node), at: index, end: HitSpot(endOf: node.pointee.view), memory.lists)
    changed()
  }

  /// Those in front of it move by one; `ViewParts` counts them anew.
  func remove(_ child: HitNodeOwner) {
    child.node.pointee.superview = nil
    node.pointee.list.remove(at: Int(child.node.pointee.index))
    changed()
  }
}

/// Where an engine's nodes and lists are.
struct HitMemory {
  static let nodeBytes = MemoryLayout<HitNode>.stride

  let nodes = HitPool()
  /// Apart from the nodes: a hit test reads one list after the other.
  let lists = HitPool()
}
