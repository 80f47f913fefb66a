import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchWindow

/// Gestures that the window makes by itself.
@Suite struct GestureTests {
  private let screen = CGSize(width: 375, height: 667)
  private let middle = CGPoint(x: 180, y: 300)

  private func script(_ preset: GesturePreset, _ numbers: [Int] = [1, 2]) -> GestureScript {
    GestureScript(preset, at: middle, numbers: numbers, on: screen)
  }

  /// Every finger goes down and is lifted as often, in the order of time, on the screen and within the gesture's time.
  @Test(arguments: GesturePreset.Kind.allCases) func everyGestureIsWhole(_ kind: GesturePreset.Kind)
  {
    let preset = GesturePreset(kind)
    let script = script(preset)
    var down: Set<Int> = []
    var last = -1.0
    for report in script.reports {
      #expect(report.seconds > last && report.seconds <= preset.seconds + 1e-9)
      last = report.seconds
      for change in report.changes {
        #expect(CGRect(origin: .zero, size: screen).contains(change.location))
        switch change.phase {
        case .began: #expect(down.insert(change.finger).inserted)
        case .moved: #expect(down.contains(change.finger))
        case .ended: #expect(down.remove(change.finger) != nil)
        case .stationary, .cancelled: Issue.record("\(change)")
        }
      }
    }
    #expect(down.isEmpty && abs(last - preset.seconds) < 1e-9)
    let fingers = Set(script.reports.flatMap { $0.changes.map(\.finger) })
    #expect(fingers.count == GestureScript.fingers(kind))
  }

  @Test func distancesAndAnglesAreThoseOfThePreset() throws {
    var swipe = GesturePreset(.swipeLeft)
    swipe.distance = 90
    let way = script(swipe).reports.compactMap { $0.changes.first?.location }
    #expect(try #require(way.first).x - (try #require(way.last)).x == 90)
    let pinch = script(GesturePreset(.pinchOpen)).reports
    func apart(_ report: GestureScript.Report?) throws -> Double {
      let changes = try #require(report).changes
      return changes[0].location.distance(to: changes[1].location)
    }
    #expect(abs(try apart(pinch.last) - (try apart(pinch.first)) - 120) < 1e-9)
    let edge = try #require(script(GesturePreset(.edgePan)).reports.first?.changes.first)
    #expect(edge.location == CGPoint(x: 1, y: 300))
  }

  @Test func numbersAreTyped() {
    let query = GestureQuery("Swipe up 200 pt 80ms 12.5,40")
    #expect(query.words == "swipe up" && query.place == GestureQuery.Place(x: 12.5, y: 40))
    let swipe = query.applied(to: GesturePreset(.swipeUp))
    #expect(swipe.distance == 200 && swipe.seconds == 0.08)
    #expect(query.applied(to: GesturePreset(.tap)).distance == 0)
    let turned = GestureQuery("90 deg 1s").applied(to: GesturePreset(.rotate))
    #expect(turned.degrees == 90 && turned.seconds == 1)
    // Nothing stops or never ends.
    let wild = GestureQuery("1e300pt -5ms nanpt , 3,").applied(to: GesturePreset(.swipeUp))
    #expect(wild.distance == 2000 && wild.seconds == 0.001)
    #expect(GestureQuery("nanpt , 3,").words == "nanpt , 3,")
  }

  @Test func thePaletteFindsThemByWordsAndShowsTheirNumbers() throws {
    var store = try WindowStore()
    store.run(.command(.gestures))
    for letter in "swipe 50pt" {
      store.run(.canvas(.text(String(letter))))
    }
    var palette = try #require(store.state.prompt?.palette)
    palette.items = PromptUpdate.items(palette, store.reading)
    #expect(palette.matches.count == 4)
    #expect(palette.matches.allSatisfy { $0.detail == "50 pt in 150 ms" })
    let effects = store.run(.command(.activate))
    guard case .play(let script, _)? = effects.last else {
      Issue.record("\(effects)")
      return
    }
    #expect(script.reports.first?.changes.first?.phase == .began)
    #expect(store.state.playback.source == .replay && store.state.prompt == nil)
    // Another one waits until it is over.
    store.run(.press(.paletteItem(.gesture(GesturePreset(.tap), at: nil))))
    #expect(store.state.notice?.text == Text.notices.touchesIgnored(.replaying))
  }

  /// From an earlier moment it begins a branch.
  /// The scene may be closed while the palette shows.
  @Test func withoutASceneNothingIsMade() throws {
    var store = try WindowStore(SceneSummary(path: "", screen: WindowStore.screen))
    let effects = store.run(.press(.paletteItem(.gesture(GesturePreset(.tap), at: nil))))
    #expect(effects.isEmpty && store.state.playback.source == .hands)
    #expect(store.state.notice?.text == Text.commands.sentence(.noScene))
  }

  @Test func inThePastItBranchesFirst() throws {
    var store = try WindowStore()
    store.reading.session.now = Instant(seconds: 3)
    store.wait(3)
    store.state.playback.position = .past(Playhead(step: -1, time: Instant(seconds: 1)))
    let effects = store.run(
      .press(.paletteItem(.gesture(GesturePreset(.tap), at: GestureQuery.Place(x: 10, y: 20)))))
    #expect(effects.contains { if case .branch = $0 { true } else { false } })
    #expect(store.state.document.instruments.pendingGesture != nil)
    store.reading.session.number += 1
    store.reading.session.now = Instant(seconds: 1)
    let later = store.run(
      .branched(.done(at: Instant(seconds: 1), now: Instant(seconds: 1), fingers: [])))
    guard case .play(let script, _)? = later.last else {
      Issue.record("\(later)")
      return
    }
    #expect(script.reports.first?.changes.first?.location == CGPoint(x: 10, y: 20))
    #expect(store.state.document.instruments.pendingGesture == nil)
  }
}
