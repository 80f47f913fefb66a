import SceneStories
import Testing
import TouchLanguage
import TouchRecording
import TouchScenes

@testable import TouchDebugger
@testable import TouchInspection

/// The rows of the tab System that `assets/mission.yaml` names are in their tables.
@Suite struct MissionTableTests {
  @Test func everyRowIsInItsTable() throws {
    Stories.register()
    var checked = 0
    for entry in try MissionFile.read(folder: "\(Stories.root)/assets") {
      guard case .row(let text, let table, let moment) = entry.place.evidence else { continue }
      let kind = try #require(
        SystemTableKind.allCases.first { $0.rawValue == table }, "\(entry.id): \(table)")
      let session = try Stories.session(entry.place.scene, entry.place.run, at: moment)
      let view = SessionView(session)
      view.seek(to: session.steps.count - 1, time: session.now)
      let cells = kind.table(view.input).rows.flatMap(\.cells)
      #expect(cells.contains { $0.contains(text) }, "\(entry.id): \(table) has no '\(text)'")
      checked += 1
    }
    #expect(checked > 40)
  }
}
