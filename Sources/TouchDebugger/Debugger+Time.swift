import Foundation
import TouchCanvas
import TouchCanvasSDL
import TouchEngine
import TouchInspection
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace

/// The playhead: looking back while the scene goes on, stepping, speeds, breakpoints, going on from the past.
extension Debugger {
  /// Commands of time; false when it is none.
  func time(_ name: String, _ wall: UInt64) -> Bool {
    switch name {
    case "play", "pause": togglePause(wall)
    case "start": look(to: -1, wall)
    case "live", "end": goLive(wall)
    case "event.back", "back": step(.step, -1, wall)
    case "event.forward", "forward": step(.step, 1, wall)
    case "transition.back": step(.transition, -1, wall)
    case "transition.forward": step(.transition, 1, wall)
    case "gesture.back": step(.gesture, -1, wall)
    case "gesture.forward": step(.gesture, 1, wall)
    case "time.back": move(by: -StepFinder.frame, wall)
    case "time.forward": move(by: StepFinder.frame, wall)
    case "time.backFar": move(by: -0.1, wall)
    case "time.forwardFar": move(by: 0.1, wall)
    case "slower": setSpeed(model.speed / 2, wall)
    case "faster": setSpeed(model.speed * 2, wall)
    case "continue": goToBreakpoint(1, wall)
    case "continueBack": goToBreakpoint(-1, wall)
    case "fork": fork(wall)
    case "difference": if let time = differenceTime { look(at: time, wall) }
    case "run.former": swapRuns(wall)
    case "lane.previous": goOnLane(-1)
    case "lane.next": goOnLane(1)
    default: return false
    }
    return true
  }

  private func togglePause(_ wall: UInt64) {
    if var back = lookBack {
      back.play(!back.isPlaying, from: view.reading.now, wall)
      lookBack = back
    } else if clock.isPaused {
      tellOfCatchUp()
      clock.resume(wall)
      lastActivity = wall
    } else {
      pause(wall)
    }
  }

  /// The scene's time stands still from here on; what was due before it happens first.
  func pause(_ wall: UInt64) {
    guard !clock.isPaused else { return }
    session.advance(to: clock.time(wall))
    clock.pause(wall)
  }

  func setSpeed(_ speed: Double, _ wall: UInt64) {
    let speed = min(max(speed, 1.0 / 16), 4)
    if lookBack?.isPlaying == true { lookBack?.play(true, from: view.reading.now, wall) }
    clock.setSpeed(speed, wall)
    model.speed = speed
    model.notice = "Speed \(CanonicalLine.number(speed))\u{00D7}"
  }

  // MARK: Looking

  private var playhead: Playhead { Playhead(step: view.step, time: view.reading.now) }

  /// Looks at the time after a step; the session goes on meanwhile unless it is paused.
  func look(to step: Int, _ wall: UInt64) {
    view.seek(to: step)
    settle(wall)
  }

  /// Looks at the moment behind a trace event.
  func seek(toEvent seq: Int) {
    guard view.seek(toEvent: seq) else { return }
    settle(MonotonicClock.now())
  }

  /// Looks at a moment; behind the newest one the scene is live.
  func look(at time: Instant, _ wall: UInt64) {
    let time = min(time, session.now)
    view.seek(to: session.step(at: time), time: time)
    settle(wall, isNow: time >= session.now)
  }

  private func settle(_ wall: UInt64, isNow: Bool = false) {
    needsFrame = true
    let isLast = view.step >= session.steps.count - 1 && !view.isWithinStep
    lookBack = isNow || isLast && clock.isPaused ? nil : LookBack()
    if lookBack == nil, isLast { view.follow(session.now) }
  }

  func goLive(_ wall: UInt64) {
    lookBack = nil
    view.seek(to: session.steps.count - 1)
    passesBreakpoints = clock.isPaused
    tellOfCatchUp()
    clock.resume(wall)
    lastActivity = wall
  }

  /// Fingers moved while time stood still: they come all at once, as after any stall.
  private func tellOfCatchUp() {
    guard clock.isPaused, tracker.isWaiting else { return }
    model.notice = "What the fingers did while time stood still is delivered at once."
  }

  private func step(_ grain: Grain, _ direction: Int, _ wall: UInt64) {
    finder.read(session)
    guard lookBack != nil || clock.isPaused || direction < 0 else {
      return model.notice = "This is the newest moment: Left goes back."
    }
    let found =
      direction > 0 ? finder.next(grain, from: playhead) : finder.previous(grain, from: playhead)
    // Beyond the last of a kind are the beginning and the newest moment.
    guard let found else { return look(to: direction < 0 ? -1 : session.steps.count - 1, wall) }
    if let event = found.event { seek(toEvent: event) } else { look(to: found.step, wall) }
  }

