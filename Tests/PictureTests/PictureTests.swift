import Foundation
import Testing
import TouchCanvas
import TouchCanvasSDL
import TouchEngine
import TouchRecording
import TouchScenes
import TouchTrace

@testable import TouchDebugger
@testable import TouchInspection

/// Pictures of scenes: as text on every machine, as pixels where fonts and libraries are those of the goldens.
///
/// `SNAP_UPDATE=1 swift test --filter PictureTests` writes the goldens anew.
@Suite(.serialized) struct PictureTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  private static let goldens = root + "/Tests/PictureTests/Goldens"
  private static let updates = ProcessInfo.processInfo.environment["SNAP_UPDATE"] == "1"

  /// Scene, run, moment, and whether the stage alone is drawn.
  private static let moments:
    [(name: String, scene: String, run: String, at: Double, isStage: Bool)] = [
      ("tap-held", "000-td-tap", "single tap", 0.24, false),
      ("tap-late", "000-td-tap", "single tap", 0.4, false),
      ("panpinch", "000-td-panpinch", "two fingers, spreading while moving", 0.2, false),
      ("button-wins", "004-blue-1", "tap the button", 0.05, false),
      ("hit-path", "004-af", "touch E", 0.01, true),
    ]

  private func session(_ scene: String, _ run: String, _ at: Double?) throws -> Session {
    Stories.register()
    let path = "\(Self.root)/scenes/\(scene).yaml"
    let plain = try LiveScene.load(path: path)
    let index = try #require(plain.runs.firstIndex { $0.name == run })
    let live =
      plain.runs[index].variant == nil
      ? plain : try LiveScene.load(path: path, variant: plain.runs[index].variant)
    let session = Session(live)
    session.play(live.runs[index], until: at.map { Instant(seconds: $0) })
    return session
  }

  private func compare(_ text: String, _ name: String) throws {
    let path = "\(Self.goldens)/\(name)"
    if Self.updates {
      try FileManager.default.createDirectory(
        atPath: Self.goldens, withIntermediateDirectories: true)
      try (text + "\n").write(toFile: path, atomically: true, encoding: .utf8)
      return
    }
    let golden = try String(contentsOfFile: path, encoding: .utf8)
    guard golden != text + "\n" else { return }
    let a = golden.split(separator: "\n").map(String.init)
    let b = text.split(separator: "\n").map(String.init)
    let index =
      zip(a, b).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(a.count, b.count)
    Issue.record(
      "\(name) differs at line \(index + 1):\n- \(a.indices.contains(index) ? a[index] : "(end)")\n+ \(b.indices.contains(index) ? b[index] : "(end)")"
    )
  }

  @Test func drawListsAreThoseOfTheGoldens() throws {
    for moment in Self.moments {
      let session = try session(moment.scene, moment.run, moment.at)
      let shot = Shot(session: session, isStage: moment.isStage, size: nil, scale: 1, theme: .dark)
      try compare(shot.picture(FixedTextMetrics()).list.text, moment.name + ".txt")
    }
  }

  @Test func pixelsAreThoseOfTheGoldens() throws {
    let fonts = FontBook()
    var lines: [String] = []
    for moment in Self.moments {
      let session = try session(moment.scene, moment.run, moment.at)
      let shot = Shot(session: session, isStage: moment.isStage, size: nil, scale: 1, theme: .dark)
      let canvas = try #require(shot.canvas(fonts))
      lines.append(
        "\(moment.name) \(digest(of: canvas.pixels.map { String($0, radix: 36) }.joined(separator: ",")))"
      )
      #expect(Set(canvas.pixels).count > 50, "the picture is empty")
    }
    let versions = CanvasVersions.description(fonts)
    let known = try? String(contentsOfFile: Self.goldens + "/pixels.txt", encoding: .utf8)
    if !Self.updates, known?.hasPrefix(versions + "\n") != true {
      print(
        "pixel goldens: other fonts or libraries here than those of the goldens, so only draw lists are compared:\n\(versions)"
      )
      return
    }
    try compare(versions + "\n" + lines.joined(separator: "\n"), "pixels.txt")
  }

  /// No text of any picture of any scene leaves its window, at two sizes and in both themes.
  @Test func textsStayInTheWindow() throws {
    let fonts = FontBook()
    Stories.register()
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.root + "/scenes").filter {
      $0.hasSuffix(".yaml")
    }.sorted()
    for name in names {
      let path = "\(Self.root)/scenes/\(name)"
      for (index, size) in [CGSize(width: 1024, height: 640), CGSize(width: 1440, height: 900)]
        .enumerated()
      {
        let scene = try LiveScene.load(path: path)
        let session = Session(scene)
        session.play(scene.runs[0])
        let shot = Shot(
          session: session, isStage: false, size: size, scale: 1, theme: index == 0 ? .light : .dark
        )
        var clips: [CGRect] = []
        for command in shot.picture(fonts).list.commands {
          switch command {
          case .pushClip(let polygon): clips.append(box(polygon))
          case .popClip: clips.removeLast()
          case .text(let text, let at, let font, _):
            let right = at.x + fonts.width(of: text, in: font)
            guard clips.isEmpty else { continue }
            #expect(
              at.x >= 0 && right <= size.width + 1 && at.y > 0 && at.y < size.height,
              "\(name) \(size): '\(text)' at \(at)")
          default: break
          }
        }
      }
    }
  }

  private func box(_ points: [CGPoint]) -> CGRect {
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    return CGRect(
      x: xs.min() ?? 0, y: ys.min() ?? 0, width: (xs.max() ?? 0) - (xs.min() ?? 0),
      height: (ys.max() ?? 0) - (ys.min() ?? 0))
  }

  /// After every run of every scene the last reason is known and told.
  @Test func everyRunHasAWhy() throws {
    Stories.register()
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.root + "/scenes").filter {
      $0.hasSuffix(".yaml")
    }.sorted()
    for name in names {
      let path = "\(Self.root)/scenes/\(name)"
      let runs = try LiveScene.load(path: path).runs
      for (index, run) in runs.enumerated() {
        let scene = try LiveScene.load(path: path, variant: run.variant)
        let session = Session(scene)
        session.play(scene.runs[index])
        let view = SessionView(session)
        view.seek(to: session.steps.count - 1)
        for event in session.trace.events where event.kind == .state || event.kind == .held {
          #expect(
            event.reason != .none,
            "\(name) \(run.name): \(CanonicalLine.text(event, in: session.trace)) has no reason")
          #expect(
            event.rule != .none,
            "\(name) \(run.name): \(CanonicalLine.text(event, in: session.trace)) has no rule")
        }
      }
    }
  }

  /// Looking back and forward shows the same as reading from the start.
  @Test func seekingIsReading() throws {
    let session = try session("000-td-panpinch", "two fingers, spreading while moving", nil)
    let metrics = Look(theme: .dark, metrics: FixedTextMetrics())
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1)
    for target in [5, 12, 3, 0, -1, 9] {
      view.seek(to: target)
      let fresh = SessionView(session)
      fresh.seek(to: target)
      let model = WindowModel()
      #expect(
        WindowPicture.draw(view.input, model, metrics).list
          == WindowPicture.draw(fresh.input, model, metrics).list)
    }
  }

  @Test func textIsMeasuredAlikeAtEveryScale() {
    let fonts = FontBook()
    for text in ["singleTap", "登录按钮・スクロール・버튼・Größe", "160 / 350 ms"] {
      let unit = fonts.width(of: text, in: .ui(100)) / 100
      for size in [11.0, 13.75, 26] {
        #expect(abs(fonts.width(of: text, in: .ui(size)) / size - unit) < 1e-9)
      }
      #expect(unit > 0)
    }
  }
}
