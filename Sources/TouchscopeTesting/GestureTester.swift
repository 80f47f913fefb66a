public import Foundation
public import Testing
public import TouchEngine
public import TouchScenes
public import TouchTrace

/// A small app under test: create its views, touch them, and compare every decision.
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
  /// The underlying scene, for everything that this class does not offer.
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

  /// An app as the system starts it: its delegate makes the windows. Views are named by their `accessibilityIdentifier`,
  /// recognizers by their `name`, controllers by their `restorationIdentifier`.
  public init(
    screen: CGSize = CGSize(width: 375, height: 667),
    constants: EngineConstants = EngineConstants(),
    profile: SystemProfile? = nil,
    application: () -> UIApplication = { UIApplication() },
    launching delegate: () -> any UIApplicationDelegate
  ) {
    let scene = LiveScene(screen: screen, constants: constants)
    scene.engine.profile = profile
    scene.launch(application, delegate)
    window = scene.engine.keyWindow ?? scene.build { UIWindow(frame: .zero) }
    self.scene = scene
    player = RunPlayer(SceneRun(name: "test"), on: scene)
  }

  isolated deinit { scene.engine.tearDown() }

  /// The name of an object's action in `expectActions`; its own name unless this is called.
  public func nameAction(of name: String, _ action: String) {
    scene.nameAction(of: name, action)
  }

  // MARK: The views

  /// Creates a view and adds it to another one, or to the window. Named views inside it can be touched by name too.
  @discardableResult
  public func view<V: TouchscopeTestView>(_ name: String, in parent: UIView? = nil, _ make: () -> V)
    -> V
  {
    scene.build {
      let view = make()
      view.touchscopeName = name
      (parent ?? window).addSubview(view)
      return view
    }
  }

  /// Creates a plain view with multiple touch on; the frame is in its superview.
  @discardableResult
  public func view(_ name: String, in parent: UIView? = nil, frame: CGRect) -> UIView {
    view(name, in: parent) {
      let view = UIView(frame: frame)
      view.isMultipleTouchEnabled = true
      return view
    }
  }

  /// Creates a recognizer and adds it to a view.
  @discardableResult
  public func recognizer<R: TouchscopeTestRecognizer>(
    _ name: String, on view: UIView, _ make: () -> R
  ) -> R {
    scene.build {
      let recognizer = make()
      recognizer.touchscopeName = name
      view.addGestureRecognizer(recognizer)
      return recognizer
    }
  }

  /// Creates the window's root view controller; its view fills the window.
  @discardableResult
  public func rootViewController<C: TouchscopeTestController>(_ make: () -> C) -> C {
    scene.build {
      let controller = make()
      window.rootViewController = controller
      return controller
    }
  }

  /// Builds anything else, untraced; an object with a `touchscopeName` can be named from here on.
  @discardableResult
  public func build<R>(_ body: () -> R) -> R { scene.build(body) }

  /// Changes something during a test as the app's code would, traced.
  public func perform(_ body: () -> Void) {
    scene.engine.program(at: scene.engine.now, body)
  }

  // MARK: Time

  /// Whether the log has a line when no tap can use a touch again and it is let go, as `traces: [releases]` of a scene.
  public var tracesReleases: Bool {
    get { scene.engine.tracesReleases }
    set { scene.engine.tracesReleases = newValue }
  }

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

// Protocols in place of the classes themselves: the compiler then finds out what a closure with several statements returns, where
// with a class it takes that class.

/// Any view.
public protocol TouchscopeTestView: UIView {}
extension UIView: TouchscopeTestView {}

/// Any recognizer.
public protocol TouchscopeTestRecognizer: UIGestureRecognizer {}
extension UIGestureRecognizer: TouchscopeTestRecognizer {}

/// Any controller.
public protocol TouchscopeTestController: UIViewController {}
extension UIViewController: TouchscopeTestController {}
