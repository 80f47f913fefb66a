import Foundation
import SceneStories
import Testing
import TouchArticles
import TouchCanvas
import TouchGeometry
@testable import TouchInspection
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger

/// What somebody with fresh eyes stumbled over in the window.
extension DebuggerTests {
  private func tapped(_ scene: String, _ view: String) throws -> TestWindow {
    let window = try open(scene)
    click(try scenePlace(view, window), window)
    for _ in 0..<12 { window.turn(after: 0.1) }
    return window
  }

  private func rows(_ window: TestWindow) -> [String: String] {
    Dictionary(
      window.model.right.inspect.rows.map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  // MARK: The tree

  /// A press on the row of what took no part shows each of its views; closing their view folds them again.
  @Test func aRowOfIdleViewsOpens() throws {
    let window = try tapped("012-many", "card")
    defer { window.end() }
    let idle = Target.idle(first: "tile")
    func shows(_ target: Target) -> Bool {
      window.regions.contains { $0.target == target && $0.group == "left/list" }
    }
    #expect(shows(idle) && !shows(.view("tile")))
    window.press(idle)
    window.turn()
    #expect(!shows(idle) && shows(.view("tile")))
    for _ in 0..<2 {
      window.press(.disclosure(view: "board"))
      window.turn()
    }
    #expect(shows(idle) && !shows(.view("tile")))
    // The keys open it, too.
    let row = try #require(window.regions.first { $0.target == idle })
    window.state.focus.current = Focus(row)
    window.handle(.key(code: "right", scan: "right", [], isDown: true, isRepeat: false))
    window.turn()
    #expect(shows(.view("tile")))
    // In Pick mode, too, it is what was opened or folded.
    window.press(.disclosure(view: "board"))
    window.press(.disclosure(view: "board"))
    window.state.workspace.isPicking = true
    window.turn()
    #expect(shows(idle) && !shows(.view("tile")))
  }

  // MARK: The scene

  /// Where a button that was missed takes touches, once the finger is lifted.
  @Test func theAreaOfAMissedButtonShows() throws {
    let window = try open("002-enlarge")
    defer { window.end() }
    let snapshot = window.view.input.snapshot
    let button = try #require(snapshot.views.first { $0.name == "button" })
    let toWindow = WindowLayout(window.model).toWindow(snapshot.screen)
    let beside = CGPoint(x: -25, y: 15).applying(button.toScreen).applying(toWindow)
    window.handle(.mouseMoved(beside))
    window.handle(.mouseDown(button: 1, beside))
    window.turn()
    func tellsReach() -> Bool {
      window.texts.contains { $0.hasPrefix("takes touches up to 20 pt") }
    }
    #expect(!tellsReach())
    window.handle(.mouseUp(button: 1, beside))
    window.turn()
    #expect(tellsReach(), "the first picture after the lift tells it")
    #expect(window.texts.contains("touch area"))
    click(try scenePlace("button", window), window)
    #expect(!window.texts.contains("touch area"))
  }

  // MARK: The log

  @Test func theLogShowsWhatAPersonLooksFor() throws {
    let window = try tapped("000-td-tap", "card")
    defer { window.end() }
    window.state.workspace.rightTab = .log
    window.turn()
    func kinds() -> Set<TraceKind> {
      let events = window.session.trace.events
      return Set(window.model.right.log.filter.seqs.map { events[Int($0)].kind })
    }
    let shown = kinds()
    for kind in [TraceKind.hit, .touches, .state, .action, .sample] {
      #expect(shown.contains(kind), "\(kind)")
    }
    #expect(!shown.contains(.pipeline) && !shown.contains(.event))
    // Its switch is the first one.
    let switches = window.regions.filter { if case .filter = $0.target { true } else { false } }
    let first = try #require(
      switches.min { ($0.outline.minY, $0.outline.minX) < ($1.outline.minY, $1.outline.minX) })
    #expect(first.target == .filter(.pipeline))
    click(first.center, window)
    #expect(kinds().contains(.pipeline))
    // It outlives a load.
    window.load("\(Stories.root)/scenes/010-overlay.yaml")
    window.turn()
    #expect(window.state.workspace.log.hiddenKinds == [.event])
  }

  // MARK: Panels

  /// The graph and the matrix need the most room; the panel has it for every tab, so that the scene stays where it is, and
  /// keeps what somebody sets.
  @Test func noTabMovesTheScene() throws {
    let window = try tapped("000-td-tap", "card")
    defer { window.end() }
    var places: Set<CGRect> = []
    for tab in ["why", "arbitration", "inspect", "recognizers", "log", "system", "why"] {
      window.command("tab.\(tab)")
      window.turn()
      places.insert(WindowLayout(window.model).canvas)
    }
    #expect(places.count == 1 && Double(WindowLayout(window.model).right.width) == 440)
    window.state.workspace.split.right = 420
    window.command("tab.arbitration")
    window.turn()
    #expect(Double(WindowLayout(window.model).right.width) == 420)
    // A small window leaves the scene its room.
    for (width, right) in [(1440.0, 440.0), (2560, 440), (1375, 420), (1200, 400), (1000, 400)] {
      let layout = WindowLayout(CGSize(width: width, height: 800))
      #expect(Double(layout.right.width) == right, "\(width)")
    }
  }

  /// Where nothing is selected, the objects of the last touch stand for a press.
  @Test func inspectListsWhatIsUnderTheTouch() throws {
    let window = try tapped("000-td-tap", "card")
    defer { window.end() }
    window.command("tab.inspect")
    window.turn()
    let panel = WindowLayout(window.model).right
    let listed = window.regions.filter { panel.contains($0.center) }.map(\.target)
    for target in [Target.view("card"), .recognizer("singleTap"), .recognizer("longPress")] {
      #expect(listed.contains(target), "\(target)")
    }
    let row = try #require(
      window.regions.first { $0.target == .recognizer("longPress") && panel.contains($0.center) })
    click(row.center, window)
    #expect(window.state.selection == .recognizer("longPress"))
  }