  private func move(by seconds: Double, _ wall: UInt64) {
    look(at: Instant(seconds: max(0, view.reading.now.seconds + seconds)), wall)
  }

  /// To the next event of the selected object, or the one before.
  private func goOnLane(_ direction: Int) {
    let input = view.input
    guard let object = model.selection.flatMap({ input.handle(of: $0) }) else {
      model.notice = "Select something first."
      return
    }
    let events = session.trace.events
    var index = view.lastEvent
    repeat {
      index += direction
    } while events.indices.contains(index)
      && (events[index].subject != object || events[index].kind == .measure)
    if events.indices.contains(index) { seek(toEvent: index) }
  }

  // MARK: Going on from the past

  /// A new session that got the same inputs up to the playhead goes on from there.
  private func fork(_ wall: UInt64) {
    guard recorder == nil else {
      model.notice = "A recording belongs to one session: end it first."
      return
    }
    // The hand stays with the run that is left.
    cancelFingers(wall, "another run goes on from here")
    do {
      let forked = try session.fork(atStep: view.step)
      let time = view.reading.now.seconds
      formerRun?.scene.engine.tearDown()
      formerRun = session
      take(forked, wall, at: time)
      clock.resume(wall)
      model.notice =
        "A new run from \(CanonicalLine.number(time)) s. The command \u{201C}Former run\u{201D} leads back."
    } catch { model.notice = "\(error)" }
  }

  /// The run that a fork left, and this one in its place.
  private func swapRuns(_ wall: UInt64) {
    guard let former = formerRun, recorder == nil else {
      model.notice = "There is no former run."
      return
    }
    cancelFingers(wall, "another run shows")
    formerRun = session
    take(former, wall, at: former.now.seconds)
  }

  /// Another session of the same scene takes the place of this one.
  func take(_ other: Session, _ wall: UInt64, at seconds: Double) {
    session = other
    listen()
    view = SessionView(session)
    shadow = Shadow(session)
    finder = StepFinder()
    areas = nil
    lookBack = nil
    let isPaused = clock.isPaused
    clock = SceneClock(wall: wall, speed: model.speed, elapsed: max(seconds, session.now.seconds))
    if isPaused { clock.pause(wall) }
    adoptFingers()
    model.log.filter = LogFilter(hiddenKinds: model.log.filter.hiddenKinds, query: model.log.query)
    needsFrame = true
  }

  // MARK: Breakpoints

  /// On the selection, or off it.
  func toggleBreakpoint() {
    guard let target = model.selection, let breakpoint = Breakpoint(target) else {
      model.notice = "Select a recognizer, a view or a line of the log first."
      return
    }
    // Only what happens from now on stops the time.
    checkedEvents = session.trace.events.count
    breakpoints.toggle(breakpoint)
    model.notice =
      breakpoints.contains(breakpoint.id)
      ? "The time stops at \(target.name ?? "\(target)")." : "The breakpoint is gone."
  }

  /// The playhead stops behind the event; the engine stands at the end of its step.
  func stopAtBreakpoint(_ wall: UInt64) {
    let from = checkedEvents
    checkedEvents = session.trace.events.count
    // What was caught up with on the way to the present does not stop it again.
    guard !passesBreakpoints else { return passesBreakpoints = false }
    guard !breakpoints.isEmpty, lookBack == nil, from < checkedEvents,
      let hit = breakpoints.firstHit(in: from..<checkedEvents, session.trace)
    else { return }
    clock.pause(wall)
    seek(toEvent: hit.event)
    model.notice =
      "Stopped: \(EventWords.text(session.trace.events[hit.event], in: session.trace))"
  }

  private func goToBreakpoint(_ direction: Int, _ wall: UInt64) {
    let event = view.lastEvent
    let hit =
      direction > 0
      ? breakpoints.next(from: event, session.trace)
      : breakpoints.previous(from: event, session.trace)
    guard let hit else {
      guard !breakpoints.isEmpty else {
        return model.notice = "There is no breakpoint: B sets one."
      }
      if direction > 0 { goLive(wall) }
      model.notice =
        direction > 0 ? "No breakpoint after this: live again." : "No breakpoint before this."
      return
    }
    pause(wall)
    seek(toEvent: hit.event)
  }
}
