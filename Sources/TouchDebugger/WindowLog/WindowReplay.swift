import Foundation
import TouchCanvas
public import TouchCanvasSDL
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

/// Plays a recorded window without a display, from its one file.
public final class WindowReplay {
  private let reader: WindowLogReader
  /// The window as it is after the turns that were played.
  public let window: Debugger
  private let versions: String

  /// Opens the window as it was opened.
  public init(path: String, fonts: FontBook) throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    reader = try WindowLogReader(path: path)
    let header = reader.header
    var surroundings = WindowSurroundings()
    surroundings.outside = reader
    surroundings.hasText = header.hasText
    surroundings.writesRecordings = false
    surroundings.folder = header.folder
    surroundings.keymap = header.keymap
    let scene = try LiveScene.load(
      text: header.sceneText, path: header.scenePath, variant: header.variant)
    versions = CanvasVersions.description(fonts)
    window = try Debugger(scene, header.options, fonts: fonts, surroundings)
    if let replayed = header.replayed {
      window.play(try RecordingReader.read(text: replayed, path: header.openedRecording ?? path))
    }
  }

  /// Libraries or fonts differ from those of the recording, so that pixels may differ.
  public var hasOtherFonts: Bool { versions != reader.header.versions }

  /// How many turns were played.
  private var turns = 0
  private var lastNotice: String?
  /// Gets a line for each notice of the window.
  public var onChange: (String) -> Void = { _ in }

  /// What was played, in a line.
  public var summary: String {
    let session = window.runner.host.session
    let time = CanonicalLine.number(window.now.seconds(since: .zero))
    return Text.display.replayed(
      turns: turns, time: "\(time) s", inputs: session.inputs.count,
      events: session.trace.events.count, compared: reader.compared)
  }

  /// Plays one turn; false at the end.
  public func turn() -> Bool {
    guard !window.state.isOver, let time = reader.nextTurn() else { return false }
    if let slow = reader.nextSlowFrame() {
      window.noteSlowFrame(slow.nanoseconds, slow.part, at: time)
    }
    window.turn(at: time) { reader.nextEvent() }
    turns += 1
    reader.compare(window)
    if let notice = window.state.notice?.text, notice != lastNotice {
      onChange("\(CanonicalLine.number(time.seconds(since: .zero))) s  \(notice)")
    }
    lastNotice = window.state.notice?.text
    return true
  }

  /// Plays all turns; throws where the window did something else than the recorded one.
  public func run() throws {
    while turn() {}
    if let problem = reader.problem { throw problem }
  }

  /// Writes the window as it shows now.
  public func writePNG(to path: String) throws { try window.window.writePNG(to: path) }

  /// Closes the window.
  public func end() { window.end() }
}
