import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// Which cells there are, where they lie, and how they are used again.
@Suite struct TableRowsTests {
  /// Only the rows that are seen have cells; what went out of sight is used again.
  @Test func cellsAreUsedAgain() {
    let one = TableWorld(sections: [1000])
    one.notes.isNamed = false
    one.engine.perform { one.table.reloadData() }
    one.engine.layoutIfNeeded()
    one.notes.made = 0
    #expect(one.table.visibleCells.count == 10)
    for step in 1...40 {
      one.engine.perform { one.table.contentOffset.y = Double(step) * 97 }
      one.engine.layoutIfNeeded()
      #expect(one.table.visibleCells.count <= 11)
    }
    #expect(one.notes.made <= 11)
    let rows = one.table.indexPathsForVisibleRows?.map(\.row)
    #expect(rows == Array(97...106))
    #expect(one.table.subviews.filter { $0 is UITableViewCell }.count == 10)
  }

  /// A cell that is used again has neither highlight nor selection, and a selected row shows so when it comes back.
  @Test func statesStayWithTheirRow() {
    let one = TableWorld(sections: [100])
    one.notes.isNamed = false
    one.engine.perform { one.table.reloadData() }
    one.engine.layoutIfNeeded()
    one.tap(0)
    one.engine.perform { one.table.contentOffset.y = 1000 }
    one.engine.layoutIfNeeded()
    #expect(one.table.visibleCells.allSatisfy { !$0.isSelected && !$0.isHighlighted })
    #expect(one.selected == [0])
    one.engine.perform { one.table.contentOffset.y = 0 }
    #expect(one.cell(0)?.isSelected == true)
  }

  /// Rows, headers and footers lie below each other; a touch on a header selects nothing.
  @Test func sections() {
    let one = TableWorld(sections: [2, 0, 3])
    one.notes.hasTitles = true
    one.engine.perform { one.table.reloadData() }
    one.engine.layoutIfNeeded()
    let table = one.table
    #expect(table.numberOfSections == 3 && table.numberOfRows(inSection: 2) == 3)
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0))
        == CGRect(x: 0, y: 68, width: 400, height: 40))
    #expect(
      table.rectForRow(at: IndexPath(row: 0, section: 2))
        == CGRect(x: 0, y: 164, width: 400, height: 40))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 108, width: 400, height: 28))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 27)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 28)) == IndexPath(row: 0, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 120)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 283)) == IndexPath(row: 2, section: 2))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 284)) == nil)
    #expect(table.contentSize == CGSize(width: 400, height: 284))
    one.world.touch(.began, 1, 200, 10)
    one.world.wait(0.3)
    one.world.touch(.ended, 1, 200, 10)
    one.world.wait(0.1)
    #expect(one.notes.calls.isEmpty)
    one.world.touch(.began, 1, 200, 180)
    one.world.touch(.ended, 1, 200, 180)
    one.world.wait(0.1)
    #expect(one.world.lines([.action]).last == "table action didSelectRow 2 0")
  }

  /// Header and footer views of the table take their room above and below the rows.
  @Test func viewsAroundTheRows() {
    let one = TableWorld(sections: [3])
    one.engine.perform {
      one.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
      one.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      one.table.layoutIfNeeded()
    }
    #expect(one.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(one.table.tableFooterView?.frame == CGRect(x: 0, y: 170, width: 400, height: 30))
    #expect(one.table.contentSize.height == 200)
  }

  /// Cells of a registered class; other classes need somebody who makes them.
  @Test func registeredCells() {
    final class OwnCell: UITableViewCell {}
    let one = TableWorld()
    one.engine.perform {
      one.table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
      #expect(one.table.dequeueReusableCell(withIdentifier: "plain")?.reuseIdentifier == "plain")
      #expect(one.table.dequeueReusableCell(withIdentifier: "other") == nil)
      one.table.register(OwnCell.self, forCellReuseIdentifier: "own")
      let own = one.table.dequeueReusableCell(withIdentifier: "own")
      #expect(own is OwnCell && own?.reuseIdentifier == "own")
      one.table.register(UIView.self, forCellReuseIdentifier: "wrong")
      one.table.touchscopeRegister("made") { OwnCell(style: .value1, reuseIdentifier: "made") }
      #expect(one.table.dequeueReusableCell(withIdentifier: "made") is OwnCell)
    }
    #expect(one.world.lines([.warning]).count == 1)
  }
}
