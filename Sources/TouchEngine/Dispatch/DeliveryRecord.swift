import Foundation
import TouchTrace

/// How far one touch has come with its view.
struct DeliveryRecord {
  enum Status { case fresh, begun, over }

  /// A phase that a recognizer holds back, with the touch as it was then (DL-25).
  struct Held {
    var phase: TouchPhase
    /// Whose it is: another finger may use the touch again meanwhile (TD-26).
    var finger: Handle
    var location: CGPoint
    var previous: CGPoint
    var timestamp: TimeInterval
    var tapCount: Int
    var time: Instant
    /// Who holds it; empty when it only queues behind another.
    var holders: [UIGestureRecognizer]
  }

  var status = Status.fresh
  /// The finger whose beginning the view got; another may use the touch again before the view gets its end (TD-26).
  var begunBy = Handle.none
  var held: [Held] = []
  /// True when the view is not given this touch at all (MT-01, MT-06).
  var isWithheld = false

  /// True when a move goes to the view at once.
  var passesMoves: Bool { status == .begun && held.isEmpty && !isWithheld }

  /// A new contact of a touch that is used again: what is still held of the last one stays in the queue.
  mutating func beginAgain() {
    if held.isEmpty { status = .fresh }
    isWithheld = false
  }

  /// The queue from its head up to the first phase that somebody holds.
  var isHeadFree: Bool { held.first?.holders.isEmpty ?? false }
}
