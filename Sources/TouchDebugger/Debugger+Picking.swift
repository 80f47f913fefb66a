import Foundation
import TouchEngine
import TouchInspection
import TouchReading
import TouchRecording
import TouchTrace

/// Asking instead of touching: what is selected, and hit tests that nobody sees.
extension Debugger {
  /// While picking nothing reaches the scene; fingers that are down are cancelled first.
  func setPicking(_ isPicking: Bool, _ wall: UInt64) {
    if isPicking { cancelFingers(wall, "Pick mode began") }
    model.isPicking = isPicking
    probe = nil
  }

  /// Asks a copy of the scene for the hit test of a point; nil when the pointer is elsewhere.
  func pick(_ point: CGPoint?) {
    needsFrame = true
    guard let point,
      let answer = shadow.probe(at: point, afterStep: view.step, time: view.reading.now)
    else {
      probe = nil
      return
    }
    probe = HitReading(events: answer.events, winner: answer.view)
  }

  /// Selects what is at a point of the window, or goes to its event; false when there is nothing of that kind.
  func select(_ point: CGPoint) -> Bool {
    let isInPlot = regions.contains { $0.target == .plot && $0.outline.contains(point) }
    let chosen = regions.last { region in
      guard region.outline.contains(point), region.target.isSelectable else { return false }
      if case .lane = region.target { return !isInPlot }
      return true
    }
    needsFrame = true
    if let probe, model.isPicking, probe.winner != .none, sceneLocation(point).isInside {
      model.selection = .view(view.input.name(of: probe.winner))
      return true
    }
    guard let chosen else { return false }
    select(chosen)
    // Keys go on from a row that was pressed.
    if !chosen.group.isEmpty, !WindowLayout(model).isFree(point) {
      model.focus = Focus(chosen)
    }
    return true
  }

  /// Selects what a region shows, or goes to its event.
  func select(_ region: Picture.Region) {
    guard region.target.isSelectable else { return }
    if case .event(let seq) = region.target {
      seek(toEvent: seq)
    } else {
      model.selection = view.input.object(of: region.target)
    }
  }

  /// To the moment when a line of the graph came true, or else to the recognizer that it begins at.
  func goTo(relation number: Int) {
    guard let target = view.input.target(ofRelation: number) else { return }
    if case .event(let seq) = target {
      seek(toEvent: seq)
    } else {
      model.selection = target
    }
  }

  /// What pictures take, with what only a copy of the scene can tell.
  func pictureInput() -> PictureInput {
    var input = view.input
    if model.isPicking {
      input.probe = probe
      input.probePoint = probe == nil ? nil : sceneLocation(pointer.window).0
    }
    guard model.overlays.contains(.areas) else { return input }
    // Views that are moved have new areas when they rest.
    if areas?.snapshot != input.snapshot, tracker.down.isEmpty || areas == nil,
      let engine = shadow.catchUp(view.step, view.reading.now)
    {
      areas = (input.snapshot, TouchAreas(engine: engine, snapshot: input.snapshot).all())
    }
    input.areas = areas?.areas ?? []
    return input
  }
}
