import Foundation
import SceneStories
import Testing
@testable import TouchScenes

/// That scenes are valid and mistakes are not is the business of `Tests/EndToEnd/schemas.py`.
@MainActor
@Suite struct SchemaTests {
  private func committed(_ name: String) throws -> String {
    try String(contentsOfFile: "\(Stories.root)/docs/schema/\(name).schema.json", encoding: .utf8)
  }

  /// `scripts/docs` makes them.
  @Test func schemasAreCurrent() throws {
    Stories.register()
    #expect(try committed("scene") == SceneSchema.scene())
    #expect(try committed("recording-header") == SceneSchema.recording())
  }

  /// An attribute without a shape would be marked as a mistake in editors.
  @Test func everyAttributeThatFilesSetHasAShape() {
    let forgotten = AttributeCatalog.all.filter {
      $0.values != "read only" && AttributeShape.of($0) == nil
    }
    #expect(forgotten.map(\.name) == [])
  }
}
