import TouchLanguage
import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchCanvasSDL
import TouchEngine
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchInspection
@testable import TouchReading

/// The tables of the tab System against the recorded cases that show them.
@Suite struct SystemTableTests {
  private func input(_ session: Session, event: Int? = nil) throws -> PictureInput {
    let view = SessionView(session)
    if let event {
      #expect(view.seek(toEvent: event))
    } else {
      view.seek(to: session.steps.count - 1, time: session.now)
    }
    return view.input
  }

  /// GOLD-000-12: what is done for each view, as the article reads it from the code of the system.
  @Test func theStepsInsideAHitTest() throws {
    let session = try Stories.session("000-pipeline", "tap", at: 0.01)
    let steps = SystemTableKind.pipeline.table(try input(session)).rows.filter { $0.level == 4 }
      .prefix { $0.note == .printed || $0[0] == "__processEventQueue" }.map { $0[0] }
    #expect(
      steps.drop { $0 == "__processEventQueue" } == [
        "__UIViewIgnoresTouchEvents", "-[UIView(Geometry) pointInside:withEvent:]",
        "_viewFlags & 0x400", "NSEnumerationReverse (0x2)",
        "-[UIView(Geometry) _hitTest:withEvent:windowServerHitTestWindow:]",
      ])
  }

  /// Up to the first line that begins with a text.
  private func input(_ session: Session, at line: String) throws -> PictureInput {
    let trace = session.trace
    let index = try #require(
      trace.events.indices.first {
        CanonicalLine.text(trace.events[$0], in: trace).hasPrefix(line)
      }, "no line \(line)")
    return try input(session, event: index)
  }

  /// GOLD-000-03, GOLD-000-06: every field of hand and finger; constants are marked.
  @Test func theDigitizerEvent() throws {
    Stories.register()
    let path = "\(Stories.root)/scenes/000-pipeline.yaml"
    let session = Session(try LiveScene.load(path: path))
    let stamp = Instant(nanoseconds: 37_267_037_826_054)
    let arrival = Instant(nanoseconds: stamp.nanoseconds + 1_883_854_716_000)
    let down = FingerChange(
      finger: 1, phase: .began, location: CGPoint(x: 248 + 1.0 / 3, y: 619 + 2.0 / 3))
    session.feed(
      SceneInput(
        arrival: arrival,
        event: .digitizer(DigitizerEvent(arrival: arrival, timestamp: stamp, changes: [down]))))
    let table = SystemTableKind.hid.table(try input(session))
    let parent = [
      "Timestamp": "37267037826054", "Total Latency": "1883854716 us",
      "SenderID": "0x0ACEFADE00000002 NON KERNEL SENDER", "BuiltIn": "1",
      "AttributeDataLength": "120", "ValueType": "Absolute", "EventType": "Digitizer",
      "Flags": "0xa0015", "DisplayIntegrated": "1", "TransducerType": "Hand",
      "TransducerIndex": "0", "Identity": "0", "EventMask": "2", "Events": "Touch",
      "ButtonMask": "0", "Range": "0", "Touch": "1", "Pressure": "0", "AuxiliaryPressure": "0",
      "Twist": "0", "GenerationCount": "0", "WillUpdateMask": "00000000",
      "DidUpdateMask": "00000000", "X": "0", "Y": "0", "Z": "0", "TiltX": "0", "TiltY": "0",
      "Client SenderID": "0x0acefade00000002", "PrimaryUsagePage": "13", "PrimaryUsage": "4",
      "Client BuiltIn": "1", "DeviceUsagePairs": "[ DeviceUsagePage 13, DeviceUsage 4 ]",
    ]
    let child = [
      "ValueType": "Absolute", "EventType": "Digitizer", "Flags": "0xb0001",
      "DisplayIntegrated": "1", "TransducerType": "Finger", "TransducerIndex": "1",
      "Identity": "2", "EventMask": "3", "Events": "Range Touch", "ButtonMask": "0", "Range": "1",
      "Touch": "1", "Pressure": "0", "AuxiliaryPressure": "0", "Twist": "90.000000",
      "GenerationCount": "0", "WillUpdateMask": "00000000", "DidUpdateMask": "00000000",
      "X": "248.333328", "Y": "619.666656", "Z": "0", "Quality": "1.5", "Density": "1.5",
      "Irregularity": "0", "MajorRadius": "4.599991", "MinorRadius": "3.799988", "Accuracy": "0",
    ]
    for (name, value) in parent { #expect(table.row(name)?[1] == value, "\(name)") }
    for (name, value) in child { #expect(table.row(name)?[2] == value, "\(name)") }
    let fields = Set(parent.keys).union(child.keys)
    let others = table.rows.filter { !fields.contains($0[0]) }
    #expect(
      others.filter { $0.style == .heading }.map { $0[0] } == ["AttributeData", "HIDServiceClient"])
    let bytes: [Substring] = others.filter { $0.style != .heading }.flatMap {
      $0[0].split(separator: " ")
    }
    let first: [Substring] = ["02", "00", "00", "00", "69"]
    #expect(bytes.count == 120)
    #expect(Array(bytes.prefix(5)) == first)
    for name in ["SenderID", "AttributeDataLength", "GenerationCount", "TiltX", "PrimaryUsage"] {
      #expect(table.row(name)?.note == .printed, "\(name)")
    }
    for name in ["Timestamp", "Flags", "EventMask", "Touch", "X", "MajorRadius"] {
      #expect(table.row(name)?.note == nil, "\(name)")
    }
  }

  /// GOLD-000-01: three sources, none signalled, all valid, and the port of the touch.
  @Test func theSourcesOfThePorts() throws {
    let session = try Stories.session("000-pipeline", "tap", at: 0.01)
    let rows = SystemTableKind.runLoop.table(try input(session)).rows
    let sources = rows.filter { $0[0] == "CFRunLoopSource, CFMachPort" }
    let cells: [[String]] = sources.map { Array($0.cells.dropFirst()) }
    let expected: [[String]] = [
      ["0", "480f", "No", "Yes"], ["0", "3807", "No", "Yes"], ["1", "3203", "No", "Yes"],
    ]
    #expect(cells == expected)
    let lookup = try #require(rows.first { $0[0] == "lookup $arg2" })
    #expect(lookup[2] == "18447 = 0x480F")
    #expect(sources.allSatisfy { $0.note == .printed })
  }

  /// GOLD-000-32, TD-19: what waits is counted; what was received tells how late it is.
  @Test func theQueueOfEvents() throws {
    let run = "three taps while suspended"
    let early = try Stories.session("000-pipeline", run, at: 0.2)
    let waiting = SystemTableKind.runLoop.table(try input(early))
    #expect(waiting.row("suspended") != nil && waiting.row("Event queue: 4 waiting") != nil)
    let late = try Stories.session("000-pipeline", run, at: 1.35)
    let table = SystemTableKind.runLoop.table(try input(late))
    let rows = table.rows.filter { $0[0].hasPrefix("event ") }
    #expect(rows.map { $0[5] } == ["0 s", "0.05 s", "0.15 s", "0.2 s", "0.3 s", "0.35 s"])
    #expect(rows.first?[6] == "1350 ms" && rows.last?[6] == "1000 ms")
  }

  /// GOLD-000-04, Q-000-10: between the signal and the drain the signalled source is lit.
  @Test func thePortsSourceBecomesTheSignalledOne() throws {
    let session = try Stories.session("000-pipeline", "tap", at: 0.01)
    let name = "Source0 __eventFetcherSourceCallback"
    let told = SystemTableKind.runLoop.table(try input(session, at: "mainRunLoop wakes"))
    #expect(told.row(name)?[3] == "Yes" && told.row("awake") != nil)
    let drained = SystemTableKind.runLoop.table(try input(session, at: "environment drains"))
    #expect(drained.row(name)?[3] == "No")
  }

  /// GOLD-000-02, GOLD-000-04, GOLD-000-05, GOLD-000-07, GOLD-000-10, GOLD-000-11: the calls in their order.
  @Test func theStepsOfThePipeline() throws {
    let session = try Stories.session("000-pipeline", "tap", at: 0.01)
    let table = SystemTableKind.pipeline.table(try input(session))
    let steps = table.rows.map { String(repeating: " ", count: $0.level) + $0[0] }
    let expected = [
      "__CFRunLoopDoSource1", " __CFRUNLOOP_IS_CALLING_OUT_TO_A_SOURCE1_PERFORM_FUNCTION__",
      "  __CFMachPortPerform", "__IOHIDEventSystemClientQueueCallback",
      " -[UIEventFetcher _receiveHIDEventInternal:]",
      " __30-[UIEventFetcher filterEvents]_block_invoke",
      " -[UIEventFetcher signalEventsAvailableWithReason:filteredEventCount:]",
      " -[UIEventDispatcher eventFetcherDidReceiveEvents:]", "  CFRunLoopSourceSignal(self+0x20)",
      "  CFRunLoopWakeUp(self+0x28)", "__CFRunLoopDoSource0",
      " __CFRUNLOOP_IS_CALLING_OUT_TO_A_SOURCE0_PERFORM_FUNCTION__",
      "  __eventFetcherSourceCallback", "   -[UIEventFetcher drainEventsIntoEnvironment:]",
      "    __processEventQueue", " -[UIEventEnvironment UIKitEventForHIDEvent:]",
      " _UIEventHIDUIWindowForHIDEvent", " _UIEventHIDEnumerateChildren",
      "  ____updateTouchesWithDigitizerEventAndDetermineIfShouldSend_block_invoke",
      "   -[UITouch _addGestureRecognizer:]", " -[UIEventEnvironment _setTouchMap:forWindow:]",
      " -[_UIRemoteKeyboards peekApplicationEvent:]",
      " BKSHIDEventGetSystemGestureStatusFromDigitizerEvent",
      " __sendSystemGestureLatentClientUpdate", "-[UIApplication sendEvent:]",
      " -[UIWindow sendEvent:]", "  -[UIWindow _sendTouchesForEvent:]",
      "   -[UITouchesEvent _viewsForWindow:]", "    -[UITouchesEvent touchesForWindow:]",
      "   -[UITouchesEvent _touchesForView:withPhase:]", "    -[UITouchesEvent touchesForView:]",
      "   -[TDView touchesBegan:withEvent:]",
    ]
    var from = steps.startIndex
    for step in expected {
      let found = try #require(steps[from...].firstIndex(of: step), "no '\(step)' in its place")
      from = found + 1
    }
    #expect(!steps.contains { $0.contains("_willBeDispatchedAsEnded") })
    #expect(table.row("_UIEventHIDEnumerateChildren")?[2] == "11")
    let fetcher = table.row("-[UIEventDispatcher eventFetcherDidReceiveEvents:]")
    #expect(fetcher?[3] == "<UIEventFetcher>")
    let lift = try Stories.session("000-pipeline", "tap", at: 0.06)
    let lifted = SystemTableKind.pipeline.table(try input(lift))
    #expect(lifted.rows.contains { $0[0] == "-[UITouch _willBeDispatchedAsEnded]" })
    #expect(!lifted.rows.contains { $0[0].contains("_addGestureRecognizer") })
  }

  /// GOLD-000-08: the window that the event is for, as it is printed.
  @Test func theWindowOfTheEvent() throws {
    let session = try Stories.session("000-td-gesture", "finger down")
    let table = SystemTableKind.pipeline.table(try input(session))
    let expected = """
      <TDWindow; baseClass = UIWindow; frame = (0 0; 428 926); gestureRecognizers = <NSArray>; \
      layer = <UIWindowLayer>>
      """
    let row = try #require(table.row("_UIEventHIDUIWindowForHIDEvent"))
    #expect(row[5] == expected)
  }

  /// Steps that are still to come at the playhead are pale, and the last one that was done is lit.
  @Test func theStepInHandIsLit() throws {
    let session = try Stories.session("000-pipeline", "tap", at: 0.01)
    let table = SystemTableKind.pipeline.table(try input(session, at: "dispatcher signals"))
    #expect(
      table.rows.filter { $0.style == .current }.map { $0[0] } == ["CFRunLoopWakeUp(self+0x28)"])
    #expect(table.row("__processEventQueue")?.style == .toCome)
    #expect(table.row("-[UIEventFetcher _receiveHIDEventInternal:]")?.style == .plain)
  }

  /// GOLD-000-14: nil before the gathering, filled after it, the view's own in the order added (Q-000-9).
  @Test func theRecognizersOfATouch() throws {
    let session = try Stories.session("000-td-gesture", "finger down")
    let before = SystemTableKind.objects.table(try input(session, at: "finger1 bound card"))
    #expect(before.row("gestureRecognizers")?[1] == "nil")
    let sent = SystemTableKind.objects.table(try input(session, at: "finger1 gathers window.gate2"))
    #expect(sent.row("gestureRecognizers")?[1] == "5 objects")
    let rows: [String] = sent.rows.filter { $0.level == 3 }.map {
      $0.cells.joined(separator: "|")
    }
    let pan = "_UIParallaxTransitionPanGestureRecognizer|Possible|delaysTouchesBegan = YES"
    let transition = "(handleNavigationTransition:, _UINavigationInteractiveTransition)"
    let press =
      "TDLongPressGestureRecognizer|Possible||TDView|(longPress:, TDGestureViewController)"
    let gate = "_UISystemGestureGateGestureRecognizer|Possible"
    let expected: [String] = [
      "TDTapGestureRecognizer|Possible||TDView|(tap:, TDGestureViewController)|",
      "\(press)|numberOfTapsRequired = 0; minimumPressDuration = 1",
      "\(pan)|UILayoutContainerView|\(transition)|",
      "\(gate)|delaysTouchesEnded = NO|TDWindow||",
      "\(gate)|delaysTouchesBegan = YES|TDWindow||",
    ]
    #expect(rows == expected)
  }

  /// GOLD-004-26, C-18: which `UITouch` it is, and which tap: at one place that of the tap before, elsewhere a new one.
  @Test(arguments: [
    ("twice at one place", "finger1 bound pad UITouch 1", ["2"], ["<UITouch 1>"]),
    ("at two places", "finger1 bound pad UITouch 2", ["1"], ["<UITouch 2>"]),
    ("two fingers", "finger2 bound pad", ["1", "1"], ["<UITouch 1>", "<UITouch 2>"]),
  ])
  func whichTouchItIs(_ run: String, _ line: String, _ taps: [String], _ objects: [String]) throws {
    let session = try Stories.session("004-touch-identity", run)
    let table = SystemTableKind.objects.table(try input(session, at: line))
    #expect(table.rows.filter { $0[0] == "tapCount" }.map { $0[1] } == taps)
    #expect(table.rows.filter { $0[0] == "self" }.map { $0[1] } == objects)
  }

  /// GOLD-000-17, C-20: the table's order is the order in which the recognizers get their touches.
  @Test(arguments: [
    ("000-td-pan", "what is updated"), ("000-td-multi", "pinch over both"),
    ("012-many", ""), ("001-wy", ""), ("000-td-tap", "double tap"),
  ]) func theOrderOfTheUpdate(_ scene: String, _ run: String) throws {
    Stories.register()
    let path = "\(Stories.root)/scenes/\(scene).yaml"
    let name = run.isEmpty ? try LiveScene.load(path: path).runs[0].name : run
    let session = try Stories.session(scene, name)
    let trace = session.trace
    var updates = 0
    for index in trace.events.indices where trace.events[index].verb == .updates {
      let input = try input(session, event: index)
      let members = GestureTable.sorted(input.reading.system.needingUpdate, input)
      #expect(members.count == Int(trace.events[index].measured))
      let depth = trace.events[index].depth
      let told = trace.events[(index + 1)...].prefix { $0.verb != .sleeps && $0.verb != .updates }
        .filter { $0.kind == .gesture && $0.depth == depth }.map(\.subject)
      var rest = members[...]
      for handle in told {
        let place = try #require(
          rest.firstIndex(of: handle), "\(trace.name(of: handle)) comes too soon")
        rest = rest[(place + 1)...]
      }
      updates += 1
    }
    #expect(updates > 0)
  }

  /// GOLD-000-17: who is in the set, with the states at its start.
  @Test func theSetThatNeedsAnUpdate() throws {
    let session = try Stories.session("000-td-pan", "what is updated")
    let events = session.trace.events
    let last = try #require(events.lastIndex { $0.verb == .updates })
    let table = SystemTableKind.gestures.table(try input(session, event: last))
    let members = table.rows.filter { $0.style != .heading && $0.note == nil }
    let rows: [String] = members.map { $0.cells.prefix(4).joined(separator: "|") }
    let parallax = "_UIParallaxTransitionPanGestureRecognizer"
    let gate = "_UISystemGestureGateGestureRecognizer"
    let expected: [String] = [
      "TDPanGestureRecognizer|Possible||TDView",
      "\(parallax)|Failed|delaysTouchesBegan = YES|UILayoutContainerView",
      "\(gate)|Possible|delaysTouchesEnded = NO|TDWindow",
      "\(gate)|Failed|delaysTouchesBegan = YES|TDWindow",
    ]
    #expect(rows == expected)
  }

  /// GOLD-000-10, GOLD-000-11: touches by window, by view, and by view and phase.
  @Test func theTouchMap() throws {
    let session = try Stories.session("000-td-multi", "pinch over both", at: 0.01)
    let table = SystemTableKind.touchMap.table(try input(session))
    let rows: [[String]] = table.rows.filter { $0.style != .heading }.map(\.cells)
    let expected: [[String]] = [
      ["window", "finger1, finger2"], ["top", "finger1"], ["bottom", "finger2"],
      ["top, UITouchPhaseBegan", "finger1"], ["bottom, UITouchPhaseBegan", "finger2"],
    ]
    #expect(rows == expected)
  }

  /// GOLD-000-12: refused views are not asked for the point, a miss ends its branch, subviews come from the front.
  @Test func theStepsOfAHitTest() throws {
    let session = try Stories.session("004-af", "touch E")
    let snapshot = session.snapshot(afterStep: -1)
    let hits = session.trace.events.filter { $0.kind == .hit && $0.measured == 2 }
    let asked = hits.filter { $0.verb == .hitTest }.map(\.subject)
    #expect(asked.count > 3)
    for (earlier, later) in zip(asked, asked.dropFirst()) {
      let places = [earlier, later].compactMap { handle in
        snapshot.views.firstIndex { $0.handle == handle }
      }
      let isSibling = snapshot.view(earlier)?.parent == snapshot.view(later)?.parent
      if isSibling { #expect(places[0] > places[1]) }
    }
    for view in asked {
      let mine = hits.filter { $0.subject == view }.map(\.verb)
      let isOutside = hits.contains { $0.subject == view && $0.reason == .outside }
      let expected: [Verb] =
        isOutside ? [.hitTest, .pointInsideNo, .rejected] : [.hitTest, .pointInsideYes]
      #expect(mine == expected)
      guard isOutside else { continue }
      #expect(!asked.contains { snapshot.view($0)?.parent == view })
    }
  }

  /// The stack of the line that is selected, or else of what mattered last.
  @Test func theStackOfALine() throws {
    let session = try Stories.session("000-td-pan", "drag", at: 0.02)
    let input = try input(session)
    let table = SystemTableKind.stack.table(input)
    #expect(table.rows.first?[0] == "Call stack of: pan action began")
    #expect(table.rows[1][0] == "#0 -[TDPanViewController pan:]")
    #expect(table.rows[1][1] == "TouchDemo")
    let selected = SystemTableKind.stack.table(input, selection: .event(0))
    #expect(selected.rows.first?[0] == "Call stack of: eventFetcher receives")
  }

  /// Recognizers are no responders; views, controllers and the application are (Q-002-2).
  @Test func theClassesOfAScene() throws {
    let session = try Stories.session("000-td-gesture", "tap")
    let table = SystemTableKind.classes.table(try input(session))
    let window = try #require(table.row("TDWindow"))
    let expected: [String] = [
      "TDWindow", "UIWindow", "UIWindow : UIView : UIResponder : NSObject", "responds to touches",
      "window",
    ]
    #expect(window.cells == expected)
    #expect(table.row("TDTapGestureRecognizer")?[3] == "gets touches, is not a responder")
    #expect(table.row("UIApplication")?[4] == "application")
  }

  /// Every table of every run can be read, in narrow and wide panels, and nothing leaves it.
  @Test func allTablesCanBeRead() throws {
    let fonts = FontBook()
    var count = 0
    try Stories.each { story, session in
      guard story.hasPrefix("000") || story.hasPrefix("003") else { return }
      count += 1
      let view = SessionView(session)
      view.seek(to: session.steps.count / 2)
      for kind in SystemTableKind.allCases {
        for (index, (width, theme)) in [(272.0, Theme.dark), (532, .light)].enumerated()
        where Stories.isThorough || index == count % 2 {
          var model = WindowModel()
          model.right.systemTable = kind
          let look = Look(theme: theme, metrics: fonts)
          let (picture, height, _) = SystemPicture.draw(
            view.input, model.system, width: width, look)
          let size = CGSize(width: width, height: height)
          let faults = TextChecker(metrics: fonts, size: size).faults(picture.list)
          #expect(faults.isEmpty, "\(story) \(kind) \(width): \(faults.prefix(3))")
          let room = CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
          for region in picture.regions {
            #expect(room.contains(region.outline), "\(story) \(kind): \(region.id)")
          }
        }
      }
    }
  }
}
