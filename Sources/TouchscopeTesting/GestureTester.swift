public import Foundation
public import Testing
public import TouchEngine
public import TouchScenes
import TouchTrace

/// A small app under test fingers: make its views, touch them, and compare everything that was decided.
///
/// ```swift
/// @Test func aCircleIsRecognized() {
///   let tester = GestureTester()
///   let canvas = tester.view("canvas", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
///   tester.recognizer("circle", on: canvas) { CircleGestureRecognizer() }
///   tester.drag(from: "canvas", by: (80, 0))
///   tester.expectStates(["failed"], of: "circle")
/// }
/// ```
///
/// Time is the engine's: a test that waits ten seconds takes none. Nothing is drawn.
@MainActor
public final class GestureTester {
  /// The scene behind it, for what this class has no words for.
  public let scene: LiveScene
  /// The window that the views are in; it is named `window`.
  public let window: UIWindow
  private let player: RunPlayer

  /// A window that fills a screen of this size, points.
  public init(
    screen: CGSize = CGSize(width: 375, height: 667),
    constants: EngineConstants = EngineConstants()
  ) {
    let scene = LiveScene(screen: screen, constants: constants)
    window = scene.build {
      let window = UIWindow(frame: CGRect(origin: .zero, size: screen))
      window.touchscopeName = "window"
      window.makeKeyAndVisible()
      return window
    }
    self.scene = scene
    player = RunPlayer(SceneRun(name: "test"), on: scene)
  }

  isolated deinit { scene.engine.tearDown() }

  // MARK: The views

  /// Makes a view and puts it into another one, or into the window. Named views in it can be touched by name too.
  @discardableResult
  public func view<V: UIView>(_ name: String, in parent: UIView? = nil, _ make: () -> V) -> V {
    scene.build {
      let view = make()
      view.touchscopeName = name
      (parent ?? window).addSubview(view)
      return view
    }
  }

  /// A plain view that gets all fingers on it; the frame is in its superview, points.
  @discardableResult
  public func view(_ name: String, in parent: UIView? = nil, frame: CGRect) -> UIView {
    view(name, in: parent) {
      let view = UIView(frame: frame)
      view.isMultipleTouchEnabled = true
      return view
    }
  }

  /// Makes a recognizer and puts it on a view.
  @discardableResult
  public func recognizer<R: UIGestureRecognizer>(
    _ name: String, on view: UIView, _ make: () -> R
  ) -> R {
    scene.build {
      let recognizer = make()
      recognizer.touchscopeName = name
      view.addGestureRecognizer(recognizer)
      return recognizer
    }
  }

  /// A controller whose view fills the window, made the window's root.
  @discardableResult
  public func rootViewController<C: UIViewController>(_ make: () -> C) -> C {
    scene.build {
      let controller = make()
      window.rootViewController = controller
      return controller
    }
  }

  /// Builds whatever else is needed, untraced; what has a `touchscopeName` can be named from here on.
  @discardableResult
  public func build<R>(_ body: () -> R) -> R { scene.build(body) }

  /// Changes something in the middle of a test as code of the app would, traced.
  public func perform(_ body: () -> Void) {
    scene.engine.program(at: scene.engine.now, body)
  }

  // MARK: Time

  /// Seconds since the start.
  public var now: Double { scene.engine.now.seconds }

  // MARK: Playing

  /// Plays inputs as scene files write them: a list with one verb each, `- tap: canvas`. A mistake in them fails the test.
  public func play(_ script: String, sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      player.append(try scene.run(of: script))
      player.playAll()
      if let problem = player.problem { fail(problem, sourceLocation) }
      for problem in scene.problems { fail(problem.description, sourceLocation) }
    } catch {
      fail("\(error)", sourceLocation)
    }
  }

  func fail(_ text: String, _ sourceLocation: SourceLocation) {
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  }
}
