import TouchLanguage
import Foundation
import SceneStories
import TouchCanvas
import TouchCanvasSDL
import TouchEngine
import TouchFiles
import TouchInspection
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger

/// A window without a screen, whose time only the test moves.
final class TestWindow {
  let debugger: Debugger
  private(set) var time = WindowTime.zero
  /// Events that come with the next turn.
  private var waiting: [CanvasEvent] = []
  private let events: CanvasEvents
  /// A folder that was made for it.
  private var folder: String?

  /// `themeName` is that of the desktop.
  init(
    _ scene: LiveScene, _ options: DebuggerOptions, _ outside: (any Outside)? = nil,
    files: FileSystem = FileSystem(), themeName: @escaping () -> String? = { nil }
  ) throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    let events = CanvasEvents(scale: options.scale)
    self.events = events
    var surroundings = WindowSurroundings()
    surroundings.scaled = { events.scale = $0 }
    surroundings.files = files
    surroundings.themeName = themeName
    if let outside { surroundings.outside = outside }
    debugger = try Debugger(scene, options, fonts: FontBook(), surroundings)
    turn()
  }

  /// A copy of a scene of the folder `scenes`, for what writes beside it; `remove()` ends the window and the folder.
  struct Copy {
    let window: TestWindow
    let folder: String
    let path: String

    init(of scene: String) throws {
      Stories.register()
      folder = NSTemporaryDirectory() + "touchscope-copy-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      path = "\(folder)/\(scene).yaml"
      try FileManager.default.copyItem(atPath: "\(Stories.root)/scenes/\(scene).yaml", toPath: path)
      window = try TestWindow(file: path)
      window.folder = folder
    }

    func remove() { window.remove() }
  }

  /// A scene of the folder `scenes` in a window of the usual size.
  convenience init(_ scene: String) throws {
    Stories.register()
    try self.init(file: "\(Stories.root)/scenes/\(scene).yaml")
  }

  /// The scene of a file in a window of the usual size.
  private convenience init(file path: String) throws {
    var options = DebuggerOptions(scenePath: path)
    options.size = CGSize(width: 1440, height: 900)
    try self.init(LiveScene.load(path: path), options)
  }

  func end() { debugger.end() }

  /// Ends it, and removes the folder that was made for it.
  func remove() {
    end()
    if let folder { try? FileManager.default.removeItem(atPath: folder) }
  }

  // MARK: What is done

  /// One turn after some time.
  func turn(after seconds: Double = 0.008) {
    time = time.advanced(by: seconds)
    debugger.turn(at: time) { waiting.isEmpty ? events.next() : waiting.removeFirst() }
  }

  /// An event of the window system, now.
  func handle(_ event: CanvasEvent) { debugger.send(.canvas(event)) }

  /// An event that the next turn takes from the queue.
  func queue(_ event: CanvasEvent) { waiting.append(event) }

  /// Types a text into whatever takes it.
  func type(_ text: String) {
    for letter in text.map(String.init) {
      handle(.key(code: letter, scan: letter, [], isDown: true, isRepeat: false))
      handle(.text(letter))
    }
  }

  func send(_ message: Message) { debugger.send(message) }

  func command(_ id: String) {
    guard let id = CommandID(rawValue: id) else { preconditionFailure("no command \(id)") }
    send(.command(id))
  }

  func load(_ path: String, variant: String? = nil) { perform(.load(path: path, variant: variant)) }

  func open(_ path: String) { perform(.open(path: path)) }

  func perform(_ effect: Effect) { for message in runner.perform(effect) { send(message) } }

  func press(_ target: Target) { send(.press(target)) }

  /// A part of an update alone.
  func change(_ body: (inout Context) -> Void) {
    var context = Context(state, debugger.reading(), time)
    body(&context)
    state = context.state
    for effect in context.effects { perform(effect) }
  }

  func beginTouchMode() { change { SizeUpdate.beginTouchMode(&$0) } }

  // MARK: What shows

  var state: DebuggerState {
    get { debugger.state }
    set { debugger.state = newValue }
  }
  var runner: EffectRunner { debugger.runner }
  var session: Session { runner.host.session }
  var view: SessionView { runner.host.view }
  var window: WindowCanvas { debugger.window }
  var regions: [Picture.Region] { debugger.frames.shown.regions }
  var scrolls: [WindowScroll] { debugger.frames.shown.scrolls }
  var model: WindowModel { WindowModel(state, debugger.reading()) }
  /// Every text of the picture.
  var texts: [String] {
    let reading = debugger.reading()
    let picture = WindowPicture.draw(
      reading.input, WindowModel(state, reading), reading.look(state))
    return picture.list.commands.compactMap {
      if case .text(let text, _, _, _) = $0 { text } else { nil }
    }
  }
  /// The text field that takes what is typed.
  var field: String? {
    switch state.prompt {
    case .palette: "palette"
    case .field(.hierarchy): "hierarchy"
    case .field(.scenes): "scenes"
    case .field(.articles): "articles"
    case .field(.log): "log"
    case .field(.library): "library"
    case .field(.text): "text"
    case .field(.rename): "rename"
    case .field(.runName): "runName"
    case .field(.find): "find"
    case .field(.property): "property"
    case .help: "help"
    case .menu, .question, .work, nil: nil
    }
  }
  var isTouchMode: Bool { state.input.touchMode != nil }
  var takesTouches: Bool { state.takesTouches }
  var isReadingScenes: Bool { runner.library.reading.isReading }
  var probe: HitReading? { debugger.reading().input.probe }
  var focusRegion: Picture.Region? {
    guard let focus = state.focus.current else { return nil }
    return regions.last { $0.group == focus.group && $0.id == focus.id }
  }
}

/// What covers the window, by its kind.
extension CoverModel {
  var palette: PaletteModel? { if case .palette(let palette) = self { palette } else { nil } }
  var menu: MenuModel? { if case .menu(let menu) = self { menu } else { nil } }
  var question: QuestionModel? {
    if case .question(let question) = self { question } else { nil }
  }
}
