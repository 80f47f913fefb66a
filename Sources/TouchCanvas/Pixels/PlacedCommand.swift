import Foundation

/// A command of a draw list with its clip, in pixels.
package final class PlacedCommand {
  /// The pixels that it may change.
  package let box: PixelBox
  let clip: PixelClip?
  let command: DrawList.Command
  let scale: Double
  /// Its shapes, in order; created when it is first drawn.
  package private(set) lazy var batches = Outliner.batches(self)

  private init(_ command: DrawList.Command, _ clip: PixelClip?, _ box: PixelBox, _ scale: Double) {
    self.command = command
    self.clip = clip
    self.box = box
    self.scale = scale
  }

  /// The commands of a list from back to front, without invisible ones.
  ///
  /// `extent` measures a text in a font whose size is in pixels.
  package static func all(
    of list: DrawList, scale: Double, extent: (String, Font) -> TextExtent
  ) -> [PlacedCommand] {
    var placed: [PlacedCommand] = []
    placed.reserveCapacity(list.commands.count)
    var clips: [PixelClip] = []
    for command in list.commands {
      switch command {
      case .pushClip(let polygon):
        clips.append(PixelClip(polygon.compactMap { Flattening.held($0, scale) }, in: clips.last))
      case .popClip: _ = clips.popLast()
      default:
        guard var box = box(of: command, scale: scale, extent: extent) else { continue }
        if let clip = clips.last { box = box.intersection(clip.bounds) }
        guard !box.isEmpty else { continue }
        placed.append(PlacedCommand(command, clips.last, box, scale))
      }
    }
    return placed
  }

  /// Whether it draws the same pixels.
  func isSame(as other: PlacedCommand) -> Bool {
    box == other.box && scale == other.scale && clip == other.clip && command == other.command
  }

  /// Nil if it is invisible.
  private static func box(
    of command: DrawList.Command, scale: Double, extent: (String, Font) -> TextExtent
  ) -> PixelBox? {
    switch command {
    case .fill(let path, let color), .pattern(let path, let color, _):
      return color.alpha > 0 ? PixelBox(around: path, scale: scale, margin: 1) : nil
    case .stroke(let path, let color, let stroke):
      guard color.alpha > 0, stroke.width > 0 else { return nil }
      let half = max(stroke.width * scale, 1) / 2
      return PixelBox(around: path, scale: scale, margin: half * Strokes.reach + 2)
    case .text(let text, let at, var font, let color):
      guard color.alpha > 0, let at = Flattening.held(at, scale) else { return nil }
      font.size *= scale
      let extent = extent(text, font)
      return PixelBox(
        covering: CGRect(
          x: at.x, y: at.y - extent.above, width: extent.width,
          height: extent.above + extent.below
        ).insetBy(dx: -font.size / 2, dy: -1))
    case .pushClip, .popClip: return nil
    }
  }
}

/// Where the pixels of a text may be, around the beginning of its baseline, pixels.
package struct TextExtent {
  /// The advance of the whole text.
  package var width: Double
  /// How far they reach up from the baseline, and down from it.
  package var above: Double
  package var below: Double

  package init(width: Double, above: Double, below: Double) {
    (self.width, self.above, self.below) = (width, above, below)
  }
}

extension PixelClip {
  /// The part of a convex polygon inside another clip.
  init(_ pixels: [CGPoint], in outer: PixelClip?) {
    polygon = outer.map { Clipping.clip(pixels, to: $0.polygon) } ?? pixels
    box =
      polygon.count > 2
      ? Polygons.upright(polygon).map(PixelBox.init(rounding:))
      : PixelBox(left: 0, top: 0, right: 0, bottom: 0)
  }

  /// All pixels that it may change.
  var bounds: PixelBox { box ?? PixelBox(covering: Polygons.box(polygon)) }
}

extension PixelBox {
  /// All pixels that a path's points, and everything between them, touch, plus a margin.
  fileprivate init?(around path: Path, scale: Double, margin: Double) {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    func add(_ p: CGPoint) {
      guard p.x.isFinite, p.y.isFinite else { return }
      left = min(left, p.x)
      right = max(right, p.x)
      top = min(top, p.y)
      bottom = max(bottom, p.y)
    }
    for segment in path.segments {
      switch segment {
      case .move(let p), .line(let p): add(p)
      case .cubic(let a, let b, let p):
        add(a)
        add(b)
        add(p)
      case .close: break
      }
    }
    guard left <= right else { return nil }
    self.init(
      covering: CGRect(
        x: left * scale, y: top * scale, width: (right - left) * scale,
        height: (bottom - top) * scale
      ).insetBy(dx: -margin, dy: -margin))
  }

  /// All pixels that a rectangle touches.
  fileprivate init(covering r: CGRect) {
    self.init(
      left: Self.whole(r.minX.rounded(.down)), top: Self.whole(r.minY.rounded(.down)),
      right: Self.whole(r.maxX.rounded(.up)), bottom: Self.whole(r.maxY.rounded(.up)))
  }
}
