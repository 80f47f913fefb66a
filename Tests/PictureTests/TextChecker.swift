import Foundation
import TouchCanvas
import TouchGeometry

/// Finds what a reader could not read: texts over each other, cut at their sides, half covered, or out of the picture.
struct TextChecker {
  let metrics: any TextMeasuring
  let size: CGSize
  /// A clip whose content is not looked at: the app's own screen.
  var scene: CGRect?

  private struct Placed {
    var text: String
    var box: CGRect
  }

  /// The faults, one line each.
  func faults(_ list: DrawList) -> [String] {
    var faults: [String] = []
    var clips: [CGRect] = []
    var placed: [Placed] = []
    for command in list.commands {
      switch command {
      case .pushClip(let polygon): clips.append(Self.bounds(polygon))
      case .popClip: clips.removeLast()
      case .fill(let path, let color) where color.alpha > 235:
        guard clips.isEmpty, let box = Self.rectangle(path) else { continue }
        placed.removeAll { box.insetBy(dx: -0.5, dy: -0.5).contains($0.box) }
        for text in placed where Self.overlap(text.box, box) {
          faults.append("'\(text.text)' is half covered at \(Self.place(text.box))")
        }
      case .text(let text, let at, let font, _):
        guard !clips.contains(where: { clip in scene.map { Self.equal($0, clip) } ?? false }) else {
          continue
        }
        let box = CGRect(
          x: at.x, y: at.y - font.size * 0.72, width: metrics.width(of: text, in: font),
          height: font.size * 0.72)
        guard let seen = visible(text, box, clips, &faults) else { continue }
        for other in placed where Self.overlap(other.box, seen) {
          faults.append("'\(text)' is on '\(other.text)' at \(Self.place(seen))")
        }
        placed.append(Placed(text: text, box: seen))
      default: break
      }
    }
    return faults
  }

  /// What clips leave of a text; lists that are scrolled may be cut above and below.
  private func visible(
    _ text: String, _ box: CGRect, _ clips: [CGRect], _ faults: inout [String]
  ) -> CGRect? {
    var seen = box
    for clip in clips {
      guard seen.intersects(clip) else { return nil }
      if seen.maxX > clip.maxX + 1 || seen.minX < clip.minX - 1 {
        faults.append("'\(text)' is cut at \(Self.place(seen))")
      }
      seen = seen.intersection(
        CGRect(x: seen.minX, y: clip.minY, width: seen.width, height: clip.height))
    }
    let room = CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
    if !room.contains(seen) { faults.append("'\(text)' leaves the picture at \(Self.place(seen))") }
    return seen
  }

  private static func overlap(_ a: CGRect, _ b: CGRect) -> Bool {
    let common = a.intersection(b)
    return !common.isNull && common.width > 1.5 && common.height > 1
  }

  private static func equal(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.maxX - b.maxX) < 0.01
      && abs(a.maxY - b.maxY) < 0.01
  }

  private static func place(_ box: CGRect) -> String { "\(Int(box.minX)),\(Int(box.minY))" }

  private static func bounds(_ points: [CGPoint]) -> CGRect {
    CGRect(around: points)
  }

  /// The box of an upright rectangle, rounded or not.
  private static func rectangle(_ path: Path) -> CGRect? {
    var points: [CGPoint] = []
    for segment in path.segments {
      switch segment {
      case .move(let p), .line(let p), .cubic(_, _, let p): points.append(p)
      case .close: break
      }
    }
    let box = bounds(points)
    let corners = points.filter { p in
      (abs(p.x - box.minX) < 0.01 || abs(p.x - box.maxX) < 0.01)
        || (abs(p.y - box.minY) < 0.01 || abs(p.y - box.maxY) < 0.01)
    }
    guard points.count >= 4, corners.count == points.count, box.width > 8, box.height > 8 else {
      return nil
    }
    return box
  }
}
