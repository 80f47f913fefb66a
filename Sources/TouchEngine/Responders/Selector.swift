/// The name of a method together with a way to call it; equal by name.
///
/// Linux has no Objective-C selectors, so a selector carries a typed thunk: `Selector("tapped", MyController.tapped)`.
/// A selector of a name alone calls what a program registered under it.
public struct Selector: nonisolated Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The method's name, as Objective-C writes it.
  public nonisolated let name: String
  private nonisolated let thunk: (@MainActor (AnyObject, AnyObject?, UIEvent?) -> Bool)?
  private nonisolated let isMethod: (@MainActor (AnyObject) -> Bool)?

  /// A name alone: it finds what was registered under it.
  public nonisolated init(_ name: String) {
    self.name = name
    thunk = nil
    isMethod = nil
  }

  /// A name alone, as a literal.
  public nonisolated init(stringLiteral name: String) { self.init(name) }

  /// Calls `call` with a target of the right class.
  nonisolated init<Target: AnyObject>(
    _ name: String, calling call: @escaping @MainActor (Target, AnyObject?, UIEvent?) -> Bool
  ) {
    self.name = name
    isMethod = { $0 is Target }
    thunk = { target, sender, event in
      guard let target = target as? Target else { return false }
      return call(target, sender, event)
    }
  }

  /// A method without arguments; what it returns is dropped.
  public nonisolated init<Target: AnyObject & Sendable, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name) { (target: Target, _, _) in
      _ = method(target)()
      return true
    }
  }

  /// A method that takes its sender; what it returns is dropped.
  public nonisolated init<Target: AnyObject & Sendable, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name) { (target: Target, sender, _) in
      guard let sender = sender as? Sender else { return false }
      _ = method(target)(sender)
      return true
    }
  }

  /// A method that takes a Boolean, as `endEditing(_:)` does: true, as a sender is not nothing (documented).
  public nonisolated init<Target: AnyObject & Sendable, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Bool) -> Result
  ) {
    self.init(name) { (target: Target, sender, _) in
      _ = method(target)(sender != nil)
      return true
    }
  }

  /// A method that takes its sender and the event.
  public nonisolated init<Target: AnyObject & Sendable, Sender, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Result
  ) {
    self.init(name) { (target: Target, sender, event) in
      guard let sender = sender as? Sender else { return false }
      _ = method(target)(sender, event)
      return true
    }
  }

  /// The same for a method whose event is not optional. Where an action is sent without an event it gets an empty one
  /// (EC-126).
  public nonisolated init<Target: AnyObject & Sendable, Sender, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Result
  ) {
    self.init(name) { (target: Target, sender, event) in
      guard let sender = sender as? Sender else { return false }
      _ = method(target)(sender, event ?? UIEvent())
      return true
    }
  }

  /// Makes a method known by its name, so that `Selector("tapped")` and `"tapped"` find it; several classes may have it.
  public static func touchscopeRegister(_ selector: Selector) {
    guard selector.thunk != nil else { return }
    registered[selector.name, default: []].append(selector)
  }

  private static var registered: [String: [Selector]] = [:]

  /// Whether an object has the method.
  func fits(_ target: AnyObject) -> Bool {
    if let isMethod { return isMethod(target) }
    return Self.registered[name]?.contains { $0.fits(target) } ?? false
  }

  /// False when the target has no such method.
  func call(_ target: AnyObject, _ sender: AnyObject?, _ event: UIEvent?) -> Bool {
    if let thunk { return thunk(target, sender, event) }
    return Self.registered[name]?.contains { $0.call(target, sender, event) } ?? false
  }

  /// What is printed.
  public nonisolated var description: String { name }

  /// Whether both are the same.
  public nonisolated static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
  /// By what makes it equal to others.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
