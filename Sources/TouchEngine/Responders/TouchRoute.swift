import TouchTrace

/// To whom each responder passed the beginning of a touch on. The chain is short, and asked at every move: a list is
/// searched faster than a dictionary.
struct TouchRoute {
  private var steps: [(from: Handle, to: UIResponder)] = []

  subscript(_ responder: Handle) -> UIResponder? {
    get {
      for step in steps where step.from == responder { return step.to }
      return nil
    }
    set {
      for index in steps.indices where steps[index].from == responder {
        if let newValue { steps[index].to = newValue } else { steps.remove(at: index) }
        return
      }
      if let newValue { steps.append((responder, newValue)) }
    }
  }
}
