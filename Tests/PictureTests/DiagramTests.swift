import SceneStories
import Testing
import Foundation
import TouchArticles
import TouchCanvas
import TouchCanvasSDL
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

/// The diagrams of one touch and of the scene's classes, made from the trace.
@Suite struct DiagramTests {
  private func input(_ scene: String, _ run: String, at: Double? = nil) throws -> PictureInput {
    SessionDescription(try Stories.session(scene, run, at: at)).input
  }

  /// Scenes with one finger, so that every line is of its touch.
  private nonisolated static let stories = [
    ("001-wy", "tap up"), ("003-ts-main", "tap green"), ("004-gl", "short press on a row"),
    ("004-yellow-pan", "slide"), ("004-blue-1", "tap the button"),
  ]

  /// The messages are the trace's lines of these kinds, in their order, and none is left out.
  @Test(arguments: stories) func messagesAreTheLinesOfTheTrace(_ story: (String, String)) throws {
    let input = try input(story.0, story.1)
    let trace = input.trace
    let start = try #require(trace.events.first { $0.kind == .sample }?.seq)
    let path = Set(input.reading.hit.path)
    let kinds: Set<TraceKind> = [
      .event, .receive, .gesture, .touches, .state, .held, .withhold, .hold, .tracking,
    ]
    let expected = trace.events.filter { event in
      guard event.seq >= start else { return false }
      switch event.kind {
      case .hit: return path.contains(event.subject) == (event.verb != .rejected)
      case .chain: return event.verb == .nextResponder
      case .action:
        return path.contains(event.subject) || input.snapshot.recognizer(event.subject) != nil
      default: return kinds.contains(event.kind)
      }
    }
    let diagram = try #require(SequenceDiagram(input))
    #expect(expected.count > 20)
    #expect(
      diagram.messages.map(\.event) == expected.map(\.seq),
      "\(difference(diagram, expected, trace))")
    #expect(diagram.messages.map(\.time) == expected.map(\.time))
    #expect(diagram.turns.reduce(0) { $0 + $1.messages.count * $1.count } == expected.count)
    // Each is between lifelines that there are, and is about its subject.
    for message in diagram.messages {
      let event = trace.events[Int(message.event)]
      let ends = [message.from, message.to].map { diagram.lifelines[$0].name }
      if event.verb != .rejected {
        #expect(ends.contains(input.name(of: event.subject)), "\(message.text): \(ends)")
      }
    }
  }

  private func difference(
    _ diagram: SequenceDiagram, _ expected: [TraceEvent], _ trace: Trace
  ) -> [String] {
    let own = Set(diagram.messages.map(\.event))
    let wanted = Set(expected.map(\.seq))
    return own.symmetricDifference(wanted).sorted().map {
      (own.contains($0) ? "+ " : "- ") + CanonicalLine.text(trace.events[Int($0)], in: trace)
    }
  }

  /// Who calls whom in the first event of 001-wy, and at the lift.
  @Test func callsGoFromWhoMakesThem() throws {
    let diagram = try #require(SequenceDiagram(try input("001-wy", "tap up")))
    let lines = diagram.messages.map { message in
      "\(diagram.lifelines[message.from].name) > \(diagram.lifelines[message.to].name): \(message.text)"
    }
    for line in [
      "finger1 > window: hitTest", "window > root.view: hitTest", "container > up: hitTest",
      "container > container: down rejected outside", "finger1 > tapUp: shouldReceiveTouch yes",
      "finger1 > application: sendEvent began", "application > window: sendEvent began",
      "window > tapUp: touchesBegan", "window > up: touchesBegan",
      "up > container: nextResponder container", "up > container: touchesBegan",
      "window > application: touchesBegan", "tapUp > tapUp: possible -> ended lifted",
      "tapUp > up: touchesCancelled", "up > container: touchesCancelled",
    ] { #expect(lines.contains(line), "\(line)\n\(lines.joined(separator: "\n"))") }
    #expect(
      diagram.lifelines.map(\.name).prefix(6) == [
        "finger1", "application", "window", "up", "tapUp", "pinch",
      ])
    let cancelled = diagram.messages.filter { $0.style == .cancel }
    #expect(!cancelled.isEmpty && cancelled.allSatisfy { $0.text == "touchesCancelled" })
  }

  /// At the playhead: what comes later is there and quiet.
  @Test func thePlayheadDividesTheMessages() throws {
    let session = try Stories.session("001-wy", "tap up")
    let view = SessionView(session)
    view.seek(until: Instant(seconds: 0.05))
    let diagram = try #require(SequenceDiagram(view.input))
    let come = diagram.messages.filter { !$0.isToCome }
    #expect(come.allSatisfy { $0.time < Instant(seconds: 0.05) } && !come.isEmpty)
    let later = diagram.messages.filter(\.isToCome)
    #expect(later.allSatisfy { $0.time > Instant(seconds: 0.05) } && !later.isEmpty)
    view.seek(until: Instant(seconds: 1))
    let whole = try #require(SequenceDiagram(view.input))
    #expect(whole.messages.map(\.event) == diagram.messages.map(\.event))
    #expect(whole.messages.allSatisfy { !$0.isToCome })
  }

  /// Of two fingers the chosen one: each has its own hit test and its own view.
  @Test func aFingerIsChosen() throws {
    let input = try input("000-td-multi", "pinch over both")
    var views: [String] = []
    for number in [1, 2] {
      let diagram = try #require(SequenceDiagram(input, selection: .finger(number)))
      #expect(diagram.touch == number)
      #expect(diagram.lifelines.first?.name == "finger\(number)")
      views.append(try #require(diagram.lifelines.first { $0.kind == .view }?.name))
      let trace = input.trace
      for message in diagram.messages {
        let event = trace.events[Int(message.event)]
        guard event.kind == .hit || event.kind == .receive else { continue }
        #expect(trace.name(of: event.other) == "finger\(number)")
      }
    }
    #expect(Set(views).count == 2, "\(views)")
    #expect(SequenceDiagram(input)?.touch == 2)
    #expect(SequenceDiagram(PictureInput.nothing) == nil)
  }

  /// Moves that do the same again and again are told once, with their number.
  @Test func equalTurnsAreOne() throws {
    let diagram = try #require(SequenceDiagram(try input("004-yellow-pan", "slide")))
    let turns = diagram.turns
    let times = Set(diagram.messages.map(\.time))
    #expect(turns.count <= times.count)
    #expect(turns.map(\.count).reduce(0, +) >= times.count)
  }

  /// The classes of every scene: each object is in the box of its class, each class below the one that it extends.
  @Test func classesAreThoseOfTheScene() throws {
    Stories.register()
    for path in Stories.paths {
      let scene = try LiveScene.load(path: path)
      defer { scene.engine.tearDown() }
      let input = SessionDescription(Session(scene)).input
      let diagram = ClassDiagram(input, ShippedListings.all)
      let boxes = diagram.boxes
      #expect(Set(boxes.map(\.name)).count == boxes.count, "\(path)")
      let objects = Set(boxes.flatMap(\.objects).map(\.name))
      for view in input.snapshot.views {
        #expect(
          objects.contains(UnmentionedName.printed(view.name)), "\(path): \(view.name)")
      }
      for recognizer in input.snapshot.recognizers {
        let name = UnmentionedName.printed(recognizer.name)
        let box = boxes.first { $0.objects.contains { $0.name == name } }
        #expect(box?.name == recognizer.className && box?.isResponder == false, "\(path)")
      }
      for (index, box) in boxes.enumerated() where box.level > 0 {
        let above = boxes[..<index].last { $0.level == box.level - 1 }
        #expect(above?.name == box.superclass, "\(path): \(box.name)")
      }
    }
  }

  @Test func classesNameWhatTheyOverrideAndReferTo() throws {
    let diagram = ClassDiagram(try input("001-wy", "tap up"), ShippedListings.all)
    let view = try #require(diagram.boxes.first { $0.name == "WYView" })
    #expect(
      view.overrides.map(\.method) == [
        "hitTest(_:with:)", "touchesBegan(_:with:)", "touchesMoved(_:with:)",
        "touchesEnded(_:with:)",
      ])
    #expect(view.isOwn && view.isResponder && view.superclass == "UIView")
    let references = diagram.references(of: "WYTapGesUp").map { "\($0.kind) \($0.to)" }
    #expect(references == ["view WYViewUp", "target ViewController", "delegate WYTapGesUp"])
    #expect(diagram.references(of: "WYViewUp").map(\.to) == ["WYContainerView"])
  }

  /// Delegates of recognizers, scroll views, the application and what a scene's file answers for one.
  @Test(arguments: [
    ("075-drag-to-dismiss", "a little, and back", "UIPanGestureRecognizer", "SheetView"),
    ("000-td-scroll", "and back", "TDScrollView", "TDScrollViewController"),
    ("003-ts-main", "tap green", "TSAplication", "AppDelegate"),
    ("000-td-tap-delegate", "single tap", "TDTapGestureRecognizer", "UIGestureRecognizerDelegate"),
  ])
  func classesNameTheirDelegates(_ story: (String, String, String, String)) throws {
    let diagram = ClassDiagram(try input(story.0, story.1), ShippedListings.all)
    let delegates = diagram.references(of: story.2).filter { $0.kind == .delegate }.map(\.to)
    #expect(delegates.contains(story.3), "\(story.0): \(delegates)")
    let mermaid = Mermaid.lines(diagram)
    #expect(mermaid.contains("  \(story.2) --> \(story.3) : delegate"))
  }

  /// What a scene's file stands for is named by its protocol or as an app has it, never by a class of the program.
  @Test func classesAreThoseOfApps() throws {
    Stories.register()
    var sources: Set<String> = []
    for path in Stories.paths {
      let scene = try LiveScene.load(path: path)
      defer { scene.engine.tearDown() }
      let description = SessionDescription(Session(scene))
      let names = description.classes.references.map(\.to) + description.classes.boxes.map(\.name)
      let strange = names.filter { $0.hasPrefix("Scene") || $0.contains("NoSuper") }
      #expect(strange.isEmpty, "\(path): \(strange)")
      sources.formUnion(
        description.classes.references.filter { $0.kind == .dataSource }.map(\.to))
    }
    #expect(sources.isSuperset(of: ["UITableViewDataSource", "UICollectionViewDataSource"]))
    let table = ClassDiagram(
      try input("002-table-nosuper", "without super"), ShippedListings.all)
    #expect(Mermaid.lines(table).contains("  UITableView --> UITableViewDataSource : dataSource"))
  }

  /// As Mermaid: a participant for each lifeline, a line for each message, and no sign that ends a statement.
  @Test(arguments: stories) func diagramsAreMermaid(_ story: (String, String)) throws {
    let input = try input(story.0, story.1)
    let diagram = try #require(SequenceDiagram(input))
    let lines = Mermaid.lines(diagram)
    #expect(lines.first == "sequenceDiagram")
    #expect(lines.count { $0.hasPrefix("  participant p") } == diagram.lifelines.count)
    let messages = lines.compactMap { $0.wholeMatch(of: /\ \ p(\d+)(?:->>|--x)p(\d+): ([^\n]+)/) }
    #expect(messages.count == diagram.messages.count)
    #expect(messages.map { Int($0.output.1) } == diagram.messages.map(\.from))
    let classes = Mermaid.lines(ClassDiagram(input, ShippedListings.all))
    #expect(classes.first == "classDiagram" && classes.contains("  UIResponder <|-- UIView"))
    for line in classes.dropFirst() {
      #expect(
        line.wholeMatch(
          of: /\ \ (?:class \w+|\w+ <\|-- \w+|\w+ --> \w+ : \w+|\w+ : \+\w+(?:\([\w, ]*\))?)/)
          != nil,
        "\(line)")
    }
    let states = Mermaid.states(input)
    let moves = input.trace.events.filter { $0.kind == .state }
    #expect(states.first == "stateDiagram-v2")
    for move in moves {
      let edge = "_\(move.from.name) --> r"
      #expect(states.contains { $0.contains(edge) && $0.contains("_\(move.to.name) : ") })
    }
  }

  /// Every page can be read at every width, in both themes.
  @Test func diagramsCanBeRead() throws {
    let fonts = FontBook()
    let scenes = Self.stories + [("001-wy-100", "tap the middle"), ("060-containers", "")]
    for (story, run) in scenes {
      let path = "\(Stories.root)/scenes/\(story).yaml"
      Stories.register()
      let first = try LiveScene.load(path: path).runs.first?.name ?? ""
      let input = try input(story, run.isEmpty ? first : run)
      for (width, scale) in [(268.0, 1.0), (368, 1), (528, 1.5)] {
        for table in [SystemTableKind.sequence, .classes] {
          let model = SystemModel(
            table: table, listings: ShippedListings.all, textScale: scale)
          let look = Look(theme: .light, metrics: fonts)
          let (picture, height, _) = SystemPicture.draw(input, model, width: width, look)
          let size = CGSize(width: width, height: height)
          let faults = TextChecker(metrics: fonts, size: size).faults(picture.list)
          #expect(faults.isEmpty, "\(story) \(table) \(width): \(faults.prefix(4))")
          let room = CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
          for region in picture.regions {
            #expect(room.contains(region.outline), "\(story) \(region)")
          }
        }
      }
    }
  }
}

extension PictureInput {
  fileprivate static var nothing: PictureInput {
    PictureInput(
      reading: TraceReading(), snapshot: SceneSnapshot(screen: .zero, views: [], recognizers: []),
      trace: Trace())
  }
}
