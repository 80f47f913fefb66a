import Testing
import TouchLanguage
import TouchTrace

@testable import TouchSimulation

/// Every invariant of the trace is looked after: a break of it is found, and nothing is found in what is whole.
@Suite struct TraceInvariantTests {
  /// A trace that is written line by line; all objects have names, but for the last one.
  private struct Story {
    var trace = Trace()
    static let finger = Handle(rawValue: 0)
    static let view = Handle(rawValue: 1)
    static let recognizer = Handle(rawValue: 2)
    static let unnamed = Handle(rawValue: 3)

    init() {
      for (index, name) in ["finger1", "card", "pan"].enumerated() {
        trace.setName(name, of: Handle(rawValue: UInt32(index)))
      }
    }

    mutating func add(_ event: TraceEvent, at seconds: Double = 1, cause: UInt32? = nil) {
      var event = event
      event.time = Instant(seconds: seconds)
      if let cause { event.cause = cause }
      trace.append(event)
    }

    mutating func sample(_ phase: TouchPhase) {
      add(TraceEvent(kind: .sample, verb: .sample, subject: Self.finger, phase: phase))
    }

    mutating func call(_ kind: TraceKind, _ phase: TouchPhase) {
      add(
        TraceEvent(
          kind: kind, verb: .touchesBegan, subject: kind == .gesture ? Self.recognizer : Self.view,
          other: Self.finger, phase: phase))
    }

    mutating func transition(_ from: GestureState, _ to: GestureState) {
      add(
        TraceEvent(
          kind: .state, verb: .transition, subject: Self.recognizer, from: from, to: to))
    }

    mutating func action(_ state: GestureState) {
      add(TraceEvent(kind: .action, verb: .action, subject: Self.recognizer, to: state))
    }

    mutating func reset() {
      add(TraceEvent(kind: .reset, verb: .reset, subject: Self.recognizer))
    }

    mutating func track(_ verb: Verb, _ answer: Bool = false) {
      add(
        TraceEvent(
          kind: .tracking, verb: verb, subject: Self.view, other: Self.finger, answer: answer))
    }

    mutating func scroll(_ verb: Verb) {
      add(TraceEvent(kind: .scroll, verb: verb, subject: Self.view))
    }

    mutating func hold(_ verb: Verb) {
      add(
        TraceEvent(kind: .hold, verb: verb, subject: Self.recognizer, other: Self.finger))
    }
  }

  /// What is found in a story; `rests` when its fingers have been up for long.
  private func found(rests: Bool = false, _ tell: (inout Story) -> Void) -> TraceInvariant? {
    var story = Story()
    tell(&story)
    var reader = TraceReader()
    do throws(TraceViolation) {
      try reader.read(story.trace)
      if rests { try reader.rest() }
    } catch { return error.invariant }
    return nil
  }

  @Test func nothingIsFoundInAWholeTouch() {
    let whole = found(rests: true) { story in
      story.sample(.began)
      story.call(.gesture, .began)
      story.hold(.holds)
      story.hold(.releases)
      story.call(.touches, .began)
      story.track(.beginTracking, true)
      story.sample(.moved)
      story.call(.gesture, .moved)
      story.transition(.possible, .began)
      story.action(.began)
      story.scroll(.willBeginDragging)
      story.track(.cancelTracking)
      story.call(.touches, .cancelled)
      story.transition(.began, .changed)
      story.action(.changed)
      story.action(.changed)
      story.sample(.ended)
      story.call(.gesture, .ended)
      story.transition(.changed, .ended)
      story.action(.ended)
      story.reset()
      story.scroll(.didEndDragging)
      story.scroll(.willBeginDecelerating)
      story.scroll(.didEndDecelerating)
      story.sample(.began)
      story.call(.gesture, .began)
      story.transition(.possible, .failed)
      story.reset()
      story.sample(.cancelled)
    }
    #expect(whole == nil)
  }

