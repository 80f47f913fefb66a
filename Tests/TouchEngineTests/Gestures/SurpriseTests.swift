import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// Code of somebody's own that changes things while it is told of them, and views that come from elsewhere.
struct SurpriseTests {
  /// Puts the first view that is to go elsewhere.
  private final class Mover: UIView {
    var elsewhere: UIView?
    override func willRemoveSubview(_ subview: UIView) {
      let place = elsewhere
      elsewhere = nil
      place?.addSubview(subview)
    }
  }

  /// The system takes all fingers while this is asked.
  private final class Alarm: UIView {
    var isArmed = false
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      if isArmed {
        isArmed = false
        touchscopeEngine.interrupt(at: touchscopeEngine.now)
      }
      return super.point(inside: point, with: event)
    }
  }

  /// Takes the view it is to be put into.
  private final class Swallower: UIView {
    override func willMove(toSuperview newSuperview: UIView?) {
      guard let newSuperview, newSuperview !== self else { return }
      addSubview(newSuperview)
    }
  }

  /// The tree stays a tree, whatever is done by those who are told of a change.
  @Test func aViewSwallowsItsNewSuperview() {
    let world = World()
    world.engine.perform {
      let swallower = Swallower(frame: world.view.bounds)
      world.view.addSubview(swallower)
      #expect(world.view.superview === swallower)
      let isEmpty = world.view.subviews.isEmpty
      #expect(swallower.superview == nil && isEmpty)
      #expect(world.view.window == nil && swallower.window == nil)
    }
    #expect(world.engine.trace.events.contains { $0.kind == .warning })
  }

  /// The place is that beside the sibling, although the view was one of the others.
  @Test func aViewIsPutBesideItsSibling() {
    let world = World()
    world.engine.perform {
      let views = (0..<4).map { _ in UIView(frame: .zero) }
      for view in views { world.view.addSubview(view) }
      let order = {
        world.view.subviews.map { view in views.firstIndex { $0 === view } ?? -1 }
      }
      world.view.insertSubview(views[0], belowSubview: views[2])
      #expect(order() == [1, 0, 2, 3])
      world.view.insertSubview(views[1], aboveSubview: views[2])
      #expect(order() == [0, 2, 1, 3])
      world.view.insertSubview(views[3], belowSubview: views[2])
      #expect(order() == [0, 3, 2, 1])
      world.view.insertSubview(views[0], aboveSubview: views[0])
      #expect(order() == [3, 2, 1, 0])
    }
  }

  /// A limit of one's own may be more than any view has (HT-07).
  @Test func noViewIsVisibleEnough() {
    for level in [TraceLevel.off, .full] {
      let world = World()
      world.engine.traceLevel = level
      world.engine.constants.alphaThreshold = 2
      world.engine.perform {
        world.view.alpha = 3
        let inner = UIView(frame: world.view.bounds)
        world.view.addSubview(inner)
        let place = CGPoint(x: 5, y: 5)
        #expect(world.view.hitTest(place, with: nil) === world.view)
        inner.alpha = 2
        #expect(world.view.hitTest(place, with: nil) === inner)
      }
    }
  }

  /// What an animation kept away is plain again when it is over (HT-21).
  @Test func anAnimationLeavesNothingBehind() {
    let world = World()
    world.engine.traceLevel = .off
    world.engine.perform {
      world.engine.animating(for: 1, keepsTouchesAway: true) { world.view.center.x += 1 }
      #expect(world.window.hitTest(CGPoint(x: 150, y: 150), with: nil) === world.window)
      #expect(!world.view.node.pointee.isPlain)
    }
    world.engine.advance(to: world.engine.now.advanced(by: 1))
    world.engine.perform {
      #expect(world.window.hitTest(CGPoint(x: 150, y: 150), with: nil) === world.view)
      #expect(world.view.node.pointee.isPlain)
    }
  }

  /// EC-137: what is no number is not taken.
  @Test func placesThatAreNone() {
    let world = World()
    let nan = CGFloat.nan
    world.engine.perform {
      let frame = world.view.frame
      world.view.frame.origin.x = nan
      world.view.frame.size.height = nan
      world.view.bounds.origin.y = nan
      world.view.bounds.size.width = nan
      world.view.center.x = nan
      world.view.transform = CGAffineTransform(scaleX: nan, y: 1)
      world.view.transform.ty = nan
      #expect(world.view.frame == frame && world.view.transform.isIdentity)
      #expect(UIView(frame: CGRect(x: 0, y: nan, width: 5, height: 5)).frame == .zero)
      #expect(world.window.hitTest(CGPoint(x: 150, y: 150), with: nil) === world.view)
    }
    let warnings = world.engine.trace.events.filter { $0.kind == .warning }
    #expect(warnings.count == 8)
    #expect(warnings.allSatisfy { world.engine.trace.payload(of: $0).contains("NaN") })
  }

  /// A view keeps what hit tests read of it when the engine of its superview is gone.
  @Test func aViewComesFromAnotherEngine() {
    let home = World()
    var child: UIView!
    do {
      let away = Engine(screen: CGSize(width: 100, height: 100))
      child = home.engine.perform { UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
      away.perform {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        for _ in 0..<5 { parent.addSubview(UIView(frame: .zero)) }
        parent.addSubview(child)
        #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === child)
      }
      away.tearDown()
    }
    #expect(child.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    home.engine.traceLevel = .off
    home.engine.perform {
      let others = (0..<20).map { _ in UIView(frame: .zero) }
      home.view.addSubview(child)
      #expect(home.view.hitTest(CGPoint(x: 5, y: 5), with: nil) === child)
      for other in others { #expect(other.frame == .zero) }
    }
  }

  /// The view ends where it was put last, and only there.
  @Test func aViewMovesWhileItGoes() {
    let world = World()
    world.engine.traceLevel = .off
    world.engine.perform {
      let mover = Mover(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let other = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 50))
      let panel = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      for view in [mover, other] { world.view.addSubview(view) }
      mover.addSubview(panel)
      mover.elsewhere = other
      world.view.addSubview(panel)
      #expect(panel.superview === world.view)
      #expect(mover.subviews.isEmpty && other.subviews.isEmpty)
      #expect(world.view.hitTest(CGPoint(x: 5, y: 5), with: nil) === panel)
      #expect(world.view.hitTest(CGPoint(x: 55, y: 5), with: nil) === other)
    }
  }

  /// A finger that goes down while the others are taken away gets its recognizers all the same.
  @Test func theSystemInterruptsAHitTest() {
    let world = World()
    let alarm = world.engine.perform {
      let alarm = Alarm(frame: world.view.bounds)
      alarm.isMultipleTouchEnabled = true
      world.view.addSubview(alarm)
      return alarm
    }
    let tap = world.add("tap", to: alarm, UITapGestureRecognizer())
    world.touch([(.began, 1, 150, 150), (.began, 2, 160, 150)])
    alarm.isArmed = true
    world.touch(.began, 3, 200, 200)
    world.wait(0.05)
    world.touch(.ended, 3, 200, 200)
    #expect(world.lines([.action], of: ["tap"]).count == 1)
    #expect(tap.state == .possible)
  }

  /// Recognizers without touches that are set at once act in the order in which they were set.
  @Test func recognizersOutOfPlayKeepTheirOrder() {
    let world = World()
    let views = world.engine.perform {
      (0..<2).map { index in
        let view = UIView(frame: CGRect(x: 50 * index, y: 0, width: 50, height: 50))
        world.view.addSubview(view)
        return view
      }
    }
    var acted: [String] = []
    let taps = views.enumerated().map { index, view in
      world.add("tap\(index)", to: view, UITapGestureRecognizer()) { tap in
        tap.touchscopeAddTarget { acted.append($0.touchscopeName ?? "") }
      }
    }
    world.engine.program(at: .zero) { for tap in taps { tap.state = .ended } }
    #expect(acted == ["tap0", "tap1"])
  }

  /// RC-03: the scene comes after the window, before it is shown too.
  @Test func aWindowOfASceneKnowsIt() {
    let world = World()
    world.engine.perform {
      let scene = UIWindowScene()
      #expect(UIWindow(windowScene: scene).next === scene)
      #expect(UIWindow(frame: .zero).next === world.engine.application)
    }
  }
}