  // MARK: Lists

  private func tapBesideTheButton(_ window: TestWindow) throws {
    let middle = try scenePlace("TabBar", window)
    click(CGPoint(x: middle.x - 80, y: middle.y), window)
    for _ in 0..<12 { window.turn(after: 0.1) }
  }

  /// In a tree that is longer than its panel the row of the hit view comes into sight, with what in it refused.
  @Test func theTreeShowsTheHitView() throws {
    let window = try open("062-tab-button")
    defer { window.end() }
    #expect(window.state.workspace.lists["left.hierarchy"] == 0)
    try tapBesideTheButton(window)
    let rows = window.regions.filter { region in
      [.view("TabBar"), .view("CircleButton")].contains(region.target) && region.outline.minX < 256
    }
    #expect(Set(rows.map(\.target)) == [.view("TabBar"), .view("CircleButton")])
  }

  @Test func aPressOnMoreBelowShowsTheLanesBelow() throws {
    let window = try tapped("061-back-swipe", "card")
    defer { window.end() }
    window.state.input.size = CGSize(width: 1280, height: 620)
    window.turn()
    let more = try #require(window.regions.last { $0.target == .timelineMore })
    #expect(more.target.isPressable)
    let position = window.state.playback.position
    click(more.center, window)
    window.turn()
    #expect(window.state.workspace.lists["timeline"] > 0)
    #expect(!window.regions.contains { $0.target == .timelineMore })
    #expect(window.state.playback.position == position)
  }

  /// UIKit's limits stand beside what was measured, and what the scene sets is told from what a class begins with.
  @Test func inspectShowsLimitsAndWhatIsSet() throws {
    let window = try tapped("000-td-tap", "card")
    defer { window.end() }
    window.state.workspace.rightTab = .inspect
    window.state.selection = .recognizer("longPress")
    window.turn()
    let given = window.model.right.inspect.rows.filter(\.isGiven).map(\.name)
    #expect(given == ["minimumPressDuration"])
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let picture = InspectPicture.draw(
      window.view.input, window.model.right.inspect, width: 400, look
    ).picture
    let texts = PictureTexts.lines(picture, look).joined(separator: "\n")
    // The answer leaves room for what was measured.
    #expect(texts.contains("min 2000") && !texts.contains("Measured, and the limits"))
    #expect(texts.contains("in card"))
    #expect(texts.contains("shouldBegin  not given"), "\(texts)")
  }

  // MARK: The timeline

