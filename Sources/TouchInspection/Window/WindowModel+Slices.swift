package import TouchLanguage
import Foundation

/// What each part of the window gets of its model.
extension WindowModel {
  /// What the chips of the past say.
  var live: LiveModel {
    var live = LiveModel()
    live.mode = mode
    live.picture = still
    live.isLive = isLive
    live.goesOn = isLive && !isPaused && still == nil
    live.isRecording = isRecording
    live.recordedTime = recordedTime
    live.rowHeight = log.rowHeight
    live.newEvents = newEvents
    live.hover = hover?.target
    live.heldFingers = isLive ? heldFingers : []
    live.focus = sceneFocus
    live.linkedFingers = isLive ? linkedFingers : []
    return live
  }

  /// The left panel has the responder chain, below the tree, where what can be added does not stand.
  var showsChainInPanel: Bool {
    leftTab == .hierarchy && !showsLibrary && WindowLayout(self).shows(.left)
  }

  /// What can be added stands below the tree.
  var showsLibrary: Bool { compose != nil && leftTab == .hierarchy }

  /// The scene's part.
  var canvas: CanvasModel {
    CanvasModel(
      render: render, focus: sceneFocus, overlays: compose?.head.isTrying == false ? [] : overlays,
      ghosts: ghosts,
      live: live, runs: scenes.runs,
      run: scenes.run.map(scenes.shown), selection: selection, hover: isModal ? nil : hover?.target,
      steady: steady, composing: compose?.head,
      showsChain: !showsChainInPanel)
  }

  /// That of the toolbar and the bar for fingers.
  var bars: BarsModel {
    let layout = WindowLayout(self)
    return BarsModel(
      width: size.width, title: title, isStart: isStart, isTouchMode: isTouchMode,
      mode: hands, isTrying: compose?.head.isTrying ?? false, isRecording: isRecording,
      isPaused: isPaused || still != nil, speed: speed,
      queued: isSuspended ? waitingEvents : nil, overlays: overlays,
      panels: WindowPanels([.left, .timeline, .right].filter { layout.shows($0) }),
      hover: isModal ? nil : hover?.target,
      focus: showsFocus && !isModal ? focus?.target : nil, toolbar: toolbar)
  }

  /// That of the line at the bottom.
  var status: StatusModel {
    StatusModel(
      isStart: isStart, sceneFile: sceneFile, mode: hands,
      activity: compose?.activity ?? .rest, isReplaying: isReplaying,
      isPaused: isPaused, isLive: isLive, step: step, stepCount: stepCount, event: event,
      eventCount: eventCount, progress: progress, speed: speed,
      framesPerSecond: framesPerSecond, warning: slowFrame ?? warning)
  }

  private var hands: HandsMode { compose != nil ? .compose : isPicking ? .pick : .touch }

  /// What goes on for a while, and is said in the status line.
  private var progress: StatusModel.Progress? {
    if let recordedTime, isLive, !isReplaying { return .recording(recordedTime) }
    guard isReplaying, isLive, !isPicking else { return nil }
    return replay.map { .replay($0.time, of: $0.length) }
  }

  /// That of the tab System.
  var system: SystemModel {
    SystemModel(
      table: systemTable, selection: selection, listings: listings,
      writtenClasses: writtenClasses, rowHeight: log.rowHeight,
      textScale: log.textScale)
  }

  /// Why a command can do nothing now, as the end of a sentence; nil when it can act.
  package func refusal(of command: CommandID) -> String? { bars.refusal(of: command) }
}

extension WindowModel {
  /// That of the page without a scene.
  var start: StartModel {
    // Who reads the window reads this page: an article's own language comes where it is opened.
    var articles = articles
    articles.language = articles.language ?? language
    return StartModel(
      scenes: sceneList, articles: articles, recent: scenes.recent + scenes.recordings,
      hover: isModal ? nil : hover?.target, rowHeight: scenes.rowHeight)
  }
}
