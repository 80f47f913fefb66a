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
    #expect(Text.reasons.short(cause) == "this scroll view cannot scroll that way")
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
        "possible 44.0 36.0", "held 164.0 36.0", "ended 284.0 20.0", "failed 284.0 76.0",
      ])
    let continuous = StateDiagram.positions(isDiscrete: false, hasHeld: false).map {
      "\($0.0) \($0.1.x) \($0.1.y)"
    }
    #expect(
      continuous == [
        "possible 44.0 24.0", "failed 284.0 24.0", "began 44.0 100.0", "changed 164.0 100.0",
        "ended 284.0 76.0", "cancelled 284.0 124.0",
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
