import Testing

@testable import TouchScenes

/// That the committed schemas are current, that scenes are valid and mistakes are not is the business of
/// `Tests/EndToEnd/schemas.py`: the program has the classes that its schema names, and no others.
@MainActor
@Suite struct SchemaTests {
  /// An attribute without a shape would be marked as a mistake in editors.
  @Test func everyAttributeThatFilesSetHasAShape() {
    let forgotten = AttributeCatalog.all.filter {
      $0.values != "read only" && AttributeShape.of($0) == nil
    }
    #expect(forgotten.map(\.name) == [])
  }
}
