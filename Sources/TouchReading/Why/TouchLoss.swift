import TouchLanguage
import TouchTrace

/// What lost its touch to a gesture, where a person sees that rather than the gesture.
enum TouchLoss {
  /// A control, or a view of the app's own class, that got `touchesCancelled`.
  case view(Handle)
  /// A control, or a view of the app's own class, that was hit, and whose touch was taken before it got anything of it.
  case dropped(Handle)
  /// A row that its table does not select, because it never got the end of the touch.
  case row(LostRow)
  /// A row or an item that was not selected, because a recognizer took the touch before its hit view got anything of it.
  case unreached(row: ViewSnapshot, hitView: Handle)
  /// Recognizers that were prevented.
  case recognizers([Handle])
  /// The failure of a recognizer whose gesture a person made: a drag that began too far from its edge, a long press during
  /// which the touch moved.
  case gesture(TraceEvent)
  /// Recognizers that required it to fail.
  case waiting([Handle])
  /// Views that only lost the touch, and miss nothing.
  case plain([TraceEvent])
  /// A continuous recognizer took nothing from anything: of it a person asks when and why it began.
  case nothing

  /// Nil for a failure, and for a tap or another discrete recognizer that took nothing that is missed.
  init?(_ event: TraceEvent, _ input: PictureInput) {
    if let row = LostRow(event, input) {
      self = .row(row)
    } else if let view = Self.view(event, input) {
      self = .view(view)
    } else if let control = Self.dropped(event, input) {
      self = .dropped(control)
    } else {
      let losers = Self.isGoing(event) ? Self.losers(to: event.subject, input) : []
      if losers.isEmpty, Self.isContinuous(event),
        let missed = (Outcome.missed(input) + Outcome.outrun(by: event.subject, input)).first
      {
        self = .gesture(missed)
      } else if !losers.isEmpty {
        self = .recognizers(losers)
      } else if let unreached = Self.unreached(event, input) {
        self = .unreached(row: unreached.row, hitView: unreached.hitView)
      } else if Self.isContinuous(event) {
        self.init(beganWith: event.subject, input)
      } else {
        return nil
      }
    }
  }

  /// The recognizers that one prevented; none where the gesture was that of none of them.
  private static func losers(to winner: Handle, _ input: PictureInput) -> [Handle] {
    let losers = input.reading.losers(to: winner, input.snapshot)
    return losers.contains { input.missing(for: $0) == nil } ? losers : []
  }

  /// What a recognizer ended with its beginning.
  private init(beganWith recognizer: Handle, _ input: PictureInput) {
    let waiting = input.reading.waited(for: recognizer, input.snapshot)
    // A view leaves the touch to its own recognizer, unless it wanted it itself.
    let own = input.snapshot.recognizer(recognizer)?.view
    let lost = input.reading.losses(to: recognizer, input.trace).filter {
      !TouchOwner.isPart(recognizer, of: $0.subject, input.trace)
        && ($0.subject != own || Self.misses($0.subject, recognizer, input))
    }
    if !waiting.isEmpty {
      self = .waiting(waiting)
    } else {
      self = lost.isEmpty ? .nothing : .plain(lost)
    }
  }

  /// Whether the headline tells that it began, and what that ended.
  var tellsBeginning: Bool {
    switch self {
    case .waiting, .plain, .nothing: true
    case .view, .dropped, .row, .unreached, .recognizers, .gesture: false
    }
  }

  /// More names are no headline: there a count stands for them.
  private static let namesMax = 3

  /// How those that were prevented are told below the headline; `start`: how far the touch had moved when the one began.
  func naming(after start: (way: Comparison, axis: MovementAxis?)?) -> Outcome.Naming {
    guard case .recognizers(let losers) = self else { return .all }
    return losers.count <= Self.namesMax ? .inTitle : .counted(after: start)
  }

