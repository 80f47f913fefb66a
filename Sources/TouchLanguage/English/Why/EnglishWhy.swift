import TouchTrace

struct EnglishWhy: WhySentences {
  func nothingYet(_ name: String) -> String { "\(name) has had no touch yet" }
  func noTouchYet(isPast: Bool) -> String {
    isPast ? "Nothing was touched before this moment." : "Nothing has been touched yet."
  }

  func source(rule: String?, event: Int?, seconds: Double?, isUnexplained: Bool) -> String? {
    var parts: [String] = []
    if isUnexplained { parts.append("no reason recorded") }
    if let rule { parts.append(rule) }
    if let event {
      parts.append("event \(event)" + (seconds.map { " at \(CanonicalLine.number($0)) s" } ?? ""))
    }
    return parts.isEmpty ? nil : "[\(parts.joined(separator: ", "))]"
  }

  // MARK: Touches

  func touchIsNotDown(_ touch: Int) -> String { "Touch \(touch) is not down" }
  func noSuchTouch(_ touch: Int) -> String { "There was no touch \(touch) in this gesture." }
  func touchHitNothing(_ touch: Int) -> String { "Touch \(touch) hit no view" }
  func touchBelongs(_ touch: Int, to view: String) -> String {
    "Touch \(touch) belongs to \(view)"
  }
  func ignored(_ touch: Int) -> String {
    "Touch \(touch) went down while the app was ignoring events (beginIgnoringInteractionEvents()), so no view ever gets it."
  }
  func noViewTakesTouches(_ touch: Int) -> String {
    "Touch \(touch) began where no view takes touches."
  }
  func noWindowTakesTouches(_ touch: Int, asked window: String, _ refusal: Refusal) -> String {
    "Touch \(touch) began where no window takes touches: \(window) was asked and refused, because \(EnglishReason.clause(refusal).text)."
  }

  // MARK: Responders

  func gotTouch(_ responder: String) -> String { "\(responder) got the touch" }
  func gotNoTouch(_ responder: String) -> String { "\(responder) did not get the touch" }
  var previousForwarded: String { "The responder before it forwarded the touch to it." }
  func forwarded(by chain: [String]) -> String {
    "It got the touch through the responder chain: \(chain.list) forwarded it."
  }
  func allHeld(by recognizers: [String], _ causes: [HoldingProperty], _ end: HoldEnd) -> String {
    let recognizer = recognizers.list
    let cause = HoldingProperty.together(causes) { $0.list }
    let because = EnglishWhyView.clause(cause, of: recognizer)
    return switch end {
    case .ongoing:
      "No responder has the touch yet: \(recognizer) \(recognizers.count == 1 ? "is" : "are") holding it, because \(because)."
    case .dropped:
      "No responder got the touch: \(recognizer) held it (\(because)), and it was never delivered."
    case .released:
      "No responder got the touch: \(recognizer) held it (\(because)), and when it let go, the touch was no longer delivered."
    }
  }
  func withheld(from view: String, touch: Int, _ withholding: Withholding) -> String {
    "No responder gets touch \(touch): its hit view is \(view), and \(EnglishReason.clause(withholding).text)."
  }
  func notDelivered(_ touch: Int, hitView: String) -> String {
    "No responder has got anything of touch \(touch) yet: its hit view is \(hitView)."
  }
  func stopped(at responder: String) -> String {
    "\(responder) got the touch and did not forward it."
  }
  func superNotCalled(by responder: String) -> String {
    "\(responder) did not call super in touchesBegan, so no responder after it got the touch."
  }
  func notTold(by responder: String) -> String { "was not told: \(responder) did not call super" }
  func notInChain(_ chain: [String]) -> String {
    "The touch went to \(chain.list); it is not in that responder chain."
  }

  // MARK: Tables

  func rowSelected(_ row: String) -> String { "\(row) was selected" }
  func rowSelected(of table: String) -> String { "A row of \(table) was selected" }
  func itemSelected(of collection: String) -> String { "An item of \(collection) was selected" }
  func itemSelection(by collection: String) -> String {
    "The touch ended on the item and \(collection) did not scroll, so it selected the item and told its delegate with collectionView(_:didSelectItemAt:)."
  }
  func cancelled(by recognizer: String, notSelected row: String) -> String {
    "\(notSelected(row)): \(recognizer) cancelled the touch"
  }
  func notSelected(_ row: String) -> String { "\(row) was not selected" }
  func notSelected(withoutTouch row: String) -> String {
    "\(notSelected(row)): it never got the touch"
  }
  func notSelected(
    _ cause: SelectionRefusal, in table: String, _ list: SelectingList
  ) -> String {
    let items = list == .table ? "rows" : "items"
    let base = list == .table ? "UITableView" : "UICollectionView"
    return switch cause {
    case .superNotCalled(let name):
      "\(name) overrides the touch methods without calling super, so those of \(base), which select its \(items), never ran."
    case .kept(let responder):
      "\(responder) overrides the touch methods without calling super, so the touch never came to \(table), which selects its \(items) in its own touch methods."
    case .delegate:
      list == .table
        ? "The delegate of \(table) returned false from tableView(_:shouldHighlightRowAt:): a row that may not be highlighted is not selected."
        : "The delegate of \(table) returned false from collectionView(_:shouldHighlightItemAt:): an item that may not be highlighted is not selected."
    case .notAllowed:
      list == .table
        ? "No row of \(table) can be selected: its allowsSelection is false (allowsSelectionDuringEditing, while it is edited)."
        : "No item of \(table) can be selected: its allowsSelection is false."
    }
  }
  func notSelected(_ row: String, lostIn table: String, _ list: SelectingList) -> String {
    let item = list == .table ? "a row" : "an item"
    return "\(notSelected(row)): \(table) selects \(item) only when it gets touchesEnded."
  }
  func rowSelection(by table: String) -> String {
    "The touch ended on the row and \(table) did not scroll, so it selected the row and told its delegate with tableView(_:didSelectRowAt:)."
  }
  func rowLost(
    to recognizer: String, _ cause: CancellingProperty, _ place: CancelledTouchPlace, table: String
  ) -> String {
    let why = EnglishWhyView.clause(cause, of: recognizer)
    let loss =
      switch place {
      case .view(let view): "and cancelled the touch in \(view), because \(why)"
      case .held(let holders):
        "while \(holders.list) still held the touch back, and cancelled it (\(why))"
      }
    return
      "\(recognizer) recognized \(loss). \(table) selects a row only when it gets touchesEnded."
  }

  // MARK: The app

  func printed(_ line: String, by printer: String?) -> String {
    let who = printer.map { "The action of \($0)" } ?? "The app"
    return "\(who) printed \u{201C}\(line)\u{201D}."
  }
}
