import Foundation
public import TouchGeometry
public import TouchTrace

/// Recognizes a drag that starts at an edge of the screen (EDG-01).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Edges of the screen; without any it never begins (EDG-01).
  open var edges: UIRectEdge = []

  /// The edges that the finger of this attempt started at.
  private var startEdges: UIRectEdge = []

  open override var touchscopeAxis: MovementAxis? {
    MovementAxis(
      horizontal: !edges.isDisjoint(with: [.left, .right]),
      vertical: !edges.isDisjoint(with: [.top, .bottom]))
  }
  open override var touchscopeNeed: RecognizerNeed? { .edgeDrag(edges: edges.names) }

  override func handle(_ phase: UITouch.Phase, _ points: [FingerPoint]) {
    if phase == .began, !startsAtEdge(points) { return }
    super.handle(phase, points)
    if phase == .moved { failAlongEdge() }
  }

  /// Fails at once when its finger did not come over one of its edges (EDG-02). Later fingers do not matter (EDG-09).
  private func startsAtEdge(_ points: [FingerPoint]) -> Bool {
    guard record.life.isUndecided, record.life.readable == .possible, startEdges.isEmpty,
      let first = points.first
    else { return true }
    guard !edges.isEmpty else {
      go(.failed, Why(.notFromEdge, rule: .edg01))
      return false
    }
    let why = whyNotFromEdge(first)
    if let why { go(.failed, why) }
    return why == nil
  }

  /// Notes over which of its edges a finger came: what the digitizer says counts, or else the place; nil when over one.
  private func whyNotFromEdge(_ finger: FingerPoint) -> Why? {
    if let edge = record.touchesInPlay.first(where: { $0.number == finger.id })?.edge {
      startEdges = edges.intersection(UIRectEdge(edge))
      return startEdges.isEmpty ? Why(.notFromEdge, rule: .edg02) : nil
    }
    let width = touchscopeEngine.constants.edgeWidth
    let distances = distances(finger.at)
    let distance = distances.map(\.points).min() ?? 0
    measure(.fromEdge, distance, width)
    for (edge, points) in distances where points <= width { startEdges.insert(edge) }
    guard startEdges.isEmpty else { return nil }
    return Why(.notFromEdge, measured: distance, limit: width, rule: .edg02)
  }

  /// How far a point of the screen is from each of the edges, points; 0 on and beyond an edge.
  private func distances(_ point: CGPoint) -> [(edge: UIRectEdge, points: Double)] {
    let screen = touchscopeEngine.screen
    return UIRectEdge.named.filter { edges.contains($0.edge) }.map { _, edge in
      let distance =
        switch edge {
        case .top: point.y
        case .left: point.x
        case .bottom: screen.height - point.y
        default: screen.width - point.x
        }
      return (edge, max(0, distance))
    }
  }

  /// Only movement of the first finger (EDG-09) across the edge counts (EC-23).
  override func configure(_ machine: inout PanMachine.Configuration) {
    machine.hysteresis = touchscopeEngine.constants.edgeHysteresis
    machine.maximumTouches = 1
    machine.measuresX = !startEdges.isDisjoint(with: [.left, .right])
    machine.measuresY = !startEdges.isDisjoint(with: [.top, .bottom])
  }

  /// A finger that first goes along the edge fails, so that those that wait for it can begin (EC-23, EDG-08).
  private func failAlongEdge() {
    guard record.life.isUndecided, record.life.readable == .possible, !startEdges.isEmpty else {
      return
    }
    let way = screenMovement
    let alongX = startEdges.isDisjoint(with: [.left, .right]) ? abs(way.x) : 0
    let alongY = startEdges.isDisjoint(with: [.top, .bottom]) ? abs(way.y) : 0
    let limit = touchscopeEngine.constants.edgeHysteresis
    guard max(alongX, alongY) >= limit else { return }
    go(.failed, Why(.wrongDirection, measured: max(alongX, alongY), limit: limit, rule: .ec23))
  }

  open override func reset() {
    super.reset()
    startEdges = []
  }
}

extension UIRectEdge {
  /// The edge that a digitizer names; empty for a finger that came over none.
  fileprivate init(_ edge: TouchEdge) {
    switch edge {
    case .noEdge: self = []
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    }
  }
}
