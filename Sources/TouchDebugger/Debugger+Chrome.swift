import Foundation
import TouchInspection
import TouchRecording
import TouchTrace

/// The panels: their fingers go to an engine of their own, and what they ask for is done here.
extension Debugger {
  /// The chrome's own time: it runs while the scene is paused, too.
  func chromeTime(_ wall: UInt64) -> Instant {
    Instant(nanoseconds: (wall &- start) / 1000 * 1000)
  }

  /// What the fingers on the panels did since the last turn.
  func deliverToChrome(_ wall: UInt64) {
    let time = chromeTime(wall)
    for changes in chromeTracker.take() { perform(chrome.feed(changes, at: time), wall) }
    perform(chrome.advance(to: time), wall)
  }

  func perform(_ commands: [ChromeCommand], _ wall: UInt64) {
    if !commands.isEmpty { needsFrame = true }
    for command in commands { perform(command, wall) }
  }

  private func perform(_ command: ChromeCommand, _ wall: UInt64) {
    switch command {
    case .press(let point): press(point, wall)
    case .hold(let point): hold(point, wall)
    case .scroll(let key, let offset): model.offsets[key] = offset
    case .split(let edge, let point): split(edge, point)
    case .resetSplit(let edge): resetSplit(edge)
    case .scrub(let point): dragTimeline(point, wall)
    case .scrubEnded: endTimelineDrag()
    case .zoom(let factor, let x): zoom(by: factor, atX: x)
    case .pan(let points): pan(byPoints: points)
    }
  }

  /// A long press: what a button is for, or what can be done with an object; what covers the window is pressed.
  private func hold(_ point: CGPoint, _ wall: UInt64) {
    guard !model.isModal else { return press(point, wall) }
    let region = regions.last { $0.outline.contains(point) }
    guard let region, !region.tooltip.isEmpty else { return openMenu(at: point) }
    switch region.target {
    case .command, .more: pinTooltip(of: region)
    default: openMenu(at: point)
    }
  }

  // MARK: Splitters

  private func split(_ edge: SplitterView.Edge, _ point: CGPoint) {
    switch edge {
    case .left: model.split.left = min(max(point.x.rounded(), 200), 420)
    case .right: model.split.right = min(max((model.size.width - point.x).rounded(), 300), 560)
    case .timeline:
      let bottom = WindowLayout(model).statusLine.minY
      model.split.timeline = min(max((bottom - point.y).rounded(), 120), bottom * 0.6)
    }
  }

  private func resetSplit(_ edge: SplitterView.Edge) {
    let plain = WindowSplit()
    switch edge {
    case .left: model.split.left = plain.left
    case .right: model.split.right = plain.right
    case .timeline: model.split.timeline = plain.timeline
    }
  }
}
