import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// The colour of a state, its label colour and its pattern, in one place.
enum StateLook {
  static func look(_ state: GestureState, reason: Reason = .none, _ theme: Theme) -> Theme.Look {
    switch state {
    case .possible: theme.possible
    case .began: theme.began
    case .changed: theme.changed
    case .ended: theme.ended
    case .cancelled: theme.cancelled
    case .failed:
      reason.isPrevention ? theme.prevented : theme.failed
    }
  }

  /// The same for the state that a recognizer came to in an event: a failure that is no fault is quiet.
  static func look(_ event: TraceEvent, _ theme: Theme) -> Theme.Look {
    isQuiet(event) ? theme.possible : look(event.to, reason: event.reason, theme)
  }

  /// How a recognizer stands now.
  static func look(_ recognizer: RecognizerReading, _ theme: Theme) -> Theme.Look {
    if recognizer.isHeld { return theme.held }
    guard let last = recognizer.transitions.last, last.to == recognizer.state else {
      return look(recognizer.state, theme)
    }
    return look(last, theme)
  }

  /// Whether a failure is no fault: a scroll view's delay whose time is over, whose view does not scroll that way, or whose
  /// touch is lifted has released the touch, one of the system's own has seen no gesture of the system, and a back swipe has
  /// nothing to go back to.
  private static func isQuiet(_ event: TraceEvent) -> Bool {
    event.to == .failed
      && ([.timerFired, .noSystemGesture, .nothingToPop].contains(event.reason)
        || [.ec123, .scr04, .ec53].contains(event.rule))
  }

  /// The colour of a state for texts and thin signs: two colours of each theme are made for areas, and
  /// get a neighbour that can be read on the window and on panels.
  static func ink(_ state: GestureState, reason: Reason = .none, _ theme: Theme) -> Color {
    let own = look(state, reason: reason, theme)
    let isLight = theme.name == "light"
    if own == theme.began { return Color(isLight ? 0x0B6785 : 0x6FB7E4) }
    if own == theme.failed, !isLight { return Color(0xFF8276) }
    return own.color
  }

  /// The same for the state that a recognizer came to in an event.
  static func ink(_ event: TraceEvent, _ theme: Theme) -> Color {
    isQuiet(event) ? theme.secondary : ink(event.to, reason: event.reason, theme)
  }

  static func heldInk(_ theme: Theme) -> Color {
    theme.name == "light" ? Color(0x745900) : theme.held.color
  }

  /// The same for how a recognizer stands now.
  static func ink(_ recognizer: RecognizerReading, _ theme: Theme) -> Color {
    if recognizer.isHeld { return heldInk(theme) }
    guard let last = recognizer.transitions.last, last.to == recognizer.state else {
      return ink(recognizer.state, theme)
    }
    return ink(last, theme)
  }

  static func word(_ recognizer: RecognizerReading) -> String {
    Text.panels.title(of: title(recognizer))
  }

  /// How a recognizer stands now, as it is named.
  static func title(_ recognizer: RecognizerReading) -> StateTitle {
    if recognizer.isHeld { return .held }
    switch recognizer.state {
    case .possible: return .possible
    case .began: return .began
    case .changed: return .changed
    case .ended: return .ended
    case .cancelled: return .cancelled
    case .failed:
      return (recognizer.transitions.last?.reason ?? .none).isPrevention ? .prevented : .failed
    }
  }
}

/// Signs drawn as lines; fonts lack most of them.
enum Glyph {
  static func noEntry(
    _ list: inout DrawList, at c: CGPoint, radius: Double, _ color: Color, on background: Color
  ) {
    list.fill(.circle(c, radius + 1.5), background)
    list.stroke(.circle(c, radius), color, width: 1.8)
    let d = radius * 0.68
    list.stroke(
      .line(CGPoint(x: c.x - d, y: c.y - d), CGPoint(x: c.x + d, y: c.y + d)), color, width: 1.8)
  }

  static func badge(
    _ list: inout DrawList, _ text: String, at c: CGPoint, fill: Color, ring: Color, ink: Color,
    _ look: Look
  ) {
    list.fill(.circle(c, 10.5), ring)
    list.fill(.circle(c, 9), fill)
    list.centered(
      text, in: CGRect(x: c.x - 10, y: c.y - 10, width: 20, height: 20), .ui(11.5, .bold), ink, look
    )
  }

  static func arrowHead(
    _ list: inout DrawList, tip: CGPoint, from: CGPoint, size: Double, _ color: Color
  ) {
    let dx = tip.x - from.x
    let dy = tip.y - from.y
    let length = max((dx * dx + dy * dy).squareRoot(), 0.001)
    let ux = dx / length
    let uy = dy / length
    let base = CGPoint(x: tip.x - ux * size, y: tip.y - uy * size)
    list.fill(
      .polygon([
        tip, CGPoint(x: base.x - uy * size * 0.5, y: base.y + ux * size * 0.5),
        CGPoint(x: base.x + uy * size * 0.5, y: base.y - ux * size * 0.5),
      ]), color)
  }

  static func cross(
    _ list: inout DrawList, at c: CGPoint, size: Double, _ color: Color, width: Double = 2
  ) {
    list.stroke(
      .line(CGPoint(x: c.x - size, y: c.y - size), CGPoint(x: c.x + size, y: c.y + size)), color,
      width: width)
    list.stroke(
      .line(CGPoint(x: c.x + size, y: c.y - size), CGPoint(x: c.x - size, y: c.y + size)), color,
      width: width)
  }

  /// Of a row that leads elsewhere; half as wide as high, `size` from its middle to its ends.
  static func chevron(
    _ list: inout DrawList, at c: CGPoint, size: Double, _ color: Color
  ) {
    list.stroke(
      .polyline([
        CGPoint(x: c.x - size / 2, y: c.y - size), CGPoint(x: c.x + size / 2, y: c.y),
        CGPoint(x: c.x - size / 2, y: c.y + size),
      ]), color, width: 1.5)
  }

  static func pause(_ list: inout DrawList, at c: CGPoint, size: Double, _ color: Color) {
    let w = size * 0.36
    list.fill(
      .rectangle(CGRect(x: c.x - size * 0.5, y: c.y - size * 0.6, width: w, height: size * 1.2)),
      color)
    list.fill(
      .rectangle(
        CGRect(x: c.x + size * 0.5 - w, y: c.y - size * 0.6, width: w, height: size * 1.2)), color)
  }

  static func play(
    _ list: inout DrawList, at c: CGPoint, size: Double, _ color: Color, back: Bool = false
  ) {
    let s = back ? -size : size
    list.fill(
      .polygon([
        CGPoint(x: c.x - s * 0.5, y: c.y - size * 0.65), CGPoint(x: c.x + s * 0.65, y: c.y),
        CGPoint(x: c.x - s * 0.5, y: c.y + size * 0.65),
      ]), color)
  }

  static func bar(_ list: inout DrawList, at c: CGPoint, size: Double, _ color: Color) {
    list.fill(
      .rectangle(CGRect(x: c.x - 1, y: c.y - size * 0.65, width: 2, height: size * 1.3)), color)
  }
}
