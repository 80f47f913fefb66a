import Foundation

@testable import TouchCanvas

/// How much of every pixel the black shapes of a list cover, 0 to 1.
struct Raster {
  let rows: [[Double]]

  init(_ list: DrawList, scale: Double = 1, width: Int = 220, height: Int = 220) {
    guard
      let buffer = PixelBuffer(PixelBox(left: 0, top: 0, right: width, bottom: height))
    else {
      rows = []
      return
    }
    let map = CoverageMap()
    buffer.clear(.white)
    let commands = PlacedCommand.all(of: list, scale: scale) { _, font in
      TextExtent(width: 0, above: font.size, below: font.size)
    }
    for batch in commands.flatMap(\.batches) {
      switch batch {
      case .shape(let shape): buffer.fill(shape, map)
      case .rectangle(let box, let color): buffer.fill(box, color)
      case .text: break
      }
    }
    let bytes = buffer.rgba
    rows = (0..<height).map { y in
      (0..<width).map { 1 - Double(bytes[(y * width + $0) * 4]) / 255 }
    }
  }

  var area: Double { rows.reduce(0) { $0 + $1.reduce(0, +) } }

  /// Rows and columns with anything in them.
  var box: PixelBox {
    let ys = rows.indices.filter { rows[$0].contains { $0 > 0 } }
    let xs = rows.first?.indices.filter { x in rows.contains { $0[x] > 0 } } ?? []
    return PixelBox(
      left: xs.first ?? 0, top: ys.first ?? 0, right: (xs.last ?? -1) + 1,
      bottom: (ys.last ?? -1) + 1)
  }

  /// Whether no pixel is covered in part.
  var isCrisp: Bool { rows.allSatisfy { $0.allSatisfy { $0 == 0 || $0 == 1 } } }
}
