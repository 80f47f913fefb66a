import Foundation
import Testing
import TouchScenes
import TouchTrace

@testable import TouchRecording

/// What an app did beside what the engine does, as values.
@Suite @MainActor struct ProbeComparisonTests {
  private func app(_ lines: String...) -> ProbedRun {
    ObservedLog.read("touchscope observed 1\n" + lines.map { $0 + "\n" }.joined()) ?? ProbedRun()
  }

  private let down = [
    "0.000000 touch 1 began 10 10 hit card window window", "0.000000 gathers 1 tap pan",
  ]

  private func run(_ lines: String...) -> ProbedRun {
    ObservedLog.read("touchscope observed 1\n" + (down + lines).map { $0 + "\n" }.joined())
      ?? ProbedRun()
  }

  @Test func whatIsEqualAgrees() {
    let run = run("0.050000 state tap ended action", "0.050000 control buy touchDown")
    #expect(
      ProbeComparison.verdict(app: run, engine: run)
        == .agrees(.init(recognizers: 2, agreeing: 2, touches: 1, controls: 1)))
  }

  @Test func theHitViewComesFirst() {
    let other = app(
      "0.000000 touch 1 began 10 10 hit button window window", "0.000000 gathers 1 tap")
    #expect(
      ProbeComparison.verdict(app: other, engine: run("0.050000 state tap ended action"))
        == .otherHit(touch: 1, app: "button", engine: "card"))
  }

  @Test func aTouchLessIsADifference() {
    #expect(
      ProbeComparison.verdict(app: run(), engine: app())
        == .otherHit(touch: 1, app: "card", engine: "nil"))
  }

  @Test func theEarliestActionThatDiffersIsTold() {
    let app = run(
      "0.133000 state pan began action", "0.150000 state pan changed action",
      "0.166000 state pan changed action", "0.200000 state pan ended action")
    let engine = run("0.300000 state tap ended action")
    let verdict = ProbeComparison.verdict(app: app, engine: engine)
    guard case .otherActions(let recognizer, let seconds, .began, nil, let count) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(recognizer == "pan" && seconds == 0.133 && count.agreeing == 0)
    #expect(
      verdict.sentences.last
        == "First difference at 133 ms: the app's pan began; the engine's did nothing more.")
  }

  @Test func changesInARowCountOnce() {
    let one = run("0.1 state pan began action", "0.11 state pan changed action")
    let many = run(
      "0.1 state pan began action", "0.11 state pan changed action", "0.12 state pan changed action"
    )
    #expect(ProbeComparison.verdict(app: one, engine: many).agrees)
  }

  @Test func timesMayDifferByAFrame() {
    let app = run("0.400000 state tap ended action")
    #expect(
      ProbeComparison.verdict(app: app, engine: run("0.410000 state tap ended action")).agrees)
    #expect(
      ProbeComparison.verdict(app: app, engine: run("0.350000 state tap ended action"))
        == .otherTime(recognizer: "tap", state: .ended, app: 0.4, engine: 0.35))
  }

  @Test func aFailureThatWasSeenLateIsNoDifference() {
    let app = run("0.200000 state pan failed polled 0.100000")
    #expect(
      ProbeComparison.verdict(app: app, engine: run("0.120000 state pan failed polled 0.120000"))
        .agrees)
    #expect(
      !ProbeComparison.verdict(app: app, engine: run("0.020000 state pan failed polled 0.020000"))
        .agrees)
  }

  @Test func scrollViewsMayEndTwoPointsApart() {
    let app = run("0.300000 offset list 0 80")
    #expect(ProbeComparison.verdict(app: app, engine: run("0.300000 offset list 0 81.5")).agrees)
    #expect(
      ProbeComparison.verdict(app: app, engine: run("0.300000 offset list 0 90"))
        == .otherOffset(view: "list", app: [0, 80], engine: [0, 90]))
  }

  @Test func waitingAndUnseenFailuresAreSaid() {
    let app = run("0.050000 ready tap ended polled 0.033000", "0.400000 state tap ended action")
    #expect(
      app.remarks(beside: app) == [
        "pan did not recognize in the app; when it failed was not visible.",
        "In the app tap was ready at 50 ms and fired at 400 ms, as here.",
      ])
  }

  @Test(arguments: [
    "", "touchscope observed 2\n", "touchscope recording 1\n", "\u{0}\u{0}",
  ])
  func anotherTextIsNoLog(_ text: String) { #expect(ObservedLog.read(text) == nil) }

  @Test func brokenLinesAreComments() {
    let run = app(
      "x touch 1 began hit", "0 touch", "nan gathers 1 a", "0.1 gathers 99 a",
      "0.1 touch 1 began hit",
      "0.2 state a", "0.2 state a flying action", "0.3 offset list 1", "0.4 wonder what this is")
    #expect(run == ProbedRun())
  }
}
