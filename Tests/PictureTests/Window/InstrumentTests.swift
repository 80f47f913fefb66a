import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchEngine
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchInspection

/// Tethers, breakpoints on single steps, values that are watched, views that are drawn alone, gestures at the playhead.
@Suite(.serialized) struct InstrumentTests {
  private let window = DebuggerTests()

  private func input(_ scene: String, _ run: String) throws -> PictureInput {
    input(try Stories.session(scene, run))
  }

  private func input(_ session: Session) -> PictureInput {
    let view = SessionView(session)
    view.follow(session.now)
    return view.input
  }

  // MARK: Breakpoints

  /// A key on an edge of a card stops at that step alone, before what it led to.
  @Test func anEdgeIsABreakpoint() throws {
    let debugger = try window.open("004-yellow-pan")
    defer { debugger.end() }
    let part = Target.recognizerPart("pan", .edge(from: .began, to: .changed))
    debugger.state.hover.region = Picture.Region(
      target: part, outline: CGRect(x: 0, y: 0, width: 9, height: 9), tooltip: .text(""))
    debugger.command("breakpoint")
    #expect(debugger.model.messages.notice == "Stops when pan goes from began to changed.")
    let place = try window.scenePlace("yellow", debugger)
    debugger.handle(.mouseDown(button: 1, place))
    for step in 1...8 {
      debugger.turn()
      debugger.handle(.mouseMoved(CGPoint(x: place.x + Double(step) * 6, y: place.y)))
    }
    debugger.turn()
    debugger.turn()
    #expect(debugger.model.time.isPaused)
    let event = debugger.debugger.reading().playhead.lastEvent
    let line = CanonicalLine.text(debugger.session.trace.events[event], in: debugger.session.trace)
    #expect(line.hasPrefix("pan began -> changed"), "\(line)")
  }

