import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// A hold where the timeline shows it, points.
struct ShownHold {
  var hold: TimelineHold
  var from: Double
  var to: Double
  /// Where one begins that covers its end; nil where none does.
  var next: Double?

  /// What shows of its stripes; the line of the one that covers its end is its last.
  var stripes: ClosedRange<Double> {
    from...max(from, next.map { min($0 + TimelineStage.stripesEdge, to) } ?? to)
  }
}

extension TimelineStage {
  /// Of the stripes of a hold, what its words cover at most where they can stand elsewhere.
  private static let wordsPart = 0.6

  /// How far behind the stripes of a hold its words may stand, points.
  private static let nearHold = 160.0

  /// Draws the stripes of the holds of a finger; returns those that show.
  mutating func holds(_ finger: FingerReading, _ middle: Double) -> [ShownHold] {
    let all = TimelineHold.all(finger)
    return all.compactMap { hold in
      guard let shown = scale.visible(scale.x(hold.from), scale.x(hold.to ?? now)) else {
        return nil
      }
      // A hold that begins during this one covers its end.
      let next = all.first { $0.from > hold.from }.map { scale.x($0.from) }
      stripes(
        CGRect(x: shown.from, y: middle - 6, width: max(2, shown.to - shown.from), height: 12),
        theme.held.color)
      for one in hold.holders {
        let box = CGRect(
          x: shown.from, y: middle - 6, width: max(4, shown.to - shown.from), height: 12)
        mark(one.event, box, tooltip(one, isDropped: hold.isDropped))
      }
      return ShownHold(hold: hold, from: shown.from, to: shown.to, next: next)
    }
  }

  /// The sign where a hold was dropped.
  mutating func end(of shown: ShownHold, _ middle: Double) {
    guard shown.hold.isDropped, let end = shown.hold.to, scale.shows(scale.x(end)) else { return }
    phase(.cancelled, at: CGPoint(x: scale.x(end), y: middle), theme.cancelled.color)
  }

  /// `isDropped`: what it held was never delivered, whoever of those that held it dropped it.
  private func tooltip(_ hold: FingerReading.Hold, isDropped: Bool) -> String {
    let outcome: HoldOutcome = hold.to == nil ? .lasting : isDropped ? .dropped : .released
    return Text.timeline.hold(
      hold.phase, by: trace.name(of: hold.holder), seconds: (hold.to ?? now).since(hold.from),
      outcome)
  }

  /// What is held, by whom and for how long: on its stripes, else behind what was delivered after it.
  mutating func words(
    _ shown: ShownHold, _ finger: FingerReading, _ middle: Double, limit: Double
  ) {
    let hold = shown.hold
    let ink = StateLook.heldInk(theme)
    let stripes = shown.stripes
    let start = max(stripes.lowerBound, scale.left) + Self.stripesInset
    // The sign of a hold that was dropped stands at its end.
    let inside =
      min(stripes.upperBound, scale.right) - (hold.isDropped ? 8 : Self.stripesInset)
    let texts = hold.texts(trace, now: now)
    // Of one that came to nothing the words behind its end tell what that meant.
    var words = Words(
      texts: Array(texts.prefix(hold.isDropped ? 1 : 2)), color: ink, sign: .pause,
      ground: theme.window,
      stripes: [stripes])
    // The longest that names the holder and leaves enough of the stripes; else behind them.
    let most = start + (inside - start) * Self.wordsPart
    let long = words.texts
    if !hold.isDropped { words.texts = long + texts.dropFirst(long.count + 1).dropLast() }
    if write(words, x: start, middle: middle, limit: most) != nil { return }
    words.texts = long
    if !hold.isDropped, write(words, x: start, middle: middle, limit: inside) != nil { return }
    let view = hold.holders.first.flatMap {
      $0.view == .none ? nil : ObjectLabel(trace.name(of: $0.view)).text
    }
    words.texts = Text.timeline.shortHold(
      hold.phase, by: hold.names(trace), seconds: (hold.to ?? now).since(hold.from), hold.outcome,
      view: view)
    words.sign = nil
    words.ground = nil
    words.stripes = []
    let end = hold.to ?? now
    let after = finger.delivered.first { $0.from == end }
    let hasSign = after?.isCancelled ?? hold.isDropped
    // Far behind the hold they would be told of the end of the touch.
    let isNear = after.map { scale.x($0.to ?? now) - shown.to <= Self.nearHold } ?? true
    let isBeside =
      isNear
      && outcome(
        words, at: after.map { $0.to ?? now } ?? end, end: hasSign ? TimelineFrame.endSign : 0,
        middle: middle, limit: min(limit, shown.next.map { $0 - 4 } ?? limit)) != nil
    if !isBeside {
      words.texts = Array(texts.dropFirst())
      words.sign = .pause
      words.ground = theme.window
      words.stripes = [stripes]
      if write(words, x: start, middle: middle, limit: inside) != nil { return }
    }
    guard inside - start >= 12 else { return }
    let c = CGPoint(x: (start + inside) / 2, y: middle)
    let ground = Self.ground(c.x - 6, c.x + 6, on: [stripes])
    picture.list.fill(
      .rectangle(CGRect(x: ground.from, y: c.y - 6, width: ground.to - ground.from, height: 12)),
      theme.window)
    Glyph.pause(&picture.list, at: c, size: 8, ink)
  }
}
