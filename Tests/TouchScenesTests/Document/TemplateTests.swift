import Foundation
import SceneStories
import Testing
import TouchEngine
import TouchTrace

@testable import TouchScenes

/// The scenes that new ones begin with.
@MainActor
@Suite struct TemplateTests {
  @Test func everyTemplateLoadsPassesAndCanBeChanged() throws {
    Stories.register()
    let folder = "\(Stories.root)/assets/templates"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names.count == 6)
    for name in names {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      let document = try SceneDocument(text: text, path: name)
      let scene = try LiveScene.load(document)
      defer { scene.engine.tearDown() }
      for run in scene.runs {
        let result = try RunChecker.check(run, in: document)
        #expect(result.passed, "\(name), \(run.name)")
      }
      var draft = SceneDraft(text: text, path: name)
      try draft.perform([.set(id: "root.view", property: "alpha", value: "0.9")])
      _ = draft.undo()
      #expect(draft.fileText == text)
    }
  }
}
