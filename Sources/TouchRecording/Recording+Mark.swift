import TouchScenes
public import TouchTrace

/// A part of a session as a recording of its own.
extension Recording {
  /// What happened from a moment on, as if the scene had been loaded then.
  ///
  /// Edits and what the program did before it come first, at time zero. Fingers that were down at the moment are left
  /// out until they touch again.
  public func since(_ mark: Instant) -> Recording {
    var recording = self
    var down: Set<Int> = []
    recording.inputs = inputs.compactMap { input -> SceneInput? in
      let isKept = input.arrival >= mark
      switch input.event {
      case .digitizer(var event):
        guard isKept else {
          for change in event.changes { Self.follow(change, &down) }
          return nil
        }
        event.changes = event.changes.filter { change in
          if change.phase == .began { down.remove(change.finger) }
          let isOld = down.contains(change.finger)
          if isOld { Self.follow(change, &down) }
          return !isOld
        }
        guard !event.changes.isEmpty else { return nil }
        return SceneInput(
          arrival: input.arrival.after(mark), event: .digitizer(event.after(mark)))
      case .interrupt: if !isKept { down = [] }
      case .button, .shake, .wait: break
      case .set, .program, .suspend, .resume:
        return SceneInput(arrival: isKept ? input.arrival.after(mark) : .zero, event: input.event)
      }
      return isKept ? SceneInput(arrival: input.arrival.after(mark), event: input.event) : nil
    }
    return recording
  }

  private static func follow(_ change: FingerChange, _ down: inout Set<Int>) {
    switch change.phase {
    case .began: down.insert(change.finger)
    case .ended, .cancelled: down.remove(change.finger)
    case .moved, .stationary: break
    }
  }

  /// A finger went down in it.
  public var hasTouches: Bool {
    inputs.contains { input in
      guard case .digitizer(let event) = input.event else { return false }
      return event.changes.contains { $0.phase == .began }
    }
  }
}

extension Session {
  /// Its inputs, all or those since a moment.
  public func recording(since mark: Instant?) -> Recording {
    mark.map(recording().since) ?? recording()
  }
}

extension Instant {
  /// The same as a time that begins at `mark`.
  fileprivate func after(_ mark: Instant) -> Instant {
    Instant(nanoseconds: nanoseconds > mark.nanoseconds ? nanoseconds - mark.nanoseconds : 0)
  }
}

extension DigitizerEvent {
  fileprivate func after(_ mark: Instant) -> DigitizerEvent {
    var event = self
    event.arrival = arrival.after(mark)
    event.timestamp = timestamp.after(mark)
    for finger in event.changes.indices {
      for sample in event.changes[finger].coalesced.indices {
        let stamp = event.changes[finger].coalesced[sample].timestamp
        event.changes[finger].coalesced[sample].timestamp = stamp.after(mark)
      }
    }
    return event
  }
}
