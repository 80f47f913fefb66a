/// What a recognizer's state machine shows: UIKit's states, a possible one that waits for another recognizer, and a
/// failed one that another recognizer prevented.
package enum StateLabel: CaseIterable, Sendable {
  case possible, held, began, changed, ended, cancelled, failed, prevented
}