  func title(takenBy recognizer: String, _ input: PictureInput) -> String {
    switch self {
    case .view(let view): WhyControl.lossTitle(of: view, to: .recognizer(recognizer), input)
    case .dropped(let control): Text.whyView.neverGot(input.marked(control))
    case .row(let row): Text.why.cancelled(by: recognizer, notSelected: row.name(input))
    case .unreached(let row, _): Text.why.notSelected(withoutTouch: input.marked(row: row))
    case .gesture(let missed):
      Text.whyRecognizer.failedTitle(
        input.marked(missed.subject), because: Text.reasons.name(missed.reason))
    case .recognizers(let losers) where losers.count > Self.namesMax:
      Text.whyRecognizer.preventedTitle(
        count: losers.count, failed: Self.failures(besides: losers, input), by: recognizer)
    case .recognizers(let losers):
      Text.whyRecognizer.preventedTitle(losers.map { input.marked($0) }, by: recognizer)
    case .waiting(let losers):
      Text.whyRecognizer.beganTitle(recognizer, failed: losers.map { input.marked($0) })
    case .plain(let lost): Self.title(of: recognizer, lost: lost, input)
    case .nothing:
      Text.whyRecognizer.title(recognizer, .began, isDiscrete: false, isPrevented: false)
    }
  }

  /// Of a row a person misses that it was not selected, and not its touch.
  private static func title(
    of recognizer: String, lost: [TraceEvent], _ input: PictureInput
  ) -> String {
    if lost.count == 1, let (row, _) = LostRow.row(lostWith: lost[0], input) {
      return Text.whyRecognizer.beganTitle(recognizer, notSelected: input.marked(row: row))
    }
    return Text.whyRecognizer.beganTitle(
      recognizer, touches: lost.first.map { Outcome.touches(of: $0, input) } ?? 1,
      lostBy: lost.map { input.marked($0.subject) })
  }

  /// How many others failed by themselves in the gesture, when these were prevented or before.
  private static func failures(besides losers: [Handle], _ input: PictureInput) -> Int {
    let reading = input.reading
    guard
      let end = losers.compactMap({ reading.recognizer($0)?.transitions.last?.time }).max()
    else { return 0 }
    return reading.recognizers.compactMap(\.transitions.last).count { event in
      event.to == .failed && ![.preventedBy, .requiredOneRecognized].contains(event.reason)
        && event.time >= reading.gestureStart && event.time <= end
        && input.snapshot.recognizer(event.subject)?.neverRecognizes != true
    }
  }

  private static func view(_ event: TraceEvent, _ input: PictureInput) -> Handle? {
    guard isGoing(event),
      let view = input.reading.fingers.last?.view,
      !TouchOwner.isPart(event.subject, of: view, input.trace), misses(view, event.subject, input),
      let responder = input.reading.responders.first(where: { $0.handle == view }),
      let lost = responder.deliveries.last, lost.verb == .touchesCancelled,
      // A tap on the view itself leaves nothing to miss, but for a control that was to fire at its end.
      isContinuous(event) || responder.events.last?.name == "touchCancel"
        || input.snapshot.recognizer(event.subject)?.view != view
          && input.snapshot.view(view)?.isControl != true
    else { return nil }
    let owner = TouchOwner.of(input.trace.events[Int(lost.event)], input.trace)
    return owner == .recognizer(event.subject) ? view : nil
  }

  /// A control that would have fired, or a view that wanted the touch itself, but for a touch that it never got.
  private static func dropped(_ event: TraceEvent, _ input: PictureInput) -> Handle? {
    guard isGoing(event), let hit = input.reading.hits.last,
      misses(hit.winner, event.subject, input),
      HitDelivery.taker(of: hit.finger, before: hit.winner, input)?.taker == event.subject
    else { return nil }
    return hit.winner
  }

  /// The row under a touch that a drag took before the hit view got anything of it; nil where others wait for the drag to
  /// fail, which is told first.
  private static func unreached(
    _ event: TraceEvent, _ input: PictureInput
  ) -> (row: ViewSnapshot, hitView: Handle)? {
    guard isContinuous(event), let hit = input.reading.hits.last,
      input.reading.waited(for: event.subject, input.snapshot).isEmpty,
      HitDelivery.taker(of: hit.finger, before: hit.winner, input)?.taker == event.subject,
      let (row, _) = LostRow.row(under: hit, input)
    else { return nil }
    return (row, hit.winner)
  }