  @Test func momentsAndRelationsAreBreakpoints() throws {
    let session = try Stories.session("000-td-tap", "single tap")
    let trace = session.trace
    func breakpoints(_ kind: TraceKind) -> [Breakpoint.Kind] {
      trace.events.filter { $0.kind == kind }.compactMap { Breakpoint($0, trace)?.kind }
    }
    #expect(
      breakpoints(.state).contains(
        .transition(recognizer: "singleTap", from: "possible", to: "ended")))
    #expect(
      breakpoints(.held) == [.transition(recognizer: "singleTap", from: nil, to: "held")])
    #expect(breakpoints(.touches).contains(.delivery(view: "card", phase: .cancelled)))
    #expect(breakpoints(.hit).isEmpty)
    let input = input(session)
    let relations = Relations.make(input).compactMap { Breakpoint($0, input) }
    #expect(relations.count >= 2)
    // Each of them stops where its relation came true.
    for relation in Relations.make(input) where relation.event != nil {
      guard let breakpoint = Breakpoint(relation, input) else { continue }
      #expect(trace.events.contains { breakpoint.matches($0, trace) }, "\(relation)")
    }
  }

  @Test func aPreventionIsABreakpointOfBoth() throws {
    let session = try Stories.session(
      "000-td-panpinch", "moving more than spreading, without the delegate")
    let event = try #require(session.trace.events.first { $0.reason == .preventedBy })
    let breakpoint = try #require(Breakpoint(event, session.trace))
    #expect(breakpoint.kind == .prevention(winner: "pan", loser: "pinch"))
    #expect(breakpoint.matches(event, session.trace) && breakpoint.target == .pair("pan", "pinch"))
    #expect(Text.notices.breakpointSet(breakpoint.kind) == "Stops when pan prevents pinch.")
  }

  // MARK: Views

  @Test func oneViewIsDrawnAlone() throws {
    let debugger = try window.open("000-td-tap")
    defer { debugger.end() }
    func marks() -> Set<String> {
      Set(
        debugger.state.document.instruments.focus.shown(debugger.view.snapshot).views.filter {
          !$0.marks.isEmpty
        }.map(\.name))
    }
    let all = marks()
    #expect(all.contains("card") && all.contains("root.view"))
    debugger.command("view.isolate")
    #expect(debugger.model.messages.notice == "Select a view first.")
    debugger.state.selection = .view("card")
    debugger.command("view.isolate")
    debugger.turn()
    #expect(marks() == ["card"])
    let chip = try #require(debugger.regions.last { $0.id == "command:view.showAll" })
    #expect(chip.outline.width > 20)
    // Touches go where they go.
    window.click(try window.scenePlace("hint", debugger), debugger)
    #expect(
      debugger.view.reading.hits.last.map { debugger.session.trace.name(of: $0.winner) } != "card")
    debugger.command("escape")
    #expect(marks() == all && debugger.model.pointing.selection == .view("card"))
    debugger.command("view.hide")
    #expect(!marks().contains("card") && marks().contains("root.view"))
    debugger.turn()
    try window.press("command:view.showAll", debugger)
    #expect(marks() == all)
  }

  // MARK: Tethers

  @Test func aFingerOutsideOfItsViewIsTethered() throws {
    let debugger = try window.open("004-blue-1")
    defer { debugger.end() }
    let place = try window.scenePlace("button", debugger)
    debugger.handle(.mouseDown(button: 1, place))
    debugger.turn()
    let inside = debugger.view.input
    let first = try #require(inside.reading.fingers.last)
    #expect(TouchesPicture.anchor(of: first, inside) == nil)
    debugger.handle(.mouseMoved(CGPoint(x: place.x, y: place.y + 120)))
    debugger.turn()
    let outside = debugger.view.input
    let finger = try #require(outside.reading.fingers.last)
    let anchor = try #require(TouchesPicture.anchor(of: finger, outside))
    let button = try #require(outside.snapshot.views.first { $0.name == "button" })
    let frame = button.bounds.applying(button.toScreen)
    #expect(abs(anchor.x - finger.at.x) < 0.01 && abs(anchor.y - frame.maxY) < 0.01)
    debugger.handle(.mouseUp(button: 1, CGPoint(x: place.x, y: place.y + 120)))
    debugger.turn()
    let lifted = try #require(debugger.view.input.reading.fingers.last)
    #expect(TouchesPicture.anchor(of: lifted, debugger.view.input) == nil)
  }

  // MARK: Values

  @Test func valuesAreThoseOfTheTrace() throws {
    let input = try input("004-yellow-pan", "slide")
    let pan = try #require(input.snapshot.recognizers.first { $0.name == "pan" })
    let values = try #require(
      WatchedValues.all(of: pan.handle, input).first { $0.kind == .measure(.moved) })
    let lines = input.trace.events.filter {
      $0.kind == .measure && $0.subject == pan.handle && input.trace.payload(of: $0) == "distance"
    }
    #expect(!lines.isEmpty && values.points.map(\.value) == lines.map(\.measured))
    #expect(values.limit == lines[0].limit)
    #expect(values.value(at: lines[0].time) == lines[0].measured)
    #expect(values.value(at: .zero) == nil || lines[0].time == .zero)
  }

  @Test func watchedObjectsShowWhateverIsSelected() throws {
    let debugger = try window.open("004-yellow-pan")
    defer { debugger.end() }
    let place = try window.scenePlace("yellow", debugger)
    debugger.handle(.mouseDown(button: 1, place))
    for step in 1...5 {
      debugger.turn()
      debugger.handle(.mouseMoved(CGPoint(x: place.x + Double(step) * 6, y: place.y)))
    }
    debugger.turn()
    debugger.state.selection = .recognizer("pan")
    debugger.command("watch")
    debugger.state.selection = .view("yellow")
    debugger.state.input.size = CGSize(width: 1440, height: 2400)
    debugger.turn()
    debugger.turn()
    #expect(debugger.model.right.inspect.watched.objects == [.recognizer("pan")])
    let row = try #require(
      debugger.regions.last { $0.id == "recognizer:pan" && "\($0.tooltip)".contains("pan moved") })
    #expect(row.outline.height >= 24)
    debugger.state.selection = .recognizer("pan")
    debugger.command("watch")
    #expect(debugger.model.right.inspect.watched.objects.isEmpty)
  }

  // MARK: Touches

  /// A recognizer that needs two touches says that it has one.
  @Test func touchesHaveAGauge() throws {
    let input = try input("000-td-panpinch", "one finger drag")
    let pinch = try #require(input.snapshot.recognizers.first { $0.touchesRequired > 1 })
    let touches = try #require(input.touches(of: pinch))
    #expect(touches == Comparison(1, of: 2))
    let reading = try #require(input.reading.recognizer(pinch.handle))
    let gauges = Gauges.make(reading, input.reading, touches: touches)
    #expect(gauges.first?.text == "1 of 2" && gauges.first?.name == "touches")
  }

  /// The limit of every bar stands at two thirds of it; what is not to scale beside it ends in a point.
  @Test(arguments: [
    (0.5, 100 / 3.0, false), (1.2, 80, false), (1.5, 100, false), (1.6, 100, true), (40, 100, true),
  ])
  func aBarIsToScale(part: Double, end: Double, isPointed: Bool) throws {
    let input = try input("000-td-panpinch", "one finger drag")
    let reading = try #require(input.reading.recognizers.first)
    var gauge = try #require(
      Gauges.make(reading, input.reading, touches: Comparison(1, of: 2)).first)
    gauge.part = part
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    var list = DrawList()
    let track = CGRect(x: 0, y: 0, width: 100, height: 8)
    GaugesPicture.bar(gauge, track, reading, look, &list)
    let color = StateLook.look(reading, look.theme).color
    let corners = list.commands.flatMap { command -> [CGPoint] in
      guard case .fill(let path, color) = command else { return [] }
      return path.segments.compactMap { segment in
        switch segment {
        case .move(let point), .line(let point), .cubic(_, _, let point): point
        case .close: nil
        }
      }
    }
    #expect(abs((corners.map(\.x).max() ?? 0) - end) < 0.001, "\(corners)")
    #expect(corners.contains(CGPoint(x: 100, y: 4)) == isPointed)
  }

  // MARK: Gestures

  @Test func aGestureOfThePaletteTouchesTheScene() throws {
    let debugger = try window.open("000-td-tap")
    defer { debugger.end() }
    debugger.state.selection = .view("card")
    debugger.turn()
    debugger.press(.paletteItem(.gesture(GesturePreset(.doubleTap), at: nil)))
    for _ in 0..<60 { debugger.turn(after: 0.02) }
    #expect(window.lines(debugger).contains { $0.hasPrefix("doubleTap possible -> ended") })
    #expect(
      debugger.state.playback.source == .hands && debugger.state.input.scene.tracker.down.isEmpty)
    // Earlier it begins a branch there.
    let count = debugger.session.inputs.count
    debugger.change { PlaybackUpdate.seek(toStep: 0, &$0) }
    debugger.turn()
    debugger.press(.paletteItem(.gesture(GesturePreset(.tap), at: nil)))
    for _ in 0..<60 { debugger.turn(after: 0.02) }
    #expect(debugger.state.document.hasPreviousRun && debugger.session.inputs.count < count)
    #expect(window.lines(debugger).contains { $0.hasPrefix("singleTap possible -> ended") })
  }

  // MARK: Relations

  /// Rows act on columns: each pair of recognizers has its cell, and a press on one tells what they are to each other.
  @Test func theMatrixHasACellForEachPair() throws {
    let debugger = try window.open("000-td-tap")
    defer { debugger.end() }
    window.click(try window.scenePlace("card", debugger), debugger)
    debugger.command("tab.arbitration")
    debugger.press(.arbitration(.matrix))
    debugger.turn()
    let names = debugger.view.snapshot.recognizers.map(\.name)
    let cells = Set(debugger.regions.map(\.target)).filter {
      if case .pair = $0 { true } else { false }
    }
    #expect(cells.count >= names.count * (names.count - 1))
    debugger.press(.pair("singleTap", "doubleTap"))
    debugger.turn()
    #expect(debugger.model.right.arbitration.pair == RecognizerPair("singleTap", "doubleTap"))
  }
}
