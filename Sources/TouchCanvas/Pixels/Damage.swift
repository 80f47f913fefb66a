/// The pixels in which two pictures may differ.
package enum Damage {
  /// The largest number of boxes; near ones are merged first.
  private static let most = 6
  /// Two boxes are merged if that adds at most this many pixels, because each box costs a pass over all commands.
  private static let slack = 4096
  /// How far the list is searched for the next common command after a change.
  private static let sight = 24

  /// Boxes around the differences, which may overlap; empty if the pictures are equal.
  ///
  /// Commands of `new` that are also in `old` are replaced by those of `old`, which have cached outlines.
  package static func boxes(
    from old: [PlacedCommand], to new: inout [PlacedCommand]
  ) -> [PixelBox] {
    var boxes: [PixelBox] = []
    var (i, j) = (0, 0)
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > 0, newEnd > 0, old[oldEnd - 1].isSame(as: new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
      new[newEnd] = old[oldEnd]
    }
    while true {
      while i < oldEnd, j < newEnd, old[i].isSame(as: new[j]) {
        new[j] = old[i]
        i += 1
        j += 1
      }
      guard i < oldEnd || j < newEnd else { return boxes }
      let (gone, come) = change(old[i..<oldEnd], new[j..<newEnd])
      for index in 0..<max(gone, come) {
        if index < gone, index < come, let grown = new[j + index].growth(from: old[i + index]) {
          add(grown, to: &boxes)
          continue
        }
        if index < gone { add(old[i + index].box, to: &boxes) }
        if index < come { add(new[j + index].box, to: &boxes) }
      }
      i += gone
      j += come
    }
  }

  /// The numbers of removed and added commands until both lists are equal again.
  private static func change(
    _ old: ArraySlice<PlacedCommand>, _ new: ArraySlice<PlacedCommand>
  ) -> (gone: Int, come: Int) {
    guard let first = old.first else { return (0, new.count) }
    guard let next = new.first else { return (old.count, 0) }
    for distance in 1...sight {
      if distance < new.count, new[new.startIndex + distance].isSame(as: first) {
        return (0, distance)
      }
      if distance < old.count, old[old.startIndex + distance].isSame(as: next) {
        return (distance, 0)
      }
    }
    return (1, 1)
  }

  private static func add(_ box: PixelBox, to boxes: inout [PixelBox]) {
    guard !box.isEmpty else { return }
    var box = box
    while let index = boxes.firstIndex(where: {
      box.union($0).area <= box.area + $0.area + slack
    }) {
      box = box.union(boxes.remove(at: index))
    }
    boxes.append(box)
    guard boxes.count > most else { return }
    // The last one goes to the one with which it wastes least.
    let last = boxes.removeLast()
    let nearest = boxes.min {
      $0.union(last).area - $0.area < $1.union(last).area - $1.area
    }
    guard let nearest, let index = boxes.firstIndex(of: nearest) else { return }
    add(last.union(boxes.remove(at: index)), to: &boxes)
  }
}

extension PixelBox {
  fileprivate var area: Int { width * height }

  /// The smallest box around both.
  func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }
}
