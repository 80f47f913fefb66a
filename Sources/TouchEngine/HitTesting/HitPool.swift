import Foundation

/// Memory for what hit tests read of an engine's views. Pieces lie in the order in which they were asked for, which most often is
/// that of the tree: what a hit test reads next is near.
final class HitPool {
  /// Bytes of the first slab; each one after it is twice as long, up to `longest`.
  private static let shortest = 1 << 14
  private static let longest = 1 << 24
  private static let hugePage = 2 << 20
  private static let alignment = 64

  private var slabs: [UnsafeMutableRawPointer] = []
  private var length = shortest
  /// What is left of the last slab.
  private var rest = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  /// Pieces that were given back, by their bytes.
  private var free: [Int: [UnsafeMutableRawPointer]] = [:]

  /// A piece of so many bytes, a multiple of 8; nothing in it is initialized.
  func take(_ bytes: Int) -> UnsafeMutableRawPointer {
    if !free.isEmpty, let piece = free[bytes]?.popLast() { return piece }
    if rest.count < bytes { addSlab(bytes) }
    let piece = rest.baseAddress!
    rest = UnsafeMutableRawBufferPointer(rebasing: rest[bytes...])
    return piece
  }

  /// Takes a piece back; what was in it is gone.
  func give(_ piece: UnsafeMutableRawPointer, _ bytes: Int) {
    free[bytes, default: []].append(piece)
  }

  private func addSlab(_ bytes: Int) {
    let bytes = max(length, bytes)
    let isHuge = bytes >= Self.hugePage
    let slab = UnsafeMutableRawPointer.allocate(
      byteCount: bytes, alignment: isHuge ? Self.hugePage : Self.alignment)
    #if os(Linux)
      // A query in a large tree goes to places far from each other: large pages spare the search for where they are.
      if isHuge { madvise(slab, bytes, MADV_HUGEPAGE) }
    #endif
    slabs.append(slab)
    rest = UnsafeMutableRawBufferPointer(start: slab, count: bytes)
    length = min(length * 2, Self.longest)
  }

  isolated deinit { for slab in slabs { slab.deallocate() } }
}
