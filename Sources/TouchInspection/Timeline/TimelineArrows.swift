import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// Arrows from causes to effects, for what is selected.
enum TimelineArrows {
  private static let handle = 30.0
  private static let head = 5.0

  static func draw(
    _ selection: Target, _ rows: [TimelinePicture.Row], in bounds: CGRect,
    _ stage: inout TimelineStage
  ) {
    let arrows = arrows(selection, rows, stage)
    let accent = stage.theme.accent
    let ground = stage.theme.window
    stage.picture.list.clipped(
      to: CGRect(
        x: stage.scale.left, y: bounds.minY, width: stage.scale.width - stage.scale.left,
        height: bounds.height)
    ) { list in
      for (from, to) in arrows {
        let neck = CGPoint(x: to.x - head, y: to.y)
        var path = Path()
        path.move(from)
        path.cubic(
          CGPoint(x: from.x + handle, y: from.y), CGPoint(x: neck.x - handle, y: neck.y), neck)
        list.stroke(path, ground.opacity(0.8), width: 4)
        list.stroke(path, accent, width: 2)
        Glyph.arrowHead(
          &list, tip: to, from: CGPoint(x: to.x - handle, y: to.y), size: head * 1.6, accent)
        list.fill(.circle(from, 3), accent)
      }
    }
  }

  /// From each cause to its effect.
  static func arrows(
    _ selection: Target, _ rows: [TimelinePicture.Row], _ stage: TimelineStage
  ) -> [(from: CGPoint, to: CGPoint)] {
    let trace = stage.trace
    let map = RowIndex(rows)
    let chosen = rows.indices.filter { rows[$0].lane.object == selection }
    let seq: Int? = if case .event(let seq) = selection { seq } else { nil }
    guard !chosen.isEmpty || seq != nil else { return [] }
    let flows = TimelineFlows(trace) { map.row(of: $0) }
    let edges = stage.scale.edges
    let from = max(edges.from, stage.reading.gestureStart.seconds)
    let events = trace.events(from: from, to: edges.to, until: stage.now)
    let picked = seq.flatMap { $0 < trace.events.count ? trace.events[$0] : nil }
    return flows.around(events) { event in
      if let picked {
        return event.time == picked.time && map.row(of: event) == map.row(of: picked)
      }
      return map.row(of: event).map(chosen.contains) ?? false
    }.compactMap { flow in
      let (a, b) = (trace.events[Int(flow.from)], trace.events[Int(flow.to)])
      guard let start = point(a, map, stage), let end = point(b, map, stage) else { return nil }
      return (start, end)
    }
  }

  private static func point(
    _ event: TraceEvent, _ map: RowIndex, _ stage: TimelineStage
  ) -> CGPoint? {
    guard let row = map.row(of: event) else { return nil }
    let x = min(max(stage.scale.x(event.time), stage.scale.left - 40), stage.scale.right + 40)
    let middle: Double =
      switch map.rows[row].lane.content {
      case .touch: event.kind == .hold ? TimelineStage.deliveredMiddle : TimelineStage.sampledMiddle
      default: map.rows[row].lane.height / 2
      }
    return CGPoint(x: x, y: map.rows[row].y + middle)
  }

  /// On which row an event is.
  private struct RowIndex {
    let rows: [TimelinePicture.Row]
    private var fingers: [Handle: Int] = [:]
    private var recognizers: [Handle: Int] = [:]
    private var responders: [Handle: Int] = [:]
    private var timers: [Handle: Int] = [:]

    init(_ rows: [TimelinePicture.Row]) {
      self.rows = rows
      for (index, row) in rows.enumerated() {
        switch row.lane.content {
        case .touch(let contacts): for contact in contacts { fingers[contact.handle] = index }
        case .recognizer(let own): recognizers[own.handle] = index
        case .responder(let own): responders[own.handle] = index
        case .timers(let owners): for owner in owners { timers[owner.handle] = index }
        case .decisions: break
        }
      }
    }

    func row(of event: TraceEvent) -> Int? {
      switch event.kind {
      case .sample: fingers[event.subject]
      case .hold: fingers[event.other]
      case .state, .held: recognizers[event.subject]
      case .gesture: event.verb == .touchesBegan ? recognizers[event.subject] : nil
      case .touches: responders[event.subject]
      case .action: event.payload == TraceEvent.noPayload ? nil : responders[event.subject]
      // That timers start and stop with a touch goes without saying.
      case .timer: event.verb == .timerFires ? timers[event.subject] : nil
      default: nil
      }
    }
  }
}
