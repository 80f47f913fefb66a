import Foundation
import Testing
import TouchCanvas
import TouchInspection
import TouchReading
import TouchTrace

@testable import TouchWindow

/// A window's state without a window: a test says what a message changes, all of it, and what it asks for.
struct WindowStore {
  var state: DebuggerState
  var reading: Reading
  var now = WindowTime.zero

  static let screen = CGSize(width: 375, height: 667)

  init(_ scene: SceneSummary? = nil) throws {
    let scene =
      scene
      ?? SceneSummary(
        path: "scenes/a.yaml", title: "A", runs: ["slide"], variants: ["slow"],
        screen: Self.screen)
    state = DebuggerState(scene, size: CGSize(width: 1440, height: 900), scale: 1, .zero)
    reading = Reading(
      configuration: WindowConfiguration(keymap: try Keymap.standard()), session: SessionReading(),
      input: PictureInput(
        reading: TraceReading(),
        snapshot: SceneSnapshot(screen: scene.screen, views: [], recognizers: []), trace: Trace()),
      playhead: PlayheadReading(), metrics: PlainMetrics())
    (reading.session.screen, reading.session.shownScreen) = (scene.screen, scene.screen)
    // What shows fits the window.
    reading.shown = ShownPicture([], state)
  }

  /// Sends a message and compares the whole state with the change that is expected, and the effects with theirs.
  mutating func send(
    _ message: Message, effects expected: [Effect] = [],
    sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout DebuggerState) -> Void = { _ in }
  ) {
    var wanted = state
    change(&wanted)
    let effects = run(message)
    #expect(effects == expected, sourceLocation: sourceLocation)
    #expect(state == wanted, "\(Self.differences(state, wanted))", sourceLocation: sourceLocation)
  }

  /// Sends a message for what it changes, and returns what it asks for.
  @discardableResult
  mutating func run(_ message: Message) -> [Effect] {
    let effects = update(&state, message, reading, now)
    let broken = StateInvariant.violations(state, reading, now)
    #expect(broken.isEmpty, "after \(message)")
    return effects
  }

  mutating func wait(_ seconds: Double) { now = now.advanced(by: seconds) }

  /// The parts of two states that differ, by name.
  private static func differences(_ a: DebuggerState, _ b: DebuggerState) -> String {
    zip(Mirror(reflecting: a).children, Mirror(reflecting: b).children).compactMap { a, b in
      let (x, y) = ("\(a.value)", "\(b.value)")
      return x == y ? nil : "\(a.label ?? ""): \(x) is not \(y)"
    }.joined(separator: "\n")
  }
}

/// Every letter is half as wide as its font is high.
private struct PlainMetrics: TextMeasuring {
  func width(of text: String, in font: Font) -> Double { Double(text.count) * font.size / 2 }
  func ascent(of font: Font) -> Double { font.size * 0.8 }
  func descent(of font: Font) -> Double { font.size * 0.2 }
}
