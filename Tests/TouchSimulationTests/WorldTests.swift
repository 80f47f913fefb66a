import DemoClasses
import SceneStories
import Testing
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchTrace
import UIKit

@testable import TouchEngine
@testable import TouchSimulation

/// Random worlds: the same for the same seed, loadable, played to their ends, and what is broken in them is found.
@Suite struct WorldTests {
  init() { Stories.register() }

  /// The engine's and those of the demos. Other tests of this process register broken ones while these run.
  private var classes: WorldClasses {
    let demos: [SceneClasses.Kind: [String]] = [
      .view: DemoCatalog.views.map(\.name), .recognizer: DemoCatalog.recognizers.map(\.name),
      .controller: DemoCatalog.controllers.map(\.name), .window: DemoCatalog.windows.map(\.name),
      .application: DemoCatalog.applications.map(\.name),
      .delegate: DemoCatalog.delegates.map(\.name),
    ]
    return WorldClasses(
      demos.merging(
        SceneClasses.Kind.allCases.map { kind in
          (kind, SceneClasses.names(kind).filter { $0.hasPrefix("UI") })
        }, uniquingKeysWith: +))
  }

  private func world(seed: UInt64, number: Int) throws -> World {
    try World.make(seed: seed, number: number, classes: classes)
  }

  @Test func aWorldFollowsFromItsSeedAndNumber() throws {
    let first = try world(seed: 7, number: 3)
    #expect(try world(seed: 7, number: 3).recording == first.recording)
    #expect(try world(seed: 7, number: 4).recording != first.recording)
    #expect(try world(seed: 8, number: 3).recording != first.recording)
  }

  /// The worlds have everything that the makers can make, and every scene is accepted.
  @Test func worldsAreOfManyKinds() throws {
    var words: Set<String> = []
    for number in 1...60 {
      let recording = try world(seed: 11, number: number).recording
      #expect(InputAtoms.areInOrder(recording.inputs))
      #expect(
        zip(recording.inputs, recording.inputs.dropFirst()).allSatisfy { $0.arrival <= $1.arrival })
      let text =
        (recording.sceneText ?? "")
        + recording.inputs.map { RecordingText.line($0) + " \n" }
        .joined()
      words.formUnion(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
    let wanted = [
      "UITapGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
      "UISwipeGestureRecognizer", "UIRotationGestureRecognizer", "UILongPressGestureRecognizer",
      "UIScreenEdgePanGestureRecognizer", "TDTapGestureRecognizer", "requireToFail",
      "beRequiredToFailBy", "simultaneousWith", "canPrevent", "shouldBegin", "shouldReceiveTouch",
      "UIScrollView", "UITableView", "UICollectionView", "UIButton", "UISlider", "UITextField",
      "UINavigationController", "UITabBarController", "UIPageViewController", "whenAction",
      "whenTouchesBegan", "transform", "animate", "isExclusiveTouch", "viewForZooming", "profile",
      "down", "move", "up", "cancel", "was", "force", "pencil", "interrupt", "suspend", "resume",
      "button", "shake", "set", "removeFromSuperview", "addSubview", "removeRecognizer",
      "addRecognizer", "rotateDevice", "wait",
    ]
    #expect(wanted.filter { !words.contains($0) } == [])
  }

  /// What a world shows, its file shows: the text of the recording plays to the same trace.
  @Test func aRecordingPlaysAsTheWorld() throws {
    for number in 1...8 {
      let recording = try world(seed: 3, number: number).recording
      var player = try WorldPlayer(recording)
      #expect(player.play(recording.inputs, digests: true) == nil)
      let read = try RecordingReader.read(
        text: RecordingText.document(recording), path: "world.rec")
      #expect(read.inputs == recording.inputs && read.sceneText == recording.sceneText)
      let session = Session(try LiveScene.load(text: read.sceneText ?? "", path: read.scenePath))
      session.play(read)
      #expect(player.digest?.difference(from: TraceDigest(session.trace)) == nil)
      #expect(player.events > recording.inputs.count / 2)
      session.scene.engine.tearDown()
    }
  }

  @Test func worldsArePlayedWithoutAFault() throws {
    var events = 0
    for number in 1...12 {
      let result = try Simulation(seed: 5, classes: classes).play(world: number)
      #expect(result.fault == nil, "world \(number)")
      events += result.events
    }
    #expect(events > 1000)
  }

  // MARK: Planted faults

  private func player(of className: String, _ make: @escaping () -> UIView) throws -> Recording {
    SceneClasses.register(view: className, make)
    let text = "touchscope: 1\nwindow: {subviews: [{class: \(className), frame: [0, 0, 99, 99]}]}\n"
    let inputs = "0.1 down 1 50 50\n0.2 up 1 50 50\n40 wait\n"
    let head = "touchscope recording 1\nscene planted.yaml\ndigest \(digest(of: text))\n"
    let recording = try RecordingReader.read(text: head + inputs, path: "planted.rec")
    return Recording(
      scenePath: "planted.yaml", digest: recording.digest, sceneText: text,
      inputs: recording.inputs)
  }

  @Test func aBrokenEngineIsFound() throws {
    final class Breaker: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchscopeEngine.windows.append(touchscopeEngine.windows[0])
      }
    }
    let recording = try player(of: "BreakingView") { Breaker(frame: .zero) }
    guard EngineChecks.areOn else { return }
    guard case .engine(let sentence, let object)? = try KeptOutcome.fault(recording) else {
      Issue.record("nothing was found")
      return
    }
    #expect(sentence == Invariant.windowsAreOrdered.rawValue && object.hasPrefix("window "))
    #expect(EngineChecks.whenBroken == nil)
  }

  @Test func aSecondTraceThatDiffersIsFound() throws {
    final class Forgetful: UIView {
      static var count = 0
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        Self.count += 1
        alpha = Self.count % 2 == 0 ? 1 : 0.5
      }
    }
    let recording = try player(of: "ForgetfulView") { Forgetful(frame: .zero) }
    let fault = try KeptOutcome.fault(recording)
    #expect(fault?.kind == .differs)
    #expect(
      try KeptOutcome.fault(recording)?.description.contains("another trace from line") == true)
  }

  /// A control that says that it tracks, long after its touch.
  @Test func whoDoesNotComeToRestIsFound() throws {
    final class Sticky: UIControl {
      override var isTracking: Bool { true }
    }
    let recording = try player(of: "StickyControl") { Sticky(frame: .zero) }
    let fault = try KeptOutcome.fault(recording)
    #expect(fault == .trace(.restIsReached, object: "<Sticky>"))
    // Too early to say: the last finger was up a moment ago.
    var short = recording
    short.inputs.removeLast()
    #expect(try KeptOutcome.fault(short) == nil)
  }
}
