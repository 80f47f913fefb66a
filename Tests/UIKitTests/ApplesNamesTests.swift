import Foundation
import Testing
import TouchEngine
import TouchGeometry
import TouchTrace
import UIKit

/// Source with Apple's signatures compiles unchanged, and what it overrides is called.
@Suite struct ApplesNamesTests {
  /// `viewIsAppearing` comes once between the two others, in the window and before a layout (engine choice EC-129).
  @Test func controllersComeInOrder() {
    let app = App()
    let (list, next) = app.engine.perform {
      (ListController(items: ["a"]), ListController(items: []))
    }
    app.perform { app.window.rootViewController = list }
    #expect(list.moments == ["will", "is false true", "did", "layout"])
    app.perform { list.present(next, animated: true) }
    app.wait(2)
    #expect(next.moments == ["will", "is true true", "layout", "did"])
    app.perform { list.dismiss(animated: true) }
    app.wait(2)
    #expect(list.moments.suffix(3) == ["will", "is true true", "did"])
    #expect(list.moments.filter { $0 == "is true true" }.count == 1)
    #expect(app.engine.perform { PlainController().isViewLoaded } == false)
  }

  /// A nib file is not read, and that is said (engine choice EC-127).
  @Test func nibFilesWarn() {
    let app = App()
    app.perform { _ = PlainController(nibName: "Main", bundle: nil) }
    #expect(app.lines([.warning]).count == 1)
    #expect(app.lines([.warning])[0].hasSuffix("nib files are not read here: 'Main'"))
  }

  @Test func recognizersOfOnesOwnInitializersRecognize() {
    let app = App()
    var taps = 0
    app.perform {
      app.view.addGestureRecognizer(BlockTap { taps += 1 })
      app.view.addGestureRecognizer(OneFingerPan())
      app.view.addGestureRecognizer(UIHoverGestureRecognizer(target: nil, action: nil))
    }
    app.stroke([(200, 200)])
    #expect(taps == 1)
    let hover = app.view.gestureRecognizers?.last
    #expect(hover is UIHoverGestureRecognizer && hover?.state == .possible)
  }

  /// AR-04: a subclass is asked about the event before its delegate, and its no lasts for the sequence (engine choice EC-128); the
  /// event that it sees holds the touch already (engine choice EC-135).
  @Test func aSubclassRefusesAnEvent() {
    let app = App()
    let (tap, log) = app.add(PickyTap())
    app.stroke([(200, 200)])
    app.wait(1)
    tap.answer = false
    app.touch(.began, 1, 200, 200)
    app.touch(.began, 2, 220, 200)
    app.touch(.ended, 1, 200, 200)
    app.touch(.ended, 2, 220, 200)
    #expect(log.lines.count == 1 && tap.asked == 2)
    #expect(tap.fingers == [1, 1])
    #expect(app.lines([.receive]).filter { $0.contains("shouldReceiveEvent") }.count == 1)
  }

  /// CTL-24: an action may take an event that is no optional; without an event it gets an empty one (engine choice EC-126).
  @Test func actionsTakeTheEvent() {
    let app = App { EventButton(frame: $0) }
    let button = app.view as! EventButton
    app.perform { button.listen() }
    app.stroke([(200, 200)])
    app.perform { button.sendActions(for: .touchUpInside) }
    #expect(button.fingers == [1, 0])
    var handlers: [String] = []
    app.perform {
      button.addAction(UIAction { _ in handlers.append("primary") }, for: .primaryActionTriggered)
      button.enumerateEventHandlers { action, pair, events, stops in
        handlers.append("\(action != nil) \(pair?.1.name ?? "-") \(events.touchscopeNames)")
        if action != nil { stops = true }
      }
      button.performPrimaryAction()
    }
    #expect(
      handlers == [
        "false touched:forEvent: [\"touchUpInside\"]",
        "true - [\"primaryActionTriggered\"]", "primary",
      ])
  }

  /// RC-10: an application of one's own sees each action with Apple's signature.
  @Test func anApplicationSeesActions() {
    let app = App { EventButton(frame: $0) }
    let button = app.view as! EventButton
    let application = app.engine.perform { WatchingApplication() }
    app.perform {
      button.listen()
      let action = Selector("touched:forEvent:", EventButton.touched)
      #expect(application.sendAction(action, to: button, from: button, for: nil))
      #expect(application.sendAction(action, to: nil, from: button, for: nil))
    }
    #expect(
      application.actions == ["touched:forEvent: true true", "touched:forEvent: false true"])
    #expect(button.fingers == [0, 0])
  }

  @Test func touchesHaveNoEstimates() {
    let app = App { Inspector(frame: $0) }
    app.stroke([(200, 200), (210, 200)])
    let view = app.view as! Inspector
    #expect(view.lines == ["false false", "true nil", "began", "force"])
  }

  /// The arithmetic of shared code runs outside of the main actor.
  @Test func valuesBelongToNoActor() async {
    let style = await Task.detached { Style() }.value
    #expect(style.isTouch(.touchDown) && !style.isTouch(.touchUpInside))
    #expect(style.level > .alert && style.level - 1 == .alert)
    #expect(abs(Style.project(1000, .normal) - 499) < 1e-6)
    #expect(style.frame(CGRect(x: 0, y: 0, width: 2, height: 2)).contains(CGPoint(x: 1, y: 1)))
    #expect(style.ring(CGRect(x: 0, y: 0, width: 2, height: 2)).currentPoint == .zero)
    #expect(Style.title.pointSize == 22)
    var hue: CGFloat = 0
    var green: CGFloat = 0
    #expect(Style.brand.getHue(&hue, saturation: nil, brightness: nil, alpha: nil))
    #expect(Style.brand.getRed(nil, green: &green, blue: nil, alpha: nil))
    #expect(abs(hue - 0.5) < 1e-9 && abs(green - 1) < 1e-9)
  }

  @Test func pathsAreBuiltPieceByPiece() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.move(to: CGPoint(x: 20, y: 0))
    path.addArc(
      center: CGPoint(x: 30, y: 0), radius: 10, startAngle: .pi, endAngle: 0, clockwise: true)
    path.closeSubpath()
    #expect(path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: 15, y: 5)))
    // Clockwise with the y axis up is the other way on the screen: below the middle.
    #expect(path.contains(CGPoint(x: 30, y: 5)) && !path.contains(CGPoint(x: 30, y: -5)))
    #expect(path.boundingBoxOfPath.maxY.rounded() == 10)
    let copy = path.copy()
    path.addLine(to: CGPoint(x: 99, y: 0))
    #expect(copy?.boundingBox.maxX == 40 && path.boundingBox.maxX == 99)
    let moved = CGMutablePath()
    moved.move(to: CGPoint(x: 1, y: 1))
    moved.addLine(to: .zero, transform: CGAffineTransform(translationX: 5, y: 5))
    #expect(moved.boundingBox == CGRect(x: 1, y: 1, width: 4, height: 4))
  }

  @Test func aTimerWithoutAnythingIsOver() {
    let app = App()
    app.perform {
      let timer = Timer()
      RunLoop.main.add(timer, forMode: .common)
      #expect(!timer.isValid)
      #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone")
      #expect(UIDevice.current.orientation == .portrait)
      #expect(app.window.screen === UIScreen.main)
      let scene = app.window.windowScene
      if let scene { #expect(UIWindow(windowScene: scene).windowScene === scene) }
    }
    #expect(app.engine.nextDeadline == nil)
  }
}
