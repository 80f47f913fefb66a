/// What is said in explanations about any object, and about responders.
package protocol WhySentences: Sendable {
  // MARK: Any object

  /// The title about an object before the first touch, and its sentence; `isPast` where a touch comes later.
  func nothingYet(_ name: String) -> String
  func noTouchYet(isPast: Bool) -> String
  /// Where a sentence comes from: `[AR-37 documented, event 12 at 0.05 s]`; the rule by its id and basis, the event by its
  /// number from 1 and its time in seconds. Nil when there is nothing to say.
  func source(rule: String?, event: Int?, seconds: Double?, isUnexplained: Bool) -> String?

  // MARK: Touches

  func touchIsNotDown(_ touch: Int) -> String
  func noSuchTouch(_ touch: Int) -> String
  func touchHitNothing(_ touch: Int) -> String
  func touchBelongs(_ touch: Int, to view: String) -> String
  func noViewTakesTouches(_ touch: Int) -> String
  /// It went down while the app ignored events.
  func ignored(_ touch: Int) -> String
  func noWindowTakesTouches(_ touch: Int, asked window: String, _ refusal: Refusal) -> String

  // MARK: Responders

  func gotTouch(_ responder: String) -> String
  func gotNoTouch(_ responder: String) -> String
  var previousForwarded: String { get }
  /// Those before it in the responder chain, the hit view first.
  func forwarded(by chain: [String]) -> String
  /// No view or other responder got a touch that recognizers held, each for its cause.
  func allHeld(by recognizers: [String], _ causes: [HoldingProperty], _ end: HoldEnd) -> String
  /// No responder gets the touch, because its hit view is not given it.
  func withheld(from view: String, touch: Int, _ withholding: Withholding) -> String
  /// Nothing of a touch was delivered up to now.
  func notDelivered(_ touch: Int, hitView: String) -> String
  func stopped(at responder: String) -> String
  /// Why no responder after one got the touch, where the headline tells that it did not forward it.
  func superNotCalled(by responder: String) -> String
  /// What stands behind the name of the one that would have got the touch next.
  func notTold(by responder: String) -> String
  func notInChain(_ chain: [String]) -> String

  // MARK: Tables

  /// A row by its name, or any row of a table.
  func rowSelected(_ row: String) -> String
  func rowSelected(of table: String) -> String
  func rowSelection(by table: String) -> String
  /// Instead of the item of a collection view, where that has no view.
  func itemSelected(of collection: String) -> String
  func itemSelection(by collection: String) -> String
  /// A recognizer took the touch of a row, which was not selected because of that.
  func cancelled(by recognizer: String, notSelected row: String) -> String
  /// A row or item that was touched and not selected, and why.
  func notSelected(_ row: String) -> String
  /// The title of a row or item to which the touch never came, because a drag took it before.
  func notSelected(withoutTouch row: String) -> String
  func notSelected(
    _ cause: SelectionRefusal, in table: String, _ list: SelectingList
  ) -> String
  /// The same of one whose touch a recognizer took, of which another sentence tells.
  func notSelected(_ row: String, lostIn table: String, _ list: SelectingList) -> String
  /// A recognizer cancelled the touch before its row was selected.
  func rowLost(
    to recognizer: String, _ cause: CancellingProperty, _ place: CancelledTouchPlace, table: String
  ) -> String

  // MARK: The app

  /// A line that the app's own code printed: in the action of a recognizer or control, by its marked name, or anywhere.
  func printed(_ line: String, by printer: String?) -> String
}

/// Why a touch on a row or item selected nothing; names are marked.
package enum SelectionRefusal: Hashable, Sendable {
  /// The table's touch methods do not call super.
  case superNotCalled(by: String)
  /// Something in the row kept the touch.
  case kept(by: String)
  /// The delegate does not let the row be highlighted.
  case delegate
  /// The table lets none be selected.
  case notAllowed
}

/// What selects with touches.
package enum SelectingList: Hashable, Sendable {
  case table, collection
}
