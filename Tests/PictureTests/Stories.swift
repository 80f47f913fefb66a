import DemoClasses
import Foundation
import Testing
import TouchEngine
import TouchRecording
import TouchScenes
import TouchTrace

/// The runs of all scenes, played to their ends.
@MainActor
enum Stories {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  static var paths: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/scenes")) ?? [])
      .filter { $0.hasSuffix(".yaml") }.sorted().map { "\(root)/scenes/\($0)" }
  }

  static func register() {
    for entry in DemoCatalog.views { SceneClasses.register(view: entry.name, entry.make) }
    for entry in DemoCatalog.recognizers {
      SceneClasses.register(recognizer: entry.name, entry.make)
    }
    for entry in DemoCatalog.controllers {
      SceneClasses.register(controller: entry.name, entry.make)
    }
    for entry in DemoCatalog.windows { SceneClasses.register(window: entry.name, entry.make) }
    for entry in DemoCatalog.applications {
      SceneClasses.register(application: entry.name, entry.make)
    }
    for entry in DemoCatalog.delegates { SceneClasses.register(delegate: entry.name, entry.make) }
  }

  static func each(_ body: (String, Session) throws -> Void) throws {
    register()
    #expect(paths.count >= 28)
    for path in paths {
      for (index, run) in try LiveScene.load(path: path).runs.enumerated() {
        let scene = try LiveScene.load(path: path, variant: run.variant)
        let session = Session(scene)
        session.play(scene.runs[index])
        let name = String(path.split(separator: "/").last ?? "")
        try body("\(name) '\(run.name)'", session)
        scene.engine.tearDown()
      }
    }
  }

  /// One run, up to a moment.
  static func session(_ scene: String, _ run: String, at: Double? = nil) throws -> Session {
    register()
    let path = "\(root)/scenes/\(scene).yaml"
    let plain = try LiveScene.load(path: path)
    let index = try #require(plain.runs.firstIndex { $0.name == run })
    let variant = plain.runs[index].variant
    let live = variant == nil ? plain : try LiveScene.load(path: path, variant: variant)
    let session = Session(live)
    session.play(live.runs[index], until: at.map { Instant(seconds: $0) })
    return session
  }
}
