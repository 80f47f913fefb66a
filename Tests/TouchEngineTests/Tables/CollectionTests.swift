import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// Items of a collection view: places, highlight and selection.
@Suite struct CollectionTests {
  private final class Notes: UICollectionViewDataSource, UICollectionViewDelegate {
    var calls: [String] = []
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
      calls.append("shouldHighlight \(path.item)")
      return true
    }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
      calls.append("didHighlight \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
      calls.append("didUnhighlight \(path.item)")
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      calls.append("shouldSelect \(path.item)")
      return true
    }
    func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
      calls.append("shouldDeselect \(path.item)")
      return true
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      calls.append("didSelect \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      calls.append("didDeselect \(path.item)")
    }
  }

  /// 40 items of 90 by 90, four in a line.
  private func grid() -> (World, UICollectionView, Notes) {
    let world = World()
    let notes = Notes()
    let view = world.engine.perform {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 90)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
      view.touchscopeName = "grid"
      view.dataSource = notes
      view.delegate = notes
      world.view.removeFromSuperview()
      world.window.addSubview(view)
      return view
    }
    world.engine.layoutIfNeeded()
    return (world, view, notes)
  }

  private func tap(_ world: World, _ item: Int) {
    let x = Double(item % 4) * 103 + 45
    let y = Double(item / 4) * 100 + 45
    world.touch(.began, 1, x, y)
    world.wait(0.2)
    world.touch(.ended, 1, x, y)
    world.wait(0.5)
  }

  /// Diagrams name whom a collection asks and tells.
  @Test func theTraceKnowsDelegateAndDataSource() {
    let (world, view, notes) = grid()
    // Both are held weakly.
    withExtendedLifetime(notes) { _ = world.engine.snapshot() }
    #expect(
      world.engine.trace.helpers[view.touchscopeHandle]
        == [.delegate: "Notes", .dataSource: "Notes"])
    #expect(world.engine.trace.helpers[world.view.touchscopeHandle] == nil)
  }

  /// TBL-06, TBL-07: the order of UIKit's header; the highlight ends after the selection.
  @Test func theOrderOfASelection() {
    let (world, view, notes) = grid()
    tap(world, 1)
    #expect(
      notes.calls == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1",
      ])
    tap(world, 6)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 6, section: 0)])
    #expect(notes.calls.contains("didDeselect 1"))
    #expect(world.lines([.action]).last == "grid action didSelectItem 6")
    view.allowsMultipleSelection = true
    notes.calls = []
    tap(world, 6)
    #expect(
      notes.calls.suffix(3) == ["shouldDeselect 6", "didDeselect 6", "didUnhighlight 6"])
  }

  /// OBS-033: a long press that does nothing takes an item's highlight and its selection.
  @Test func aLongPressThatDoesNothing() {
    let (world, view, notes) = grid()
    _ = world.add("press", to: view, UILongPressGestureRecognizer())
    world.touch(.began, 1, 45, 45)
    world.wait(0.3)
    #expect(notes.calls == ["shouldHighlight 0", "didHighlight 0"])
    world.wait(0.3)
    world.touch(.ended, 1, 45, 45)
    world.wait(1)
    #expect(world.actions(of: "press") == ["began", "ended"])
    #expect(notes.calls == ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0"])
    #expect((view.indexPathsForSelectedItems ?? []).isEmpty)
  }

  /// Items lie in lines, as many in each as fit; only those that are seen have cells.
  @Test func theGrid() {
    let (world, view, notes) = grid()
    #expect(view.contentSize == CGSize(width: 400, height: 990))
    #expect(view.visibleCells.count == 16)
    world.engine.perform {
      view.contentOffset.y = 590
      #expect(view.indexPathForItem(at: CGPoint(x: 45, y: 645)) == IndexPath(item: 24, section: 0))
      #expect(view.indexPathForItem(at: CGPoint(x: 95, y: 645)) == nil)
      #expect(view.cellForItem(at: IndexPath(item: 39, section: 0)) != nil)
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    }
    #expect(notes.calls.isEmpty)
  }
}
