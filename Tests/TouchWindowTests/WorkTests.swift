import Foundation
import Testing
import TouchCanvas
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchWindow

/// Work that takes longer than a turn: it shows how far it is, keeps everything else away, and Esc stops it.
@Suite struct WorkTests {
  private let point = CGPoint(x: 660, y: 300)

  private func working() throws -> WindowStore {
    var store = try WindowStore()
    store.run(.workBegan(WorkProgress(.rerunning, share: 0.25)))
    return store
  }

  private func key(_ code: String) -> Message {
    .canvas(.key(code: code, scan: code, [], isDown: true, isRepeat: false))
  }

  @Test func aTurnDoesTheNextSlice() throws {
    var store = try working()
    let effects = store.run(.tick)
    // The scene's time stands until it is done.
    #expect(effects == [.continueWork])
    store.run(.workAdvanced(WorkProgress(.rerunning, share: 0.5)))
    #expect(store.state.prompt?.work?.share == 0.5)
    let still = MotionReading()
    #expect(store.state.isMoving(still, store.now.advanced(by: 100)))
    store.run(.workEnded)
    #expect(store.state.prompt == nil && store.run(.tick) == [.advance(to: .zero)])
  }

  @Test func itShowsABarWithWords() throws {
    let store = try working()
    guard case .window(let parts) = store.arranged() else {
      Issue.record("the scene alone shows")
      return
    }
    let over = try #require(parts.last)
    let text = "\(over.picture.list)"
    #expect(text.contains("Replaying the inputs") && text.contains("25 %"))
    #expect(over.picture.regions.last?.target == .command(.escape))
  }

  @Test func escapeStopsIt() throws {
    var store = try working()
    #expect(store.run(key("escape")).contains(.stopWork))
    #expect(store.run(.command(.escape)) == [.stopWork])
    #expect(store.run(.press(.command(.escape))) == [.stopWork])
  }

  @Test func nothingElseIsDoneMeanwhile() throws {
    var store = try working()
    let before = store.state
    for id in CommandID.allCases where id != .escape && id != .quit {
      #expect(store.run(.command(id)) == [], "\(id)")
    }
    #expect(store.run(.press(.scene("scenes/b.yaml"))) == [])
    #expect(store.run(.canvas(.droppedFile("scenes/b.yaml"))) == [])
    #expect(store.run(.fileChanged(FileStamp(modified: 1, size: 1))) == [])
    #expect(store.state == before)
    // A click goes to what lies over the window.
    store.run(.canvas(.mouseDown(button: 1, point)))
    store.run(.canvas(.mouseDown(button: 3, point)))
    #expect(store.state.input.scene.tracker.down.isEmpty && store.state.isWorking)
    store.run(.command(.quit))
    #expect(store.state.isOver)
  }

  @Test func touchesEndWhenItBegins() throws {
    var store = try WindowStore()
    store.run(.canvas(.finger(id: 1, device: 1, .began, point)))
    store.run(.deliver)
    let effects = store.run(.workBegan(WorkProgress(.copying, share: 0)))
    #expect(effects.contains(.feed(.interrupt, at: .zero)))
    #expect(store.state.input.scene.tracker.down.isEmpty)
    #expect(store.state.notice?.text == "1 touch cancelled: the window is busy")
  }

  /// An edit whose run was not waited for is taken back.
  @Test func aStoppedRerunTakesTheEditBack() throws {
    var store = try WindowStore()
    let before = store.state.document.edits
    store.state.document.edits.perform(Edit(path: "a.alpha", value: "0"), original: "1")
    let cause = RerunResult.Cause.edit(path: "a.alpha", before: before, typed: nil)
    store.run(.workBegan(WorkProgress(.rerunning, share: 0)))
    store.run(.workEnded)
    store.run(.reran(RerunResult(cause: cause, outcome: .stopped)))
    #expect(store.state.document.edits == before)
    #expect(store.state.notice?.text == "Stopped: the edit was undone.")
  }

  @Test func theEndStopsIt() throws {
    var store = try working()
    #expect(store.run(.end).contains(.stopWork))
  }

  @Test func everyKindHasItsWords() {
    #expect(Set(WorkKind.allCases.map(Text.over.working)).count == WorkKind.allCases.count)
    #expect(Set(WorkKind.allCases.map(Text.over.workStopped)).count == WorkKind.allCases.count)
  }
}

extension WindowStore {
  /// What the window shows.
  fileprivate func arranged() -> WindowFrame {
    var state = state
    return arrange(&state, reading)
  }
}
