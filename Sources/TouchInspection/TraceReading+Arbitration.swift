public import TouchTrace

/// Which recognizer got which finger, and what was asked and answered about them.
extension TraceReading {
  /// A recognizer that was given a finger.
  public struct Attachment: Sendable, Hashable {
    public var recognizer: Handle
    public var finger: Handle
    public var event: UInt32
  }

  /// Answers kept of one gesture; older ones are forgotten first.
  static let decisionsMax = 400

  mutating func readDecision(_ event: TraceEvent) {
    decisions.append(event)
    if decisions.count > Self.decisionsMax {
      decisions.removeFirst(decisions.count - Self.decisionsMax)
    }
  }

  /// The first delivery of a finger's beginning to a recognizer.
  mutating func readAttachment(_ event: TraceEvent) {
    guard event.verb == .touchesBegan else { return }
    attachments.append(
      Attachment(recognizer: event.subject, finger: event.other, event: event.seq))
  }

  /// The recognizers of a finger in the order in which they are told of it.
  public func recognizers(of finger: Handle) -> [Attachment] {
    attachments.filter { $0.finger == finger }
  }

  /// The latest refusal of a finger by the delegate of a recognizer.
  public func refusal(by recognizer: Handle) -> TraceEvent? {
    decisions.last { $0.kind == .receive && $0.subject == recognizer && !$0.answer }
  }
}
