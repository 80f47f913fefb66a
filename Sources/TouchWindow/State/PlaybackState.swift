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
  }

  /// The one thing that the window does with time now.
  package var mode: PlaybackMode {
    switch position {
    case .past: .seeking
    case .playing: .playing
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
    case .playing: playedTime(now)
    }
  }

  /// Where the playhead has come to while it plays on from the past.
  package func playedTime(_ now: WindowTime) -> Instant? {
    guard case .playing(let from, let since) = position else { return nil }
    return from.advanced(by: now.seconds(since: since) * clock.speed)
  }
}
