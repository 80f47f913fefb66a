import Foundation
import TouchCanvas
public import TouchCanvasSDL
import TouchEngine
import TouchGeometry
import TouchInspection
import TouchReading
public import TouchRecording
public import TouchScenes
import TouchTrace

/// The window: it takes fingers and keys, lets the engine run, and draws what it did.
public final class Debugger {
  let options: DebuggerOptions
  var isLight: Bool
  let fonts: FontBook
  let window: WindowCanvas
  var session: Session
  var view: SessionView
  var clock: SceneClock
  var model: WindowModel
  var tracker = FingerTracker()
  var numbers = FingerNumbers()
  /// For each finger of the scene how the window lay on the scene's screen when it went down.
  var heldMappings: [Int: SceneMapping] = [:]
  var pointer: Pointer
  var recorder: RecordingWriter?
  /// Inputs that are played instead of fingers: a recording or a run.
  var playback: Playback?
  /// While looking back: the playhead's own clock plays the steps on.
  var lookBack: LookBack?
  var shouldEnd = false
  var needsFrame = true
  /// What shows has other sizes than the window: it is drawn anew before anything more is pressed.
  var isPictureOld = true {
    didSet { if isPictureOld { needsHover = true } }
  }
  var lastActivity: UInt64
  var statistics = FrameStatistics()
  var sceneStamp: FileStamp?
  var lastCheck: UInt64 = 0
  var eventModifiers: KeyModifiers = []
  /// The panels, and the fingers on them.
  let chrome = Chrome()
  var chromeTracker = FingerTracker()
  var chromeNumbers = FingerNumbers()
  var mouseOwner = PointerOwner.nobody
  /// The last finger left the panels in this turn.
  var leavesPanels = false
  /// A copy of the scene for questions.
  var shadow: Shadow
  /// The hit test under the pointer in Pick mode.
  var probe: HitReading?
  /// Touch areas, and the scene that they are of.
  var areas: (snapshot: SceneSnapshot, areas: [TouchArea])?
  /// Keys and what they do.
  let keymap: Keymap
  var strokes: KeyStrokes
  /// The text field that has the keys: `hierarchy`, `log`, `palette` or `property`.
  var field: String?
  /// The next text takes the place of all that the field has.
  var isFieldSelected = false
  /// The session that a fork left; one can go back to it.
  var formerRun: Session?
  /// What notice shows since when.
  var noticeSince: (text: String, wall: UInt64)?
  /// What lies under the resting pointer may have changed.
  var needsHover = false
  /// What had the focus last in every group, by the group's id, and in every panel.
  var lastFocus: [String: Target] = [:]
  var lastGroups: [String: String] = [:]
  var finder = StepFinder()
  var breakpoints = BreakpointSet()
  /// Live edits, and the run before the last one.
  var edits = EditHistory()
  var refusals: [String: String] = [:]
  /// When the run with the edits first went another way.
  var differenceTime: Instant?
  var lastRecording: String?
  /// Scenes whose pictures are still to be made.
  var pendingScenes: [String]?
  var hoverSince: UInt64 = 0
  var tooltipSince: UInt64 = 0
  /// Trace events that breakpoints have seen.
  var checkedEvents = 0
  /// True when the next events are caught up with, and stop nothing.
  var passesBreakpoints = false
  /// What every list has shown, by the list's key: it is scrolled to once.
  var revealed: [String: [String]] = [:]
  /// The selection that the hierarchy was unfolded for.
  var unfolded: Target?
  var isFullScreen = false
  /// A recording that waits for an answer before it is played.
  var pendingRecording: (opened: SessionFile.Opened, path: String)?
  /// A finger or the mouse moves in the timeline.
  var isDraggingTimeline = false
  /// Where the time that is measured began, seconds; nil while the playhead is moved.
  var areaStart: Double?
  /// What is kept from one start to the next; nil keeps nothing.
  let settingsFile: SettingsFile?
  /// The colours that were chosen in the window; those of the command line count for this start alone.
  var isLightKept = false
  var recents = RecentFiles()
  /// The search that the list of files was made for.
  var listedQuery = ""
  /// The list of scenes was asked for to open something: it begins with its first lines.
  var opensFromTop = false
  /// Text and everything beside it, as the user wants it; 1 is its usual size.
  var textScale = 1.0
  /// A finger touched the panels: everything is large enough for fingers until the mouse moves.
  var isTouchMode = false
  /// Where the mouse was when touch mode began, points of the window.
  var touchModeStart = CGPoint.zero
  let events: CanvasEvents
  let start: UInt64

  /// Where the playhead plays on from, when it is not at the newest step.
  struct LookBack {
    var isPlaying = false
    var base: UInt64 = 0
    var from = Instant.zero