  @Test(arguments: TraceInvariant.allCases) func aBreakIsFound(_ invariant: TraceInvariant) {
    for (index, tell) in breaks(of: invariant).enumerated() {
      #expect(
        found(rests: invariant == .restIsReached, tell) == invariant,
        "\(invariant), break \(index + 1)")
    }
  }

  /// Stories that each break one invariant.
  private func breaks(of invariant: TraceInvariant) -> [(inout Story) -> Void] {
    let line = TraceEvent(kind: .print, verb: .print, subject: Story.view)
    let starts: (inout Story) -> Void = { story in
      story.sample(.began)
      story.call(.gesture, .began)
      story.transition(.possible, .began)
      story.action(.began)
    }
    switch invariant {
    case .timesGoForward:
      return [
        { story in
          story.add(line, at: 2)
          story.add(line, at: 1)
        }
      ]
    case .causesComeFirst: return [{ $0.add(line, cause: 7) }]
    case .objectsAreNamed:
      return [
        { $0.add(TraceEvent(kind: .print, verb: .print, subject: Story.unnamed)) },
        { $0.add(TraceEvent(kind: .print, verb: .print, subject: .none)) },
      ]
    case .fingersAlternate:
      return [
        { $0.sample(.moved) }, { $0.sample(.ended) },
        { story in
          story.sample(.began)
          story.sample(.began)
        },
      ]
    case .callsAreInOrder:
      return [
        { story in
          story.sample(.began)
          story.call(.touches, .moved)
        },
        { story in
          story.sample(.began)
          story.call(.touches, .began)
          story.call(.touches, .began)
        },
        { story in
          story.sample(.began)
          story.call(.touches, .began)
          story.call(.touches, .ended)
          story.call(.touches, .cancelled)
        },
        { story in
          story.sample(.began)
          story.call(.touches, .began)
          story.call(.touches, .ended)
          story.call(.touches, .moved)
        },
      ]
    case .recognizersGetWhatBegan:
      return [
        { story in
          story.sample(.began)
          story.call(.gesture, .moved)
        },
        { story in
          story.sample(.began)
          story.call(.gesture, .began)
          story.call(.gesture, .ended)
          story.call(.gesture, .moved)
        },
      ]
    case .statesAreLegal:
      return [
        { $0.transition(.possible, .changed) }, { $0.transition(.possible, .cancelled) },
        { $0.transition(.began, .changed) },
        { story in
          starts(&story)
          story.transition(.began, .failed)
        },
      ]
    case .attemptsReset:
      return [
        { story in
          story.transition(.possible, .failed)
          story.transition(.failed, .began)
        }
      ]
    case .actionsHaveStates:
      return [
        { story in
          starts(&story)
          story.action(.began)
        },
        { story in
          starts(&story)
          story.action(.ended)
        },
        { story in
          story.transition(.possible, .failed)
          story.action(.failed)
        },
      ]
    case .trackingIsInOrder:
      return [
        { $0.track(.continueTracking, true) }, { $0.track(.endTracking) },
        { story in
          story.track(.beginTracking, false)
          story.track(.cancelTracking)
        },
        { story in
          story.track(.beginTracking, true)
          story.track(.beginTracking, true)
        },
      ]
    case .scrollingIsInOrder:
      return [
        { $0.scroll(.didEndDragging) }, { $0.scroll(.didEndDecelerating) },
        { story in
          story.scroll(.willBeginDragging)
          story.scroll(.willBeginDragging)
        },
      ]
    case .holdsAreReleased:
      return [
        { $0.hold(.releases) },
        { story in
          story.hold(.holds)
          story.hold(.drops)
          story.hold(.releases)
        },
      ]
    case .restIsReached:
      return [
        { $0.sample(.began) }, { $0.hold(.holds) }, { $0.track(.beginTracking, true) },
        { $0.scroll(.willBeginDragging) }, starts,
      ]
    }
  }

  /// A view that got a beginning and nothing since (SCR-08, TD-08).
  @Test func aBeginningWithoutAnEndIsFound() {
    #expect(
      found(rests: true) { story in
        story.sample(.began)
        story.call(.touches, .began)
        story.sample(.ended)
      } == .callsAreInOrder)
  }

  /// An action that looks for its target along the chain passes nothing on: what the window sends next is checked.
  @Test func anActionThatAsksTheChainPassesNothingOn() {
    let broken = found(rests: true) { story in
      story.sample(.began)
      story.call(.touches, .began)
      story.add(
        TraceEvent(
          kind: .chain, verb: .nextResponder, subject: Story.view, other: Story.recognizer))
      story.call(.touches, .cancelled)
      story.sample(.ended)
    }
    #expect(broken == nil)
  }

  /// What a responder passes on is the business of its class; UIKit's pass on all or nothing.
  @Test(arguments: [CallCheck.Scope.none, .sentByWindow, .passedOn])
  func whatIsPassedOn(_ scope: CallCheck.Scope) {
    var story = Story()
    story.sample(.began)
    story.call(.touches, .began)
    story.add(
      TraceEvent(
        kind: .chain, verb: .nextResponder, subject: Story.view, other: Story.recognizer))
    story.add(
      TraceEvent(
        kind: .touches, verb: .touchesMoved, subject: Story.recognizer, other: Story.finger,
        phase: .moved))
    var reader = TraceReader(calls: scope)
    var found: TraceInvariant?
    do throws(TraceViolation) { try reader.read(story.trace) } catch { found = error.invariant }
    #expect(found == (scope == .passedOn ? .callsAreInOrder : nil))
  }
}
