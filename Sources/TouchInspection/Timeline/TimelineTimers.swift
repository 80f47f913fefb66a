import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The lanes of timers: wedges that grow to their deadlines.
extension TimelineStage {
  mutating func timers(_ owners: [RecognizerReading], y: Double) {
    let isShared = owners.count > 1
    var wedges = TimelineWedge.all(owners, input, scale)
    // Where there is one row for all, cancelled timers leave it to the others.
    let telling = wedges.filter { !$0.isCancelled }
    if isShared, !telling.isEmpty { wedges = telling }
    for wedge in wedges { draw(wedge, y: y) }
    var free = scale.left
    for (index, wedge) in wedges.enumerated() where !isShared || !wedge.isCancelled {
      // After its end a wedge has space for text until the next one.
      let others = wedges[max(0, index - 6)..<min(wedges.count, index + 7)]
      let next = others.filter { $0 != wedge && $0.last > wedge.last }.map {
        scale.x(max($0.from, wedge.last))
      }
      let limit = next.min() ?? scale.right
      free = write(wedge, free: free, limit: limit, isShared: isShared, y: y)
    }
  }

  private mutating func draw(_ wedge: TimelineWedge, y: Double) {
    let color = theme.held.color
    let base = y + 20
    let length = max(wedge.deadline - wedge.from, 1e-9)
    /// The slope between two seconds, cut to what is shown.
    func points(_ from: Double, _ to: Double) -> [CGPoint]? {
      let (left, right) = scale.edges
      let (a, b) = (max(from, left), min(to, right))
      guard b > a else { return nil }
      return [a, b].map {
        CGPoint(x: scale.x($0), y: base - 16 * ($0 - wedge.from) / length)
      }
    }
    if let slope = points(wedge.from, wedge.until) {
      let area = slope + [CGPoint(x: slope[1].x, y: base), CGPoint(x: slope[0].x, y: base)]
      picture.list.fill(.polygon(area), color.opacity(wedge.isCancelled ? 0.22 : 0.5))
      picture.list.stroke(.polyline(slope), color.opacity(0.9), width: 1)
      let box = CGRect(
        x: slope[0].x, y: y + 3, width: max(4, slope[1].x - slope[0].x), height: 18)
      mark(wedge.event, box, tooltip(wedge))
    }
    if wedge.end == nil, let slope = points(wedge.until, wedge.deadline) {
      let foot = [CGPoint(x: slope[1].x, y: base), CGPoint(x: slope[0].x, y: base)]
      picture.list.stroke(
        .polyline(slope + foot), color.opacity(0.8), width: 1, dash: [3, 3])
    }
    guard let end = wedge.end, scale.shows(scale.x(wedge.until)) else { return }
    let c = CGPoint(x: scale.x(wedge.until), y: y + 12)
    picture.list.fill(
      .rectangle(CGRect(x: c.x - 0.75, y: y + 3, width: 1.5, height: 17)), color)
    picture.list.fill(.circle(c, 7.5), theme.window)
    StateGlyph.draw(
      &picture.list, end.verb == .timerFires ? .ended : .failed, isPrevented: false, at: c,
      end.verb == .timerFires ? StateLook.heldInk(theme) : theme.secondary)
    mark(end.seq, CGRect(x: c.x - 8, y: y + 3, width: 16, height: 18), tooltip(wedge))
  }

  // MARK: Text

  private func title(_ wedge: TimelineWedge) -> String {
    Text.timeline.timer(wedge.name, seconds: wedge.seconds)
  }

  private func tooltip(_ wedge: TimelineWedge) -> String {
    "\(trace.name(of: wedge.owner)) \(title(wedge)): \(fate(wedge))"
  }

  private func fate(_ wedge: TimelineWedge) -> String {
    Text.timeline.timer(outcome(of: wedge))
  }

  /// What became of it, or when it will end.
  private func outcome(of wedge: TimelineWedge) -> TimerOutcome {
    let zero = reading.gestureStart.seconds
    guard let end = wedge.end else { return .due(at: wedge.deadline - zero) }
    if end.verb == .timerFires { return .fired(at: end.time.seconds - zero) }
    if let over = trace.events(at: end.time).last(where: {
      $0.kind == .state && $0.subject == wedge.owner && $0.reason.isPrevention
    }) {
      return .prevented(by: trace.name(of: over.other))
    }
    return .cancelled(by: trace.maker(of: end))
  }

  /// The name over the thin end of the wedge when it fits there, what became of it behind its end; how far
  /// the texts go.
  private mutating func write(
    _ wedge: TimelineWedge, free: Double, limit: Double, isShared: Bool, y: Double
  ) -> Double {
    let font = Font.ui(11)
    let owner = isShared ? trace.name(of: wedge.owner) + " " : ""
    let title = owner + self.title(wedge)
    let stop = scale.x(wedge.end == nil ? wedge.deadline : wedge.until)
    let start = max(scale.x(wedge.from), scale.left) + 11
    let ink = StateLook.heldInk(theme)
    let behind = stop + (wedge.end == nil ? 8 : 12)
    var fates = [fate(wedge)]
    var end = free
    let hasRoom = behind + look.width(fates[0], font) <= min(limit - 6, scale.right - 4)
    let titles = hasRoom ? [title] : ["\(title) \u{00B7} \(fates[0])", title]
    let thin = min(stop, scale.right) - scale.x(wedge.from)
    let last = min(stop - 4, scale.x(wedge.from) + thin * 0.45)
    if start >= free,
      let written = label(
        titles, x: start, middle: y + 8, limit: last, font, theme.secondary,
        ground: theme.window)
    {
      end = written.end + 8
    } else {
      fates = ["\(title) \u{00B7} \(fates[0])", title]
    }
    guard scale.shows(stop), behind >= end else { return end }
    if let written = label(fates, x: behind, middle: y + 12, limit: limit - 6, font, ink) {
      end = max(end, written.end + 8)
    }
    return end
  }
}
