import TouchTrace

/// To whom each responder passed the beginning of a touch on. The chain is short, and asked at every move: a list is
/// searched faster than a dictionary.
struct TouchRoute {
  private var steps: [(from: Handle, to: UIResponder)] = []

  /// Notes whom a responder passes the beginning on to.
  mutating func note(_ next: UIResponder?, from responder: Handle) {
    for index in steps.indices where steps[index].from == responder {
      if let next { steps[index].to = next } else { steps.remove(at: index) }
      return
    }
    guard let next else { return }
    if steps.isEmpty { steps.reserveCapacity(4) }
    steps.append((responder, next))
  }

  /// False when a responder passed the beginning on to somebody else than `next`.
  func leads(from responder: Handle, to next: UIResponder?) -> Bool {
    for index in steps.indices where steps[index].from == responder {
      return steps[index].to === next
    }
    return true
  }

  /// Whom a responder passed the beginning on to.
  func next(after responder: Handle) -> UIResponder? {
    for index in steps.indices where steps[index].from == responder { return steps[index].to }
    return nil
  }
}
