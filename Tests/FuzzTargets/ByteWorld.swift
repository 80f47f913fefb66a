import Foundation
import TouchEngine
import TouchGeometry
import TouchTrace

/// A small world of views and recognizers, and inputs for it, all from bytes.
///
/// The first bytes say the world; the others are inputs until they end. Fingers need not be sensible: one may lift that
/// never went down.
final class ByteWorld {
  private static let mostInputs = 200
  private static let screen = CGSize(width: 256, height: 256)

  private var reader: ByteReader
  private let engine = Engine(screen: screen)
  private var window: UIWindow
  private var views: [UIView] = []
  private var recognizers: [UIGestureRecognizer] = []
  private var now = Instant.zero

  /// Plays the bytes twice: both times the same happens.
  static func check(_ bytes: Data) throws {
    let traces = (0..<2).map { _ in ByteWorld(bytes).play() }
    guard traces[0].events.elementsEqual(traces[1].events), traces[0].names == traces[1].names
    else { throw FuzzTarget.Broken(description: "the same bytes are played in two ways") }
  }

  private init(_ bytes: Data) {
    reader = ByteReader(bytes)
    let engine = engine
    window = engine.perform { UIWindow(frame: CGRect(origin: .zero, size: Self.screen)) }
    engine.perform {
      window.isMultipleTouchEnabled = true
      makeViews()
      makeRecognizers()
      window.makeKeyAndVisible()
    }
  }

  private func play() -> Trace {
    var count = 0
    while !reader.isEmpty, count < Self.mostInputs {
      input()
      count += 1
    }
    engine.interrupt(at: now)
    engine.advance(to: now.advanced(by: 2))
    let trace = engine.trace
    engine.tearDown()
    return trace
  }

  // MARK: The world

  private func makeViews() {
    for _ in 0..<1 + reader.next(below: 7) {
      let frame = CGRect(
        x: reader.number(-32, 200), y: reader.number(-32, 200), width: reader.number(0, 255),
        height: reader.number(0, 255))
      let view = makeView(frame)
      let flags = reader.next()
      view.isMultipleTouchEnabled = flags & 1 != 0
      view.isExclusiveTouch = flags & 2 != 0
      view.isUserInteractionEnabled = flags & 12 != 12
      view.clipsToBounds = flags & 16 != 0
      view.transform = transform(flags >> 5)
      let parents = [window] + views
      reader.choice(parents).addSubview(view)
      views.append(view)
    }
  }

  private func makeView(_ frame: CGRect) -> UIView {
    switch reader.next(below: 7) {
    case 0: UIButton(frame: frame)
    case 1: UISwitch(frame: frame)
    case 2: UISlider(frame: frame)
    case 3: makeScrollView(frame)
    case 4: UIControl(frame: frame)
    default: UIView(frame: frame)
    }
  }

  private func makeScrollView(_ frame: CGRect) -> UIScrollView {
    let scroll = UIScrollView(frame: frame)
    scroll.contentSize = CGSize(width: reader.number(0, 1000), height: reader.number(0, 1000))
    let flags = reader.next()
    scroll.isPagingEnabled = flags & 1 != 0
    scroll.delaysContentTouches = flags & 2 != 0
    scroll.canCancelContentTouches = flags & 4 != 0
    scroll.isDirectionalLockEnabled = flags & 8 != 0
    return scroll
  }

  private func transform(_ kind: UInt8) -> CGAffineTransform {
    switch kind {
    case 0: CGAffineTransform(rotationAngle: reader.number(-3.2, 3.2))
    case 1: CGAffineTransform(scaleX: reader.number(-3, 3), y: reader.number(-3, 3))
    case 2: CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    default: .identity
    }
  }

  private func makeRecognizers() {
    for _ in 0..<reader.next(below: 7) {
      let recognizer = makeRecognizer()
      let flags = reader.next()
      recognizer.cancelsTouchesInView = flags & 1 == 0
      recognizer.delaysTouchesBegan = flags & 2 != 0
      recognizer.delaysTouchesEnded = flags & 4 == 0
      recognizer.requiresExclusiveTouchType = flags & 8 == 0
      if flags & 16 != 0, !recognizers.isEmpty {
        recognizer.require(toFail: reader.choice(recognizers))
      }
      reader.choice([window] + views).addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }
  }

  private func makeRecognizer() -> UIGestureRecognizer {
    switch reader.next(below: 8) {
    case 0:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 1 + reader.next(below: 3)
      tap.numberOfTouchesRequired = 1 + reader.next(below: 3)
      return tap
    case 1:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = reader.number(0, 1)
      press.numberOfTapsRequired = reader.next(below: 2)
      press.allowableMovement = reader.number(0, 50)
      return press
    case 2:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 1 + reader.next(below: 3)
      pan.maximumNumberOfTouches = 1 + reader.next(below: 4)
      return pan
    case 3: return UIPinchGestureRecognizer()
    case 4: return UIRotationGestureRecognizer()
    case 5:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = reader.choice([.left, .right, .up, .down, [.left, .right]])
      return swipe
    case 6:
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = reader.choice([.left, .right, .top, .bottom, .all])
      return edge
    default: return UIHoverGestureRecognizer()
    }
  }

  // MARK: Inputs

  private func input() {
    switch reader.next(below: 16) {
    case 0...9: touch()
    case 10, 11:
      now = now.advanced(by: reader.choice([0.001, 0.016, 0.1, 0.3, 0.5, 1.0]))
      engine.advance(to: now)
    case 12: engine.interrupt(at: now)
    case 13:
      let view = reader.choice(views)
      engine.program(at: now) { view.removeFromSuperview() }
    case 14: change(reader.choice(views))
    default:
      guard !recognizers.isEmpty else { return }
      let recognizer = reader.choice(recognizers)
      engine.program(at: now) { recognizer.isEnabled.toggle() }
    }
  }

  /// Up to three fingers at one time.
  private func touch() {
    var changes: [FingerChange] = []
    for _ in 0..<1 + reader.next(below: 3) {
      let finger = 1 + reader.next(below: 5)
      guard !changes.contains(where: { $0.finger == finger }) else { continue }
      changes.append(
        FingerChange(
          finger: finger,
          phase: reader.choice([.began, .moved, .moved, .moved, .ended, .cancelled]),
          location: CGPoint(x: reader.number(-10, 266), y: reader.number(-10, 266)),
          force: reader.number(0, 4), radius: reader.number(0, 40)))
    }
    now = now.advanced(by: 0.008)
    engine.step(DigitizerEvent(arrival: now, changes: changes))
  }

  private func change(_ view: UIView) {
    let flags = reader.next()
    let other = reader.choice(views)
    engine.program(at: now) {
      switch flags % 5 {
      case 0: view.isHidden.toggle()
      case 1: view.isUserInteractionEnabled.toggle()
      case 2: view.frame = view.frame.offsetBy(dx: Double(flags) - 128, dy: 10)
      case 3: view.alpha = Double(flags) / 255
      default:
        guard view !== other, !other.isDescendant(of: view) else { return }
        other.addSubview(view)
      }
    }
  }
}
