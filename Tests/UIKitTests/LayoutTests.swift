import Foundation
import Testing
import TouchEngine
import TouchGeometry
import TouchTrace

/// Layout and drawing run before touches; layers show what their views are.
@Suite struct LayoutTests {
  private func noting(_ app: App) -> NotingView { app.view as! NotingView }

  /// The first touch already meets the area that layout made (real code 12).
  @Test(arguments: [(105.0, false), (125, true)])
  func layoutRunsBeforeTheFirstTouch(x: Double, isHit: Bool) {
    let app = App { NotingView(frame: $0) }
    app.touch(.began, 1, x, 200)
    #expect(app.lines([.touches]).contains("view touchesBegan") == isHit)
    #expect(noting(app).notes == ["layout 200", "draw 200"])
  }

  /// A change of size is laid out before the next touch, once for all changes of a turn (real code 12).
  @Test func layoutRunsOncePerTurn() {
    let app = App { NotingView(frame: $0) }
    app.wait(0.1)
    app.perform {
      app.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      app.view.setNeedsLayout()
      app.view.bounds.size.width = 150
      app.view.setNeedsDisplay()
    }
    #expect(noting(app).notes == ["layout 200", "draw 200", "layout 150", "draw 150"])
    app.perform { app.view.center.x += 10 }
    #expect(noting(app).notes.count == 4)
    app.perform { app.view.layoutIfNeeded() }
    #expect(noting(app).notes.count == 4)
    app.perform {
      app.view.setNeedsLayout()
      app.view.layoutIfNeeded()
      #expect(noting(app).notes.last == "layout 150")
    }
    #expect(noting(app).notes.count == 5)
  }

  /// What is in no window waits until it is; what layout itself asks for comes in the same turn.
  @Test func layoutsFollowFromLayouts() {
    let app = App { GrowingView(frame: $0) }
    app.wait(0.1)
    let inner = (app.view as! GrowingView).inner
    #expect(inner.notes == ["layout 200", "draw 200"])
    app.perform { app.view.bounds.size = CGSize(width: 80, height: 80) }
    #expect(inner.notes == ["layout 200", "draw 200", "layout 80", "draw 80"])
    var lonely: NotingView?
    app.perform {
      let view = NotingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.setNeedsLayout()
      lonely = view
    }
    #expect(lonely?.notes == [])
    app.perform { lonely.map { app.window.addSubview($0) } }
    #expect(lonely?.notes == ["layout 10", "draw 10"])
  }

  /// A view that never comes to rest is stopped, with a warning that names it.
  @Test func endlessLayoutIsStopped() {
    let app = App { RestlessView(frame: $0) }
    app.wait(0.1)
    #expect((app.view as! RestlessView).count == EngineLimits.layoutRoundsMax)
    #expect(app.lines([.warning]).count == 1 && app.lines([.warning])[0].hasPrefix("view warning"))
    app.touch(.began, 1, 200, 200)
    #expect(app.lines([.touches]).contains("view touchesBegan"))
  }

  /// What is drawn is in the snapshot, in the view's coordinates; drawing nothing else leaves the scene as it looks.
  @Test func drawingLeavesMarks() {
    let app = App { NotingView(frame: $0) }
    app.wait(0.1)
    let marks = app.engine.snapshot().views.first { $0.name == "view" }?.marks ?? []
    let corners = [(20.0, 20.0), (180, 20), (180, 180), (20, 180)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(marks.count == 2)
    #expect(
      marks.first
        == .polyline(
          corners, closed: true, fill: app.engine.perform { UIColor.red.touchscopeRGBA },
          stroke: nil, width: 0))
    if case .polyline(let points, true, nil, let stroke?, 3) = marks.last {
      #expect(points == corners && stroke == app.engine.perform { UIColor.blue.touchscopeRGBA })
    } else {
      Issue.record("\(marks)")
    }
    let look = app.engine.lookVersion
    app.perform { app.view.setNeedsLayout() }
    #expect(app.engine.lookVersion == look)
    #expect(app.engine.perform { UIGraphicsGetCurrentContext() == nil })
  }

  @Test func aLayerIsItsView() {
    let app = App()
    let lines = app.engine.perform { Layers.mirror(app.view) }
    #expect(
      lines == [
        "25.0 40.0", "30.0 40.0", "0.5", "true", "2.0", "true", "true", "true",
      ])
  }

  @Test func layersHaveATree() {
    let app = App()
    let tree = app.engine.perform { Layers.tree() }
    #expect(tree.hit && tree.miss && tree.place == CGPoint(x: 51, y: 52))
    #expect(tree.count == 1 && tree.order == ["child", "front"])
    let frame = app.engine.perform { Layers.turned() }
    #expect(abs(frame.minX - 90) < 1e-9 && abs(frame.height - 40) < 1e-9)
    #expect(app.engine.perform { Layers.matrices() } == Array(repeating: true, count: 6))
  }

  /// A shape layer shows its path, from and to a share of its length.
  @Test func shapesAreTrimmed() {
    let app = App { ShapeView(frame: $0) }
    app.perform { Layers.half(app.view as! ShapeView) }
    let marks = app.engine.snapshot().views.first { $0.name == "view" }?.marks ?? []
    guard case .polyline(let points, false, nil, _?, 1)? = marks.first, marks.count == 1 else {
      Issue.record("\(marks)")
      return
    }
    #expect(points.first == CGPoint(x: 25, y: 25) && points.last == CGPoint(x: 0, y: 0))
    #expect(points.contains(CGPoint(x: 0, y: 25)))
  }

  /// An animation tells its delegate at its end, or when it is removed; a group's block runs at the end of the turn.
  @Test func animationsOfLayersEnd() {
    let app = App()
    let listener = AnimationListener()
    app.perform { listener.start(on: app.view.layer) }
    app.wait(0)
    #expect(listener.lines == ["start", "done"])
    app.wait(0.499)
    #expect(listener.lines.count == 2)
    app.wait(0.001)
    #expect(listener.lines == ["start", "done", "stop true"])
    app.perform { listener.startForever(on: app.view.layer) }
    app.wait(100)
    app.perform { app.view.layer.removeAllAnimations() }
    #expect(listener.lines.suffix(2) == ["start", "stop false"])
    #expect(app.engine.nextDeadline == nil)
  }
}
