import Testing
@testable import TouchExport
import TouchScenes

@MainActor
@Suite struct AttributeFormTests {
  /// A new attribute without a form would be left out of programs, and nobody would know.
  @Test func everyAttributeHasAForm() {
    let forgotten = AttributeCatalog.all.filter { !AttributeForm.knows($0) }.map(\.name)
    #expect(forgotten == [])
  }
}
