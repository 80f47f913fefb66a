import TouchEngine
import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchRecording
import TouchScenes

@testable import TouchDebugger

/// What a picture takes grows with the texts of its scene, not with their squares.
@Suite(.serialized) struct LongTextTests {
  /// Counts the characters that are measured.
  private nonisolated final class CountingMetrics: TextMeasuring {
    private let fixed = FixedTextMetrics()
    private(set) var characters = 0
    func width(of text: String, in font: Font) -> Double {
      characters += text.utf8.count
      return fixed.width(of: text, in: font)
    }
    func ascent(of font: Font) -> Double { fixed.ascent(of: font) }
    func descent(of font: Font) -> Double { fixed.descent(of: font) }
  }

  /// The characters that are measured for the window after a tap.
  private func measured(_ text: String) throws -> Int {
    let session = try Stories.session(text: text)
    defer { session.scene.engine.tearDown() }
    let metrics = CountingMetrics()
    _ = try Shot(session: session, ShotOptions()).picture(metrics)
    return metrics.characters
  }

  private func scene(label: String = "x", id: String = "card", title: String = "t", depth: Int = 0)
    -> String
  {
    var view =
      "{id: \(id), class: UILabel, isUserInteractionEnabled: true, frame: [0, 0, 90, 40], text: \(label), gestureRecognizers: [{class: UITapGestureRecognizer}]}"
    for level in 0..<depth {
      view = "{id: v\(level), frame: [0, 0, 300, 300], subviews: [\(view)]}"
    }
    return """
      touchscope: 1
      title: \(title)
      window: {subviews: [\(view)]}
      runs:
        - {name: r, input: [{tap: {at: [5, 5]}}]}

      """
  }

  private func text(_ length: Int) -> String { String(repeating: "abcdefgh", count: length / 8) }

  @Test(arguments: ["label", "id", "title"]) func longTextsTakeTimeInProportion(_ what: String)
    throws
  {
    func of(_ length: Int) throws -> Int {
      switch what {
      case "label": try measured(scene(label: text(length)))
      case "id": try measured(scene(id: text(length)))
      default: try measured(scene(title: text(length)))
      }
    }
    let (short, long) = (try of(2000), try of(8000))
    #expect(long < short * 5, "\(short) \(long)")
    // Not often as much as all places where the text is.
    #expect(long < 8000 * 200, "\(long)")
  }

  @Test func deepViewsTakeTimeInProportion() throws {
    let (few, many) = (try measured(scene(depth: 50)), try measured(scene(depth: 200)))
    #expect(many < few * 5, "\(few) \(many)")
  }
}
