import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// Lines from a recognizer that is held to the lane of the one that it waits for.
enum TimelineWaits {
  static func draw(_ rows: [TimelinePicture.Row], in bounds: CGRect, _ stage: inout TimelineStage) {
    var lines: [(x: Double, from: Double, to: Double)] = []
    for row in rows {
      guard case .recognizer(let own) = row.lane.content else { continue }
      let first = own.slices.firstIndexOfRest {
        ($0.to ?? stage.now).seconds >= stage.scale.edges.from
      }
      for slice in own.slices[first...] where slice.look == .held {
        let ends = (stage.scale.x(slice.from), stage.scale.x(slice.to ?? stage.now))
        guard let shown = stage.scale.visible(ends.0, ends.1), shown.to - shown.from >= 6,
          let event = stage.event(of: slice, own.handle),
          let other = rows.first(where: { $0.lane.shows(event.other) })
        else { continue }
        let x = max((shown.from + shown.to) / 2, shown.to - 14)
        let isBelow = other.y > row.y
        lines.append(
          (x, row.y + (isBelow ? 24 : 4), other.y + (isBelow ? 4 : 24)))
      }
    }
    let color = StateLook.heldInk(stage.theme)
    stage.picture.list.clipped(to: bounds) { list in
      for line in lines {
        let (a, b) = (CGPoint(x: line.x, y: line.from), CGPoint(x: line.x, y: line.to))
        list.stroke(.line(a, b), color, width: 1.5, dash: [3, 2.5])
        list.fill(.circle(b, 3), color)
      }
    }
  }
}

extension TimelineLane {
  /// True for the lane of a recognizer's states.
  func shows(_ recognizer: Handle) -> Bool {
    if case .recognizer(let own) = content { own.handle == recognizer } else { false }
  }
}
