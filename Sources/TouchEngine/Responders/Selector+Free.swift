/// Methods of classes that no actor isolates, which are called on the main actor all the same.
extension Selector {
  /// A method without arguments of a class that no actor isolates; what it returns is dropped.
  @_disfavoredOverload
  public nonisolated init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      calling: { (target: Target, _, _) in
        _ = method(target)()
        return true
      })
  }

  /// A method that takes its sender of a class that no actor isolates; what it returns is dropped.
  @_disfavoredOverload
  public nonisolated init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      calling: { (target: Target, sender, _) in
        guard let sender = sender as? Sender else { return false }
        _ = method(target)(sender)
        return true
      })
  }

  /// A method that takes a Boolean, as `endEditing(_:)` does of a class that no actor isolates: true, as a sender is not nothing (documented).
  @_disfavoredOverload
  public nonisolated init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> (Bool) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      calling: { (target: Target, sender, _) in
        _ = method(target)(sender != nil)
        return true
      })
  }

  /// A method that takes its sender and the event of a class that no actor isolates.
  @_disfavoredOverload
  public nonisolated init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, UIEvent?) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      calling: { (target: Target, sender, event) in
        guard let sender = sender as? Sender else { return false }
        _ = method(target)(sender, event)
        return true
      })
  }

  /// The same for a method whose event is not optional of a class that no actor isolates. Where an action is sent without an event it gets an empty one
  /// (EC-126).
  @_disfavoredOverload
  public nonisolated init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, UIEvent) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      calling: { (target: Target, sender, event) in
        guard let sender = sender as? Sender else { return false }
        _ = method(target)(sender, event ?? UIEvent())
        return true
      })
  }
}
