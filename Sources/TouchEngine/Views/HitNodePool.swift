import Foundation

/// Memory for the nodes of an engine's views, in blocks of 1, 2, 4, ... of them. Blocks lie in the order in which they were
/// asked for, which most often is that of the tree: what a hit test reads next is near.
final class HitNodePool {
  /// Nodes of the first slab; each one after it is twice as long, up to `longest`.
  private static let shortest = 512
  private static let longest = 1 << 17
  private static let hugePage = 2 << 20

  private var slabs: [UnsafeMutableRawPointer] = []
  private var length = shortest
  /// What is left of the last slab.
  private var rest = UnsafeMutableBufferPointer<HitNode>(start: nil, count: 0)
  /// Blocks that were given back, by the power of two that is their room.
  private var free: [[HitNode.Pointer]] = []

  /// A block with room for so many nodes, a power of two; nothing in it is initialized.
  func take(_ room: Int) -> HitNode.Pointer {
    let power = room.trailingZeroBitCount
    if power < free.count, let block = free[power].popLast() { return block }
    if rest.count < room { addSlab(room) }
    let block = rest.baseAddress!
    rest = UnsafeMutableBufferPointer(start: block + room, count: rest.count - room)
    return block
  }

  /// Takes a block back, whose nodes are gone.
  func give(_ block: HitNode.Pointer, _ room: Int) {
    let power = room.trailingZeroBitCount
    while free.count <= power { free.append([]) }
    free[power].append(block)
  }

  private func addSlab(_ room: Int) {
    while !rest.isEmpty {
      give(rest.baseAddress!, 1)
      rest = UnsafeMutableBufferPointer(start: rest.baseAddress! + 1, count: rest.count - 1)
    }
    let count = max(length, room)
    let bytes = count * MemoryLayout<HitNode>.stride
    let isHuge = bytes >= Self.hugePage
    let slab = UnsafeMutableRawPointer.allocate(
      byteCount: bytes, alignment: isHuge ? Self.hugePage : 64)
    #if os(Linux)
      // A query in a large tree goes to places far from each other: large pages spare the search for where they are.
      if isHuge { madvise(slab, bytes, MADV_HUGEPAGE) }
    #endif
    slabs.append(slab)
    rest = UnsafeMutableBufferPointer(
      start: slab.bindMemory(to: HitNode.self, capacity: count), count: count)
    length = min(length * 2, Self.longest)
  }

  isolated deinit { for slab in slabs { slab.deallocate() } }
}

/// Keeps the node of a view as long as the view lives, and knows where it is: beside those of the other subviews of a
/// superview, or in a place of its own.
final class HitNodeOwner {
  /// Where the node is at present.
  private(set) var node: HitNode.Pointer
  private let pool: HitNodePool

  init() {
    pool = EngineStack.current.hitNodes
    node = pool.take(1)
    node.initialize(to: HitNode())
    node.pointee.owner = Unmanaged.passUnretained(self)
  }

  isolated deinit {
    if let children = node.pointee.children { pool.give(children, Int(node.pointee.room)) }
    pool.give(node, 1)
  }

  /// The node is elsewhere from now on.
  fileprivate func moved(to place: HitNode.Pointer) { node = place }

  // MARK: Subviews

  /// Puts the node of a subview among those of the others.
  func insert(_ child: HitNodeOwner, at index: Int) {
    if node.pointee.count == node.pointee.room { grow() }
    let children = node.pointee.children!
    for place in stride(from: Int(node.pointee.count), to: index, by: -1) {
      Self.move(children + place - 1, to: children + place)
    }
    let home = child.node
    Self.move(home, to: children + index)
    child.pool.give(home, 1)
    node.pointee.count += 1
  }

  /// Takes the node of a subview out, to a place of its own.
  func remove(at index: Int) {
    let children = node.pointee.children!
    // A view may be of another engine than its superview; a place of its own comes from where it will be given back.
    let child = children[index].owner.takeUnretainedValue()
    Self.move(children + index, to: child.pool.take(1))
    node.pointee.count -= 1
    for place in index..<Int(node.pointee.count) {
      Self.move(children + place + 1, to: children + place)
    }
  }

  /// Takes all of them out.
  func removeAll() {
    while node.pointee.count > 0 { remove(at: Int(node.pointee.count) - 1) }
  }

  private func grow() {
    let room = Int(node.pointee.room)
    let larger = max(1, room * 2)
    let block = pool.take(larger)
    if let old = node.pointee.children {
      for place in 0..<Int(node.pointee.count) { Self.move(old + place, to: block + place) }
      pool.give(old, room)
    }
    node.pointee.children = block
    node.pointee.room = Int32(larger)
  }

  private static func move(_ node: HitNode.Pointer, to place: HitNode.Pointer) {
    place.moveInitialize(from: node, count: 1)
    place.pointee.owner.takeUnretainedValue().moved(to: place)
  }
}
