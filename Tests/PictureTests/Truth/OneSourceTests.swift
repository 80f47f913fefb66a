import SceneStories
import Testing
import TouchInspection
import TouchLanguage
import TouchReading
import TouchRecording
import TouchTrace

@testable import TouchDebugger

/// The tables of the tab System and the inspector say the same of a recognizer, at any of many moments of all runs.
@Suite struct OneSourceTests {
  /// The state that a table has for each recognizer, by its name.
  private func states(_ kind: SystemTableKind, _ input: PictureInput) -> [String: Set<String>] {
    var states: [String: Set<String>] = [:]
    for row in kind.table(input).rows {
      guard case .recognizer(let name)? = row.object, row.cells.count > 1 else { continue }
      states[name, default: []].insert(row.cells[1])
    }
    return states
  }

  @Test func noTableDisagreesAboutAState() throws {
    var compared = 0
    var faults: Set<String> = []
    try Stories.each { story, session in
      let view = SessionView(session)
      let last = session.steps.count - 1
      for step in Set([last / 3, last / 2, last]).sorted() {
        view.seek(to: step)
        let input = view.input
        let objects = states(.objects, input)
        for (name, state) in states(.gestures, input) {
          guard let handle = input.handle(of: .recognizer(name)) else { continue }
          let present = input.presentState(of: handle).name
          if state.count > 1 || state.first?.lowercased() != present {
            faults.insert("\(story) step \(step): Gestures says \(state) of \(name), \(present)")
          }
          guard let other = objects[name] else { continue }
          compared += 1
          if other != state {
            faults.insert("\(story) step \(step): \(name) is \(state) and \(other)")
          }
        }
      }
    }
    #expect(
      faults.isEmpty, "\(faults.count):\n\(faults.sorted().prefix(20).joined(separator: "\n"))")
    #expect(compared > 300, "\(compared)")
  }

  /// UIKit's own controls are not blamed for a missing call of super.
  @Test func noSwitchIsBlamedForAMissingSuper() throws {
    let session = try Stories.session("000-controls", "a tap on the switch itself", at: 0.05)
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1)
    let toggle = try #require(view.input.handle(of: .view("toggle")))
    let why = Explanation.about(toggle, view.input)
    #expect(!why.text.contains("without calling super"))
    #expect(why.title == "toggle did not fire")
    #expect(
      why.text.contains("tap.cancelsTouchesInView is true, so toggle got touchesCancelled"))
  }
}
