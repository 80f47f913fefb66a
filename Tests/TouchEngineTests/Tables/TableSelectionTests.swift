import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// Touches on rows: highlight, selection, and the order in which the delegate hears of them.
@Suite struct TableSelectionTests {
  /// TBL-01: after 150 ms, or at a quick lift, the row is asked for and highlighted.
  @Test func aTouchHighlightsItsRow() {
    let one = TableWorld()
    one.press(2, for: 0.149)
    #expect(one.notes.calls.isEmpty)
    one.world.wait(0.002)
    #expect(one.notes.calls == ["shouldHighlight 2", "didHighlight 2"])
    #expect(one.cell(2)?.isHighlighted == true)
    #expect(
      one.world.lines([.decision, .scroll], of: ["table"]) == [
        "table shouldHighlightRow 2 yes", "table didHighlightRow 2",
      ])
    let quick = TableWorld()
    quick.press(3, for: 0.05)
    #expect(quick.notes.calls.isEmpty)
    quick.lift(3)
    #expect(quick.notes.calls.prefix(2) == ["shouldHighlight 3", "didHighlight 3"])
  }

  /// TBL-02: a row that may not be highlighted is not selected, and the selected one keeps its look.
  @Test func aRowThatMayNotBeHighlighted() {
    let one = TableWorld()
    one.tap(1)
    one.notes.calls = []
    one.notes.highlights = { $0.row != 3 }
    one.press(3)
    #expect(one.cell(1)?.isSelected == true && one.cell(3)?.isHighlighted == false)
    one.lift(3)
    one.world.wait(0.1)
    #expect(one.notes.calls == ["shouldHighlight 3"])
    #expect(one.selected == [1])
    #expect(one.world.lines([.decision]).last == "table shouldHighlightRow 3 no")
  }

  /// TBL-03, TBL-04: the old row loses its look at once; a drag takes the touch away and restores it without a word.
  @Test func aDragRestoresTheSelection() {
    let one = TableWorld()
    one.tap(1)
    one.notes.calls = []
    one.press(3)
    #expect(one.cell(1)?.isSelected == false && one.selected == [1])
    one.world.touch(.moved, 1, 200, 120)
    #expect(one.table.isDragging)
    #expect(one.notes.calls == ["shouldHighlight 3", "didHighlight 3", "didUnhighlight 3"])
    #expect(one.cell(3)?.isHighlighted == false && one.cell(1)?.isSelected == true)
    one.world.touch(.ended, 1, 200, 120)
    one.world.wait(3)
    #expect(one.selected == [1])
    #expect(one.world.lines([.touches], of: ["table"]).last == "table touchesCancelled")
  }

  /// TBL-05: at the lift the highlight ends, the new row is asked for, the old one goes, the new one is selected.
  @Test func theOrderOfASelection() {
    let one = TableWorld()
    one.tap(1)
    #expect(
      one.notes.calls == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
      ])
    one.notes.calls = []
    one.tap(3, hold: 0.3)
    #expect(
      one.notes.calls == [
        "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3",
        "willDeselect 1", "didDeselect 1", "didSelect 3",
      ])
    #expect(one.cell(1)?.isSelected == false && one.cell(3)?.isSelected == true)
    #expect(one.selected == [3])
    #expect(one.world.lines([.action]).last == "table action didSelectRow 3")
  }

  /// TBL-05: the delegate may choose another row, or none.
  @Test func theDelegateChooses() {
    let one = TableWorld()
    one.notes.selects = { $0.row == 4 ? IndexPath(row: 5, section: 0) : nil }
    one.tap(4)
    #expect(one.selected == [5] && one.notes.calls.last == "didSelect 5")
    #expect(one.world.lines([.decision]).contains("table willSelectRow 4 becomes 5"))
    one.tap(2)
    #expect(one.selected == [5] && one.notes.calls.last == "willSelect 2")
    #expect(one.cell(5)?.isSelected == true)
    // EC-41: a row that is kept keeps others away.
    one.notes.selects = { $0 }
    one.notes.deselects = { _ in nil }
    one.tap(2)
    #expect(one.selected == [5] && one.notes.calls.last == "willDeselect 5")
  }

  /// TBL-08, TBL-09: the highlight is there when views are laid out after the event; the selection follows, outside of it.
  @Test func theSelectionComesAfterTheEvent() throws {
    final class Watcher: UIView {
      weak var cell: UITableViewCell?
      var seen: [[Bool]] = []
      override func layoutSubviews() {
        seen.append([cell?.isHighlighted ?? false, cell?.isSelected ?? false])
      }
    }
    let one = TableWorld()
    let cell = try #require(one.cell(2))
    let watcher = one.engine.perform {
      let watcher = Watcher(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      watcher.cell = cell
      one.world.window.addSubview(watcher)
      return watcher
    }
    cell.touchscopeHooks.touches = { [unowned watcher] _, _, _, base in
      base()
      watcher.setNeedsLayout()
    }
    one.press(2, for: 0.05)
    one.lift(2)
    #expect(watcher.seen.last == [true, false])
    #expect(!cell.isHighlighted && cell.isSelected)
    let action = try #require(one.engine.trace.events.last { $0.kind == .action })
    #expect(action.depth == 0 && action.time.seconds == 0.05)
  }

  /// TBL-10: a tap on the selected row selects it again; with multiple selection it deselects it.
  @Test func tappingASelectedRow() {
    let one = TableWorld()
    one.tap(1)
    one.notes.calls = []
    one.tap(1)
    #expect(one.notes.calls.suffix(2) == ["willSelect 1", "didSelect 1"])
    #expect(one.selected == [1])
    let many = TableWorld { $0.allowsMultipleSelection = true }
    many.tap(1)
    many.tap(3)
    #expect(many.selected == [1, 3])
    many.notes.calls = []
    many.tap(1)
    #expect(many.notes.calls.suffix(2) == ["willDeselect 1", "didDeselect 1"])
    #expect(many.selected == [3] && many.cell(1)?.isSelected == false)
  }

  /// TBL-11: by default one row can be selected, and none while it is edited.
  @Test func whatMayBeSelected() {
    let one = TableWorld()
    #expect(one.table.allowsSelection && !one.table.allowsMultipleSelection)
    #expect(!one.table.allowsSelectionDuringEditing)
    #expect(!one.table.allowsMultipleSelectionDuringEditing)
    one.table.allowsSelection = false
    one.tap(1)
    #expect(one.notes.calls.isEmpty && one.selected == nil)
    one.table.allowsSelection = true
    one.table.setEditing(true, animated: false)
    one.tap(1)
    #expect(one.notes.calls.isEmpty)
    one.table.allowsSelectionDuringEditing = true
    one.tap(1)
    #expect(one.selected == [1])
  }

  /// TBL-12: what the program selects it is not told of.
  @Test func theProgramSelects() {
    let one = TableWorld()
    let path = IndexPath(row: 4, section: 0)
    one.engine.perform { one.table.selectRow(at: path, animated: false, scrollPosition: .none) }
    #expect(one.selected == [4] && one.cell(4)?.isSelected == true)
    one.engine.perform { one.table.deselectRow(at: path, animated: false) }
    #expect(one.selected == nil && one.cell(4)?.isSelected == false)
    #expect(one.notes.calls.isEmpty)
    one.engine.perform {
      one.table.selectRow(
        at: IndexPath(row: 15, section: 0), animated: false, scrollPosition: .top)
    }
    #expect(one.table.contentOffset.y == 400)
    #expect(one.cell(15)?.isSelected == true)
  }

  /// TBL-13: labels, image views and controls in the cell are highlighted with it.
  @Test func whatIsInTheCellIsHighlightedToo() {
    let one = TableWorld()
    let button = one.engine.perform { UIButton(frame: CGRect(x: 300, y: 5, width: 50, height: 30)) }
    one.notes.fill = { cell, path in
      cell.textLabel?.text = "Row"
      if path.row == 2 { cell.contentView.addSubview(button) }
    }
    one.engine.perform { one.table.reloadData() }
    one.world.wait(0)
    one.press(2)
    #expect(one.cell(2)?.textLabel?.isHighlighted == true && button.isHighlighted)
    #expect(one.cell(1)?.textLabel?.isHighlighted == false)
    one.lift(2)
    one.world.wait(0.1)
    #expect(button.isHighlighted)
    one.tap(1)
    #expect(!button.isHighlighted && one.cell(2)?.textLabel?.isHighlighted == false)
  }

  /// TBL-14, OBS-013: the content view is hit, and the touch goes up to the table, no further.
  @Test func theTouchGoesUpToTheTable() {
    let one = TableWorld()
    one.press(2)
    #expect(
      one.world.lines([.touches]) == [
        "content2 touchesBegan", "row2 touchesBegan", "table touchesBegan",
      ])
  }

  /// TBL-14: a control in the cell keeps its touch, and so does a view that does not pass it on.
  @Test(arguments: [true, false]) func whatKeepsTheTouch(isControl: Bool) {
    let one = TableWorld()
    let inner = one.engine.perform {
      let frame = CGRect(x: 150, y: 5, width: 100, height: 30)
      let view = isControl ? UIButton(frame: frame) : UIView(frame: frame)
      view.touchscopeName = "inner"
      if !isControl { view.touchscopeHooks.touches = { _, _, _, _ in } }
      return view
    }
    one.notes.fill = { cell, path in if path.row == 2 { cell.contentView.addSubview(inner) } }
    one.engine.perform { one.table.reloadData() }
    one.world.wait(0)
    one.tap(2, hold: 0.3)
    #expect(one.world.lines([.touches]) == ["inner touchesBegan", "inner touchesEnded"])
    #expect(one.notes.calls.isEmpty && one.selected == nil)
  }

  /// TBL-14: a view of the table's own that lies over a row keeps it from being highlighted.
  @Test func aViewOverARow() {
    let one = TableWorld()
    one.engine.perform {
      let over = UIView(frame: CGRect(x: 0, y: 80, width: 400, height: 40))
      over.touchscopeName = "over"
      one.table.addSubview(over)
    }
    one.tap(2, hold: 0.3)
    #expect(one.world.lines([.touches]).prefix(2) == ["over touchesBegan", "table touchesBegan"])
    #expect(one.notes.calls.isEmpty && one.selected == nil)
  }

  /// TBL-20: one touch at a time; a second finger on another row does nothing.
  @Test func oneTouchAtATime() {
    let one = TableWorld()
    one.press(2)
    one.press(5, finger: 2)
    #expect(one.cell(5)?.isHighlighted == false)
    one.lift(5, finger: 2)
    one.world.wait(0.1)
    #expect(one.selected == nil)
    one.lift(2)
    one.world.wait(0.1)
    #expect(one.selected == [2])
    #expect(!one.notes.calls.contains { $0.hasSuffix(" 5") })
  }

  /// EC-40: where nothing scrolls, a finger that leaves its row gives it up.
  @Test func aFingerThatLeavesItsRow() {
    let one = TableWorld { $0.isScrollEnabled = false }
    one.press(2)
    one.world.touch(.moved, 1, 200, 150)
    #expect(one.notes.calls.last == "didUnhighlight 2")
    one.world.touch(.moved, 1, 200, 100)
    one.world.touch(.ended, 1, 200, 100)
    one.world.wait(0.1)
    #expect(one.selected == nil)
  }
}
