/// One line of a call stack: the library or app, and the function.
public struct StackFrame: Hashable, Sendable {
  /// The library.
  public var image: String
  public var function: String

  public init(_ image: String, _ function: String) {
    self.image = image
    self.function = function
  }
}

extension SystemProfile {
  var uiKit: String { self == .ios10 ? "UIKit" : "UIKitCore" }

  func kit(_ functions: [String]) -> [StackFrame] { functions.map { StackFrame(uiKit, $0) } }

  func foundation(_ functions: [String]) -> [StackFrame] {
    functions.map { StackFrame("CoreFoundation", $0) }
  }
}
