import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchRecording
import TouchTrace

@testable import TouchDebugger
@testable import TouchInspection
@testable import TouchReading

/// A row that was touched and not selected: whose touch methods do not call super.
@Suite struct UnselectedRowTests {
  private func forgetful(_ run: String, at seconds: Double) throws -> PictureInput {
    try Stories.session("002-table-nosuper", run, at: seconds).input(at: Instant(seconds: seconds))
  }

  /// Two lists with a view in a row that keeps its touches, and one whose rows are not selected at all.
  private func lists(_ run: String) throws -> PictureInput {
    try Stories.session(
      text: """
        touchscope: 1
        window:
          subviews:
            - id: table
              class: UITableView
              frame: [0, 0, 375, 200]
              rowHeight: 100
              rows: [{text: one, subviews: [{id: badge, frame: [200, 10, 80, 80], touches: swallow}]}]
            - {id: still, class: UITableView, frame: [0, 200, 375, 200], rows: [one], allowsSelection: false}
            - {id: grid, class: UICollectionView, frame: [0, 400, 375, 200], items: 4, touches: swallow}
        runs:
          - {name: badge, input: [{tap: {at: badge, hold: 0.3}}, {wait: 1}]}
          - {name: row, input: [{tap: {at: [50, 50], hold: 0.3}}, {wait: 1}]}
          - {name: still, input: [{tap: {at: [50, 220], hold: 0.3}}, {wait: 1}]}
          - {name: grid, input: [{tap: {at: grid.item1, hold: 0.3}}, {wait: 1}]}
          - name: two
            input:
              - {down: {finger: 1, at: [50, 50]}}
              - {down: {finger: 2, at: badge}}
              - {wait: 0.3}
              - {up: {finger: 2}}
              - {up: {finger: 1}}
              - {wait: 1}
        """, run: run, at: 0.9
    ).input(at: Instant(seconds: 0.9))
  }

  /// The chain ends with the methods of UIKit that did not run.
  @Test func whatDidNotRunStandsInTheChain() throws {
    let input = try forgetful("without super", at: 0.5)
    let skipped = try #require(SkippedSuper(input))
    #expect(input.name(of: skipped.responder) == "silent")
    #expect(skipped.className == "UITableView")
    #expect(SkippedSuper(try forgetful("with super", at: 0.5)) == nil)
    let button = try Stories.session("002-button-nosuper", "without super").input()
    #expect(SkippedSuper(button)?.className == "UIButton")
    let bounds = CGRect(x: 0, y: 0, width: 400, height: ChainPicture.height(5))
    let picture = ChainPicture.draw(
      input, in: bounds, Look(theme: .dark, metrics: FixedTextMetrics()))
    let words = picture.list.commands.compactMap { command in
      if case .text(let text, _, _, _) = command { text } else { nil }
    }
    #expect(words.suffix(4) == ["silent", "does not call super", "UITableView", "super never ran"])
  }

  @Test func aTableThatForgetsSuperSelectsNothing() throws {
    let input = try forgetful("without super", at: 0.5)
    let why = try #require(Explanation.last(input))
    #expect(why.title == "silent.row1 \u{201C}Beta\u{201D} was not selected")
    let sentence =
      "silent overrides the touch methods without calling super, so those of UITableView, which select its rows, never ran."
    #expect(why.sentences.map(\.text) == [sentence])
    for name in ["silent.row1", "silent.row1.content", "silent"] {
      let handle = try #require(input.handle(of: .view(name)))
      #expect(Explanation.about(handle, input).text.contains(sentence), "\(name)")
    }
    let other = try #require(input.handle(of: .view("table")))
    #expect(!Explanation.about(other, input).text.contains("super"))
  }

  /// Nothing is said of a row whose touch goes on, nor of one that is selected, at any moment.
  @Test func rowsThatAreSelectedAreNotCalledSo() throws {
    #expect(
      Explanation.last(try forgetful("without super", at: 0.2))?.title
        != "silent.row1 \u{201C}Beta\u{201D} was not selected")
    for time in [0.16, 0.2, 0.3, 0.3001, 0.5] {
      let why = try #require(Explanation.last(try forgetful("with super", at: time)))
      #expect(!why.title.contains("not selected"), "\(time): \(why.title)")
    }
    #expect(
      Explanation.last(try lists("row"))?.title == "table.row0 \u{201C}one\u{201D} was selected")
    #expect(Explanation.last(try lists("two"))?.title.contains("not selected") == false)
  }

  @Test func aTableMayAllowNoSelection() throws {
    let still = try #require(Explanation.last(try lists("still")))
    #expect(still.title == "still.row0 \u{201C}one\u{201D} was not selected")
    #expect(
      still.sentences.map(\.text) == [
        "No row of still can be selected: its allowsSelection is false (allowsSelectionDuringEditing, while it is edited)."
      ])
    let none = try Stories.session("023-table", "without selection", at: 0.5)
    #expect(
      try headline(none).title == "table.section0.row0 \u{201C}Apple\u{201D} was not selected")
    let asked = try headline(Stories.session("023-table", "without highlight", at: 0.5))
    #expect(asked.title == "table.section0.row0 \u{201C}Apple\u{201D} was not selected")
    #expect(
      asked.sentences.first?.text
        == "The delegate of table returned false from tableView(_:shouldHighlightRowAt:): a row that may not be highlighted is not selected."
    )
  }

  private func headline(_ session: Session) throws -> Explanation {
    try #require(Explanation.last(session.input()))
  }

  @Test func whatLiesInARowMayKeepTheTouch() throws {
    let badge = try #require(Explanation.last(try lists("badge")))
    #expect(badge.title == "table.row0 \u{201C}one\u{201D} was not selected")
    #expect(
      badge.sentences.map(\.text) == [
        "badge overrides the touch methods without calling super, so the touch never came to table, which selects its rows in its own touch methods."
      ])
    let item = try #require(Explanation.last(try lists("grid")))
    #expect(item.title == "grid.item1 was not selected")
    #expect(
      item.text.contains("so those of UICollectionView, which select its items, never ran"),
      "\(item.text)")
  }
}
