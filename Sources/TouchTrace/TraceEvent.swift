/// One decision or delivery of the engine, as a fixed-size value.
///
/// Numbers and handles only: texts that do not fit (a property's values, a printed line, a timer's name) are in the
/// trace's side table at `payload`.
public struct TraceEvent: Hashable, Sendable, BitwiseCopyable {
  /// Position in the trace, from 0.
  public var seq: UInt32
  /// The event that led to this one, or `noCause`.
  public var cause: UInt32
  /// When it happened.
  public var time: Instant
  /// Depth of calls, for nested printing.
  public var depth: UInt16
  public var kind: TraceKind
  /// What exactly happened.
  public var verb: Verb
  /// The object that it is about.
  public var subject: Handle
  /// The other object of a decision, a prevention or a wait; `Handle.none` when there is none.
  public var other: Handle
  /// The state before.
  public var from: GestureState
  /// The state after.
  public var to: GestureState
  /// The phase of the finger.
  public var phase: TouchPhase
  /// Why.
  public var reason: Reason
  /// The answer to a question, if there is one.
  public var answer: Bool
  /// Who gave the answer.
  public var source: AnswerSource
  /// The rule behind it.
  public var rule: Rule
  /// The measured value (points, seconds, a count); for a sample the finger's x, for a hit test the pass (1 or 2), for the
  /// end of a control's tracking how far outside of it the touch ended, in its own points.
  public var measured: Double
  /// The limit that it was compared with; for a sample the finger's y; for a view that a hit test asks, how far
  /// outside the view the point is (points of the screen, 0 if its bounds contain it), or the alpha of a rejected view.
  public var limit: Double
  /// Index in the side table, or `noPayload`.
  public var payload: UInt32

  @inlinable public static var noCause: UInt32 { UInt32.max }
  /// No text in the side table.
  @inlinable public static var noPayload: UInt32 { UInt32.max }

  /// Arguments that are not given are empty.
  @inlinable
  public init(
    kind: TraceKind, verb: Verb, subject: Handle, other: Handle = .none,
    from: GestureState = .possible, to: GestureState = .possible, phase: TouchPhase = .began,
    reason: Reason = .none, answer: Bool = false, source: AnswerSource = .none,
    rule: Rule = .none,
    measured: Double = 0, limit: Double = 0
  ) {
    seq = 0
    cause = Self.noCause
    time = .zero
    depth = 0
    payload = Self.noPayload
    self.kind = kind
    self.verb = verb
    self.subject = subject
    self.other = other
    self.from = from
    self.to = to
    self.phase = phase
    self.reason = reason
    self.answer = answer
    self.source = source
    self.rule = rule
    self.measured = measured
    self.limit = limit
  }
}