  private static func isGoing(_ event: TraceEvent) -> Bool {
    event.to == .began || event.to == .changed || event.to == .ended
  }

  /// Whether a recognizer that goes on, or has, changed its state: a tap is over when it recognizes.
  private static func isContinuous(_ event: TraceEvent) -> Bool {
    isGoing(event) && (event.from != .possible || event.to == .began)
  }

  /// Whether it is a control or of the app's own class: a plain view misses no touch.
  static func listens(_ view: Handle, _ input: PictureInput) -> Bool {
    input.snapshot.view(view)?.isControl == true || input.trace.lineage(of: view).ownCount > 0
  }

  /// Whether a view wanted the touch itself: a class that passes it on leaves it to the recognizer that it brought along.
  private static func misses(
    _ view: Handle, _ recognizer: Handle, _ input: PictureInput
  ) -> Bool {
    guard listens(view, input) else { return false }
    if input.snapshot.view(view)?.isControl == true { return true }
    let passesOn = input.reading.chain.first == view && input.reading.chain.count > 1
    return !passesOn || input.snapshot.recognizer(recognizer)?.view != view
  }
}

/// A row under a touch that a recognizer cancelled before it ended, so that its table did not select the row.
struct LostRow {
  private let row: ViewSnapshot
  private let table: ViewSnapshot
  private let taker: TraceEvent
  private let takerName: String
  private let cause: CancellingProperty
  private let place: CancelledTouchPlace

  init?(_ event: TraceEvent, _ input: PictureInput) {
    guard event.to == .ended, event.from == .possible,
      input.snapshot.recognizer(event.subject)?.need != .systemGesture,
      let hit = input.reading.hits.last,
      let (row, table) = Self.row(under: hit, input),
      !TouchOwner.isPart(event.subject, of: table.handle, input.trace)
    else { return nil }
    switch HitDelivery.make(hit.winner, hit.finger, input).outcome {
    case .lost: place = .view(input.marked(hit.winner))
    case .dropped: place = .held(by: HitDelivery.holders(of: hit.finger, input).map(input.marked))
    case .has, .got, .late, .withheld, .waits, .hit: return nil
    }
    (self.row, self.table, taker) = (row, table, event)
    takerName = input.marked(event.subject)
    cause = input.cancelCause(of: event.subject, in: table.handle)
  }

  /// That the row was not selected whose touch was cancelled in a view with this event; nil where that is in none.
  static func sentence(about loss: TraceEvent, _ input: PictureInput) -> Explanation.Sentence? {
    guard let (row, table) = row(lostWith: loss, input) else { return nil }
    let list = UnselectedRow.list(table, input)
    return .init(
      Text.why.notSelected(row.marked, lostIn: table.marked, list),
      list == .table ? .tbl08 : .tbl06, loss.seq)
  }

  /// The row with its table that was not selected, because its view lost the touch with this event.
  static func row(
    lostWith loss: TraceEvent, _ input: PictureInput
  ) -> (row: ViewSnapshot, table: ViewSnapshot)? {
    guard let hit = input.reading.hits.last, hit.winner == loss.subject else { return nil }
    return row(under: hit, input)
  }

  /// The row that was hit, with its table, which selects rows and did not select it; nil where there is none.
  static func row(
    under hit: HitReading, _ input: PictureInput
  ) -> (row: ViewSnapshot, table: ViewSnapshot)? {
    guard let (row, table) = UnselectedRow.row(around: hit.winner, input),
      table.scrollTraits.contains(.selectsRows),
      !WhyTable.events(after: hit, input).contains(where: {
        WhyTable.isSelection($0, input.trace)
      })
    else { return nil }
    return (row, table)
  }

  /// Marked for a sentence.
  func name(_ input: PictureInput) -> String { input.marked(row: row) }

  var sentence: Explanation.Sentence {
    let text = Text.why.rowLost(to: takerName, cause, place, table: table.marked)
    return .init(text, .dl03, taker.seq)
  }
}
