import TouchLanguage
import TouchTrace

/// Why a row of a table, or an item of a collection view, was selected, or was not although it was touched.
enum WhyTable {
  static func isSelection(_ event: TraceEvent, _ trace: Trace) -> Bool {
    event.kind == .action && event.payload != TraceEvent.noPayload
      && TraceReading.isSelection(trace.payload(of: event))
  }

  /// That the touch of a hit test selected a row, or why it did not, said of the row, of what is in it and of its table.
  static func selection(
    around view: Handle, _ hit: HitReading, _ input: PictureInput
  ) -> [Explanation.Sentence] {
    let selected = events(after: hit, input).last { isSelection($0, input.trace) }
    guard let event = selected else {
      guard let row = UnselectedRow(input), row.isAbout(view, input) else { return [] }
      return [row.sentence(input)]
    }
    guard view == event.subject || event.other != .none && isPart(view, of: event.other, input)
    else { return [] }
    return [sentence(event, input)]
  }

  /// What happened after a hit test, up to the playhead.
  static func events(after hit: HitReading, _ input: PictureInput) -> some BidirectionalCollection<
    TraceEvent
  > {
    let end = min(input.reading.system.position, input.trace.events.count)
    let start = min(hit.lastEvent.map { Int($0) + 1 } ?? 0, end)
    return input.trace.events[start..<end]
  }

  private static func isPart(_ view: Handle, of row: Handle, _ input: PictureInput) -> Bool {
    view == row || input.snapshot.isInside(view, row)
  }

  static func explain(_ event: TraceEvent, _ input: PictureInput) -> Explanation {
    let isNamed = event.other != .none
    let title =
      isNamed
      ? Text.why.rowSelected(
        input.snapshot.view(event.other).map { input.marked(row: $0) } ?? input.marked(event.other))
      : untold(event, input)
    return Explanation(
      isNamed ? event.other : event.subject, title, [sentence(event, input)])
  }

  private static func isRow(_ event: TraceEvent, _ trace: Trace) -> Bool {
    trace.payload(of: event).hasPrefix(TraceReading.rowSelected)
  }

  private static func untold(_ event: TraceEvent, _ input: PictureInput) -> String {
    let name = input.marked(event.subject)
    return isRow(event, input.trace)
      ? Text.why.rowSelected(of: name) : Text.why.itemSelected(of: name)
  }

  private static func sentence(
    _ event: TraceEvent, _ input: PictureInput
  ) -> Explanation.Sentence {
    let name = input.marked(event.subject)
    return isRow(event, input.trace)
      ? .init(Text.why.rowSelection(by: name), .tbl08, event.seq)
      : .init(Text.why.itemSelection(by: name), .tbl06, event.seq)
  }
}

/// A row whose touch ended on it and that was not selected.
struct UnselectedRow {
  private let row: ViewSnapshot
  let table: ViewSnapshot
  let cause: SelectionRefusal
  /// What shows the cause.
  private let event: UInt32

  private static let cells = ["UITableViewCell", "UICollectionViewCell"]
  private static let lists = ["UITableView", "UICollectionView"]
  private static let questions: [Verb] = [.shouldHighlightRow, .shouldHighlightItem]
  private static let answers: [Verb] = [.didHighlightRow, .didHighlightItem]

  /// Nil while the last touch is down, where no row was touched, and where the touch highlighted one.
  init?(_ input: PictureInput) {
    guard let hit = input.reading.hits.last,
      let finger = input.reading.fingers.last(where: { $0.handle == hit.finger }),
      finger.endTime != nil, !finger.isCancelled, !Self.hasCompany(finger, input),
      let (row, table) = Self.row(around: hit.winner, input)
    else { return nil }
    // The touch goes up the responder chain until something keeps it.
    let chain = input.reading.chain
    guard let keeper = chain.contains(table.handle) ? table.handle : chain.last,
      keeper == table.handle || keeper == row.handle
        || input.snapshot.isInside(keeper, row.handle),
      input.reading.isChainStopped(input.trace),
      let last = input.reading.responders.first(where: { $0.handle == keeper })?.deliveries.last,
      last.verb == .touchesEnded
    else { return nil }
    let events = WhyTable.events(after: hit, input).filter { $0.subject == table.handle }
    guard !events.contains(where: { Self.answers.contains($0.verb) }) else { return nil }
    (self.row, self.table) = (row, table)
    if let refusal = events.last(where: { Self.questions.contains($0.verb) && !$0.answer }) {
      (cause, event) = (.delegate, refusal.seq)
    } else if !table.scrollTraits.contains(.selectsRows) {
      (cause, event) = (.notAllowed, last.event)
    } else if keeper == table.handle {
      (cause, event) = (.superNotCalled(by: WhyControl.overriding(table, input)), last.event)
    } else {
      (cause, event) = (.kept(by: input.marked(keeper)), last.event)
    }
  }

  /// One touch alone highlights a row (TBL-20).
  private static func hasCompany(_ finger: FingerReading, _ input: PictureInput) -> Bool {
    input.reading.fingers.contains { $0.handle != finger.handle && $0.wasDown(with: finger) }
  }

  /// The cell around a view, and its table; nil where a control has the touch.
  static func row(
    around view: Handle, _ input: PictureInput
  ) -> (row: ViewSnapshot, table: ViewSnapshot)? {
    var row: ViewSnapshot?
    var current = input.snapshot.view(view)
    for _ in 0...input.snapshot.views.count {
      guard let one = current, !one.isControl else { return nil }
      let names = names(one, input)
      if let row, names.contains(where: lists.contains) { return (row, one) }
      if row == nil, names.contains(where: cells.contains) { row = one }
      current = input.snapshot.view(one.parent)
    }
    return nil
  }

  /// Said of the row, of what is in it, and of its table.
  func isAbout(_ view: Handle, _ input: PictureInput) -> Bool {
    view == table.handle || view == row.handle || input.snapshot.isInside(view, row.handle)
  }

  /// Its class and those above it.
  private static func names(_ view: ViewSnapshot, _ input: PictureInput) -> [String] {
    [view.className] + input.trace.lineage(of: view.handle).names
  }

  /// Whether it selects rows or items.
  static func list(_ table: ViewSnapshot, _ input: PictureInput) -> SelectingList {
    names(table, input).contains("UITableView") ? .table : .collection
  }

  func sentence(_ input: PictureInput) -> Explanation.Sentence {
    let list = Self.list(table, input)
    let text = Text.why.notSelected(cause, in: table.marked, list)
    let rule: Rule = list == .collection ? .tbl06 : cause == .delegate ? .tbl02 : .tbl01
    return .init(text, rule, event)
  }

  func explain(_ input: PictureInput) -> Explanation {
    Explanation(row.handle, Text.why.notSelected(input.marked(row: row)), [sentence(input)])
  }
}
