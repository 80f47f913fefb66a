/// Which Swift the program is for: Xcode's with Objective-C, or the engine's without.
enum SwiftDialect {
  case uikit, engine

  /// In front of a method that is found by its name.
  var objc: String { self == .uikit ? "@objc " : "" }

  /// In front of the class that the app starts with.
  var main: [String] { self == .uikit ? ["@main"] : [] }

  /// The name of a method without a sender; `owner` is its class.
  func selector(plain method: String, of owner: String) -> String {
    self == .uikit
      ? "#selector(\(owner).\(method))" : "Selector(\"\(method)\", \(owner).\(method))"
  }

  /// The name of a method with a sender; `owner` is its class.
  func selector(_ method: String, of owner: String) -> String {
    switch self {
    case .uikit: "#selector(\(owner == "Self" ? "" : owner + ".")\(method)(_:))"
    case .engine: "Selector(\"\(method):\", \(owner).\(method))"
    }
  }
}
