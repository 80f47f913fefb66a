/// What became of a touch that a recognizer held.
package enum HoldEnd: Sendable {
  case ongoing
  /// The view never gets it.
  case dropped
  /// It was let go, and yet no view got it.
  case released
}

/// The property because of which a recognizer holds a touch.
package enum HoldingProperty: Hashable, Sendable {
  /// `delaysContentTouches` of this scroll view.
  case contentTouches(of: String)
  /// `delaysTouchesBegan` of the recognizer.
  case touchesBegan
  /// `delaysTouchesEnded` of the recognizer: it holds the end alone.
  case touchesEnded

  /// The properties of several scroll views as one, whose names `list` joins; the first of others.
  static func together(_ causes: [HoldingProperty], _ list: ([String]) -> String) -> Self {
    let owners = causes.map { if case .contentTouches(let owner) = $0 { owner } else { "" } }
    return owners.contains("") ? causes[0] : .contentTouches(of: list(owners))
  }

  /// Only the end of the touch is held.
  package var isEnd: Bool { self == .touchesEnded }
}

/// The property with which a recognizer cancels the touches of a view.
package enum CancellingProperty: Hashable, Sendable {
  /// `cancelsTouchesInView` of the recognizer.
  case touchesInView
  /// `canCancelContentTouches` of this scroll view.
  case contentTouches(of: String)
}

/// What became of a touch for its hit view.
package enum DeliveryOutcome: Hashable, Sendable {
  /// It has the touch, or had all of it.
  case has, got
  /// It got the touch, or its end, only when a recognizer let it go: so many seconds after the finger.
  case late(isEnd: Bool, by: Double)
  /// It got `touchesCancelled`; nil where it is not known what took the touch.
  case lost(to: TouchTaker?)
  /// It is not given the touch at all.
  case withheld
  /// A recognizer held the touch and recognized: the view never got it.
  case dropped
  /// A recognizer holds the touch.
  case waits
  /// It is hit, and nothing was delivered yet.
  case hit
}

/// Who cancelled a touch.
package enum Canceller: Hashable, Sendable {
  case system
  case recognizer(String, CancellingProperty)
  /// The trace does not lead to a cause.
  case unknown

  /// The same without the property; nil where no cause is known.
  package var taker: TouchTaker? {
    switch self {
    case .system: .system
    case .recognizer(let name, _): .recognizer(name)
    case .unknown: nil
    }
  }
}

/// What a view lost its touch to.
package enum TouchTaker: Hashable, Sendable {
  case system
  /// By its marked name.
  case recognizer(String)
}

/// What a control's value became.
package enum ControlChange: Hashable, Sendable {
  case slider(String)
  case stepper(String)
  /// From 0.
  case segment(String)
  /// From 0.
  case page(String)
  case switched(isOn: Bool)
  case other
}

/// When an earlier attempt of a recognizer recognized, seconds.
package enum EarlierAttempt: Hashable, Sendable {
  /// After the gesture's first touch.
  case inGesture(at: Double)
  /// Before the gesture's first touch.
  case before(Double)
}

/// Why a recognizer got a touch: its view is hit, or contains the hit view.
package enum AttachmentReason: Hashable, Sendable {
  case hitView(String)
  case contains(view: String, hitView: String)
  case touched(String?)
}

/// Where a touch was that a recognizer cancelled.
package enum CancelledTouchPlace: Hashable, Sendable {
  /// In the view of this name, which had it.
  case view(String)
  /// On its way to a view: recognizers still held it back, by their names.
  case held(by: [String])
}
