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
    let isInPlot = regions.contains { $0.id == "timeline:plot" && $0.outline.contains(point) }
    let chosen = regions.last {
      $0.outline.contains(point) && Self.isSelectable($0.id)
        && !(isInPlot && $0.id.hasPrefix("lane:"))
    }
    needsFrame = true
    if let probe, model.isPicking, probe.winner != .none, sceneLocation(point).isInside {
      model.selection = "view:\(view.input.name(of: probe.winner))"
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
    guard Self.isSelectable(region.id) else { return }
    if region.id.hasPrefix("event:"), let seq = Int(region.id.dropFirst(6)) {
      seek(toEvent: seq)
    } else {
      model.selection = Self.object(of: region.id, view.input)
    }
  }

  /// To the moment when a line of the graph came true, or else to the recognizer that it begins at.
  func goTo(relation number: String) {
    guard let target = Int(number).flatMap({ view.input.target(ofRelation: $0) }) else { return }
    if target.hasPrefix("event:"), let seq = Int(target.dropFirst(6)) {
      seek(toEvent: seq)
    } else {
      model.selection = target
    }
  }

  /// The object that a region is a part or a mark of.
  static func object(of id: String, _ input: PictureInput) -> String {
    let whole = String(id.prefix { $0 != "/" })
    if whole.hasPrefix("lane:") { return laneObject(String(whole.dropFirst(5)), input) }
    for mark in ["hit:", "rejected:"] where whole.hasPrefix(mark) {
      return "view:" + whole.dropFirst(mark.count)
    }
    return whole
  }

  /// Lanes have the names of their objects, and fingers are `T1`.
  private static func laneObject(_ name: String, _ input: PictureInput) -> String {
    if name.hasPrefix("T"), let number = Int(name.dropFirst()) { return "finger:\(number)" }
    let own = name.hasSuffix(" timers") ? String(name.dropLast(7)) : name
    let kinds = ["recognizer", "view", "responder"]
    return kinds.map { "\($0):\(own)" }.first { input.handle(of: $0) != nil } ?? "lane:\(name)"
  }

  static func isSelectable(_ id: String) -> Bool {
    [
      "recognizer:", "view:", "finger:", "responder:", "hit:", "rejected:", "event:", "lane:",
    ].contains {
      id.hasPrefix($0)
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
