import TouchInspection
import TouchEngine
import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchRecording
import TouchScenes

@testable import TouchDebugger

/// Whatever geometry a scene has, there is a picture of it, as pixels and as vectors.
@Suite(.serialized) struct ExtremeGeometryTests {
  private func svg(_ text: String) throws -> String {
    let session = try Stories.untouched(text: text)
    defer { session.scene.engine.tearDown() }
    for run in session.scene.runs { session.play(run) }
    var options = ShotOptions()
    options.overlays = .all
    let shot = Shot(session: session, options)
    let (picture, size) = try shot.picture(FixedTextMetrics())
    return SVG.document(
      picture.list, size: size, background: .black, metrics: FixedTextMetrics(), title: "t",
      description: "d")
  }

  private func scene(_ view: String, _ input: String = "{tap: {at: [5, 5]}}") -> String {
    "touchscope: 1\nwindow:\n  subviews:\n    - \(view)\n"
      + "runs:\n  - {name: r, input: [\(input)]}\n"
  }

  @Test(arguments: ["UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "RangeSlider"])
  func controlsOfAnySizeAreDrawn(_ name: String) throws {
    for frame in [
      "", "[0, 0, 0, 0]", "[0, 0, 1, 1]", "[0, 0, 40, 0]", "[0, 0, 0, 40]", "[3, 3, 2, 9]",
    ] {
      let place = frame.isEmpty ? "" : ", frame: \(frame)"
      let text = try svg(scene("{id: s, class: \(name)\(place)}"))
      #expect(!text.contains("nan") && !text.contains("inf"), "\(name) \(frame)")
    }
    let change = "{set: {s.frame: [0, 0, 0, 0]}}, {drag: {from: [2, 2], by: [30, 0]}}"
    _ = try svg(scene("{id: s, class: \(name), frame: [0, 0, 60, 40]}", change))
  }

  /// The numbers of a view 60 deep are beyond what a Double holds.
  @Test func viewsBeyondAllNumbersAreDrawnNowhere() throws {
    for transform in ["{scale: 1000000}", "[1000000, 1000000, 1000000, -1000000, 1000000, 1]"] {
      var view =
        "{id: last, frame: [0, 0, 1000000, 1000000], gestureRecognizers: [{class: UITapGestureRecognizer}]}"
      for _ in 0..<60 {
        view = "{frame: [0, 0, 5, 5], transform: \(transform), subviews: [\(view)]}"
      }
      let text = try svg(scene(view))
      #expect(!text.contains("\"nan") && !text.contains("inf,"))
    }
  }

  @Test(arguments: ["[0, 0]", "[1e-308, 1e-308]", "[0.9, 400]", "[-5, 5]", "[10001, 5]"])
  func screensHaveASize(_ screen: String) {
    #expect(throws: SceneDiagnostics.self) {
      try LiveScene.load(text: "touchscope: 1\nscreen: \(screen)\nwindow: {}\n", path: "test.yaml")
    }
  }

  @Test(arguments: ["[1, 1]", "[1, 10000]"]) func smallAndLongScreensAreDrawn(_ screen: String)
    throws
  {
    _ = try svg("screen: \(screen)\n" + scene("{id: a, frame: [0, 0, 9, 9]}"))
  }
}
