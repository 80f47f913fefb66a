package import TouchLanguage
import Foundation
import TouchTrace

/// What each part of the window gets of its model.
extension WindowModel {
  /// What the chips of the past say.
  var live: LiveModel {
    var live = LiveModel()
    live.mode = time.mode
    live.picture = time.still
    live.isLive = time.isLive
    live.goesOn = time.goesOn
    live.isRecording = recording.isOn
    live.recordedTime = recording.unsaved?.length
    live.rowHeight = right.log.rowHeight
    live.newEvents = time.newEvents
    live.behind = time.isLive ? 0 : time.behind
    live.hover = pointing.hover?.target
    live.heldFingers = time.isLive ? fingers.held : []
    live.focus = drawing.focus
    live.linkedFingers = time.isLive ? fingers.linked : []
    return live
  }

  /// The left panel has the responder chain, below the tree, where what can be added does not stand.
  var showsChainInPanel: Bool {
    left.tab == .hierarchy && !showsLibrary && WindowLayout(self).shows(.left)
  }

  /// What can be added stands below the tree.
  var showsLibrary: Bool { compose != nil && left.tab == .hierarchy }

  /// The scene's part, with what the headline of Why says is the cause.
  func canvas(cause: Handle?) -> CanvasModel {
    var canvas = canvas
    canvas.cause = cause
    return canvas
  }

  /// The same beside no headline.
  var canvas: CanvasModel {
    CanvasModel(
      render: drawing.render, focus: drawing.focus,
      overlays: compose?.head.isTrying == false ? [] : drawing.overlays, ghosts: fingers.ghosts,
      live: live, runs: left.scenes.runs, run: left.scenes.run.map(left.scenes.shown),
      selection: pointing.selection, hover: hover, steady: drawing.steady,
      composing: compose?.head,
      showsChain: !showsChainInPanel)
  }

  /// That of the toolbar and the bar for fingers.
  var bars: BarsModel {
    let layout = WindowLayout(self)
    var toolbar = toolbar
    if time.goesOn { toolbar.time -= toolbar.idle }
    toolbar.showsTime = time.showsMoment
    return BarsModel(
      width: workspace.size.width, title: scene.title, isStart: scene.isStart,
      isTouchMode: workspace.isTouchMode, mode: hands, isTrying: compose?.head.isTrying ?? false,
      isRecording: recording.isOn, isPaused: time.isPaused || time.still != nil,
      speed: time.speed, queued: time.queued, overlays: drawing.overlays,
      panels: WindowPanels([.left, .timeline, .right].filter { layout.shows($0) }),
      hover: hover, focus: pointing.showsFocus && !isModal ? pointing.focus?.target : nil,
      toolbar: toolbar)
  }

  /// That of the line at the bottom.
  var status: StatusModel {
    let layout = WindowLayout(self)
    return StatusModel(
      isStart: scene.isStart, sceneFile: scene.file, mode: hands,
      beside: StatusModel.Beside(
        tab: layout.shows(.right) && (right.tab != .inspect || pointing.selection != nil)
          ? right.tab : nil,
        hasTimeline: layout.shows(.timeline)),
      activity: compose?.activity ?? .rest, isReplaying: time.isReplaying,
      isPaused: time.isPaused, isLive: time.isLive, step: time.step, stepCount: time.stepCount,
      event: time.event, eventCount: time.eventCount, progress: progress, speed: time.speed,
      warning: messages.warning)
  }

  /// What the pointer is over; nil while something covers the window.
  private var hover: Target? { isModal ? nil : pointing.hover?.target }

  private var hands: HandsMode {
    compose != nil ? .compose : workspace.isPicking ? .pick : .touch
  }

  /// What goes on for a while, and is said in the status line.
  private var progress: StatusModel.Progress? {
    if let unsaved = recording.unsaved, time.isLive, !time.isReplaying {
      return .recording(unsaved.length)
    }
    guard time.isReplaying, !workspace.isPicking else { return nil }
    return time.replay.map { .replay($0.time, of: $0.length) }
  }

  /// That of the tab System.
  var system: SystemModel {
    SystemModel(
      table: right.systemTable, selection: pointing.selection, listings: right.listings,
      writtenClasses: right.writtenClasses, rowHeight: right.log.rowHeight,
      textScale: right.log.textScale)
  }

  /// Why a command can do nothing now, as the end of a sentence; nil when it can act.
  package func refusal(of command: CommandID) -> String? { bars.refusal(of: command) }
}

extension WindowModel {
  /// That of the page without a scene.
  var start: StartModel {
    // Who reads the window reads this page: an article's own language comes where it is opened.
    var articles = left.articles
    articles.language = articles.language ?? workspace.language
    return StartModel(
      scenes: left.sceneList, articles: articles,
      recent: left.scenes.recent + left.scenes.recordings, hover: hover,
      rowHeight: left.scenes.rowHeight)
  }
}