    /// Plays on from a moment, or rests there.
    mutating func play(_ isPlaying: Bool, from: Instant, _ wall: UInt64) {
      self.isPlaying = isPlaying
      self.from = from
      base = wall
    }

    /// Where the playhead has come to while it plays.
    func time(_ wall: UInt64, speed: Double) -> Instant {
      from.advanced(by: Double(wall &- base) / 1e9 * speed)
    }
  }

  /// Shows a scene in a window of its own.
  public init(_ scene: LiveScene, _ options: DebuggerOptions, fonts: FontBook) throws {
    self.options = options
    isLight = options.isLight
    self.fonts = fonts
    let screen = scene.engine.screen
    let size = options.size ?? (options.isStage ? screen : CGSize(width: 1440, height: 900))
    window = try WindowCanvas(
      title: "Touchscope", size: size, scale: options.scale, isResizable: true, fonts: fonts)
    events = CanvasEvents(scale: options.scale)
    keymap = try Keymap.standard()
    strokes = KeyStrokes(hasText: TextInput.isOn)
    start = MonotonicClock.now()
    lastActivity = start
    settingsFile = options.settingsPath.map(SettingsFile.init)
    session = Session(scene)
    view = SessionView(session)
    shadow = Shadow(session)
    clock = SceneClock(wall: start, speed: options.speed)
    model = WindowModel.make(scene, options.scenePath)
    model.size = size
    model.toolbar.keys = keymap.firstKeys
    pointer = Pointer(on: screen)
    sceneStamp = FileStamp(options.scenePath)
    window.setTitle(Self.title(model))
    if model.isStart { model.leftTab = .scenes }
    applySettings()
    model.warning = warning
  }

  /// A font that is missing, as the status line says it.
  var warning: String? {
    fonts.missing.first.map { "\($0.prefix(1).uppercased())\($0.dropFirst())" }
  }

  static func title(_ model: WindowModel) -> String {
    model.isStart ? model.title : "Touchscope \u{2014} \(model.title)"
  }

  /// Runs until the window is closed, the process is asked to end, or the time is over.
  public func run() throws {
    try startRecording()
    Signals.watch()
    while !shouldEnd { turn() }
    end()
  }

  /// Plays a recording before fingers are taken.
  public func play(_ recording: Recording) { playback = Playback(recording.inputs) }

  private func startRecording() throws {
    guard let path = options.recordingPath else { return }
    let header = Recording(
      scenePath: options.scenePath, digest: digest(of: session.scene.text),
      variant: session.scene.variant)
    let recorder = try RecordingWriter(path: path, header)
    self.recorder = recorder
    model.isRecording = true
    model.toolbar.recordingFile = path
    recents.note(recording: path)
    listen()
  }

  /// A recording that is being written hears of every input.
  func listen() {
    session.onInput = { [unowned self] input in self.recorder?.write(input) }
  }

  // MARK: One turn of the loop

  func turn() {
    var event = events.next(within: timeout)
    let wall = MonotonicClock.now()
    while let happened = event {
      forgetTooltip(after: happened)
      handle(happened, wall)
      needsFrame = true
      // What comes after a change of sizes belongs to the picture that shows them.
      event = isPictureOld ? nil : events.next()
    }
    if Signals.wantsEnd { shouldEnd = true }
    if let seconds = options.quitAfter, Double(wall - start) / 1e9 >= seconds { shouldEnd = true }
    deliver(wall)
    deliverToChrome(wall)
    if leavesPanels {
      leavesPanels = false
      if !isHeld { beginTouchMode() }
    }
    letTimeGoOn(wall)
    reloadIfChanged(wall)
    loadNextThumbnail()
    showTooltip(wall)
    forgetNotice(wall)
    if needsFrame || isMoving(wall) { frame(wall) }
    keepSettings()
  }

  private var timeout: Int { isMoving(MonotonicClock.now()) ? 8 : 60 }

  /// True while the picture changes by itself: fingers, timers, fading marks.
  private func isMoving(_ wall: UInt64) -> Bool {
    if lookBack?.isPlaying == true || playback != nil || chrome.nextDeadline != nil
      || readsScenes
    {
      return true
    }
    guard !clock.isPaused else { return false }
    return !tracker.down.isEmpty || session.scene.engine.nextDeadline != nil
      || Double(wall &- lastActivity) / 1e9 < 1.3
  }

  /// Pictures of scenes are made while their list shows.
  private var readsScenes: Bool {
    pendingScenes?.isEmpty == false
      && (model.leftTab == .scenes && model.panels.contains(.left) || model.palette != nil)
  }

  private func deliver(_ wall: UInt64) {
    // Fingers that are down go on while the past is looked at; new ones are refused (`owner(of:)`).
    guard !clock.isPaused else { return }
    let reports = tracker.take(at: clock.time(wall))
    guard !reports.isEmpty else { return }
    lastActivity = wall
    for changes in reports {
      feed(.digitizer(DigitizerEvent(arrival: clock.time(wall), changes: changes)), wall)
    }
  }

