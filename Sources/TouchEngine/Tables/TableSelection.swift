import Foundation
import TouchTrace

/// Turns the touches of a table into highlighted and selected rows (TBL-01 to TBL-16, TBL-20).
final class TableSelection {
  unowned let table: UITableView
  /// Selected rows, in the order of their selection.
  private(set) var paths: [IndexPath] = []
  private var touched: Touched?
  /// A row whose touch has ended; it is selected right after the event (TBL-08).
  private var pending: IndexPath?

  /// The one touch that highlights a row (TBL-20).
  private struct Touched {
    let touch: UITouch
    let path: IndexPath
  }

  init(_ table: UITableView) { self.table = table }

  private var engine: Engine { table.touchscopeEngine }
  private var delegate: (any UITableViewDelegate)? { table.delegate as? any UITableViewDelegate }
  /// A touch highlights a row, or its selection is about to come.
  var isBusy: Bool { touched != nil || pending != nil }

  /// Whether a touch may select a row.
  var isAllowed: Bool {
    table.isEditing ? table.allowsSelectionDuringEditing : table.allowsSelection || isMultiple
  }
  private var isMultiple: Bool {
    table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }

  // MARK: Touches

  func began(_ touches: Set<UITouch>) {
    guard !isBusy, isAllowed, let touch = touches.first,
      let path = table.indexPathForRow(at: touch.location(in: table)),
      let cell = table.cellForRow(at: path), touch.view?.isDescendant(of: cell) == true,
      shouldHighlight(path)
    else { return }
    touched = Touched(touch: touch, path: path)
    cell.setHighlighted(true, animated: false)
    tell(.didHighlightRow, path, rule: .tbl01) {
      $0.tableView(table, didHighlightRowAt: path)
    }
    if !isMultiple { showSelection(false, except: path) }
  }

  private func shouldHighlight(_ path: IndexPath) -> Bool {
    engine.lastAnswer.isDefault = false
    guard
      let answer = table.touchscopeTableHooks.shouldHighlightRow?(path)
        ?? delegate?.tableView(table, shouldHighlightRowAt: path)
    else { return true }
    ask(.shouldHighlightRow, path, answer ? "yes" : "no", answer, rule: answer ? .tbl01 : .tbl02)
    return answer
  }

  /// A finger that leaves the row, where nothing scrolls, takes the highlight with it (EC-40).
  func moved(_ touches: Set<UITouch>) {
    guard let touched, touches.contains(touched.touch),
      table.indexPathForRow(at: touched.touch.location(in: table)) != touched.path
    else { return }
    letGo(rule: .ec40)
  }

  func ended(_ touches: Set<UITouch>) {
    guard let touched, touches.contains(touched.touch) else { return }
    self.touched = nil
    pending = touched.path
    let cause = engine.recorder.cause
    engine.afterCommit { [weak self] in
      guard let self, let path = pending else { return }
      pending = nil
      engine.because(cause) { self.lifted(from: path) }
    }
  }

  func cancelled(_ touches: Set<UITouch>) {
    guard let touched, touches.contains(touched.touch) else { return }
    letGo(rule: .tbl04)
  }

  /// The touch is gone without a selection: what was selected looks so again (TBL-03).
  private func letGo(rule: Rule) {
    guard let touched else { return }
    self.touched = nil
    unhighlight(touched.path, rule: rule)
    showSelection(true)
  }

  private func unhighlight(_ path: IndexPath, rule: Rule) {
    table.cellForRow(at: path)?.setHighlighted(false, animated: false)
    tell(.didUnhighlightRow, path, rule: rule) {
      $0.tableView(table, didUnhighlightRowAt: path)
    }
  }

  /// The look of the selected rows, without a word to the delegate (TBL-03).
  private func showSelection(_ isShown: Bool, except: IndexPath? = nil) {
    for path in paths where path != except {
      table.cellForRow(at: path)?.setSelected(isShown, animated: false)
    }
  }

  // MARK: Right after the lift (TBL-05, TBL-10)

  private func lifted(from path: IndexPath) {
    unhighlight(path, rule: .tbl05)
    if isMultiple, paths.contains(path) {
      deselect(path, rule: .tbl10)
    } else if let target = willSelect(path), table.hasRow(target), letOthersGo(for: target) {
      select(target)
    }
    showSelection(true)
  }

  private func willSelect(_ path: IndexPath) -> IndexPath? {
    engine.lastAnswer.isDefault = false
    guard let delegate else { return path }
    let answer = delegate.tableView(table, willSelectRowAt: path)
    ask(.willSelectRow, path, text(answer, for: path), answer != nil, rule: .tbl05)
    return answer
  }

  /// With single selection the old row goes first; one that its delegate keeps keeps the new one away (EC-41).
  private func letOthersGo(for target: IndexPath) -> Bool {
    guard !isMultiple else { return true }
    for old in paths where old != target { deselect(old, rule: .tbl05) }
    return paths.allSatisfy { $0 == target }
  }

  private func deselect(_ path: IndexPath, rule: Rule) {
    engine.lastAnswer.isDefault = false
    var answer: IndexPath? = path
    if let delegate {
      answer = delegate.tableView(table, willDeselectRowAt: path)
      ask(.willDeselectRow, path, text(answer, for: path), answer != nil, rule: rule)
    }
    guard let target = answer, paths.contains(target) else { return }
    set(target, false)
    tell(.didDeselectRow, target, rule: rule) {
      $0.tableView(table, didDeselectRowAt: target)
    }
  }

  private func select(_ path: IndexPath) {
    set(path, true)
    let seq = engine.record(
      TraceEvent(
        kind: .action, verb: .action, subject: table.touchscopeHandle,
        other: table.cellForRow(at: path)?.touchscopeHandle ?? .none, rule: .tbl08),
      payload: "didSelectRow \(table.text(path))")
    engine.because(seq) {
      engine.nested {
        table.touchscopeTableHooks.didSelectRow?(path)
        delegate?.tableView(table, didSelectRowAt: path)
      }
    }
  }

  // MARK: The program (TBL-12)

  /// Selects or deselects a row and tells nobody.
  func set(_ path: IndexPath, _ isSelected: Bool) {
    paths.removeAll { $0 == path }
    if isSelected { paths.append(path) }
    table.cellForRow(at: path)?.setSelected(isSelected, animated: false)
  }

  /// Rows have come, gone or moved: `place` says where a selected one is now, nil for nowhere.
  func follow(_ place: (IndexPath) -> IndexPath?) { paths = paths.compactMap(place) }

  /// The rows are read anew: nothing is highlighted or selected any more.
  func forget() {
    touched = nil
    pending = nil
    paths = []
  }

  // MARK: Trace

  private func text(_ answer: IndexPath?, for path: IndexPath) -> String {
    guard let answer else { return "no" }
    return answer == path ? "yes" : "becomes \(table.text(answer))"
  }

  /// An answer that a delegate gives; what it leaves out is not told.
  private func ask(_ verb: Verb, _ path: IndexPath, _ text: String, _ answer: Bool, rule: Rule) {
    guard !engine.lastAnswer.isDefault else { return }
    engine.record(
      TraceEvent(
        kind: .decision, verb: verb, subject: table.touchscopeHandle, answer: answer,
        source: .delegate, rule: rule), payload: "\(table.text(path)) \(text)")
  }

  private func tell(
    _ verb: Verb, _ path: IndexPath, rule: Rule, _ body: (any UITableViewDelegate) -> Void
  ) {
    table.record(verb, rule: rule, payload: table.text(path)) {
      if let delegate { body(delegate) }
    }
  }
}
