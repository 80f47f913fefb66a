import Foundation
import SceneStories
import Testing
import TouchEngine
import TouchRecording
import TouchScenes
import UIKit

@testable import TouchscopeProbe

/// Bundles: what is not in them, how much there may be, and those that somebody has tampered with.
@Suite(.serialized) @MainActor struct BundleTests {
  private func story(_ scene: String, _ run: Int = 0) throws -> ProbeStory {
    Stories.register()
    let document = try TouchScenes.SceneDocument.read(path: "\(Stories.root)/scenes/\(scene).yaml")
    let live = try LiveScene.load(document)
    defer { live.engine.tearDown() }
    return try ProbeStory(live.runs[run], of: document, named: scene)
  }

  private func bytes(_ folder: String) throws -> String {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.contains(".") && !$0.hasSuffix(".touchscope") }
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }.joined()
  }

  @Test func textsAreLeftOutUnlessAskedFor() throws {
    let marker = "Secret7"
    let text = """
      touchscope: 1
      screen: [300, 600]
      window:
        rootViewController:
          class: UIViewController
          title: \(marker)
          view:
            subviews:
              - {id: label, class: UILabel, frame: [0, 0, 300, 40], text: \(marker)}
              - {id: button, class: UIButton, frame: [0, 50, 300, 40], title: \(marker)}
              - {id: field, class: UITextField, frame: [0, 100, 300, 40], text: \(marker), placeholder: \(marker)}
              - {id: segments, class: UISegmentedControl, frame: [0, 150, 300, 40], items: [\(marker), b]}
              - {id: table, class: UITableView, frame: [0, 200, 300, 200], rows: [\(marker), {text: \(marker), detail: \(marker)}]}
      runs: [{name: tap, input: [{tap: {at: button}}, {wait: idle}]}]
      """
    let document = try TouchScenes.SceneDocument(text: text, path: "texts.yaml")
    let live = try LiveScene.load(document)
    defer { live.engine.tearDown() }
    let story = try ProbeStory(live.runs[0], of: document, named: "texts")
    let without = try #require(try story.probed().bundle)
    #expect(try !bytes(without.folder).contains(marker))
    let with = try #require(try story.probed { $0.includesTexts = true }.bundle)
    #expect(try bytes(with.folder).contains(marker))
  }

  @Test func manyViewsAreCutAndTheHitOneStays() throws {
    let views = (0..<3000).map { "{id: v\($0), frame: [0, 0, 1, 1]}" }.joined(separator: ", ")
    var deep =
      "{id: deepest, frame: [0, 0, 300, 600], gestureRecognizers: [{id: tap, class: UITapGestureRecognizer}]}"
    for level in 0..<100 { deep = "{id: d\(level), frame: [0, 0, 300, 600], subviews: [\(deep)]}" }
    let taps = (0..<600).map { "{id: t\($0), class: UITapGestureRecognizer}" }.joined(
      separator: ", ")
    let text = """
      touchscope: 1
      screen: [300, 600]
      window: {subviews: [\(views), {id: many, frame: [0, 0, 300, 600], gestureRecognizers: [\(taps)], subviews: [\(deep)]}]}
      runs: [{name: tap, input: [{tap: {at: [150, 300]}}, {wait: idle}]}]
      """
    let document = try TouchScenes.SceneDocument(text: text, path: "many.yaml")
    let live = try LiveScene.load(document)
    defer { live.engine.tearDown() }
    let story = try ProbeStory(live.runs[0], of: document, named: "many")
    let (lines, found) = try story.probed()
    let bundle = try #require(found)
    #expect(lines == story.plain)
    #expect(bundle.probe.contains("\ntruncated views "))
    #expect(bundle.probe.contains("\ntruncated recognizers 500"))
    #expect(bundle.scene.contains("id: deepest"))
    let opened = try ProbeBundle(path: bundle.folder).open("episode-001")
    #expect(opened.app.hits == ["deepest"])
    opened.scene.engine.tearDown()
  }

  /// Each view of a sampled area has a letter of its own, or the area is not told.
  @Test(arguments: [40, 60]) func noTwoViewsShareALetter(_ count: Int) throws {
    let strips = (0..<count).map { "{id: s\($0), frame: [\($0 * 8), 0, 8, 100]}" }
    let text = """
      touchscope: 1
      screen: [500, 600]
      window:
        subviews:
          - {id: crowd, frame: [0, 0, 500, 100], hitTest: passThrough, subviews: [\(strips.joined(separator: ", "))]}
      runs: [{name: tap, input: [{tap: {at: [300, 50]}}, {wait: idle}]}]
      """
    let document = try TouchScenes.SceneDocument(text: text, path: "crowd.yaml")
    let live = try LiveScene.load(document)
    defer { live.engine.tearDown() }
    let story = try ProbeStory(live.runs[0], of: document, named: "crowd\(count)")
    let bundle = try #require(try story.probed().bundle)
    let isTold = count < 52
    #expect(bundle.scene.contains("sampled: ") == isTold)
    #expect(bundle.causes.contains(.other("touch area of crowd")) == !isTold)
    #expect(!isTold || bundle.scene.contains("A: s"))
  }

  @Test func aFolderThatIsGoneEndsTheProbeAndNotTheApp() throws {
    let story = try story("000-td-tap")
    let (lines, bundle) = try story.probed { options in
      options.folder = URL(fileURLWithPath: "/dev/null/nowhere")
    }
    #expect(bundle == nil)
    #expect(lines == story.plain)
  }

  @Test func whatWasCutOffOrChangedIsRefusedOrPlayed() throws {
    let bundle = try #require(try story("000-td-tap").probed().bundle)
    let files =
      ["probe.txt"]
      + ["capture.jsonl", "scene.yaml", "fingers.rec"].map { "episode-001/\($0)" }
    var refused = 0
    var number = UInt64(7)
    for file in files {
      let path = "\(bundle.folder)/\(file)"
      let whole = try #require(FileManager.default.contents(atPath: path))
      for round in 0..<40 {
        var data = whole
        number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let place = Int(number >> 33) % data.count
        if round % 2 == 0 {
          data = data[..<place]
        } else {
          data[place] = UInt8(truncatingIfNeeded: number >> 20)
        }
        try data.write(to: URL(fileURLWithPath: path))
        // What is made of a capture stays as it is once it was opened.
        if file.hasSuffix("capture.jsonl") { try forget(bundle) }
        do {
          for episode in try ProbeBundle(path: bundle.folder).episodes {
            _ = try ProbeBundle(path: bundle.folder).check(episode)
          }
        } catch let problems as SceneDiagnostics {
          refused += 1
          #expect(problems.list.allSatisfy { $0.file.hasPrefix(bundle.folder) && $0.line > 0 })
        }
      }
      try whole.write(to: URL(fileURLWithPath: path))
      if file.hasSuffix("capture.jsonl") {
        try forget(bundle)
        _ = try ProbeBundle(path: bundle.folder).check("episode-001")
      }
    }
    #expect(refused > 40)
    #expect(try ProbeBundle(path: bundle.folder).check("episode-001").verdict.agrees)
  }

  private func forget(_ bundle: ProbeStory.Bundle) throws {
    for name in ["scene.yaml", "fingers.rec", "observed.log", "objects.txt"] {
      let path = "\(bundle.folder)/episode-001/\(name)"
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  @Test func noPathInABundleLeadsAnywhere() throws {
    let bundle = try #require(try story("000-td-tap").probed().bundle)
    let path = "\(bundle.folder)/episode-001/fingers.rec"
    let text = bundle.fingers.replacing("scene scene.yaml", with: "scene ../../../../../etc/passwd")
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    #expect(try ProbeBundle(path: bundle.folder).check("episode-001").verdict.agrees)
    for name in ["../episode-001", "episode-001/../..", "/etc", ""] {
      #expect(throws: SceneDiagnostics.self) { try ProbeBundle(path: bundle.folder).check(name) }
    }
  }

  @Test func aFileOfAGigabyteIsRefused() throws {
    let bundle = try #require(try story("000-td-tap").probed().bundle)
    for name in ["capture.jsonl", "fingers.rec", "scene.yaml"] {
      let path = "\(bundle.folder)/episode-001/\(name)"
      let whole = try #require(FileManager.default.contents(atPath: path))
      let file = try #require(FileHandle(forWritingAtPath: path))
      try file.truncate(atOffset: 1 << 30)
      try file.close()
      #expect(throws: SceneDiagnostics.self) {
        try ProbeBundle(path: bundle.folder).check("episode-001")
      }
      try whole.write(to: URL(fileURLWithPath: path))
    }
  }
}
