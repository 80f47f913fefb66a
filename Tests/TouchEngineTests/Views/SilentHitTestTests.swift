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

  /// Records nothing.
  private static var engine: Engine {
    let engine = Engine(screen: CGSize(width: 300, height: 300))
    engine.traceLevel = .off
    return engine
  }

  /// As large as the screen.
  @MainActor private static func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.makeKeyAndVisible()
    return window
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
    for point in engine.perform({ Self.edges(window) }) {
      let silent = engine.perform { window.hitTest(point, with: nil)?.touchscopeHandle ?? .none }
      #expect(silent == engine.probe(at: point).view, "seed \(seed) at the edge \(point)")
    }
    #expect(engine.trace.events.isEmpty)
    engine.tearDown()
    return found.count
  }

  /// The edges of all views of a tree, and the next places on both sides of them.
  private static func edges(_ window: UIWindow) -> [CGPoint] {
    var views: [UIView] = [window]
    var points: [CGPoint] = []
    while let view = views.popLast() {
      views += view.subviews
      let bounds = view.bounds
      for x in [bounds.minX, bounds.maxX] {
        let place = view.convert(CGPoint(x: x, y: bounds.midY), to: nil)
        points += [place.x.nextDown, place.x, place.x.nextUp].map { CGPoint(x: $0, y: place.y) }
      }
      for y in [bounds.minY, bounds.maxY] {
        let place = view.convert(CGPoint(x: bounds.midX, y: y), to: nil)
        points += [place.y.nextDown, place.y, place.y.nextUp].map { CGPoint(x: place.x, y: $0) }
      }
    }
    return points
  }

  /// Places and sizes that no screen has.
  @Test func strangeNumbersFindTheSameView() {
    let engine = Self.engine
    let numbers: [CGFloat] = [
      0, -0.0, 1e-40, 0.1, 1.0 / 3, 7, 16_777_217, 1e9 + 0.3, 1e39, 1e300, .infinity,
    ]
    let all = numbers + numbers.map { -$0 }
    engine.perform {
      let window = Self.window()
      let parent = UIView(frame: window.bounds)
      parent.bounds = CGRect(x: -1e308, y: -1e308, width: .infinity, height: .infinity)
      window.addSubview(parent)
      let view = UIView()
      let inner = UIView()
      view.addSubview(inner)
      parent.addSubview(view)
      for x in all {
        for width in all {
          view.frame = CGRect(x: x, y: -5, width: width, height: 10)
          inner.frame = CGRect(x: 0, y: -5, width: width, height: 20)
          for place in all + [.nan, x.nextDown, x.nextUp, (x + width).nextDown, (x + width).nextUp]
          {
            let point = CGPoint(x: place, y: 1)
            #expect(
              parent.hitTest(point, with: nil) === Self.plainly(parent, point),
              "\(x) \(width) at \(place)")
          }
        }
      }
    }
    engine.tearDown()
  }

  /// What a hit test of views without a say comes to, in a few words.
  private static func plainly(_ view: UIView, _ point: CGPoint) -> UIView? {
    guard view.bounds.contains(point) else { return nil }
    for subview in view.subviews.reversed() {
      let shift = CGPoint(
        x: subview.center.x - subview.bounds.midX, y: subview.center.y - subview.bounds.midY)
      let place = CGPoint(x: point.x - shift.x, y: point.y - shift.y)
      if let hit = plainly(subview, place) { return hit }
    }
    return view
  }

  /// What a hit test reads of subviews lies side by side with their superview; they keep it when that is gone.
  @Test func subviewsOutliveTheirSuperview() {
    let engine = Self.engine
    engine.perform {
      let window = Self.window()
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

  /// What a hit test reads lies apart from the views: it has to follow every change of them.
  @Test func everyChangeCountsAtOnce() {
    let engine = Self.engine
    engine.perform {
      let window = Self.window()
      let back = UIView(frame: window.bounds)
      let views = (0..<4).map { _ in UIView(frame: window.bounds) }
      let place = CGPoint(x: 150, y: 150)
      for view in [back] + views { window.addSubview(view) }
      let changes: [(String, (UIView) -> Void, (UIView) -> Void)] = [
        ("isHidden", { $0.isHidden = true }, { $0.isHidden = false }),
        ("alpha", { $0.alpha = 0.005 }, { $0.alpha = 1 }),
        (
          "interaction", { $0.isUserInteractionEnabled = false },
          { $0.isUserInteractionEnabled = true }
        ),
        ("frame", { $0.frame.origin.x = 200 }, { $0.frame.origin.x = 0 }),
        ("center", { $0.center.y = 800 }, { $0.center.y = 150 }),
        ("bounds", { $0.bounds.size.width = 0 }, { $0.bounds.size.width = 300 }),
        (
          "transform", { $0.transform = CGAffineTransform(translationX: 200, y: 0) },
          { $0.transform = .identity }
        ),
        (
          "policy", { $0.touchscopeViewHooks.hitTest = { _, _, _ in nil } },
          { $0.touchscopeViewHooks = ViewHooks() }
        ),
        ("tree", { $0.removeFromSuperview() }, { window.addSubview($0) }),
        ("order", { window.sendSubviewToBack($0) }, { window.bringSubviewToFront($0) }),
        (
          "place", { window.insertSubview($0, at: 1) },
          { window.insertSubview($0, aboveSubview: views[2]) }
        ),
      ]
      for (name, change, undo) in changes {
        #expect(window.hitTest(place, with: nil) === views[3], "before \(name)")
        change(views[3])
        #expect(window.hitTest(place, with: nil) === views[2], "\(name)")
        // Those behind have another place in the list; they are still found by it.
        views[2].isHidden = true
        #expect(window.hitTest(place, with: nil) === views[1], "\(name), one further")
        let inner = UIView(frame: window.bounds)
        views[1].addSubview(inner)
        #expect(window.hitTest(place, with: nil) === inner, "\(name), a first subview")
        inner.removeFromSuperview()
        #expect(window.hitTest(place, with: nil) === views[1], "\(name), no subview")
        views[2].isHidden = false
        undo(views[3])
      }
      #expect(window.hitTest(place, with: nil) === views[3])
      for index in [0, 1, 3, 2, 4] {
        window.insertSubview(views[3], at: index)
        var found: [UIView] = []
        for _ in window.subviews {
          guard let hit = window.hitTest(place, with: nil) else { break }
          found.append(hit)
          hit.isHidden = true
        }
        #expect(found == window.subviews.reversed(), "one after the other, at \(index)")
        for view in found { view.isHidden = false }
      }
      engine.animating(for: 1, keepsTouchesAway: true) { views[3].center.y += 1 }
      #expect(window.hitTest(place, with: nil) === views[2], "HT-21")
      let button = UIButton(frame: window.bounds)
      window.addSubview(button)
      engine.animating(for: 1, keepsTouchesAway: true) { button.center.y += 1 }
      #expect(window.hitTest(place, with: nil) === views[2], "HT-21")
    }
    engine.advance(to: engine.now.advanced(by: 2))
    engine.perform {
      #expect(engine.windows[0].hitTest(CGPoint(x: 150, y: 150), with: nil) is UIButton, "HT-21")
    }
    engine.tearDown()
  }

  /// The view gets another place, in its superview or in the tree, or leaves it.
  private static func change(_ view: UIView, among views: [UIView], _ numbers: inout Numbers) {
    switch numbers.next(12) {
    case 0: view.superview?.bringSubviewToFront(view)
    case 1: view.superview?.sendSubviewToBack(view)
    case 2 where numbers.next(3) == 0: view.removeFromSuperview()
    case 3: views[numbers.next(views.count)].insertSubview(view, at: numbers.next(4))
    case 4: view.bounds.size.width += 5
    case 5: view.isHidden.toggle()
    case 6: view.isUserInteractionEnabled.toggle()
    case 7: view.alpha = view.alpha < 1 ? 1 : 0.005
    case 8: view.bounds.origin.x += 3
    case 9: view.transform = view.transform.isIdentity ? .init(scaleX: 0.5, y: 2) : .identity
    case 10: view.touchscopeViewHooks.hitTest = { _, _, _ in nil }
    default: view.center.x += 7
    }
  }

  private static func view(_ numbers: inout Numbers) -> UIView {
    // Thirds and tenths have no exact number.
    let unit = [1, 1, 0.5, 1.0 / 3, 0.1][numbers.next(5)]
    let frame = CGRect(
      x: Double(numbers.next(200) - 20) * unit, y: Double(numbers.next(200) - 20) * unit,
      width: (20 + Double(numbers.next(160))) * unit,
      height: (20 + Double(numbers.next(160))) * unit)
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
