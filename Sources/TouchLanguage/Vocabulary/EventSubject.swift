package import TouchTrace

/// What an event is about: a touch by its number, anything else by its name.
package enum EventSubject: Hashable, Sendable {
  case touch(Int)
  case object(String)
}

/// What made an event happen.
package enum EventMaker: Hashable, Sendable {
  /// A touch, and what it did.
  case touch(Int, TouchPhase)
  case object(String)
  case timer(String)
}
