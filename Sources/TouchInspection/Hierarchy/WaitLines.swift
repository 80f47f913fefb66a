import Foundation
import TouchCanvas
import TouchTrace

/// Dashed lines in the tree from the rings of recognizers that wait to the rings of those that they wait for.
struct WaitLines {
  private let waits: [(from: String, to: String)]
  /// The middle of each recognizer's row by name, in rows from the first one.
  private var places: [String: Double] = [:]

  init(_ rows: [HierarchyRow], _ model: HierarchyModel, _ snapshot: SceneSnapshot) {
    waits = model.waits
    guard !waits.isEmpty else { return }
    for (index, row) in rows.enumerated() {
      guard case .recognizer(let number) = row.node else { continue }
      places[snapshot.recognizers[number].name] = Double(index) + 0.5
    }
  }

  /// `top` is where the first row begins.
  func draw(top: Double, width: Double, _ pen: inout PanelPen) {
    let color = StateLook.heldInk(pen.theme)
    let x = width - 18
    for relation in waits {
      guard let first = places[relation.from], let second = places[relation.to] else { continue }
      let (from, to) = (top + first * pen.rowHeight, top + second * pen.rowHeight)
      let out = x + min(14, 6 + abs(to - from) * 0.1)
      var path = Path()
      path.move(CGPoint(x: x, y: from))
      path.cubic(CGPoint(x: out, y: from), CGPoint(x: out, y: to), CGPoint(x: x + 4, y: to))
      pen.picture.list.stroke(path, color, width: 2, dash: [4, 3])
      var tip = Path()
      tip.move(CGPoint(x: x, y: to))
      tip.line(CGPoint(x: x + 6, y: to - 3.5))
      tip.line(CGPoint(x: x + 6, y: to + 3.5))
      tip.close()
      pen.picture.list.fill(tip, color)
    }
  }
}
