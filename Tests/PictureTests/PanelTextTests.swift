import Foundation
import SceneStories
import Testing
import TouchCanvasSDL
import TouchDebugger
import TouchGeometry
import TouchLanguage
import TouchRecording

@testable import TouchCanvas
@testable import TouchInspection

/// Panels as text: `touchscope describe SCENE --panel NAME`.
@Suite struct PanelTextTests {
  private func lines(
    _ panel: Panel, about: String? = nil, _ language: TextLanguage = .english
  ) throws -> [String] {
    var options = ShotOptions()
    options.panel = panel
    options.about = about
    options.language = language
    return try Shot(session: Stories.session("000-td-tap", "single tap"), options)
      .lines(FontBook())
  }

  /// What stands on one line is one line, from left to right, and what is cut away is not read.
  @Test func textsAreReadInTheirOrder() {
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let font = Font(.ui, 12)
    var picture = Picture()
    picture.list.text("below", at: CGPoint(x: 0, y: 40), font, .black)
    picture.list.text("right", at: CGPoint(x: 90, y: 11), font, .black)
    picture.list.text("left", at: CGPoint(x: 0, y: 10), font, .black)
    picture.list.clipped(to: CGRect(x: 0, y: 100, width: 10, height: 10)) {
      $0.text("gone", at: CGPoint(x: 0, y: 60), font, .black)
    }
    picture.region(.command(.play), CGRect(x: 1, y: 2, width: 30, height: 40), "Play or pause")
    picture.region(.command(.play), CGRect(x: 1, y: 2, width: 30, height: 40), "Play or pause")
    picture.region(.palette, CGRect(x: 0, y: 0, width: 3, height: 4), "")
    #expect(
      PictureTexts.lines(picture, look) == [
        "left  right", "below", "", "[1 2 30 40] Play or pause",
      ])
    #expect(PictureTexts.lines(Picture(), look).isEmpty)
  }

  /// Every panel has words; those of Why are its explanation.
  @Test func everyPanelIsDescribed() throws {
    for panel in Panel.simple + [.recognizer("singleTap")] {
      #expect(try lines(panel).contains { !$0.isEmpty }, "\(panel.name)")
    }
    let why = try lines(.why).joined(separator: " ")
    #expect(why.contains("singleTap") && why.contains("350 ms") && why.contains("doubleTap"))
    let inspect = try lines(.inspect, about: "singleTap")
    #expect(inspect.contains { $0.contains("numberOfTapsRequired") && $0.contains("1") })
    #expect(try lines(.why, .chinese) != lines(.why))
    // The window is read part by part.
    let window = try lines(.window)
    for part in ["canvas:", "right:", "timeline:"] { #expect(window.contains(part), "\(part)") }
  }
}
