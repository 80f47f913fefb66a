import Foundation
import Testing
import TouchEngine
import TouchGeometry
import TouchTrace

/// The classes of TableFacadeClasses.swift compile against the facade alone, and work.
@Suite struct TableFacadeTests {
  private func show<C: UIViewController>(_ make: () -> C) -> (Engine, C) {
    let engine = Engine(screen: CGSize(width: 300, height: 600))
    let controller = engine.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      let controller = make()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return controller
    }
    engine.layoutIfNeeded()
    return (engine, controller)
  }

  private func tap(_ engine: Engine, _ y: Double, at seconds: Double) {
    for (phase, time) in [(TouchPhase.began, seconds), (.ended, seconds + 0.2)] {
      engine.step(
        DigitizerEvent(
          arrival: Instant(seconds: time),
          changes: [FingerChange(finger: 1, phase: phase, location: CGPoint(x: 50, y: y))]))
    }
    engine.advance(to: Instant(seconds: seconds + 0.3))
  }

  @Test func aTableInAController() {
    let (engine, controller) = show { FruitController() }
    let table = controller.tableView
    #expect(table.visibleCells.count == 5 && table.visibleCells.first is FruitCell)
    // Two titles of 28 pt, rows of 60.
    tap(engine, 28 + 90, at: 1)
    tap(engine, 28 + 120 + 28 + 30, at: 2)
    #expect(controller.chosen == ["Pear", "Leek"])
    #expect(table.indexPathForSelectedRow == nil)
    let price = (table.visibleCells.first as? FruitCell)?.price
    #expect(price?.frame == CGRect(x: 100, y: 0, width: 80, height: 60))
    engine.tearDown()
  }

  @Test func aControllerThatIsATable() {
    let (engine, controller) = show { NumberController() }
    tap(engine, 120, at: 1)
    #expect(controller.chosen == nil)
    tap(engine, 170, at: 2)
    #expect(controller.chosen == IndexPath(row: 2, section: 0))
    #expect(controller.tableView.contentSize == CGSize(width: 300, height: 1550))
    engine.tearDown()
  }

  @Test func aControllerThatZooms() {
    let (engine, controller) = show { PhotoController() }
    engine.perform {
      controller.scrollView.setZoomScale(2, animated: true)
    }
    engine.advance(to: Instant(seconds: 1))
    #expect(controller.ends == [2])
    #expect(controller.imageView.frame.size == CGSize(width: 600, height: 1200))
    #expect(controller.scrollView.pinchGestureRecognizer != nil)
    engine.tearDown()
  }
}