  func feed(_ event: SceneInput.Event, _ wall: UInt64) {
    session.feed(SceneInput(arrival: clock.time(wall), event: event))
    needsFrame = true
  }

  private func letTimeGoOn(_ wall: UInt64) {
    guard !clock.isPaused else { return }
    let now = clock.time(wall)
    while let next = playback?.next, next.arrival <= now {
      session.feed(next)
      playback?.advance()
      lastActivity = wall
      needsFrame = true
    }
    if playback != nil, playback?.next == nil {
      playback = nil
      adoptFingers()
    }
    let steps = session.steps.count
    session.advance(to: now)
    if session.steps.count != steps { needsFrame = true }
    stopAtBreakpoint(wall)
  }

  // MARK: Frames

  private func frame(_ wall: UInt64) {
    needsFrame = false
    isPictureOld = false
    let begin = MonotonicClock.now()
    movePlayhead(wall)
    prepareModel()
    let look = pictureLook
    let input = pictureInput()
    if options.isStage {
      let picture = StagePicture.draw(input, model, look)
      regions = picture.regions
      window.draw(picture.list, background: look.theme.window)
    } else {
      let parts = layOut(input, look)
      leaveHiddenField()
      chrome.layout(parts, WindowLayout(model), model)
      if needsHover, mouseOwner == .nobody {
        needsHover = false
        hover(pointer.window, wall)
      }
      window.draw(layers: WindowPicture.layers(parts, look))
    }
    window.present()
    let time = MonotonicClock.now() - begin
    statistics.add(time)
    watch(frame: time, wall)
  }

  /// How long a frame may take, nanoseconds, and how long it is said when one took longer.
  private static let frameLimit: UInt64 = 50_000_000
  private static let slowStay: UInt64 = 3_000_000_000

  /// A slow frame is said while frames follow each other; the engine's time knows nothing of it.
  private func watch(frame time: UInt64, _ wall: UInt64) {
    if time > Self.frameLimit, isMoving(wall), statistics.count > 10 {
      let most = time - min(time, slowest.time) > slowest.time ? "drawing" : slowest.part
      model.slowFrame = "Slow frame: \(time / 1_000_000) ms, most of it the \(most)"
      slowSince = wall
    } else if let since = slowSince, wall - since > Self.slowStay {
      slowSince = nil
      model.slowFrame = nil
      needsFrame = true
    }
  }

  /// What the pictures of the last frame are made of.
  var regions: [Picture.Region] = []
  /// What took most of the time of the last frame's pictures.
  private var slowest: (part: String, time: UInt64) = ("window", 0)
  /// When a frame was slow.
  private var slowSince: UInt64?
  /// The lists of the last frame.
  var scrolls: [WindowScroll] = []

  /// Draws the parts of the window, and keeps what can be pressed in them.
  @discardableResult
  func layOut(_ input: PictureInput, _ look: Look) -> [WindowPart] {
    var costs: [(part: String, time: UInt64)] = []
    var begin = MonotonicClock.now()
    var parts = WindowPicture.parts(input, model, look) { part in
      let now = MonotonicClock.now()
      costs.append((part, now - begin))
      begin = now
    }
    slowest = costs.max { $0.time < $1.time } ?? slowest
    if settleLists(parts) { parts = WindowPicture.parts(input, model, look) }
    regions = parts.flatMap(\.picture.regions)
    scrolls = parts.compactMap(\.scroll)
    return parts
  }

  var pictureLook: Look { Look(theme: isLight ? .light : .dark, metrics: fonts) }

  private func movePlayhead(_ wall: UInt64) {
    guard var back = lookBack else {
      view.follow(clock.time(wall))
      return
    }
    guard back.isPlaying else { return }
    let time = back.time(wall, speed: model.speed)
    view.seek(to: session.step(at: time), time: time)
    if view.step >= session.steps.count - 1, time >= session.now {
      back.isPlaying = false
      lookBack = nil
      clock.resume(wall)
    }
  }

  // MARK: The end

  /// Fingers that are still down are cancelled, and the recording gets its last line.
  func end() {
    let wall = MonotonicClock.now()
    if !tracker.down.isEmpty { feed(.interrupt, wall) }
    feed(.wait, wall)
    recorder?.close()
    recorder = nil
    mouseOwner = .nobody
    chromeNumbers.forget()
    keepSettings()
    if options.showsStatistics { print(statistics.report) }
    cancelQuestion()
    session.scene.engine.tearDown()
    formerRun?.scene.engine.tearDown()
    chrome.close()
    window.close()
  }
}
