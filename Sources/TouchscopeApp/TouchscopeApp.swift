import ArgumentParser
import Foundation
public import TouchEngine
import TouchScenes

/// The program: `Touchscope.main()` reads the command line and ends the process.
@MainActor
public enum Touchscope {
  /// A class of one's own that scene files may name.
  @MainActor
  public struct Registration {
    let register: @MainActor () -> Void
    /// A view or control by the name that scenes use.
    public init(view name: String, _ make: @escaping @MainActor () -> UIView) {
      register = { SceneClasses.register(view: name, make) }
    }
    /// A recognizer by the name that scenes use.
    public init(recognizer name: String, _ make: @escaping @MainActor () -> UIGestureRecognizer) {
      register = { SceneClasses.register(recognizer: name, make) }
    }
    /// A view controller by the name that scenes use.
    public init(controller name: String, _ make: @escaping @MainActor () -> UIViewController) {
      register = { SceneClasses.register(controller: name, make) }
    }
    /// A window by the name that scenes use.
    public init(window name: String, _ make: @escaping @MainActor () -> UIWindow) {
      register = { SceneClasses.register(window: name, make) }
    }
    /// An application by the name that scenes use.
    public init(application name: String, _ make: @escaping @MainActor () -> UIApplication) {
      register = { SceneClasses.register(application: name, make) }
    }
    /// An application delegate by the name that scenes use.
    public init(delegate name: String, _ make: @escaping @MainActor () -> any UIApplicationDelegate)
    {
      register = { SceneClasses.register(delegate: name, make) }
    }
  }

  /// Exit codes: 0 fine, 1 an expectation does not hold, 2 bad input.
  public static func main(register: [Registration] = []) -> Never {
    DeterministicHashing.ensure()
    for registration in register { registration.register() }
    do {
      var command = try TouchscopeCommand.parseAsRoot(nil)
      try command.run()
    } catch {
      let code = TouchscopeCommand.exitCode(for: error)
      if code == .validationFailure {
        Terminal.error(TouchscopeCommand.fullMessage(for: error))
        Foundation.exit(2)
      }
      TouchscopeCommand.exit(withError: error)
    }
    Foundation.exit(0)
  }
}
