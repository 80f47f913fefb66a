import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The lanes of views and controls: what they got, and what they sent.
extension TimelineStage {
  /// What a view got or sent at one moment.
  private struct Moment {
    var time: Instant
    var deliveries: [Delivery] = []
    var events: [ControlEvent] = []
    /// What else there is to say of it: why a control answers nothing.
    var note: String?

    /// The phase that is drawn when there are several deliveries.
    var phase: TouchPhase? {
      guard let first = deliveries.last else { return nil }
      switch first.verb {
      case .touchesBegan: return .began
      case .touchesMoved: return .moved
      case .touchesEnded: return .ended
      default: return .cancelled
      }
    }

    /// Nothing but moves, which are too many for texts.
    var isMove: Bool {
      news.isEmpty && deliveries.allSatisfy { $0.verb == .touchesMoved }
    }

    /// The names of events that moves do not send again and again.
    private var news: [String] {
      events.map(\.name).filter { !$0.isDrag }
    }

    /// The longest text first.
    var texts: [String] {
      var verbs: [String] = []
      for delivery in deliveries where delivery.verb != .touchesMoved {
        if verbs.last != delivery.verb.name { verbs.append(delivery.verb.name) }
      }
      let names = news
      let short = deliveries.last.map { String($0.verb.name.dropFirst(7)).lowercased() }
      // What comes with another event says no more; of several the last one is what came of the touch.
      let own = names.filter { $0 != "primaryActionTriggered" }
      let noted = note.map { [verbs + names + [$0], [$0]] } ?? []
      let plain = [verbs + names, names.isEmpty ? verbs : names, own, Array(own.suffix(1))]
      let all = (noted + plain).filter { !$0.isEmpty }.map { $0.joined(separator: " \u{00B7} ") }
      return all + (names.isEmpty ? [short].compactMap { $0 } : [])
    }
  }

  mutating func deliveries(
    _ responder: ResponderReading, y: Double, isCollapsed: Bool = false
  ) {
    guard !isCollapsed else { return spans(responder, y + high(4), height: high(4)) }
    let middle = y + high(Self.sliceMiddle)
    let moments = moments(of: responder)
    spans(responder, middle)
    if responder.deliveries.isEmpty, responder.events.isEmpty, let first = reading.fingers.first {
      write(
        Words(
          texts: [Text.timeline.nothingDelivered], color: theme.secondary, weight: .regular),
        x: scale.x(first.startTime) + 4, middle: middle, limit: scale.right)
    }
    let marked = moments.filter { !$0.isMove }.map { noted($0, responder) }
    for (index, moment) in marked.enumerated() {
      let x = scale.x(moment.time)
      sign(moment, CGPoint(x: x, y: middle))
      let next =
        marked.indices.contains(index + 1) ? scale.x(marked[index + 1].time) - 12 : scale.right
      let before = index > 0 ? scale.x(marked[index - 1].time) + 10 : scale.left
      words(moment, middle, after: before, limit: next)
      guard let event = moment.deliveries.first?.event ?? moment.events.first?.event else {
        continue
      }
      let name = input.name(of: responder.handle)
      mark(
        event, CGRect(x: x - 7, y: middle - 9, width: 14, height: 18),
        "\(name) \(moment.texts.first ?? "")")
    }
    moves(moments, middle)
  }

  /// A moment of a control that answers nothing: where its beginTracking refused a touch, and where a touch ends of which it
  /// sent nothing.
  private func noted(_ moment: Moment, _ control: ResponderReading) -> Moment {
    var noted = moment
    if let refusal = control.trackingRefusal,
      input.trace.events[Int(refusal)].time == moment.time, moment.phase == .began
    {
      noted.note = Text.timeline.answer(false, to: Verb.beginTracking.name).first
    }
    let isControl = input.snapshot.view(control.handle)?.isControl == true
    guard isControl, moment.phase == .ended, let end = moment.deliveries.last,
      let began = control.deliveries.last(where: {
        $0.verb == .touchesBegan && $0.finger == end.finger && $0.event < end.event
      }),
      !control.events.contains(where: { $0.time >= began.time && $0.time <= moment.time })
    else { return noted }
    noted.note = Text.timeline.noControlEvent
    return noted
  }

  /// The end of a touch is told where all lanes tell what a moment led to.
  private mutating func words(
    _ moment: Moment, _ middle: Double, after before: Double, limit: Double
  ) {
    let ink = moment.phase == .cancelled ? StateLook.ink(.cancelled, theme) : theme.secondary
    var words = Words(texts: moment.texts, color: ink, weight: .regular)
    switch moment.phase {
    case .cancelled:
      words.weight = .medium
      outcome(words, at: moment.time, middle: middle, limit: limit)
    case .ended: outcome(words, at: moment.time, middle: middle, limit: limit)
    case .began: write(words, x: scale.x(moment.time) + 12, middle: middle, limit: limit)
    case .moved, .stationary, nil:
      let x = scale.x(moment.time)
      if write(words, x: x + 12, middle: middle, limit: limit) != nil { return }
      // What has no room behind its sign may have it before.
      let widths = words.texts.map { look.width($0, words.font) }
      for (text, width) in zip(words.texts, widths) where x - 10 - width >= before {
        words.texts = [text]
        if write(words, x: x - 10 - width, middle: middle, limit: x - 8) != nil { return }
      }
    }
  }

