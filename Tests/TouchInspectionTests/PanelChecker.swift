import Foundation
import TouchCanvas
import TouchGeometry
import TouchInspection

/// Finds what a reader of a panel could not read or click: texts over each other, cut, or out of the panel, and regions
/// that leave it.
struct PanelChecker {
  let size: CGSize
  var metrics: any TextMeasuring = FixedTextMetrics()

  func faults(_ picture: Picture) -> [String] {
    var faults: [String] = []
    var clips: [CGRect] = []
    var placed: [(text: String, box: CGRect)] = []
    for command in picture.list.commands {
      switch command {
      case .pushClip(let polygon):
        clips.append(CGRect(around: polygon))
      case .popClip: clips.removeLast()
      case .text(let text, let at, let font, _):
        var box = CGRect(
          x: at.x, y: at.y - font.size * 0.72, width: metrics.width(of: text, in: font),
          height: font.size * 0.72)
        guard clips.allSatisfy({ $0.intersects(box) }) else { continue }
        for clip in clips {
          if box.minX < clip.minX - 1 || box.maxX > clip.maxX + 1 {
            faults.append("\(text) is cut")
          }
          box = box.intersection(
            CGRect(x: box.minX, y: clip.minY, width: box.width, height: clip.height))
        }
        if !room.contains(box) { faults.append("\(text) leaves the panel at \(box)") }
        for other in placed where overlap(other.box, box) {
          faults.append("\(text) is on \(other.text) at \(box.origin)")
        }
        placed.append((text, box))
      default: break
      }
    }
    for region in picture.regions where !room.contains(region.outline) {
      faults.append("\(region.id) leaves the panel at \(region.outline)")
    }
    return faults
  }

  private var room: CGRect { CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1) }

  private func overlap(_ a: CGRect, _ b: CGRect) -> Bool {
    let common = a.intersection(b)
    return !common.isNull && common.width > 1.5 && common.height > 1
  }
}

extension Tooltip {
  /// What it says when it is not about an event.
  var words: String {
    guard case .text(let text) = self else { return "" }
    return text
  }
}

extension Path {
  /// The box around its corners.
  var box: CGRect {
    CGRect(
      around: segments.compactMap { segment in
        switch segment {
        case .move(let point), .line(let point), .cubic(_, _, let point): point
        case .close: nil
        }
      })
  }
}

extension CGRect {
  /// Whether another one lies inside, but for rounding: `contains` compares a sum with one of its parts.
  func holds(_ other: CGRect) -> Bool {
    let near = 0.001
    return minX - near <= other.minX && maxX + near >= other.maxX && minY - near <= other.minY
      && maxY + near >= other.maxY
  }

  /// The same but for the errors of calculation.
  func isNear(_ other: CGRect) -> Bool {
    let sides = [
      minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY,
    ]
    return sides.allSatisfy { abs($0) < 0.01 }
  }
}
