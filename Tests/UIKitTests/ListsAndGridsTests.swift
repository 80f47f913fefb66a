import Foundation
import Testing
import TouchEngine
import TouchGeometry
import TouchTrace
import UIKit

/// Tables, grids, buttons and labels of source for iOS.
@Suite struct ListsAndGridsTests {
  private func shown<C: UIViewController>(_ make: () -> C) -> (App, C) {
    let app = App()
    let controller = app.engine.perform(make)
    app.perform { app.window.rootViewController = controller }
    app.wait(0.1)
    return (app, controller)
  }

  /// Cells come from their class, and are delegates that a subclass answers for.
  @Test func aRowIsDraggedByItsOwnDelegate() {
    let (app, list) = shown { SwipeList() }
    let cell = list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? SwipeCell
    #expect(cell?.reuseIdentifier == "cell" && cell?.textLabel?.text == "b")
    app.stroke((0...10).map { (200 - Double($0) * 10, 66) })
    app.wait(1)
    #expect(cell?.states.first == .began && cell?.states.last == .ended && list.scrolls == 0)
    let count = cell?.states.count
    app.stroke((0...10).map { (200, 300 - Double($0) * 10) })
    app.wait(3)
    #expect(cell?.states.count == count && list.scrolls > 0)
    #expect(list.tableView.contentOffset.y == 44)
  }

  /// What stands at the end and behind a row has its place, and the selection its view.
  @Test func partsOfACellHaveTheirPlace() {
    let (app, list) = shown { SwipeList() }
    let cell = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))!
    #expect(cell.accessoryView?.frame == CGRect(x: 344, y: 12, width: 40, height: 20))
    #expect(cell.contentView.frame.width == 344 && cell.backgroundView?.frame == cell.bounds)
    #expect(cell.selectedBackgroundView?.superview == nil)
    app.stroke([(100, 20)])
    app.wait(1)
    #expect(cell.isSelected && cell.selectedBackgroundView?.frame == cell.bounds)
    #expect(cell.subviews.firstIndex { $0 === cell.selectedBackgroundView } == 1)
  }

  /// The selection stays with its row while others come, go and move (engine choice EC-134).
  @Test func theSelectionFollowsItsRow() {
    let (app, list) = shown { SwipeList() }
    let table = list.tableView!
    let path = IndexPath(row: 1, section: 0)
    app.perform { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    func selected() -> String? {
      table.indexPathForSelectedRow.map { list.items[$0.row] }
    }
    app.perform { list.insert("new", at: 0) }
    #expect(selected() == "b" && table.numberOfRows(inSection: 0) == 44)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "new")
    app.perform { list.move(2, to: 0) }
    #expect(selected() == "b" && table.indexPathForSelectedRow?.row == 0)
    app.perform { list.remove(IndexPath(row: 1, section: 0)) }
    #expect(selected() == "b")
    app.perform { list.remove(IndexPath(row: 0, section: 0)) }
    #expect(selected() == nil && list.items.first == "a")
  }

  /// Items have the sizes that the delegate gives, in lines that follow each other sideways.
  @Test func aStripScrollsSideways() {
    let (app, strip) = shown { Strip() }
    let items = strip.collectionView!
    #expect(items.contentSize == CGSize(width: 1500, height: 400))
    #expect(items.cellForItem(at: IndexPath(item: 1, section: 0)) is ShrinkingCell)
    #expect(items.indexPathForItem(at: CGPoint(x: 120, y: 200))?.item == 1)
    app.touch(.began, 1, 120, 200)
    app.wait(0.2)
    let cell = items.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell?.transform.a == 0.9)
    app.touch(.ended, 1, 120, 200)
    app.wait(1)
    #expect(strip.chosen == [1] && cell?.transform == .identity)
    app.stroke((0...10).map { (300 - Double($0) * 20, 200) })
    app.wait(5)
    #expect(items.contentOffset.x > 100 && items.contentOffset.y == 0)
    app.perform {
      items.scrollToItem(
        at: IndexPath(item: 10, section: 0), at: .centeredHorizontally, animated: false)
    }
    // Item 10 lies from 750 to 850; the view is 400 wide.
    #expect(items.contentOffset.x == 600)
    #expect(items.indexPathsForVisibleItems.contains(IndexPath(item: 10, section: 0)))
  }

  /// A title label shows what the button's state says.
  @Test func titlesFollowTheState() {
    let app = App { _ in makeButton("Go") }
    let button = app.view as! UIButton
    app.perform { button.frame = CGRect(x: 100, y: 100, width: 200, height: 50) }
    func titles() -> [Mark] {
      (button.touchscopeMarks + (button.titleLabel?.touchscopeMarks ?? [])).filter {
        if case .text = $0 { true } else { false }
      }
    }
    let box = CGRect(x: 0, y: 0, width: 200, height: 50)
    func title(_ color: UIColor) -> Mark {
      .text("Go", box, size: 20, alignment: .center, color: color.touchscopeRGBA)
    }
    #expect(titles() == [title(.red)] && button.buttonType == .system)
    app.touch(.began, 1, 200, 120)
    #expect(titles() == [title(.green)] && button.currentTitleColor === UIColor.green)
    app.touch(.ended, 1, 200, 120)
    #expect(titles() == [title(.red)])
  }

  @Test func aLabelChoosesWhereItsTextStands() {
    let app = App { PaddedLabel(frame: $0) }
    let label = app.view as! PaddedLabel
    app.perform { label.text = "a" }
    let boxes = label.touchscopeMarks.compactMap { mark -> CGRect? in
      if case .text(_, let box, _, _, _) = mark { box } else { nil }
    }
    #expect(boxes == [CGRect(x: 10, y: 5, width: 180, height: 190)])
  }

  /// Guides and priorities compile, and place nothing (engine choices EC-77 and EC-130).
  @Test func guidesPlaceNothing() {
    let app = App()
    let frame = app.view.frame
    app.perform { constrain(app.view) }
    #expect(app.view.frame == frame && app.lines([.warning]).count == 3)
    #expect(app.view.safeAreaLayoutGuide.layoutFrame == app.view.bounds)
    #expect(
      app.view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 184, height: 184))
  }
}
