import TouchLanguage
import TouchInspection
import TouchReading
import TouchTrace

/// Time: what waited is delivered, the scene's time goes on, and what shows for a while goes.
package enum TickUpdate {
  package static func tick(_ c: inout Context) {
    if c.state.input.panels.haveLeft {
      c.state.input.panels.haveLeft = false
      if !c.state.input.isHeld, !SizeUpdate.mouseIsBack(c) { SizeUpdate.beginTouchMode(&c) }
    }
    if c.state.isWorking {
      c.add(.continueWork)
    } else {
      if !c.state.playback.clock.isPaused { c.add(.advance(to: c.sceneTime)) }
      PlaybackUpdate.playOn(&c)
    }
    ComposeFingers.tick(&c)
    HoverUpdate.showTooltip(&c)
    forget(&c)
  }

  /// What fingers of the scene did goes to the scene. Those that are down go on while the past shows; new ones are
  /// refused at their down.
  package static func deliver(_ c: inout Context) {
    deliverToPanels(&c)
    guard !c.state.playback.clock.isPaused, c.state.input.scene.tracker.isWaiting else { return }
    c.state.playback.lastInput = c.now
    for changes in c.state.input.scene.tracker.take(at: c.sceneTime) { c.feed(.fingers(changes)) }
  }

  private static func deliverToPanels(_ c: inout Context) {
    if c.state.input.panels.tracker.isWaiting {
      c.add(.feedPanels(c.state.input.panels.tracker.take(), at: c.now))
    }
    c.add(.advancePanels(to: c.now))
  }

  /// How long a frame may take, nanoseconds, and how long it is said that one took longer, seconds.
  private static let frameLimit: UInt64 = 50_000_000
  private static let slowFrameStay = 3.0

  private static func forget(_ c: inout Context) {
    if let notice = c.state.notice, c.now.seconds(since: notice.since) > notice.duration {
      c.state.notice = nil
    }
    if let slow = c.state.slowFrame, c.now.seconds(since: slow.since) > slowFrameStay {
      c.state.slowFrame = nil
    }
  }

  /// A slow frame is said while frames follow each other; the scene's time knows nothing of it.
  package static func note(frame time: UInt64, _ part: String, _ c: inout Context) {
    guard time > frameLimit else { return }
    let text = Text.notices.slowFrame(milliseconds: time / 1_000_000, part: part)
    c.state.slowFrame = SlowFrame(text: text, since: c.now)
  }

  /// The window closes: fingers that are down are cancelled.
  package static func end(_ c: inout Context) {
    if !c.state.input.scene.tracker.down.isEmpty { c.feed(.interrupt) }
    c.feed(.wait)
    c.state.input.mouseOwner = .nobody
    c.state.input.panels.numbers.forget()
    if c.state.prompt?.question != nil { c.add(.forgetPending) }
    if c.state.isWorking { c.add(.stopWork) }
    c.state.isOver = true
  }
}

/// What moves by itself beside the state.
package struct MotionReading {
  /// A timer or animation of the scene is due some time.
  package var hasSceneDeadline: Bool
  /// Something happens by itself in the panels, as a press that becomes long.
  package var hasPanelDeadline: Bool
  /// Pictures of scenes are still to be made.
  package var readsScenes: Bool
  /// Runs are still to be checked.
  package var checksRuns: Bool
  /// Where a view takes touches is still to be found.
  package var lacksArea: Bool

  package init(
    hasSceneDeadline: Bool = false, hasPanelDeadline: Bool = false, readsScenes: Bool = false,
    checksRuns: Bool = false, lacksArea: Bool = false
  ) {
    self.checksRuns = checksRuns
    self.lacksArea = lacksArea
    self.hasSceneDeadline = hasSceneDeadline
    self.hasPanelDeadline = hasPanelDeadline
    self.readsScenes = readsScenes
  }
}

extension DebuggerState {
  /// How long marks of the last input fade, seconds.
  private static let fade = 1.3

  /// What shows changes by itself: fingers, timers, marks that fade.
  package func isMoving(_ motion: MotionReading, _ now: WindowTime) -> Bool {
    if isWorking || playback.mode == .playing || playback.source == .replay
      || motion.hasPanelDeadline || motion.lacksArea
    {
      return true
    }
    if showsLibrary, motion.readsScenes { return true }
    if showsRuns, motion.checksRuns { return true }
    if ComposeFingers.isWaiting(compose, now) { return true }
    guard !playback.clock.isPaused else { return false }
    return document.recordedSince != nil || !input.scene.tracker.down.isEmpty
      || motion.hasSceneDeadline
      || now.seconds(since: playback.lastInput) < Self.fade
  }

  /// The runs of the scene show with their checks.
  package var showsRuns: Bool {
    workspace.rightTab == .runs && !document.isStart
      && (workspace.panels.contains(.right) || workspace.drawer == .right)
  }

  /// The list of scenes shows, on the start page, in its tab or in the palette.
  package var showsLibrary: Bool {
    document.isStart || workspace.leftTab == .scenes && workspace.panels.contains(.left)
      || prompt?.palette != nil
  }
}
