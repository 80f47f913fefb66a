package import TouchInspection
import TouchReading
package import TouchTrace

/// One message being worked on: the state that it changes, what may be looked at, and what is to be done outside.
package struct Context {
  package var state: DebuggerState
  package let reading: Reading
  package let now: WindowTime
  package private(set) var effects: [Effect] = []

  package init(_ state: DebuggerState, _ reading: Reading, _ now: WindowTime) {
    self.state = state
    self.reading = reading
    self.now = now
  }

  /// Asks for something outside of the state; effects are done in order.
  package mutating func add(_ effect: Effect) { effects.append(effect) }

  /// Takes the effects back that throw something away, with all after the first of them.
  package mutating func hold(_ losesChanges: (Effect) -> Bool) -> [Effect] {
    guard let first = effects.firstIndex(where: losesChanges) else { return [] }
    let held = Array(effects[first...])
    effects.removeSubrange(first...)
    return held
  }

  /// Says something over the scene.
  package mutating func say(_ text: String) { state.notice = Notice(text, now) }

  /// The scene's time now.
  package var sceneTime: Instant { state.playback.clock.time(now) }

  /// Gives the scene an input.
  package mutating func feed(_ feed: SceneFeed) { add(.feed(feed, at: sceneTime)) }

  /// Where the parts of the window are.
  package var layout: WindowLayout { WindowLayout(state) }

  package var regions: [Picture.Region] { reading.shown.regions }
}
