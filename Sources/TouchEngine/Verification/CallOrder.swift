#if TOUCHSCOPE_VERIFY
  import TouchTrace

  /// In what order the touch methods of views are called for each touch: the beginning, moves, then one end or cancellation.
  struct CallOrder {
    /// Touches that began on their views and are not over, by number.
    private var open: Set<UInt32> = []
    /// The first view that was called in another order.
    var broken: Handle?

    /// A view is about to get a phase of a touch.
    mutating func note(_ phase: TouchPhase, of touch: UITouch, on view: UIView) {
      let isOpen = open.contains(touch.number)
      switch phase {
      case .began:
        if isOpen { fail(view) }
        open.insert(touch.number)
      case .moved: if !isOpen { fail(view) }
      case .ended, .cancelled:
        if !isOpen { fail(view) }
        open.remove(touch.number)
      case .stationary: break
      }
    }

    /// The views have got what they get of an event: what was lifted is over for them, unless its end is held back.
    mutating func checkEnds(of touches: [UITouch], in window: UIWindow) {
      for touch in touches
      where !touch.isDown && touch.window === window && touch.record.held.isEmpty
        && open.contains(touch.number)
      {
        open.remove(touch.number)
        if let view = touch.view { fail(view) }
      }
    }

    private mutating func fail(_ view: UIView) {
      if broken == nil { broken = view.touchscopeHandle }
    }
  }
#endif
