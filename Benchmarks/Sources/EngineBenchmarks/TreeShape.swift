import Foundation

/// A tree of rectangles, without any toolkit: what the views and widgets of all hit tests are made of.
///
/// `Counterparts/tree_shape.h` makes the same trees with the same queries.
nonisolated struct TreeShape {
  static let size = CGSize(width: 16384, height: 1024)
  /// Levels of one chain; the engine refuses trees that are deeper than 512.
  static let chainLength = 500

  let name: String
  /// The parent of every node, which comes before it; -1 for the root.
  private(set) var parents: [Int] = []
  /// In the parent's coordinates.
  private(set) var rects: [CGRect] = []
  /// Where the queries lie.
  private var area = CGRect(origin: .zero, size: size)

  /// A root with all others side by side in its left half; queries hit the right half, so every one is asked.
  static func wide(_ count: Int) -> TreeShape {
    var shape = TreeShape(name: "wide", root: true)
    for index in 0..<(count - 1) {
      shape.add(0, CGRect(x: index % 800 * 10, y: index / 800 % 100 * 10, width: 10, height: 10))
    }
    shape.area = CGRect(x: 8192, y: 0, width: 8192, height: 1024)
    return shape
  }

  /// Chains of up to 500 views, side by side.
  static func deep(_ count: Int) -> TreeShape {
    var shape = TreeShape(name: "deep", root: true)
    let chains = max(1, (count - 2 + chainLength) / chainLength)
    let width = Int(size.width) / chains
    for chain in 0..<chains {
      var parent = 0
      for level in 0..<min(chainLength, count - 1 - chain * chainLength) {
        shape.add(
          parent,
          CGRect(x: level == 0 ? chain * width : 0, y: 0, width: width, height: Int(size.height)))
        parent = shape.parents.count - 1
      }
    }
    shape.area = CGRect(x: 0, y: 0, width: CGFloat(chains * width), height: size.height)
    return shape
  }

  /// Every view is filled by eight, four in a row.
  static func mixed(_ count: Int) -> TreeShape {
    var shape = TreeShape(name: "mixed", root: true)
    for index in 1..<count {
      let parent = (index - 1) / 8
      let place = (index - 1) % 8
      let size = shape.rects[parent].size
      shape.add(
        parent,
        CGRect(
          x: size.width / 4 * CGFloat(place % 4), y: size.height / 2 * CGFloat(place / 4),
          width: size.width / 4, height: size.height / 2))
    }
    return shape
  }

  private init(name: String, root: Bool) {
    self.name = name
    add(-1, CGRect(origin: .zero, size: Self.size))
  }

  private mutating func add(_ parent: Int, _ rect: CGRect) {
    parents.append(parent)
    rects.append(rect)
  }

  /// Points spread over the area, the same in every run.
  func queries(_ count: Int) -> [CGPoint] {
    var state: UInt64 = 12345
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
    return (0..<count).map { _ in
      CGPoint(
        x: area.minX + (next() * area.width).rounded(.down) + 0.5,
        y: area.minY + (next() * area.height).rounded(.down) + 0.5)
    }
  }

  /// How many views a hit test asks that asks the last child first.
  func visits(_ points: [CGPoint]) -> Int {
    var children = [[Int]](repeating: [], count: parents.count)
    for index in parents.indices.dropFirst() { children[parents[index]].append(index) }
    var count = 0
    for point in points {
      var node = 0
      var place = point
      count += 1
      search: while true {
        for child in children[node].reversed() {
          count += 1
          let rect = rects[child]
          if rect.contains(place) {
            place = CGPoint(x: place.x - rect.minX, y: place.y - rect.minY)
            node = child
            continue search
          }
        }
        break
      }
    }
    return count
  }
}