  /// The answer of Why stays: what a lane is about is selected at its name.
  @Test func aPressOnABarMovesThePlayheadThereAndOneOnItsNameSelects() throws {
    let window = try tapped("000-td-tap", "card")
    defer { window.end() }
    let plot = try #require(window.regions.last { $0.target == .plot })
    let lane = try #require(
      window.regions.last { region in
        region.target == .lane(.recognizer("doubleTap")) && region.outline.minX < plot.outline.minX
      })
    let bar = try #require(
      window.regions.filter { region in
        guard case .event = region.target else { return false }
        return plot.outline.contains(region.center) && region.outline.width > 80
          && lane.outline.minY <= region.center.y && region.center.y < lane.outline.maxY
      }.max { $0.outline.width < $1.outline.width })
    guard case .event(let event) = bar.target else { return }
    let start = window.session.trace.events[event].time
    window.state.selection = .view("card")
    let middle = CGPoint(
      x: bar.outline.minX + bar.outline.width * 0.75, y: bar.outline.maxY - 2)
    let target = window.regions.last { $0.outline.contains(middle) }?.target
    #expect(target == bar.target)
    click(middle, window)
    #expect(window.state.selection == .view("card"))
    let now = window.view.input.reading.now
    #expect(now.since(start) > 0.05, "\(now.seconds) \(start.seconds)")
    // Keys go to its start.
    window.change { PressUpdate.select(bar.target, &$0) }
    window.turn()
    #expect(window.view.input.reading.now == start)
    click(CGPoint(x: plot.outline.minX - 60, y: lane.outline.midY), window)
    #expect(window.state.selection == .recognizer("doubleTap"))
  }

  /// After the reset of a recognizer that got no movement it has no place; what the scene sets comes first.
  @Test func whatIsNoPlaceIsLeftOut() throws {
    let window = try tapped("032-edge", "list")
    defer { window.end() }
    window.state.selection = .recognizer("back")
    window.state.workspace.rightTab = .inspect
    window.turn()
    let values = rows(window)
    #expect(values["translation"] == nil && values["state"] != nil, "\(values)")
    let shown = window.model.right.inspect.rows
    let given = shown.filter { $0.group == .given }.map(\.name)
    #expect(shown.first?.group == .values && given == ["delaysTouchesBegan", "edges"], "\(given)")
    let texts = PictureTexts.lines(
      InspectPicture.draw(
        window.view.input, window.model.right.inspect, width: 368,
        Look(theme: .dark, metrics: FixedTextMetrics())
      ).picture, Look(theme: .dark, metrics: FixedTextMetrics()))
    #expect(texts.contains { $0.hasPrefix("Set by the scene") }, "\(texts)")
  }

  /// UIKit's defaults are those of new objects: that of a class, whatever the scene has.
  @Test func whatDiffersFromUIKitIsMarked() throws {
    let window = try tapped("032-edge", "list")
    defer { window.end() }
    window.state.selection = .recognizer("back")
    window.state.workspace.rightTab = .inspect
    window.turn()
    let shown = window.model.right.inspect.rows
    #expect(shown.filter(\.isUnusual).map(\.name) == ["delaysTouchesBegan", "edges"])
    #expect(shown.first { $0.name == "delaysTouchesBegan" }?.standard == "false")
    #expect(shown.filter(\.isReadOnly).allSatisfy { $0.standard == nil })
    // Whose it is follows what the scene sets.
    let own = shown.filter { $0.group == .connections }
    #expect(own.map(\.name) == ["view", "target", "action", "delegate"])
    #expect(own.map(\.value) == ["root.view", "root", "back:", "none"])
  }

  @Test func theStateInInspectIsOfTheSameMomentAsTheRowsBelowIt() throws {
    let window = try tapped("000-td-tap", "card")
    defer { window.end() }
    window.state.workspace.rightTab = .inspect
    window.state.selection = .recognizer("doubleTap")
    window.turn()
    let values = rows(window)
    // How it came out, as in the card above, and what it is since.
    let outcome = try #require(values["outcome"])
    #expect(outcome.wholeMatch(of: /failed at \d+ ms/) != nil, "\(values)")
    let state = try #require(values["state"])
    #expect(state.wholeMatch(of: /possible, reset at \d+ ms/) != nil, "\(values)")
    // Without a touch there is nothing to count.
    #expect(values["numberOfTouches"] == nil, "\(values)")
    func places() -> [Int?] {
      ["outcome", "state"].map { name in
        window.model.right.inspect.rows.firstIndex { $0.name == name }
      }
    }
    let before = places()
    #expect(!before.contains(nil))
    // While the touch is down there is one moment.
    let place = try scenePlace("card", window)
    window.handle(.mouseMoved(place))
    window.handle(.mouseDown(button: 1, place))
    window.turn()
    window.state.selection = .recognizer("doubleTap")
    window.turn()
    #expect(rows(window)["state"] == "possible")
    #expect(rows(window)["outcome"] == "none yet" && rows(window)["numberOfTouches"] == "1")
    // The lines keep their places.
    #expect(places() == before)
  }

  /// Content that coasts joins two touches to one gesture; what failed by the first did not fail by the second.
  @Test func aTouchOnCoastingContentIsNotExplainedByTheOneBefore() throws {
    let window = try open("026-lift")
    defer { window.end() }
    let photo = try scenePlace("photo", window)
    window.handle(.mouseMoved(photo))
    window.handle(.mouseDown(button: 1, photo))
    window.turn(after: 0.05)
    for step in 1...6 {
      window.handle(.mouseMoved(CGPoint(x: photo.x, y: photo.y - Double(step) * 18)))
      window.turn(after: 0.016)
    }
    let end = CGPoint(x: photo.x, y: photo.y - 108)
    window.handle(.mouseUp(button: 1, end))
    window.turn(after: 0.1)
    window.turn()
    #expect(window.view.input.reading.fingers.count == 1)
    click(try scenePlace("below", window), window)
    window.turn(after: 0.1)
    #expect(window.view.input.reading.fingers.count == 2)
    let why = try #require(Explanation.last(window.view.input))
    #expect(!why.text.contains("lift"), "\(why.text)")
  }

  // MARK: Words

  @Test func recentScenesHaveTheirTitles() throws {
    let window = try open("010-overlay")
    defer { window.end() }
    window.state.workspace.leftTab = .scenes
    for _ in 0..<40 where window.model.left.sceneList.isEmpty { window.turn(after: 0.05) }
    let entry = try #require(window.debugger.reading().scenes.first { $0.file == "000-td-tap" })
    window.load(entry.path)
    window.turn()
    window.load("\(Stories.root)/scenes/010-overlay.yaml")
    window.turn()
    for _ in 0..<40 where window.model.left.sceneList.isEmpty { window.turn(after: 0.05) }
    let recent = window.model.left.scenes.recent.first { $0.path.hasSuffix("000-td-tap.yaml") }
    #expect(recent?.title == entry.title && !entry.title.isEmpty)
    #expect(window.model.left.scenes.found([try #require(recent)]).count == 1)
  }

  @Test func nothingHasNoFineUnit() {
    #expect(Units.time(0, step: 1000) == "0 ms" && Units.time(0, step: 1_000_000_000) == "0 s")
    #expect(Units.preciseDuration(0) == "0 ms")
    #expect(Units.time(250_000, step: 50_000) == "250 \u{00B5}s")
  }

  // MARK: Languages

  @Test func whatWasToldIsToldAgainInAnotherLanguage() throws {
    let window = try tapped("000-td-tap", "card")
    defer { window.end() }
    window.state.selection = .recognizer("doubleTap")
    window.turn()
    window.change { EditUpdate.toggleEnabled(.recognizer("doubleTap"), &$0) }
    for _ in 0..<3 { window.turn() }
    func said() throws -> String {
      let difference = try #require(window.model.right.inspect.difference)
      return "\(difference.title) \(difference.sentence)"
    }
    let english = try said()
    window.change { $0.state.preferences.choose(.japanese) }
    window.turn()
    let japanese = try Text.speaking(.japanese) { try said() }
    #expect(english.contains("singleTap now ends at "), "\(english)")
    #expect(japanese.unicodeScalars.contains { $0.value >= 0x3040 && $0.value < 0x30FF })
    #expect(!japanese.contains("now ends"), "\(japanese)")
  }
}

extension Picture.Region {
  fileprivate var center: CGPoint { CGPoint(x: outline.midX, y: outline.midY) }
}
