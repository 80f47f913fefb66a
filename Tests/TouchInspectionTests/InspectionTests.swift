import TouchLanguage
import Foundation
import Testing
import TouchCanvas
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

@Suite struct InspectionTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  /// What a hit test asks first stands first; in the other groups what has no value stands last.
  @Test func propertiesAreInGroups() {
    let names = [
      "tag", "text", "isExclusiveTouch", "frame", "delaysContentTouches", "alpha", "isHidden",
    ]
    let rows = names.map { PropertyRow($0, $0 == "tag" ? "" : "1", .text) }
    let ordered = PropertyRow.ordered(rows, isComposed: false)
    #expect(
      ordered.map(\.name) == [
        "isHidden", "alpha", "frame", "isExclusiveTouch", "delaysContentTouches", "text", "tag",
      ])
    #expect(PropertyRow.ordered(rows, isComposed: true).first?.name == "frame")
    #expect(
      ordered.map(\.group) == [
        .hitTest, .hitTest, .geometry, .behaviour, .behaviour, .looks, .looks,
      ])
  }

  /// What a recognizer has at the moment is what somebody looks for who selects it.
  @Test func valuesOfARecognizerComeFirst() {
    var rows = ["isEnabled", "state", "translation"].map { PropertyRow($0, "1", .text) }
    for index in [1, 2] { rows[index].isReadOnly = true }
    func names(_ isRecognizer: Bool) -> [String] {
      PropertyRow.ordered(rows, isComposed: false, isRecognizer: isRecognizer).map(\.name)
    }
    #expect(names(true) == ["state", "translation", "isEnabled"])
    #expect(names(false) == ["isEnabled", "state", "translation"])
  }

  /// What its own class declares stands before what it inherits, each headed by the class.
  @Test func inheritedPropertiesAreHeadedByTheirClass() {
    let classes = ["UIPanGestureRecognizer", "UIGestureRecognizer", "NSObject"]
    let declared = [
      ("cancelsTouchesInView", classes[1]), ("minimumNumberOfTouches", classes[0]),
      ("shouldBegin", "Policy"), ("delaysTouchesEnded", classes[1]),
    ]
    let rows = declared.map { name, owner in
      var row = PropertyRow(name, "1", .text)
      row.declaredBy = owner
      return row
    }
    let ordered = PropertyRow.ordered(
      rows, isComposed: false, isRecognizer: true, classes: classes)
    let names = [
      "minimumNumberOfTouches", "cancelsTouchesInView", "delaysTouchesEnded", "shouldBegin",
    ]
    #expect(ordered.map(\.name) == names)
    #expect(ordered.map(\.declaredBy) == [classes[0], classes[1], classes[1], ""])
    var model = InspectModel()
    model.selection = .recognizer("pan")
    model.rows = ordered
    var state = PropertyRow("state", "possible", .readonly)
    state.isReadOnly = true
    model.rows.insert(state, at: 0)
    let lines = PictureTexts.lines(
      InspectPicture.draw(PanelStory.input(), model, width: 368, look).picture, look)
    let headings = lines.filter { (classes + [Text.inspect.behaviour]).contains($0) }
    #expect(headings == [classes[0], classes[1], Text.inspect.behaviour], "\(lines)")
    // Who composes has one list.
    #expect(
      PropertyRow.ordered(rows, isComposed: true, classes: classes).map(\.name)
        == declared.map(\.0))
  }

  // MARK: Words

  @Test func aSetOfWordsIsReadAndWrittenAsAScene() {
    let edges = ["top", "left", "bottom", "right"]
    func text(_ value: String) -> String { WordSet(value, of: edges).text }
    #expect(text("[right, top]") == "[top, right]" && text("left") == "[left]")
    #expect(text("all") == "[top, left, bottom, right]" && text("[]") == "[]" && text("") == "[]")
    #expect(text("[left, middle]") == "[left]")
    var set = WordSet("[left]", of: edges)
    set.set("top", isOn: true)
    set.set("middle", isOn: true)
    #expect(set.text == "[top, left]")
    set.set("left", isOn: false)
    #expect(set.text == "[top]")
  }

  private func row(_ row: PropertyRow, width: Double) -> (Picture, [Picture.Region]) {
    var model = InspectModel()
    model.selection = .recognizer("pan")
    model.rows = [row]
    let picture = InspectPicture.draw(PanelStory.input(), model, width: width, look).picture
    let chips = picture.regions.filter { region in
      guard case .property(_, let action?) = region.target else { return false }
      if case .choice = action { return true }
      return action == .menu
    }
    return (picture, chips)
  }

  /// Each edge is a chip of its own, full where it is on, and at the same place where it is not.
  @Test(arguments: [200.0, 300, 368, 600]) func edgesAreChips(_ width: Double) {
    let edges = ["top", "left", "bottom", "right"]
    func chips(_ value: String, isEdited: Bool = false) -> [Picture.Region] {
      row(PropertyRow("edges", value, .set(edges), isEdited: isEdited), width: width).1
    }
    let left = chips("[left]")
    let targets = edges.map { Target.property("edges", .choice($0)) }
    #expect(left.map(\.target) == targets)
    let tooltips = [
      "Add top to edges", "Take left out of edges", "Add bottom to edges", "Add right to edges",
    ]
    #expect(left.map(\.tooltip) == tooltips.map { .text($0) })
    for other in [chips("[]"), chips("all"), chips("[top, right]", isEdited: true)] {
      #expect(other.map(\.outline) == left.map(\.outline))
    }
    for (index, chip) in left.enumerated() {
      #expect(chip.outline.minX >= 0 && chip.outline.maxX <= width)
      #expect(left.dropFirst(index + 1).allSatisfy { !$0.outline.intersects(chip.outline) })
    }
    if width >= 300 { #expect(Set(left.map(\.outline.midY)).count == 1) }
  }

  /// A value that may be missing is chosen from a menu, which says that it is.
  @Test func aValueThatMayBeMissingIsAMenu() {
    for (value, shown) in [("", "not given"), ("false", "false"), ("horizontal", "horizontal")] {
      let (picture, regions) = row(
        PropertyRow("shouldBegin", value, .menu(["true", "false"])), width: 368)
      #expect(regions.map(\.target) == [.property("shouldBegin", .menu)])
      #expect(
        PictureTexts.lines(picture, look).contains("shouldBegin  \(shown)"), "\(value)")
    }
  }

  /// How the last attempt ended stands whole before the state, and so does when it was reset.
  @Test(arguments: [Voice.english, .chinese, .japanese])
  func theEndOfTheLastAttemptIsWhole(_ voice: Voice) {
    let (input, look) = (PanelStory.input(), voice.look)
    voice.speak {
      for width in [300.0, 368] {
        let outcome = Text.inspect.outcome(Text.panels.title(of: .prevented), at: 0.0115)
        var rows = [
          PropertyRow(Text.inspect.lastOutcome, outcome, .readonly),
          PropertyRow("state", Text.inspect.reset("possible", at: 12.345), .readonly),
        ]
        rows[0].role = .outcome
        rows[1].role = .stateNow
        var model = InspectModel()
        model.selection = .recognizer("pan")
        model.rows = rows
        let lines = PictureTexts.lines(
          InspectPicture.draw(input, model, width: width, look).picture, look)
        for row in rows {
          #expect(lines.contains("\(row.shownName)  \(row.value)"), "\(width): \(lines)")
        }
      }
    }
    #expect(Text.inspect.outcome("failed", at: 0) == "failed at 0 ms")
    #expect(Text.inspect.outcome("failed", at: nil) == "failed")
    #expect(Text.inspect.reset("possible", at: 0.3) == "possible, reset at 300 ms")
    #expect(Text.inspect.reset("possible", at: nil) == "possible")
  }

  /// Whom it waits for stands before how it behaves.
  @Test func relationsStandBeforeBehaviour() throws {
    var model = InspectModel()
    model.selection = .recognizer("pan")
    (model.requireToFail, model.canRequire) = (["doubleTap"], ["singleTap"])
    var state = PropertyRow("state", "possible", .readonly)
    state.isReadOnly = true
    model.rows = [state, PropertyRow("isEnabled", "true", .flag)]
    let regions = InspectPicture.draw(PanelStory.input(), model, width: 368, look).picture.regions
    func y(_ target: Target) throws -> Double {
      try #require(regions.first { $0.target == target }).outline.minY
    }
    let relation = try y(.requirement(.remove, "doubleTap"))
    #expect(try y(.property("state", nil)) < relation)
    #expect(try relation < y(.property("isEnabled", nil)))
    // Those that it could wait for are many, and come last.
    #expect(try y(.property("isEnabled", nil)) < y(.requirement(.add, "singleTap")))
    model.rows = []
    let alone = InspectPicture.draw(PanelStory.input(), model, width: 368, look).picture.regions
    #expect(alone.contains { $0.target == .requirement(.remove, "doubleTap") })
  }

  /// A drag from an edge goes away from it.
  @Test func signsPointAwayFromEdges() {
    func sign(_ edges: String...) -> AxisSign? { AxisSign(from: Set(edges)) }
    #expect(sign("left") == AxisSign(axis: .horizontal, ends: .positive))
    #expect(sign("right") == AxisSign(axis: .horizontal, ends: .negative))
    #expect(sign("top") == AxisSign(axis: .vertical, ends: .positive))
    #expect(sign("bottom") == AxisSign(axis: .vertical, ends: .negative))
    #expect(sign("left", "right") == AxisSign(axis: .horizontal))
    #expect(sign("top", "bottom") == AxisSign(axis: .vertical))
    #expect(sign() == nil && sign("left", "top") == nil)
    func snapshot(_ need: RecognizerNeed, _ axis: MovementAxis?) -> AxisSign? {
      RecognizerSnapshot(
        handle: Handle(rawValue: 1), view: Handle(rawValue: 2), name: "r", className: "R",
        isDiscrete: false, isEnabled: true, requires: [], need: need, axis: axis
      ).sign
    }
    #expect(snapshot(.edgeDrag(edges: ["left"]), .horizontal) == sign("left"))
    #expect(snapshot(.edgeDrag(edges: ["left", "top"]), .both) == nil)
    #expect(
      snapshot(.swipe(directions: ["up"], fingers: 1), .vertical)
        == AxisSign(axis: .vertical, ends: .negative))
    #expect(snapshot(.drag(fingers: 1), .vertical) == AxisSign(axis: .vertical))
  }

  @Test func everyReasonHasASentenceOfItsOwn() {
    var seen: [String: Reason] = [:]
    for reason in Reason.allCases {
      let event = TraceEvent(
        kind: .state, verb: .transition, subject: Handle(rawValue: 0), from: .possible, to: .failed,
        reason: reason, measured: 12.4, limit: 10)
      let sentence = Text.reasons.sentence(Cause(event, other: "pan"), touches: 1)
      #expect(sentence.hasSuffix(".") && sentence.count > 8)
      if let other = seen[sentence] {
        Issue.record("\(reason) and \(other) say the same: \(sentence)")
      }
      seen[sentence] = reason
      if reason.namesAnother, reason != .requirementFailed {
        #expect(sentence.contains("pan"), "\(reason)")
      }
    }
  }

  /// EC-123: a scroll view that lets its content have a touch says by how much the finger went astray.
  @Test func aScrollViewSaysWhyItWaitsNoLonger() {
    let event = TraceEvent(
      kind: .state, verb: .transition, subject: Handle(rawValue: 0), from: .possible, to: .failed,
      reason: .nothingToScroll, rule: .ec123, measured: 12.4, limit: 10)
    let cause = Cause(event, other: "")
    #expect(
      Text.reasons.sentence(cause, touches: 1)
        == "The touch moved 12.4 pt in a direction in which the scroll view cannot scroll, so it will not become a drag."
    )
    #expect(Text.reasons.short(cause) == "cannot scroll that way")
    let vertical = Cause(event, other: "", axis: .vertical)
    #expect(
      Text.reasons.sentence(vertical, touches: 1)
        == "The touch moved 12.4 pt horizontally, and the scroll view scrolls only vertically, so it will not become a drag."
    )
    #expect(Text.reasons.short(vertical) == "scrolls vertically, moved 12.4 pt horizontally")
  }

  @Test func numbersReadAsPeopleWriteThem() {
    #expect(Units.points(12.44) == "12.4 pt")
    #expect(Units.points(10) == "10.0 pt")
    #expect(Units.number(10) == "10" && Units.number(12.44) == "12.4" && Units.number(0.04) == "0")
    #expect(Units.decimal(-3.25) == "\u{2212}3.3" || Units.decimal(-3.25) == "\u{2212}3.2")
    #expect(Units.duration(0.35) == "350 ms")
    #expect(Units.duration(2) == "2 s")
  }

  /// The places of docs/ux.md, State diagrams.
  @Test func statesStandAtFixedPlaces() {
    let discrete = StateDiagram.positions(isDiscrete: true, hasHeld: true).map {
      "\($0.0) \($0.1.x) \($0.1.y)"
    }
    #expect(
      discrete == [
        "possible 48.0 46.0", "held 196.0 46.0", "ended 344.0 20.0", "failed 344.0 72.0",
      ])
    let continuous = StateDiagram.positions(isDiscrete: false, hasHeld: false).map {
      "\($0.0) \($0.1.x) \($0.1.y)"
    }
    #expect(
      continuous == [
        "possible 48.0 20.0", "failed 344.0 20.0", "began 48.0 86.0", "changed 196.0 86.0",
        "ended 344.0 63.0", "cancelled 344.0 104.0",
      ])
  }

  @Test func linesBreakAtSpacesAndFit() {
    let font = Font.ui(10)
    let lines = look.wrap("one two three four five six", 60, font)
    #expect(lines.joined(separator: " ") == "one two three four five six")
    #expect(lines.allSatisfy { look.width($0, font) <= 60 } && lines.count == 3)
  }

  @Test func layoutsFillTheWindowWithoutOverlap() {
    for size in [
      CGSize(width: 1024, height: 640), CGSize(width: 1440, height: 900),
      CGSize(width: 2200, height: 1300),
    ] {
      let layout = WindowLayout(size)
      let parts = [layout.left, layout.canvas, layout.right, layout.timeline, layout.statusLine]
      let area = parts.reduce(WindowLayout.toolbar * size.width) { $0 + $1.width * $1.height }
      #expect(abs(area - size.width * size.height) < 1)
      for (index, a) in parts.enumerated() {
        for b in parts[(index + 1)...] { #expect(a.intersection(b).isEmpty) }
      }
      let screen = CanvasLayout(
        bounds: layout.canvas, screen: CGSize(width: 428, height: 926)
      ).frame
      #expect(layout.canvas.contains(screen))
    }
  }

  @Test func everyOverlayHasItsOwnKey() {
    #expect(Set(OverlayCatalog.all.map(\.key)).count == OverlayCatalog.all.count)
    #expect(OverlayCatalog.all.reduce(Overlays()) { $0.union($1.overlay) } == .all)
  }

  /// Files may say any number; what is larger than whole numbers reach is written all the same.
  @Test func numbersOfAnySizeAreWritten() {
    for value in [1e15, 2e80, -2e80, .infinity, -.infinity, .nan, 1e300] {
      for text in [
        Units.decimal(value), Units.number(value), Units.milliseconds(value), Units.whole(value),
        Units.duration(value), Units.preciseDuration(value), Units.points(value),
      ] {
        #expect(!text.isEmpty, "\(value)")
      }
    }
    #expect(Units.decimal(-0.04) == "0.0" && Units.decimal(7.25) == "7.3")
    #expect(Units.milliseconds(0.35) == "350 ms")
  }
}
