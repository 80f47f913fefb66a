import Foundation
import TouchCanvas

/// Where the texts of a picture are, so that nothing is put over them.
enum PictureTexts {
  /// The boxes of all texts that show, points of the list.
  static func boxes(_ list: DrawList, _ look: Look) -> [CGRect] {
    var clips: [CGRect] = []
    var boxes: [CGRect] = []
    for command in list.commands {
      switch command {
      case .pushClip(let polygon): clips.append(bounds(polygon, within: clips.last))
      case .popClip: clips.removeLast()
      case .text(let text, let at, let font, let color) where color.alpha > 0:
        let ascent = font.size * 0.8
        let box = CGRect(
          x: at.x, y: at.y - ascent, width: look.width(text, font), height: font.size)
        let seen = clips.last.map(box.intersection) ?? box
        if !seen.isNull, !seen.isEmpty { boxes.append(seen) }
      case .text, .fill, .pattern, .stroke: break
      }
    }
    return boxes
  }

  private static func bounds(_ polygon: [CGPoint], within outer: CGRect?) -> CGRect {
    let own = polygon.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    guard let outer, !own.isNull else { return own }
    let both = own.intersection(outer)
    return both.isNull ? CGRect(origin: own.origin, size: .zero) : both
  }
}
