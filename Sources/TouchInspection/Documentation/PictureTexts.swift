import Foundation
import TouchCanvas
import TouchGeometry

/// Where the texts of a picture are: to keep them free, and to read them without seeing them.
package enum PictureTexts {
  /// A text that shows.
  struct Place: Equatable {
    var text: String
    /// What of it shows, points of the list.
    var box: CGRect
    /// Where it stands, from the top, points.
    var baseline: Double
  }

  /// The boxes of all texts that show, points of the list.
  static func boxes(_ list: DrawList, _ look: Look) -> [CGRect] {
    places(list, look).map(\.box)
  }

  /// All texts that show, in the order in which they are drawn.
  static func places(_ list: DrawList, _ look: Look) -> [Place] {
    var clips: [CGRect] = []
    var places: [Place] = []
    for command in list.commands {
      switch command {
      case .pushClip(let polygon): clips.append(bounds(polygon, within: clips.last))
      case .popClip: clips.removeLast()
      case .text(let text, let at, let font, let color) where color.alpha > 0:
        let ascent = font.size * 0.8
        let box = CGRect(
          x: at.x, y: at.y - ascent, width: look.width(text, font), height: font.size)
        let seen = clips.last.map(box.intersection) ?? box
        if !seen.isNull, !seen.isEmpty {
          places.append(Place(text: text, box: seen, baseline: at.y))
        }
      case .text, .fill, .pattern, .stroke: break
      }
    }
    return places
  }

  /// A picture for those who cannot see it: its texts line by line, from left to right, then what can be asked or pressed, with
  /// where it is (x, y, width, height in points).
  package static func lines(_ picture: Picture, _ look: Look) -> [String] {
    let texts = rows(places(picture.list, look)).map { row in
      row.map(\.text).joined(separator: "  ")
    }
    var seen: Set<String> = []
    let regions = picture.regions.compactMap { region -> String? in
      guard case .text(let words) = region.tooltip, !words.isEmpty else { return nil }
      let box = [
        region.outline.minX, region.outline.minY, region.outline.width, region.outline.height,
      ]
      let line = "[\(box.map { "\(Int($0.rounded()))" }.joined(separator: " "))] \(words)"
      return seen.insert(line).inserted ? line : nil
    }
    return texts + (regions.isEmpty || texts.isEmpty ? [] : [""]) + regions
  }

  /// Texts on one line, from the top, each line from the left.
  private static func rows(_ places: [Place]) -> [[Place]] {
    var rows: [[Place]] = []
    for place in places.sorted(by: { ($0.baseline, $0.box.minX) < ($1.baseline, $1.box.minX) }) {
      if let first = rows.last?.first, place.baseline - first.baseline < sameLine {
        rows[rows.count - 1].append(place)
      } else {
        rows.append([place])
      }
    }
    return rows.map { $0.sorted { $0.box.minX < $1.box.minX } }
  }

  /// Baselines that are nearer than this are one line, points.
  private static let sameLine = 5.0

  private static func bounds(_ polygon: [CGPoint], within outer: CGRect?) -> CGRect {
    let own = CGRect(around: polygon)
    guard let outer, !own.isNull else { return own }
    let both = own.intersection(outer)
    return both.isNull ? CGRect(origin: own.origin, size: .zero) : both
  }
}
