/// The spots of a view's subviews, from back to front, side by side; below the backmost one lies the end of the list, so that
/// a hit test, which begins at the front, needs no count.
nonisolated struct HitList {
  private var spots: HitSpot.Pointer?
  private(set) var count: Int32 = 0
  private var capacity: Int32 = 0

  /// The frontmost one, if there is one.
  var front: HitSpot.Pointer? { count == 0 ? nil : spots! + Int(count) }

  /// What lies below the backmost one; nil before the first one came.
  var end: HitSpot? { spots?.pointee }

  subscript(index: Int) -> HitSpot {
    get { spots![index + 1] }
    nonmutating set { spots![index + 1] = newValue }
  }

  /// `end` is what lies below the backmost one.
  @MainActor mutating func insert(
    _ spot: HitSpot, at index: Int, end: HitSpot, _ pool: HitPool
  ) {
    if count == capacity { grow(end, pool) }
    for place in stride(from: Int(count), to: index, by: -1) { self[place] = self[place - 1] }
    count += 1
    self[index] = spot
  }

  mutating func remove(at index: Int) {
    count -= 1
    for place in index..<Int(count) { self[place] = self[place + 1] }
  }

  @MainActor private mutating func grow(_ end: HitSpot, _ pool: HitPool) {
    let larger = max(1, Int(capacity) * 2)
    let block = pool.take(Self.bytes(larger)).bindMemory(to: HitSpot.self, capacity: larger + 1)
    if let spots {
      block.initialize(from: spots, count: Int(count) + 1)
      pool.give(spots, Self.bytes(Int(capacity)))
    } else {
      block.initialize(to: end)
    }
    spots = block
    capacity = Int32(larger)
  }

  /// Gives the memory back; nobody may ask the list from then on.
  @MainActor func free(_ pool: HitPool) {
    if let spots { pool.give(spots, Self.bytes(Int(capacity))) }
  }

  private static func bytes(_ capacity: Int) -> Int {
    (capacity + 1) * MemoryLayout<HitSpot>.stride
  }
}
