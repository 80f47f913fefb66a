import Foundation
import Testing
import TouchEngine
import TouchGeometry
import TouchTrace
import UIKit

/// What real code does with delegates, layers, animators and selectors.
@Suite struct RealCodeGapTests {
  /// AR-26: what was stored through super is asked, whatever an override of `delegate` reads.
  @Test func anOverriddenDelegate() {
    let app = App()
    let (sharing, _) = app.add(SharingPan())
    let (other, _) = app.add(UIPanGestureRecognizer())
    #expect(sharing.delegate == nil)
    app.stroke([(200, 200), (220, 200), (240, 200)], lifts: false)
    #expect(sharing.state == .changed && other.state == .changed)
  }

  /// A layer class with initializers of its own is made by them, and copied by them for its presentation.
  @Test func ownLayers() {
    let app = App { HoopView(frame: $0) }
    #expect((app.view as? HoopView)?.ring == 2)
    let animator = app.engine.perform {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { app.view.alpha = 0 }
    }
    app.perform {
      (app.view.layer as? HoopLayer)?.ring = 5
      animator.fractionComplete = 0.5
    }
    let shown = app.view.layer.presentation()
    #expect((app.view as? HoopView)?.ring == 5 && shown !== app.view.layer)
    #expect(shown?.model() === app.view.layer && shown?.opacity == 0.5)
    let shape = CAShapeLayer()
    shape.lineWidth = 3
    shape.cornerRadius = 4
    let copy = CAShapeLayer(layer: shape)
    #expect(copy.lineWidth == 3 && copy.cornerRadius == 4)
  }

  /// EC-141: an animator that a finger moves shows that part of its changes; the views have their new values.
  @Test func animatorsAreMovedByHand() {
    let app = App()
    let scrubbing = app.engine.perform { Scrubbing(app.view) }
    app.perform { scrubbing.animator.fractionComplete = 0.25 }
    #expect(scrubbing.places == [200, 0, 125, 0.75] && !scrubbing.animator.isRunning)
    app.perform { scrubbing.animator.startAnimation() }
    app.wait(0.5)
    #expect(scrubbing.places == [200, 0, 175, 0.25])
    #expect(abs(scrubbing.animator.fractionComplete - 0.75) < 1e-9)
    app.perform { scrubbing.animator.pauseAnimation() }
    app.wait(2)
    #expect(scrubbing.places == [200, 0, 175, 0.25] && scrubbing.lines == [])
    app.perform { scrubbing.animator.startAnimation() }
    app.wait(0.25)
    #expect(scrubbing.lines == ["completed end"] && scrubbing.places == [200, 0, 200, 0])
    #expect(app.engine.nextDeadline == nil)
  }

  /// EC-141: reversed it ends where it began; stopped it stays where it is, or goes where it is sent.
  @Test func animatorsGoBack() {
    let app = App()
    let back = app.engine.perform { Scrubbing(app.view) }
    app.perform { back.animator.startAnimation() }
    app.wait(0.5)
    app.perform { back.animator.isReversed = true }
    app.wait(0.25)
    #expect(back.places == [200, 0, 125, 0.75])
    app.wait(0.25)
    #expect(back.lines == ["completed start"] && back.places == [100, 1, 100, 1])
    let stopped = app.engine.perform { Scrubbing(app.view) }
    app.perform {
      stopped.animator.fractionComplete = 0.5
      stopped.animator.stopAnimation(true)
    }
    #expect(stopped.places == [150, 0.5, 150, 0.5] && stopped.lines == [])
    let sent = app.engine.perform { Scrubbing(app.view) }
    app.perform {
      sent.animator.fractionComplete = 0.5
      sent.animator.stopAnimation(false)
      #expect(sent.animator.state == .stopped)
      sent.animator.finishAnimation(at: .start)
    }
    #expect(sent.places == [150, 0.5, 150, 0.5] && sent.lines == ["completed start"])
  }

  /// Methods that return a value, take a Boolean, or belong to a class that no actor isolates are actions too.
  @Test func selectorsOfAllKinds() {
    let app = App { Form(frame: $0) }
    let form = app.view as? Form
    app.perform { form?.listen() }
    app.stroke([(250, 250)], lifts: false)
    app.wait(1)
    #expect(form?.field.isFirstResponder == true)
    app.touch(.ended, 1, 250, 250)
    app.wait(1)
    app.stroke([(250, 250)])
    #expect(form?.field.isFirstResponder == false)
    let names = Names()
    let selectors = names.all
    #expect(selectors.map(\.description) == ["tapped", "touched:", "listen"])
    for selector in selectors {
      #expect(selector.touchscopeCall(names, UITapGestureRecognizer()) == (selector != "listen"))
    }
    #expect(names.taps == 11)
  }

  /// What UIKit lets one override can be overridden, and the overrides are called.
  @Test func overridesAreCalled() {
    let app = App { OpenView(frame: $0) }
    guard let view = app.view as? OpenView else { return }
    app.perform {
      let inner = OpenView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(inner)
      view.insertSubview(UIView(), at: 0)
      view.addGestureRecognizer(UITapGestureRecognizer())
      view.contentMode = .center
      #expect(view.endEditing(true) && view.viewWithTag(7) === view)
      #expect(view.accessibilityLabel == "open" && view.isAccessibilityElement)
      #expect(view.safeAreaInsets.top == 5 && view.contentMode == .center)
      inner.removeFromSuperview()
      #expect(inner.calls == ["remove"] && view.subviews.count == 1)
    }
    #expect(view.calls == ["add", "insert 0", "recognizer", "mode", "end true"])
  }

  @Test func overridesOfControllersAreCalled() {
    let app = App()
    let (root, other) = app.engine.perform { (OpenController(), UIViewController()) }
    app.perform {
      app.window.rootViewController = root
      root.addChild(UIViewController())
      root.present(other, animated: false)
      other.dismiss(animated: false)
      root.dismiss(animated: false)
    }
    #expect(root.calls == ["child", "present", "dismiss"])
    #expect(root.presentedViewController == nil && root.tabBarItem.tag == 3)
    app.perform {
      let scroll = OpenScrollView(frame: .zero)
      scroll.maximumZoomScale = 3
      scroll.contentInsetAdjustmentBehavior = .always
      #expect(scroll.maximumZoomScale == 3 && scroll.contentInsetAdjustmentBehavior == .never)
      let table = OpenTable(frame: .zero, style: .plain)
      table.reloadData()
      #expect(table.reloads == 1)
      #expect(OpenControl(frame: .zero).allControlEvents == .touchDown)
      let layer = OpenLayer()
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
      #expect(layer.keys == ["fade"] && layer.animation(forKey: "fade") != nil)
    }
  }

  /// `textColor` may be nil, which is black.
  @Test func coloursOfLabels() {
    let label = UILabel()
    label.textColor = .red
    #expect(label.textColor == .red)
    label.textColor = nil
    #expect(label.textColor == .black && label.textColor.withAlphaComponent(0.5) != .black)
  }
}
