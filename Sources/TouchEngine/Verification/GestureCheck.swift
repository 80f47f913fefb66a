#if TOUCHSCOPE_VERIFY
  import TouchTrace

  /// Checks what the gesture environment notes about those in play.
  struct GestureCheck {
    private let engine: Engine
    private let gestures: GestureEnvironment

    init(_ engine: Engine) {
      self.engine = engine
      gestures = engine.gestures
    }

    func run() throws(InvariantViolation) {
      for recognizer in gestures.inPlay {
        try demand(.inPlayIsMarked, recognizer, recognizer.record.isInPlay)
        try run(recognizer)
      }
      for recognizer in gestures.queue {
        try demand(.queueIsMarked, recognizer, recognizer.record.isQueued)
      }
      try checkThatEachIsOnce(gestures.inPlay, .inPlayIsMarked)
      try checkThatEachIsOnce(gestures.queue, .queueIsMarked)
      try checkOrder()
      try checkHints()
    }

    /// What holds of a recognizer wherever it is.
    func run(_ recognizer: UIGestureRecognizer) throws(InvariantViolation) {
      let record = recognizer.record
      try demand(
        .marksAreCleared, recognizer,
        !record.isFound && !record.hasJustFailed && !record.isResetting && record.whyNext == nil)
      try demand(.inPlayIsMarked, recognizer, !record.isInPlay || isInPlay(recognizer))
      try demand(
        .queueIsMarked, recognizer, !record.isQueued || gestures.queue.containsObject(recognizer))
      try demand(
        .touchesAreInPlay, recognizer, record.isInPlay || record.attemptTouches.isEmpty)
      try demand(.endIsNoted, recognizer, record.life.isOver == isOver(record.life.situation))
      try checkTouches(recognizer)
      for timer in record.timers {
        try demand(.timersArePending, recognizer, engine.clock.isPending(timer.id))
      }
      try demand(.viewIsAlive, recognizer, hasLiveView(recognizer))
    }

    private func isInPlay(_ recognizer: UIGestureRecognizer) -> Bool {
      gestures.inPlay.containsObject(recognizer)
    }

    private func isOver(_ situation: StateSituation) -> Bool {
      switch situation {
      case .ended, .cancelled, .failed: true
      case .possible, .held, .beganPending, .began, .changed: false
      }
    }

    private func checkTouches(_ recognizer: UIGestureRecognizer) throws(InvariantViolation) {
      let record = recognizer.record
      for touch in record.touchesInPlay {
        try demand(
          .touchesAreGathered, recognizer,
          touch.isDown && record.attemptTouches.containsObject(touch)
            && touch.gathered.containsObject(recognizer))
      }
    }

    private func hasLiveView(_ recognizer: UIGestureRecognizer) -> Bool {
      guard let address = recognizer.viewAddress else { return true }
      guard LiveViews.contains(address), let view = recognizer.view else { return false }
      return view.ownRecognizers.containsObject(recognizer)
    }

    private func checkThatEachIsOnce(
      _ list: [UIGestureRecognizer], _ invariant: Invariant
    ) throws(InvariantViolation) {
      defer { for recognizer in list { recognizer.record.isFound = false } }
      for recognizer in list {
        try demand(invariant, recognizer, !recognizer.record.isFound)
        recognizer.record.isFound = true
      }
    }

    /// An order that is out of date is made anew before anybody asks for it.
    private func checkOrder() throws(InvariantViolation) {
      guard gestures.orders.isUpToDate(version: engine.treeVersion) else { return }
      let ordered = gestures.orders.addedFirst
      for recognizer in ordered {
        try demand(.orderIsOfInPlay, recognizer, recognizer.record.isInPlay)
      }
      try checkThatEachIsOnce(ordered, .orderIsOfInPlay)
      guard let first = gestures.inPlay.first else { return }
      try demand(.orderIsOfInPlay, first, ordered.count == gestures.inPlay.count)
    }

    private func checkHints() throws(InvariantViolation) {
      let hints = gestures.hints
      for recognizer in gestures.inPlay {
        let life = recognizer.record.life
        try demand(
          .hintsHold, recognizer,
          (hints.contains(.anybodyMayHaveRecognized) || !life.hasRecognized)
            && (hints.contains(.anybodyMayBeHeld) || !life.isHeld))
      }
      guard !hints.contains(.mayHaveFinished), gestures.inPlay.contains(where: \.hasFinished)
      else { return }
      let blocked = BlockedGroups(gestures.inPlay)
      for recognizer in gestures.inPlay where recognizer.hasFinished {
        try demand(.hintsHold, recognizer, blocked.contains(recognizer))
      }
    }

    private func demand(
      _ invariant: Invariant, _ recognizer: UIGestureRecognizer, _ holds: Bool
    ) throws(InvariantViolation) {
      try engine.demand(invariant, of: recognizer.touchscopeHandle, holds)
    }
  }

  extension VirtualClock {
    fileprivate func isPending(_ id: UInt64) -> Bool { deadlines.contains { $0.id == id } }
  }
#endif
