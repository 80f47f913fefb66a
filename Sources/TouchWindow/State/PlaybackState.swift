package import TouchInspection
package import TouchLanguage
package import TouchTrace

/// How the scene's time goes, who feeds the scene, and where the playhead stands.
package struct PlaybackState: Equatable {
  /// The scene's time.
  package var clock: SceneClock
  /// Who feeds the scene.
  package var source = Source.hands
  /// Where the playhead stands.
  package var position = Position.newest
  /// How fast the scene's time goes once the replay that has a speed of its own is over; nil for no such replay.
  package var speedAfterReplay: Double?
  /// The next events were made while the time stood still, and stop nothing.
  package var skipsBreakpointsOnce = false
  /// When the scene last got an input.
  package var lastInput: WindowTime

  /// Which session the clock and the position are about, by its number.
  package var session = 0

  package init(_ clock: SceneClock, session: Int = 0, lastInput: WindowTime = .zero) {
    self.clock = clock
    self.session = session
    self.lastInput = lastInput
  }

  package enum Source: Equatable {
    /// The mouse and the fingers of the window.
    case hands
    /// A recording or a run, until its last input.
    case replay
  }

  package enum Position: Equatable {
    /// Behind the newest event, and goes with it.
    case newest
    /// At an earlier moment, which stays.
    case past(Playhead)
    /// It moves on from an earlier moment.
    case playing(from: Instant, since: WindowTime)
    /// It goes through a span again and again.
    case looping(TimelineRange, since: WindowTime)
  }

  /// The one thing that the window does with time now.
  package var mode: PlaybackMode {
    switch position {
    case .past: .seeking
    case .playing, .looping: .playing
    case .newest: clock.isPaused ? .paused : source == .replay ? .replaying : .live
    }
  }

  /// The playhead stands at the newest moment.
  package var isAtNewest: Bool { position == .newest }

  /// What shows stands still.
  package var isStill: Bool {
    switch mode {
    case .paused, .seeking: true
    case .live, .replaying, .playing: false
    }
  }

  /// The earlier moment that shows; nil at the newest one.
  package func pastTime(_ now: WindowTime) -> Instant? {
    switch position {
    case .newest: nil
    case .past(let playhead): playhead.time
    case .playing, .looping: playedTime(now)
    }
  }

  /// Where the playhead has come to while it plays on from the past.
  package func playedTime(_ now: WindowTime) -> Instant? {
    switch position {
    case .newest, .past: return nil
    case .playing(let from, let since):
      return from.advanced(by: now.seconds(since: since) * clock.speed)
    case .looping(let span, let since):
      let played = now.seconds(since: since) * clock.speed
      let length = span.end.since(span.start)
      return span.start.advanced(by: played.truncatingRemainder(dividingBy: length))
    }
  }

  /// Of what comes after this: a replay's own speed ends with it.
  package var lastingSpeed: Double { speedAfterReplay ?? clock.speed }
}
