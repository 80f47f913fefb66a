import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// Below the graph: which recognizers have no relation, in a few lines, and no name cut.
enum GraphAlone {
  private static let font = Font.ui(11)
  private static let most = 3
  /// From one line to the next, points.
  private static let step = 14.0
  /// From the top to the middle of the first line, and from that of the last one to the bottom, points.
  private static let (above, below) = (8.0, 14.0)

  /// The recognizers that are not in the graph: those that had a touch of the gesture; all of the scene before any touch. The
  /// system's own watch every touch, and nothing is to be learnt of that.
  static func names(besides related: [Handle], _ input: PictureInput) -> [String] {
    let all = input.snapshot.recognizers.filter { !$0.isOfSystem }
    let inPlay = all.filter { input.reading.recognizer($0.handle)?.wasInPlay == true }
    // What the system ended had to do with that, which is no recognizer of the graph.
    return (inPlay.isEmpty ? all : inPlay).filter { recognizer in
      !related.contains(recognizer.handle)
        && input.reading.recognizer(recognizer.handle)?.transitions.last?.reason != .systemCancel
    }.map(\.name)
  }

  /// All names, or as many as have room with the count of the others; `width` is in points.
  static func lines(_ names: [String], width: Double, _ look: Look) -> [String] {
    guard !names.isEmpty else { return [] }
    func lines(_ count: Int) -> [String] {
      let text = Text.arbitration.alone(Array(names.prefix(count)), more: names.count - count)
      return look.wrap(text, width, font)
    }
    let count = (1...names.count).reversed().first { lines($0).count <= most } ?? 1
    return lines(count)
  }

  /// Of all lines with the space around them, points; 0 for none.
  static func height(_ lines: [String]) -> Double {
    lines.isEmpty ? 0 : above + below + Double(lines.count - 1) * step
  }

  /// The lines from the top `y` of their space on, in points.
  static func draw(_ lines: [String], x: Double, y: Double, _ look: Look, _ list: inout DrawList) {
    for (index, line) in lines.enumerated() {
      list.label(
        line, x: x, middle: y + above + Double(index) * step, font, look.theme.secondary, look)
    }
  }
}
