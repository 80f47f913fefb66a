import TouchLanguage
import Foundation
import TouchInspection
import TouchReading
package import TouchTrace

/// The scene's time and the playhead: pausing, speed, seeking, stepping.
package enum PlaybackUpdate {
  package static func togglePause(_ c: inout Context) {
    switch c.state.playback.mode {
    case .live, .replaying: pause(&c)
    case .paused: resume(&c)
    case .seeking:
      c.state.playback.position = .playing(from: c.reading.input.reading.now, since: c.now)
    case .playing: rest(&c)
    }
  }

  /// The scene's time stands still from here on; what was due before happens first.
  package static func pause(_ c: inout Context) {
    guard !c.state.playback.clock.isPaused else { return }
    c.add(.advance(to: c.sceneTime))
    c.state.playback.clock.pause(c.now)
  }

  private static func resume(_ c: inout Context) {
    announceCatchUp(&c)
    c.state.playback.clock.resume(c.now)
    c.state.playback.lastInput = c.now
  }

  /// Touches made while the time stood still come all at once, as after any stall.
  private static func announceCatchUp(_ c: inout Context) {
    guard c.state.playback.clock.isPaused, c.state.input.scene.tracker.isWaiting else { return }
    c.say(Text.notices.catchesUp)
  }

  package static func setSpeed(_ speed: Double, _ c: inout Context) {
    let speed = min(max(speed, 1.0 / 16), 4)
    if case .playing = c.state.playback.position {
      c.state.playback.position = .playing(from: c.reading.input.reading.now, since: c.now)
    }
    c.state.playback.clock.setSpeed(speed, c.now)
    c.state.playback.speedAfterReplay = nil
    c.say(Text.notices.speed(speed))
  }

  /// Back to the newest moment: the scene's time goes on and takes touches; a replay ends where it is.
  package static func goLive(_ c: inout Context) {
    let wasPaused = c.state.playback.clock.isPaused
    c.state.playback.position = .newest
    c.state.playback.skipsBreakpointsOnce = wasPaused
    // What was looked at lies behind: from then on the timeline shows what comes.
    c.state.document.timelineRange = nil
    resume(&c)
    stopReplay(&c)
  }

  // MARK: Replays

  /// A replay ends before its last input.
  package static func stopReplay(_ c: inout Context) {
    guard c.state.playback.source == .replay else { return }
    c.add(.stopReplay)
  }

  /// What was fed at once is over: the scene's time is not before it.
  package static func catchUp(_ c: inout Context) {
    guard c.sceneTime < c.reading.session.now else { return }
    c.state.playback.clock.jump(to: c.reading.session.now, c.now)
  }

  /// What a replay feeds counts as input: its marks fade after it, as those of hands do.
  package static func noteReplay(_ c: inout Context) {
    if c.state.playback.mode == .replaying { c.state.playback.lastInput = c.now }
  }

  /// The last input of a replay was fed, or it was stopped: fingers that it left down are held.
  package static func endReplay(_ fingers: [HeldFinger], _ c: inout Context) {
    guard c.state.playback.source == .replay else { return }
    c.state.playback.source = .hands
    if let speed = c.state.playback.speedAfterReplay {
      c.state.playback.clock.setSpeed(speed, c.now)
      c.state.playback.speedAfterReplay = nil
    }
    HeldFingerUpdate.adopt(fingers, &c)
  }

  /// A replay waits no longer than this for its next input, and stops so long before it, seconds.
  private static let longestWait = 1.5
  private static let beforeInput = 0.5

  /// While no finger is down, the time until the next input of a replay is left out.
  package static func skipIdle(_ c: inout Context) {
    guard c.state.preferences.skipsIdle, c.state.playback.mode == .replaying,
      let next = c.reading.session.replay?.next,
      next.since(c.sceneTime) > longestWait,
      !c.reading.input.reading.fingers.contains(where: \.isDown)
    else { return }
    c.state.playback.clock.jump(to: Instant(seconds: next.seconds - beforeInput), c.now)
  }

  // MARK: Seeking

  /// Where the playhead stands.
  private static func playhead(_ c: Context) -> Playhead {
    let reading = c.reading.playhead
    return Playhead(
      step: reading.step, event: reading.isWithinStep ? reading.lastEvent : nil,
      time: c.reading.input.reading.now)
  }

  /// Shows the moment behind a step; -1 is the start.
  package static func seek(toStep step: Int, _ c: inout Context) {
    let steps = c.reading.session.steps
    let step = min(max(step, -1), steps.count - 1)
    let time = steps.indices.contains(step) ? steps[step].time : .zero
    settle(Playhead(step: step, time: time), &c)
  }

  /// Shows the moment behind a trace event.
  package static func seek(toEvent event: Int, _ c: inout Context) {
    guard let playhead = c.reading.session.finder.at(event: event) else { return }
    settle(playhead, &c)
  }

  /// Shows a moment; the newest one is live.
  package static func seek(to time: Instant, _ c: inout Context) {
    let now = c.reading.session.now
    let time = min(time, now)
    settle(
      Playhead(step: c.reading.session.step(at: time), time: time), isNow: time >= now, &c)
  }

  private static func settle(_ playhead: Playhead, isNow: Bool = false, _ c: inout Context) {
    let isLast = playhead.step >= c.reading.session.steps.count - 1 && playhead.event == nil
    let isNewest = isNow || isLast && c.state.playback.clock.isPaused
    c.state.playback.position = isNewest ? .newest : .past(playhead)
  }

  /// The playhead that plays stops where it is.
  package static func rest(_ c: inout Context) { settle(playhead(c), &c) }

  /// The playhead that plays goes on; at the newest moment the scene is live again.
  package static func playOn(_ c: inout Context) {
    guard case .playing = c.state.playback.position,
      let time = c.state.playback.playedTime(c.now)
    else { return }
    let steps = c.reading.session.steps
    // Behind the last event of a gesture that rests nothing else is to be seen.
    let last = steps.last?.time ?? .zero
    let end = c.reading.input.reading.goesOn ? c.reading.session.now : last
    guard time >= end, c.reading.session.step(at: time) >= steps.count - 1 else { return }
    c.state.playback.position = .newest
    // A scene that is composed stays at the end of what was played.
    if !c.state.compose.isOn || c.state.compose.trial != nil {
      c.state.playback.clock.resume(c.now)
    }
  }

  // MARK: Steps

  package static func step(_ grain: Grain, _ direction: Int, _ c: inout Context) {
    let finder = c.reading.session.finder
    var from = playhead(c)
    let steps = c.reading.session.steps
    // The newest moment shows what the last step left: going back, the one before that is the first that differs.
    if grain == .step, c.state.playback.isAtNewest, steps.indices.contains(from.step) {
      from.time = steps[from.step].time
    }
    let found =
      direction > 0 ? finder.next(grain, from: from) : finder.previous(grain, from: from)
    // Beyond the last of a kind are the beginning and the newest moment.
    guard let found else {
      return seek(toStep: direction < 0 ? -1 : c.reading.session.steps.count - 1, &c)
    }
    settle(found, &c)
  }

  /// By some seconds.
  package static func move(by seconds: Double, _ c: inout Context) {
    let time = c.reading.input.reading.now.seconds + seconds
    seek(to: Instant(seconds: max(0, time)), &c)
  }

  /// To the next event of the selected object, or the one before.
  package static func stepOnLane(_ direction: Int, _ c: inout Context) {
    let input = c.reading.input
    guard let object = c.state.selection.flatMap({ input.handle(of: $0) }) else {
      return c.say(Text.notices.selectFirst)
    }
    let events = input.trace.events
    var index = c.reading.playhead.lastEvent
    repeat {
      index += direction
    } while events.indices.contains(index)
      && (events[index].subject != object || events[index].kind == .measure)
    if events.indices.contains(index) { seek(toEvent: index, &c) }
  }
}
