import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchWindow

/// What mentions an object is said before it is deleted or renamed.
@Suite struct ComposeMentionTests {
  private static let delete = [SceneOperation.delete(id: "card")]

  private func mentions(_ lines: Int = 2) -> SceneMentions {
    var mentions = SceneMentions(of: ["card"])
    mentions.variants = 1
    mentions.runs = 3
    mentions.lines = (1...lines).map { .init(number: $0 + 10, text: "at: card") }
    return mentions
  }

  private func asked(_ lines: Int = 2) throws -> WindowStore {
    var store = try ComposeWindow.store()
    #expect(
      store.run(.command(.composeDelete)) == [
        .compose(.delete(Self.delete, select: .view("root.view")))
      ])
    store.run(
      .composed(
        ComposeResult(
          .mentioned(mentions(lines), by: Self.delete, select: .view("root.view")))))
    return store
  }

  @Test func theSheetListsEachPlaceWithItsLine() throws {
    let store = try asked()
    let question = try #require(store.state.prompt?.question)
    #expect(question.title == "Delete card?")
    #expect(question.lines.first == "card is used in 1 variant and 3 runs.")
    #expect(question.difference == ["- 11  at: card", "- 12  at: card"])
    #expect(question.yes == "Delete all" && question.no == "Cancel")
  }

  /// Enter deletes all, Esc nothing.
  @Test func enterDeletesAndEscapeDoesNot() throws {
    var store = try asked()
    #expect(
      store.run(.command(.activate)) == [
        .compose(.perform(Self.delete, goesOn: false, select: .view("root.view")))
      ])
    #expect(store.state.prompt == nil && store.state.compose.question == nil)
    store = try asked()
    #expect(store.run(.command(.escape)) == [])
    #expect(store.state.prompt == nil && store.state.selection == .view("card"))
  }

  /// What a crash left is taken by Enter and by Esc: neither loses it.
  @Test(arguments: [CommandID.activate, .escape]) func aDraftIsRestored(_ key: CommandID) throws {
    var store = try ComposeWindow.store()
    store.run(.composed(ComposeResult(.draftFound)))
    #expect(store.state.prompt?.question?.yes == "Discard")
    #expect(store.run(.command(key)) == [.compose(.restoreDraft)])
    #expect(store.state.prompt == nil && store.state.compose.question == nil)
  }

  /// Of very many lines the last ones are counted.
  @Test func aLongListIsCut() throws {
    let store = try asked(40)
    let lines = try #require(store.state.prompt?.question?.difference)
    #expect(lines.count == QuestionModel.mostLines)
    #expect(lines.last == "- and 29 more lines")
  }

  // MARK: Renaming

  /// While the new id is typed, the line below the scene says what it changes.
  @Test func renamingSaysWhatItChanges() throws {
    var store = try ComposeWindow.store()
    #expect(store.run(.command(.composeRename)) == [.compose(.lookUp("card"))])
    var found = mentions()
    found.ofRecognizers = 1
    found.inAbout = 2
    store.run(.composed(ComposeResult(.lookedUp(found))))
    store.state.prompt = .field(.rename(id: "card", text: "photo"))
    #expect(
      WindowModel(store.state, store.reading).compose?.outcome
        == "Rename card to photo: 1 recognizer setting, 1 variant, 3 runs. About mentions card twice; it stays as it is."
    )
    store.run(.command(.escape))
    #expect(WindowModel(store.state, store.reading).compose?.outcome == nil)
  }

  /// An object without an id is offered one that is free.
  @Test func anObjectWithoutAnIDIsOfferedOne() throws {
    var store = try ComposeWindow.store()
    store.reading.compose.objects[2].proposedID = "view2"
    store.run(.command(.composeRename))
    #expect(store.state.prompt == .field(.rename(id: "card", text: "view2")))
  }

  // MARK: What has gone

  /// What is selected and has gone is selected no longer: what it was in is.
  @Test(arguments: [("root.view", "root.view"), (nil, nil)] as [(String?, String?)])
  func whatHasGoneIsNotSelected(_ heir: String?, _ selected: String?) throws {
    var store = try ComposeWindow.store()
    var result = ComposeResult(
      .done(
        RerunResult.Done(difference: nil, now: .zero, fingers: []), store.state.document.scene,
        sentence: InEveryLanguage { "" }, select: []))
    result.gone = ["card": heir]
    store.run(.composed(result))
    #expect(store.state.selection?.name == selected)
  }
}
