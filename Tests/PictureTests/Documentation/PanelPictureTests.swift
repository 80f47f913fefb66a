import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchLanguage

@testable import TouchDebugger
@testable import TouchInspection

/// Every panel is a picture of its own, as pixels and as vectors.
@Suite(.serialized) struct PanelPictureTests {
  @Test(arguments: Panel.simple) func everyPanelStandsAlone(_ panel: Panel) throws {
    let session = try Stories.session("000-td-tap", "single tap", at: 0.42)
    var options = ShotOptions()
    options.panel = panel
    options.about = panel == .inspect ? "singleTap" : nil
    let (picture, size) = try Shot(session: session, options).picture(FixedTextMetrics())
    #expect(size.width > 100 && size.height > 20)
    let texts = picture.list.commands.compactMap { command -> String? in
      if case .text(let text, _, _, _) = command { text } else { nil }
    }
    #expect(texts.count > 1, "\(panel.name) says nothing")
    let svg = SVG.document(
      picture.list, size: size, background: .white, metrics: FixedTextMetrics(),
      title: panel.name, description: panel.summary)
    #expect(svg.contains(texts[texts.count / 2].replacing("&", with: "&amp;").prefix(6)))
    #expect(!panel.summary.isEmpty && Panel(name: panel.name) == panel)
  }

  /// What only these panels say.
  @Test func panelsAloneSayWhatTheySayInTheWindow() throws {
    let session = try Stories.session("000-td-tap", "single tap", at: 0.42)
    for (panel, words) in [
      (Panel.hierarchy, "card"), (.log, "possible"), (.inspect, "numberOfTapsRequired"),
      (.scenes, "Conflicts"), (.articles, "Articles"),
      (.system, "Pipeline"), (.toolbar, "Single tap"),
    ] {
      var options = ShotOptions()
      options.panel = panel
      options.about = panel == .inspect ? "singleTap" : nil
      let text = try Shot(session: session, options).picture(FixedTextMetrics()).picture.list.text
      #expect(text.contains(words), "\(panel.name)")
    }
  }
}
