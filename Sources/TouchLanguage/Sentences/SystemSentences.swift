/// The tables of the tab System.
package enum SystemTableKind: String, CaseIterable, Sendable {
  case pipeline, hid, runLoop, touchMap, gestures, objects, sequence, stack, classes, reference
}

/// What an object of one class knows of one of another.
package enum ReferenceKind: String, CaseIterable, Sendable {
  /// A recognizer's view.
  case view
  /// A view's superview.
  case superview
  /// What an action is sent to.
  case target
  /// What is asked and told, such as whether a recognizer may begin.
  case delegate
  /// What gives a table or a collection its rows and items.
  case dataSource
}

/// A column of a table of the tab System that is named for people; others have the name that a debugger prints.
package enum SystemColumn: Hashable, Sendable {
  case classes, superclasses, events, objects
  case recognizer, state, flags, view, target, needs
  case field, hand
  /// The fields of one finger, by its number.
  case finger(Int)
  case object, step, frame, key, touches
  case source, order, port, signalled, valid, timeStamp, latency
  /// Of the messages of a sequence.
  case time, from, to, message
}

/// Why a row of a table is not made from the trace.
package enum SystemNote: Hashable, Sendable {
  /// A constant of the recorded device.
  case printed
  /// A call that was never seen, only concluded.
  case inferred
}

/// How an object of a class gets touches.
package enum TouchReception: Hashable, Sendable {
  /// Through the methods of a responder.
  case responder
  /// Through the methods of a recognizer, which is not a responder.
  case recognizer
}

/// What is said in the tab System.
package protocol SystemSentences: Sendable {
  func title(of table: SystemTableKind) -> String
  /// What a table shows, within a sentence.
  func summary(of table: SystemTableKind) -> String
  func column(_ column: SystemColumn) -> String

  /// Instead of a table without rows.
  var empty: String { get }
  /// What a marked row is, after its name.
  func note(_ note: SystemNote) -> String
  /// What the marks of a table mean.
  func legend(_ notes: [SystemNote]) -> String

  // MARK: Pipeline

  var mainThread: String { get }
  /// A thread that fetches nothing, with how many events wait for it.
  func suspended(thread: String, queued: Int) -> String
  /// The digitizer's event: one of the hand, with its fingers.
  func hand(fingers: Int) -> String
  /// The system kept an event to itself.
  var consumed: String { get }
  /// The system sends an event to the app.
  var forwarded: String { get }
  /// One of the two hit tests of a new touch, from 1.
  func pass(_ number: Int) -> String
  func viewsAsked(_ count: Int) -> String
  func recognizers(_ count: Int) -> String
  /// The run loop waits in a call.
  func runLoopSleeps(in call: String) -> String

  // MARK: Run loop

  /// A thread that fetches nothing.
  var threadIsSuspended: String { get }
  var threadWaitsForPorts: String { get }
  var threadIsAwake: String { get }
  func threadSleeps(in call: String) -> String
  /// The search of a source by its port in a register.
  func lookup(_ register: String) -> String
  /// The title above the events, which wait or were received.
  func eventQueue(_ count: Int, isWaiting: Bool) -> String
  /// An event of the queue, from 1, with what each finger does as lines of the trace print it.
  func event(_ number: Int, _ fingers: [String]) -> String
  /// Instead of the latency of an event that waits.
  var isQueued: String { get }

  // MARK: Recognizers, objects, calls, classes

  /// A list with what sorts it, both as a debugger prints them.
  func sorted(_ list: String, by comparator: String) -> String
  var noUpdates: String { get }
  func objects(_ count: Int) -> String
  /// The title above the calls, with the line of the trace that they led to.
  func calls(behind line: String) -> String
  func reception(_ reception: TouchReception) -> String

  // MARK: Diagrams

  /// The title of a sequence of calls.
  func sequence(touch: Int) -> String
  /// That so many older turns are left out.
  func earlierTurns(_ count: Int) -> String
  /// That a turn came so often, the last time at a time.
  func repeated(_ count: Int, until time: String) -> String
  /// What a class refers to.
  func reference(_ kind: ReferenceKind, to className: String) -> String
  /// What the sign before a class means: whether its objects may be in a responder chain.
  func inChain(_ isResponder: Bool) -> String
}
