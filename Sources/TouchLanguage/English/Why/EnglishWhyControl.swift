struct EnglishWhyControl: WhyControlSentences {
  // MARK: Titles

  func doesNotTrack(_ control: String) -> String { "\(control) does not track the touch" }
  func refusedToTrack(_ control: String) -> String {
    "\(control) did not track the touch: beginTracking returned false"
  }
  func isTracking(_ control: String) -> String { "\(control) is tracking" }
  func sentNothing(_ control: String) -> String { "\(control) got the touch and sent nothing" }
  func didNotFire(_ control: String) -> String { "\(control) did not fire" }
  func didNotFire(_ control: String, liftedOutsideBy points: Double?) -> String {
    let distance = points.map { EnglishReason.pt($0) + " " } ?? ""
    return "\(control) did not fire: lifted \(distance)outside"
  }
  func didNotFire(_ control: String, hitView: String, isOver: Bool) -> String {
    isOver
      ? "\(control) did not fire: \(hitView) got the touch"
      : "\(control) does not fire: \(hitView) has the touch"
  }
  func didNotFire(_ control: String, cancelledBy taker: TouchTaker) -> String {
    switch taker {
    case .recognizer(let name): "\(control) did not fire: \(name) cancelled its touch"
    case .system: "\(control) did not fire: the system cancelled its touch"
    }
  }
  func beganEditing(_ control: String) -> String { "\(control) began editing" }
  func fired(_ control: String, before loser: String?) -> String {
    "\(control) fired" + (loser.map { ", \($0) did not" } ?? "")
  }
  func wasCancelled(_ control: String) -> String { "\(control) was cancelled" }

  func changed(_ control: String, _ change: ControlChange) -> String {
    switch change {
    case .slider(let value): "\(control) moved to \(value)"
    case .stepper(let value): "\(control) stepped to \(value)"
    case .segment(let value): "\(control) selected segment \(value)"
    case .page(let value): "\(control) changed to page \(value)"
    case .switched(let isOn): isOn ? "\(control) was switched on" : "\(control) was switched off"
    case .other: "\(control) changed its value"
    }
  }

  // MARK: Sentences

  func besideThumb(_ control: String) -> String {
    "The touch did not begin on the thumb of \(control), so it tracks nothing."
  }

  func gotUntracked(_ methods: [String], sent events: [String]) -> String {
    let sent = events.isEmpty ? "no control event" : events.list
    return "It got \(methods.list) all the same, and sent \(sent)."
  }

  func tracks(_ control: String) -> String {
    "The touch began in it. If it ends inside \(control) or its margin, \(control) fires."
  }

  func superNotCalled(by name: String) -> String {
    "\(name) overrides the touch methods without calling super, so its beginTracking(_:with:) was never called: a UIControl tracks touches and sends its events from those methods."
  }

  func hitInside(_ control: String, hitView: String) -> String {
    "The touch belongs to \(hitView), a view inside \(control); a control tracks only touches that hit the control itself, so \(control) got only touches forwarded along the responder chain."
  }

  func endedOutside(_ control: String, by distance: Comparison?) -> String {
    guard let distance else {
      return "The touch ended beyond the margin of \(control), so \(control) sent touchUpOutside."
    }
    let margin = distance.hasLimit ? " (margin \(EnglishReason.pt(distance.limit)))" : ""
    return
      "The touch ended \(EnglishReason.pt(distance.value)) outside \(control)\(margin), so \(control) sent touchUpOutside."
  }

  func noResponderActs(asked last: String) -> String {
    "Nothing came of it: its action has no target, and no responder up to \(last) implements it."
  }

  var becameFirstResponder: String { "It became first responder, so it sent editingDidBegin." }

  func endedInside(_ control: String, isInMargin: Bool?) -> String {
    let place =
      switch isInMargin {
      case true?: "outside \(control) but within its margin"
      case false?: "inside \(control)"
      case nil: "inside \(control) or its margin"
      }
    return
      "The touch ended \(place), and no recognizer cancelled it, so \(control) sent touchUpInside."
  }

  func change(_ change: ControlChange) -> String {
    switch change {
    case .slider(let value): "Its thumb was dragged to \(value), so it sent valueChanged."
    case .stepper(let value): "Its value became \(value), so it sent valueChanged."
    case .segment(let value):
      "The touch ended on segment \(value) (counted from 0), so it sent valueChanged."
    case .page(let value):
      "A tap on one of its halves made page \(value) (counted from 0) the current one, so it sent valueChanged."
    case .switched: "It was tapped, or its knob was dragged across, so it sent valueChanged."
    case .other: "Its value changed, so it sent valueChanged."
    }
  }

  func beganOutside(by points: Double, reach: Double?) -> String {
    "The touch began \(EnglishReason.pt(points)) outside its bounds, but its point(inside:with:) override returned true\(EnglishWhyView.limit(reach))."
  }

  func late(_ control: String, _ cause: HoldingProperty, by seconds: Double, holder: String)
    -> String
  {
    let time = Units.milliseconds(seconds)
    let because = EnglishWhyView.clause(cause, of: holder)
    return cause.isEnd
      ? "\(holder) held the end of the touch for \(time) (\(because)), so touchUpInside came \(time) late."
      : "\(holder) held the touch for \(time) before \(control) got it (\(because)), so touchDown came \(time) late."
  }

  func cancelled(_ control: String, by canceller: Canceller) -> String {
    switch canceller {
    case .system:
      "The system cancelled the touch, so \(control) stopped tracking and sent touchCancel."
    case .recognizer(let name, let cause):
      "\(name) recognized and cancelled the touch (\(EnglishWhyView.clause(cause, of: name))), so \(control) sent touchCancel instead of touchUpInside: no action for touchUpInside ran."
    case .unknown:
      "Its touch was cancelled, so \(control) sent touchCancel instead of touchUpInside: no action for touchUpInside ran."
    }
  }
}
