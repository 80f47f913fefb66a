import TouchLanguage
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
  let runner: EffectRunner
  let renderer: FrameRenderer
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
    files = Files(outside: surroundings.outside, system: surroundings.files)
    let wanted =
      options.size
      ?? (options.start == .stage ? scene.engine.screen : CGSize(width: 1440, height: 900))
    // What cannot be recorded is told before a window opens.
    let recorder = try surroundings.recorder(scene, options)
    let window = try WindowCanvas(
      title: "Touchscope", size: wanted, scale: options.scale, isResizable: true, fonts: fonts)
    let summary = SceneSummary(scene, files.stamp(scene.path))
    runner = EffectRunner(
      SessionHost(scene, recorder: recorder), window, files, surroundings, fonts: fonts,
      settings: options.settingsPath)
    renderer = FrameRenderer(window, runner)
    state = DebuggerState(
      summary, size: window.size, scale: options.scale, .zero, speed: options.speed)
    settings = SettingsKeeper(options.settingsPath, surroundings.outside, surroundings.files)
    state.input.strokes = KeyStrokes(hasText: surroundings.hasText)
    let saved = settings.takeSaved()
    state.start(options, configuration, saved)
    settings.saved = saved ?? Settings()
    let lacking = state.preferences.readLanguages(ReadableLanguages(fonts.covers))
    for message in runner.perform(.askTheme) { send(message) }
    if state.preferences.textScale != 1 { send(.restoredScale) }
    if let lacking { send(.said(Text.articles.missingFonts([lacking]))) }
    if let problem = settings.problem { send(.said(problem)) }
    if let problem = options.problem { send(.loadFailed(problem)) }
    window.setTitle(Text.speaking(language) { reading().windowTitle(of: summary) })
    if let recording = options.replayed {
      play(recording)
    } else {
      for message in Text.speaking(language, { runner.offerDraft() }) { send(message) }
      if options.start == .composing {
        send(.command(scene.path.isEmpty ? .sceneNew : .modeCompose))
      }
    }
  }

  /// Plays a recording before fingers are taken.
  func play(_ recording: Recording) {
    runner.host.session.app = recording.app
    runner.host.play(Replay(recording.inputs))
    state.playback.source = .replay
    if state.playback.clock.speed != 1 { state.playback.speedAfterReplay = 1 }
  }

  // MARK: Messages

  /// Updates the state, does what the update asks for, and takes what comes of that as further messages.
  func send(_ message: Message) {
    var waiting = [message]
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      let effects = effects(of: next)
      waiting = Text.speaking(language) { effects.flatMap(runner.perform) } + waiting
    }
  }

  private var language: TextLanguage { state.preferences.shownLanguage }

  /// A reading shares the trace: it is gone before an effect makes it longer.
  private func effects(of message: Message) -> [Effect] {
    let reading = reading()
    let effects = update(&state, message, reading, now)
    StateInvariant.verify(state, reading, now, after: message)
    return effects
  }

  /// What updates and pictures may look at.
  func reading() -> Reading { reading(of: state) }

  private func reading(of state: DebuggerState) -> Reading {
    var reading = runner.reading(configuration, state, now, fonts)
    reading.shown = frames.shown
    return reading
  }

  // MARK: Turns

  /// One turn of the window: events, then time, then a frame when something has changed.
  func turn(
    at time: WindowTime, stopwatch: Stopwatch = Stopwatch(), next: () -> CanvasEvent?
  ) {
    Text.speaking(language) { takeTurn(at: time, stopwatch, next) }
  }

  private func takeTurn(
    at time: WindowTime, _ stopwatch: Stopwatch, _ next: () -> CanvasEvent?
  ) {
    now = time
    runner.work.stopwatch = stopwatch
    while renderer.takesEvents(state), let event = next() { send(.canvas(event)) }
    send(.deliver)
    send(.tick)
    if let problem = runner.host.takeRecordingProblem() {
      send(.recordingFailed(path: problem.path, reason: problem.reason))
    }
    if let problem = runner.host.takeTraceProblem() {
      send(.said(Text.notices.traceInMemory(problem)))
    }
    if let stamp = watcher.look(state, files, now) { send(.fileChanged(stamp)) }
    if state.showsLibrary {
      let theme: Theme = state.isLight ? .light : .dark
      runner.library.work(for: state.document.scene.path, look: Look(theme: theme, metrics: fonts))
    }
    if state.showsRuns, !state.isWorking { runner.runs.work(for: runner.host.session.scene) }
    if state.input.scene.tracker.down.isEmpty { runner.host.findMoreOfArea() }
    if let frame = renderer.layOut(&state, reading(of:), isMoving: isMoving, stopwatch) {
      renderer.show(frame, state)
      if state.hover.isStale, state.input.mouseOwner == .nobody { send(.laidOut) }
    }
    if !state.input.isHeld, let problem = settings.keep(Settings(state)) { send(.said(problem)) }
  }

  var window: WindowCanvas { renderer.window }

  /// What shows.
  var frames: FrameKeeper { renderer.frames }

  /// What shows changes by itself.
  var isMoving: Bool { state.isMoving(runner.motion, now) }

  /// A frame of the last turn that took long.
  func takeSlowFrame() -> (nanoseconds: UInt64, part: String)? {
    renderer.takeSlowFrame(isMoving: isMoving)
  }

  func noteSlowFrame(_ nanoseconds: UInt64, _ part: String, at time: WindowTime) {
    now = time
    send(.frameTook(nanoseconds: nanoseconds, part: part))
  }

  // MARK: The end

  /// Touches that are down are cancelled, and the recording gets its last line.
  func end() {
    endWithoutWindow()
    runner.close()
  }

  /// The same without a window that could be closed.
  func endWithoutWindow() {
    send(.end)
    _ = settings.keep(Settings(state))
    runner.host.endRecording()
  }

  /// Why the recording is not whole; nil while it is, or when nothing is recorded.
  var recordingProblem: (path: String, reason: String)? { runner.host.recordingProblem }
}