  /// From words to a tick beside them, points: a nearer one looks like a comma.
  static let tickGap = 8.0

  /// Strokes for moves, which are too many for words.
  private mutating func moves(_ moments: [Moment], _ middle: Double) {
    var drawn = -Double.infinity
    for moment in moments where moment.isMove {
      let x = scale.x(moment.time)
      let stroke = CGRect(x: x - 0.5, y: middle + 4, width: 1, height: 3)
      guard x - drawn >= 3, isFree(stroke.insetBy(dx: -Self.tickGap, dy: 0)) else { continue }
      drawn = x
      picture.list.fill(.rectangle(stroke), theme.secondary)
      guard let event = moment.deliveries.first?.event ?? moment.events.first?.event else {
        continue
      }
      mark(event, CGRect(x: x - 2, y: middle, width: 4, height: 8))
    }
  }

  // MARK: Those above

  /// Responders that got what the view below them got; who they are, and that they did, is said once.
  mutating func chain(
    _ responders: [ResponderReading], above view: String, y: Double, isCollapsed: Bool = false
  ) {
    guard let first = responders.first else { return }
    guard !isCollapsed else { return spans(first, y + high(4), height: high(4)) }
    let middle = y + high(Self.sliceMiddle)
    spans(first, middle)
    let marked = moments(of: first).filter { !$0.isMove }
    let words = Text.timeline.theSame(
      as: ObjectLabel(view).text, by: responders.map { input.label(of: $0.handle) })
    var isTold = false
    for (index, moment) in marked.enumerated() {
      if moment.phase == .cancelled {
        phase(
          .cancelled, at: CGPoint(x: scale.x(moment.time), y: middle), theme.cancelled.color)
      }
      guard !isTold else { continue }
      let next =
        marked.indices.contains(index + 1) ? scale.x(marked[index + 1].time) - 12 : scale.right
      let words = Words(texts: words, color: theme.secondary, weight: .regular)
      let place =
        switch moment.phase {
        case .cancelled: outcome(words, at: moment.time, middle: middle, limit: next)
        case .ended: outcome(words, at: moment.time, end: 0, middle: middle, limit: next)
        case .began, .moved, .stationary, nil:
          write(words, x: scale.x(moment.time) + 12, middle: middle, limit: next)
        }
      isTold = place != nil
    }
  }

  /// What is in the shown part, by moment.
  private func moments(of responder: ResponderReading) -> [Moment] {
    let (from, to) = scale.edges
    func shown<T>(_ all: [T], _ time: (T) -> Instant) -> ArraySlice<T> {
      let first = all.firstIndexOfRest { time($0).seconds >= from }
      return all[first..<max(first, all.firstIndexOfRest { time($0).seconds > to })]
    }
    var moments: [Moment] = []
    for delivery in shown(responder.deliveries, \.time) {
      if moments.last?.time != delivery.time { moments.append(Moment(time: delivery.time)) }
      moments[moments.count - 1].deliveries.append(delivery)
    }
    var all: [Moment] = []
    var rest = moments[...]
    for event in shown(responder.events, \.time) {
      while let next = rest.first, next.time <= event.time {
        all.append(next)
        rest = rest.dropFirst()
      }
      if all.last?.time != event.time { all.append(Moment(time: event.time)) }
      all[all.count - 1].events.append(event)
    }
    return all + rest
  }

  /// A band while the view has a touch.
  private mutating func spans(
    _ responder: ResponderReading, _ middle: Double, height: Double = 14
  ) {
    var since: Instant?
    var fingers: [Handle] = []
    var lines: [(from: Double, to: Double)] = []
    func end(_ time: Instant) {
      guard let since, let shown = scale.visible(scale.x(since), scale.x(time)) else { return }
      lines.append(shown)
    }
    for delivery in responder.deliveries {
      switch delivery.verb {
      case .touchesBegan:
        if fingers.isEmpty { since = delivery.time }
        if !fingers.contains(delivery.finger) { fingers.append(delivery.finger) }
      case .touchesEnded, .touchesCancelled:
        fingers.removeAll { $0 == delivery.finger }
        guard fingers.isEmpty else { continue }
        end(delivery.time)
        since = nil
      default: break
      }
    }
    end(now)
    for line in lines {
      let box = CGRect(
        x: line.from, y: middle - height / 2, width: max(1, line.to - line.from), height: height)
      picture.list.fill(.rectangle(box), theme.raised)
    }
  }

  private mutating func sign(_ moment: Moment, _ c: CGPoint) {
    if let phase = moment.phase {
      if phase == .began, moment.deliveries.contains(where: { $0.verb == .touchesCancelled }) {
        self.phase(.cancelled, at: CGPoint(x: c.x - 10, y: c.y), theme.cancelled.color)
      }
      let color = phase == .cancelled ? theme.cancelled.color : theme.text
      self.phase(phase, at: c, color)
    } else {
      let shape = Path.polygon([
        CGPoint(x: c.x, y: c.y - 6), CGPoint(x: c.x + 6, y: c.y), CGPoint(x: c.x, y: c.y + 6),
        CGPoint(x: c.x - 6, y: c.y),
      ])
      picture.list.stroke(shape, theme.window, width: 3)
      picture.list.fill(shape, theme.accent)
    }
  }
}

extension String {
  /// An event that a control sends again and again while a finger moves.
  var isDrag: Bool { self == "touchDragInside" || self == "touchDragOutside" }
}
