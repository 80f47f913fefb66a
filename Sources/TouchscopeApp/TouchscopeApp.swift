import TouchFiles
import TouchLanguage
import TouchRecording
import ArgumentParser
import Foundation
public import TouchEngine
import TouchScenes

/// The program: `Touchscope.main()` reads the command line and ends the process.
@MainActor
public enum Touchscope {
  /// A class of your own that scene files may name.
  @MainActor
  public struct Registration {
    let register: @MainActor () -> Void
    /// Registers a view or control under the name that scenes use.
    public init(view name: String, _ make: @escaping @MainActor () -> UIView) {
      register = { SceneClasses.register(view: name, make) }
    }
    /// Registers a recognizer under the name that scenes use.
    public init(recognizer name: String, _ make: @escaping @MainActor () -> UIGestureRecognizer) {
      register = { SceneClasses.register(recognizer: name, make) }
    }
    /// Registers a view controller under the name that scenes use.
    public init(controller name: String, _ make: @escaping @MainActor () -> UIViewController) {
      register = { SceneClasses.register(controller: name, make) }
    }
    /// Registers a window under the name that scenes use.
    public init(window name: String, _ make: @escaping @MainActor () -> UIWindow) {
      register = { SceneClasses.register(window: name, make) }
    }
    /// Registers an application under the name that scenes use.
    public init(application name: String, _ make: @escaping @MainActor () -> UIApplication) {
      register = { SceneClasses.register(application: name, make) }
    }
    /// Registers an application delegate under the name that scenes use.
    public init(delegate name: String, _ make: @escaping @MainActor () -> any UIApplicationDelegate)
    {
      register = { SceneClasses.register(delegate: name, make) }
    }
  }

  /// Exit codes: 0 success, 1 an expectation does not hold, 2 bad input.
  public static func main(register: [Registration] = []) -> Never {
    DeterministicHashing.ensure()
    StandardFiles.prepare()
    for registration in register { registration.register() }
    do {
      var command = try TouchscopeCommand.parseAsRoot(nil)
      try command.run()
    } catch {
      let code = TouchscopeCommand.exitCode(for: error)
      let message = TouchscopeCommand.fullMessage(for: error)
      if !message.isEmpty {
        if code == .success { Terminal.print(message) } else { Terminal.error(message) }
      }
      end(code == .validationFailure ? 2 : code.rawValue)
    }
    end(0)
  }

  /// Ends the process; results that nobody got make it a failure.
  private static func end(_ code: Int32) -> Never {
    if let problem = Terminal.output.problem {
      Terminal.error(Text.console.error(Text.console.outputNotWritten("\(problem)")))
      Foundation.exit(2)
    }
    Foundation.exit(code)
  }
}
