import Foundation

/// Boxes by where they are, so that a place is compared with its neighbours alone.
struct BoxGrid {
  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  private static let size = 32.0
  private var boxes: [Cell: [CGRect]] = [:]

  mutating func insert(_ box: CGRect) {
    for cell in Self.cells(box) { boxes[cell, default: []].append(box) }
  }

  func intersects(_ box: CGRect) -> Bool {
    Self.cells(box).contains { boxes[$0]?.contains { $0.intersects(box) } ?? false }
  }

  private static func cells(_ box: CGRect) -> [Cell] {
    func index(_ at: Double) -> Int { Int((at / size).rounded(.down)) }
    return (index(box.minY)...index(box.maxY)).flatMap { row in
      (index(box.minX)...index(box.maxX)).map { Cell(column: $0, row: row) }
    }
  }
}
