import Foundation
import TouchCanvas
import TouchCanvasSDL
import TouchEngine
import TouchInspection
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

/// The window: one state, updates that change it, one runner for what they ask for, and frames that show it.
public final class Debugger {
  var state: DebuggerState
  /// What shows, and when it was shown.
  private(set) var frames = FrameKeeper()
  let runner: EffectRunner
  let window: WindowCanvas
  private let configuration: WindowConfiguration
  private let fonts: FontBook
  private let files: Files
  private var settings: SettingsKeeper
  private var watcher = SceneWatcher()
  /// The present turn's time.
  private(set) var now = WindowTime.zero

  init(
    _ scene: LiveScene, _ options: DebuggerOptions, fonts: FontBook,
    _ surroundings: WindowSurroundings
  ) throws {
    self.fonts = fonts
    let configuration = try WindowConfiguration(options, surroundings, fonts)
    self.configuration = configuration
    files = Files(outside: surroundings.outside)
    let size =
      options.size
      ?? (options.isStage ? scene.engine.screen : CGSize(width: 1440, height: 900))
    window = try WindowCanvas(
      title: "Touchscope", size: size, scale: options.scale, isResizable: true, fonts: fonts)
    let summary = SceneSummary(scene, files.stamp(scene.path))
    let recorder = try options.recordingPath.map {
      try RecordingWriter(
        path: $0,
        Recording(
          scenePath: options.scenePath, digest: digest(of: scene.text), variant: scene.variant))
    }
    runner = EffectRunner(
      SessionHost(scene, recorder: recorder), window, surroundings.outside,
      scaled: surroundings.scaled)
    state = DebuggerState(summary, size: size, scale: options.scale, .zero, speed: options.speed)
    settings = SettingsKeeper(options.settingsPath, surroundings.outside)
    state.input.strokes = KeyStrokes(hasText: surroundings.hasText)
    let saved = settings.takeSaved()
    state.start(options, configuration, saved)
    settings.saved = saved ?? Settings()
    if state.preferences.textScale != 1 { send(.restoredScale) }
    if let problem = settings.problem { send(.said(problem)) }
    window.setTitle(summary.windowTitle)
    if let recording = options.replayed { play(recording) }
  }

  /// Plays a recording before fingers are taken.
  func play(_ recording: Recording) {
    runner.host.play(Replay(recording.inputs))
    state.playback.source = .replay
  }

  // MARK: Messages

  /// Updates the state, does what the update asks for, and takes what comes of that as further messages.
  func send(_ message: Message) {
    var waiting = [message]
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      // A reading shares the trace; it is gone before an effect makes it longer.
      let effects = update(&state, next, reading(), now)
      waiting = effects.flatMap(runner.perform) + waiting
    }
  }

  /// What updates and pictures may look at.
  func reading() -> Reading {
    let (host, state) = (runner.host, state)
    host.movePlayhead(state.playback, now)
    var reading = Reading(
      configuration: configuration, session: host.reading, input: host.input(state),
      playhead: host.playhead, metrics: fonts)
    reading.log = host.log(state.workspace.log, isShown: state.workspace.rightTab == .log)
    reading.library = runner.library.reading
    if state.workspace.rightTab == .inspect {
      reading.properties = host.properties(of: state.selection?.name)
    }
    reading.shown = frames.shown
    reading.panels = runner.chrome.reading
    return reading
  }

  // MARK: Turns

  /// One turn of the window: events, then time, then a frame when something has changed.
  func turn(
    at time: WindowTime, stopwatch: Stopwatch = Stopwatch(), next: () -> CanvasEvent?
  ) {
    now = time
    // What comes after a change of sizes belongs to the picture that shows them.
    while !frames.shown.isOld(for: state) || frames.isFirst, let event = next() {
      send(.canvas(event))
    }
    send(.deliver)
    send(.tick)
    if let stamp = watcher.look(state, files, now) { send(.fileChanged(stamp)) }
    if state.showsLibrary {
      let theme: Theme = state.isLight ? .light : .dark
      runner.library.work(for: state.document.scene.path, look: Look(theme: theme, metrics: fonts))
    }
    let revision = [runner.host.revision, runner.library.revision]
    if frames.isDue(state, revision) || isMoving { frame(revision, stopwatch) }
    if !state.input.isHeld, let problem = settings.keep(Settings(state)) { send(.said(problem)) }
  }

  /// What shows changes by itself.
  var isMoving: Bool { state.isMoving(runner.motion, now) }

  private func frame(_ revision: [Int], _ stopwatch: Stopwatch) {
    var timer = FrameTimer(stopwatch)
    let reading = reading()
    let picture = arrange(&state, reading) { timer.end($0) }
    frames.show(picture, state, revision)
    switch picture {
    case .stage(let picture):
      window.draw(picture.list, background: reading.look(state).theme.window)
    case .window(let parts):
      runner.chrome.layout(parts, state)
      window.draw(layers: WindowPicture.layers(parts, reading.look(state)))
    }
    window.present()
    runner.showKeyboard(at: frames.shown.textField(state), scale: state.input.scale)
    frames.statistics.add(timer.whole, processor: timer.work)
    if state.hover.isStale, state.input.mouseOwner == .nobody { send(.laidOut) }
    if timer.whole > FrameTimer.limit, frames.statistics.count > 10 { frames.slow = timer.slow }
  }

  /// A frame of the last turn that took long.
  func takeSlowFrame() -> (nanoseconds: UInt64, part: String)? {
    defer { frames.slow = nil }
    return isMoving ? frames.slow : nil
  }

  func noteSlowFrame(_ nanoseconds: UInt64, _ part: String, at time: WindowTime) {
    now = time
    send(.frameTook(nanoseconds: nanoseconds, part: part))
  }

  // MARK: The end

  /// Touches that are down are cancelled, and the recording gets its last line.
  func end() {
    send(.end)
    _ = settings.keep(Settings(state))
    runner.close()
  }
}
