import Foundation
import Testing
import TouchEngine
import TouchGeometry
import TouchTrace

/// A hit test that nobody records takes a shorter way; it must find the same view.
struct SilentHitTestTests {
  /// Takes touches a little outside of its bounds.
  private final class WideView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -7, dy: -7).contains(point)
    }
  }

  /// Never lets its subviews be hit.
  private final class Cover: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event) == nil ? nil : self
    }
  }

  private struct Numbers {
    var state: UInt64
    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  /// Random trees of plain views, controls, own classes and policies: the probe records, `hitTest` does not.
  @Test func findsTheSameView() {
    // A tree whose front view covers everything says little; all of them together say enough.
    let found = (1...40).reduce(0) { $0 + viewsFound(seed: $1) }
    #expect(found > 100)
  }

  /// How many different views were found.
  private func viewsFound(seed: Int) -> Int {
    var numbers = Numbers(state: UInt64(seed))
    let engine = Engine(screen: CGSize(width: 300, height: 300))
    engine.isTracing = false
    let window = engine.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) }
    engine.perform {
      var views: [UIView] = [window]
      for _ in 0..<60 {
        let view = Self.view(&numbers)
        views[numbers.next(views.count)].addSubview(view)
        views.append(view)
      }
      for _ in 0..<40 { Self.change(views[1 + numbers.next(60)], among: views, &numbers) }
      window.makeKeyAndVisible()
    }
    var found: Set<Handle> = []
    for x in stride(from: 2.5, to: 300, by: 11) {
      for y in stride(from: 2.0, to: 300, by: 11) {
        let point = CGPoint(x: x, y: y)
        let silent = engine.perform { window.hitTest(point, with: nil)?.touchscopeHandle ?? .none }
        #expect(silent == engine.probe(at: point).view, "seed \(seed) at \(point)")
        found.insert(silent)
      }
    }
    #expect(engine.trace.events.isEmpty)
    engine.tearDown()
    return found.count
  }

  /// What a hit test reads of subviews lies side by side with their superview; they keep it when that is gone.
  @Test func subviewsOutliveTheirSuperview() {
    let engine = Engine(screen: CGSize(width: 300, height: 300))
    engine.traceLevel = .off
    engine.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      window.makeKeyAndVisible()
      let frames = (0..<9).map { CGRect(x: 30 * $0, y: 20, width: 20, height: 20) }
      var parent: UIView? = UIView(frame: window.bounds)
      let children = frames.map { UIView(frame: $0) }
      for child in children { parent?.addSubview(child) }
      parent?.addSubview(UIView(frame: window.bounds))
      weak let gone = parent
      parent = nil
      #expect(gone == nil)
      for (child, frame) in zip(children, frames) {
        #expect(child.superview == nil)
        #expect(child.frame == frame)
        window.addSubview(child)
      }
      for (child, frame) in zip(children, frames) {
        #expect(window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil) === child)
      }
    }
    engine.tearDown()
  }

  /// The view gets another place, in its superview or in the tree, or leaves it.
  private static func change(_ view: UIView, among views: [UIView], _ numbers: inout Numbers) {
    switch numbers.next(6) {
    case 0: view.superview?.bringSubviewToFront(view)
    case 1: view.superview?.sendSubviewToBack(view)
    case 2 where numbers.next(3) == 0: view.removeFromSuperview()
    case 3: views[numbers.next(views.count)].insertSubview(view, at: numbers.next(4))
    case 4: view.bounds.size.width += 5
    default: view.center.x += 7
    }
  }

  private static func view(_ numbers: inout Numbers) -> UIView {
    let frame = CGRect(
      x: numbers.next(200) - 20, y: numbers.next(200) - 20, width: 20 + numbers.next(160),
      height: 20 + numbers.next(160))
    let view: UIView
    switch numbers.next(10) {
    case 0: view = WideView(frame: frame)
    case 1: view = Cover(frame: frame)
    case 2:
      let button = UIButton(frame: frame)
      button.isEnabled = numbers.next(2) == 0
      view = button
    case 3: view = UIControl(frame: frame)
    default: view = UIView(frame: frame)
    }
    switch numbers.next(14) {
    case 0: view.isHidden = true
    case 1: view.alpha = [0.005, 0.01, 0.02][numbers.next(3)]
    case 2: view.isUserInteractionEnabled = false
    case 3: view.transform = CGAffineTransform(rotationAngle: 0.5)
    case 4: view.bounds.origin = CGPoint(x: 9, y: -13)
    case 5: view.touchscopeViewHooks.pointInside = { point, _, base in point.x < 30 && base() }
    case 6: view.touchscopeViewHooks.hitTest = { _, _, _ in nil }
    default: break
    }
    return view
  }
}
