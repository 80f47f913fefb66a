import TouchLanguage
import TouchTrace

/// What lost its touch to a gesture, where a person sees that rather than the gesture.
enum TouchLoss {
  /// A control, or a view of the app's own class, that got `touchesCancelled`.
  case view(Handle)
  /// A row that its table does not select, because it never got the end of the touch.
  case row(LostRow)

  /// Nil where an event of a recognizer took nothing, or nothing that is missed.
  init?(_ event: TraceEvent, _ input: PictureInput) {
    if let row = LostRow(event, input) {
      self = .row(row)
    } else if let view = Self.view(event, input) {
      self = .view(view)
    } else {
      return nil
    }
  }

  func title(takenBy recognizer: String, _ input: PictureInput) -> String {
    switch self {
    case .view(let view): Text.whyView.lost(input.marked(view), to: recognizer)
    case .row(let row): Text.why.notSelected(row.name)
    }
  }

  private static func view(_ event: TraceEvent, _ input: PictureInput) -> Handle? {
    let isGoing = event.to == .began || event.to == .changed || event.to == .ended
    guard isGoing, event.from != .possible || event.to == .began,
      let view = input.reading.fingers.last?.view,
      !TouchOwner.isPart(event.subject, of: view, input.trace), misses(view, event, input),
      let responder = input.reading.responders.first(where: { $0.handle == view }),
      let lost = responder.deliveries.last, lost.verb == .touchesCancelled
    else { return nil }
    let owner = TouchOwner.of(input.trace.events[Int(lost.event)], input.trace)
    return owner == .recognizer(event.subject) ? view : nil
  }

  /// Whether a view wanted the touch itself: a class that passes it on leaves it to the recognizer that it brought along.
  private static func misses(
    _ view: Handle, _ event: TraceEvent, _ input: PictureInput
  ) -> Bool {
    if input.snapshot.view(view)?.isControl == true { return true }
    guard input.trace.lineage(of: view).ownCount > 0 else { return false }
    let passesOn = input.reading.chain.first == view && input.reading.chain.count > 1
    return !passesOn || input.snapshot.recognizer(event.subject)?.view != view
  }
}

/// A row under a touch that a recognizer took from its table before the touch ended.
struct LostRow {
  private let row: ViewSnapshot
  private let table: ViewSnapshot
  private let taker: TraceEvent
  private let takerName: String

  init?(_ event: TraceEvent, _ input: PictureInput) {
    guard event.to == .ended, event.from == .possible,
      input.snapshot.recognizer(event.subject)?.need != .systemGesture,
      let hit = input.reading.hits.last,
      let (row, table) = UnselectedRow.row(around: hit.winner, input),
      table.scrollTraits.contains(.selectsRows),
      !TouchOwner.isPart(event.subject, of: table.handle, input.trace),
      !WhyTable.events(after: hit, input).contains(where: {
        WhyTable.isSelection($0, input.trace)
      })
    else { return nil }
    switch HitDelivery.make(hit.winner, hit.finger, input).outcome {
    case .lost, .dropped: break
    case .has, .got, .late, .withheld, .waits, .hit: return nil
    }
    (self.row, self.table, taker) = (row, table, event)
    takerName = input.marked(event.subject)
  }

  /// Marked for a sentence.
  var name: String { row.marked }

  var sentence: Explanation.Sentence {
    .init(Text.why.rowLost(to: takerName, table: table.marked), .dl03, taker.seq)
  }
}
