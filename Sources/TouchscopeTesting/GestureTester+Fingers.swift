public import Testing

/// Fingers, as in scene files: seconds, points, degrees. Moves are sampled at 60 Hz.
extension GestureTester {
  /// The direction of a swipe.
  public enum Direction: String, Sendable { case left, right, up, down }

  /// Taps with one or more fingers, once or several times.
  public func tap(
    _ place: TouchPlace, count: Int = 1, fingers: Int = 1, hold: Double = 0.05, gap: Double = 0.1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    play(
      "- tap: {at: \(place.text), count: \(count), fingers: \(fingers), hold: \(hold), gap: \(gap)}",
      sourceLocation: sourceLocation)
  }

  /// Puts a finger down, holds it, and lifts it.
  public func press(
    _ place: TouchPlace, for seconds: Double = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    play("- press: {at: \(place.text), for: \(seconds)}", sourceLocation: sourceLocation)
  }

  /// Drags fingers by an offset in a straight line and lifts them.
  public func drag(
    from place: TouchPlace, by way: (x: Double, y: Double), over: Double = 0.3, hold: Double = 0,
    fingers: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    drag(
      place, "by: [\(way.x), \(way.y)]", over, hold, fingers, sourceLocation)
  }

  /// Drags fingers to a point in a straight line and lifts them.
  public func drag(
    from place: TouchPlace, to target: TouchPlace, over: Double = 0.3, hold: Double = 0,
    fingers: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    drag(place, "to: \(target.text)", over, hold, fingers, sourceLocation)
  }

  private func drag(
    _ place: TouchPlace, _ way: String, _ over: Double, _ hold: Double, _ fingers: Int,
    _ sourceLocation: SourceLocation
  ) {
    play(
      "- drag: {from: \(place.text), \(way), over: \(over), hold: \(hold), fingers: \(fingers)}",
      sourceLocation: sourceLocation)
  }

  /// Moves a finger quickly along an axis.
  public func swipe(
    from place: TouchPlace, _ direction: Direction, distance: Double = 120, over: Double = 0.12,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    play(
      "- swipe: {from: \(place.text), direction: \(direction.rawValue), distance: \(distance), over: \(over)}",
      sourceLocation: sourceLocation)
  }

  /// Moves two fingers from one distance to another; an angle of 0 is horizontal.
  public func pinch(
    at place: TouchPlace, from: Double = 80, to: Double = 200, angle: Double = 0,
    over: Double = 0.4, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    play(
      "- pinch: {at: \(place.text), from: \(from), to: \(to), angle: \(angle), over: \(over)}",
      sourceLocation: sourceLocation)
  }

  /// Rotates two fingers around a point, clockwise.
  public func rotate(
    at place: TouchPlace, radius: Double = 60, by degrees: Double, over: Double = 0.4,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    play(
      "- rotate: {at: \(place.text), radius: \(radius), by: \(degrees), over: \(over)}",
      sourceLocation: sourceLocation)
  }

  /// The edge of the screen over which a finger came, as the digitizer says it (EDG-02).
  public enum Edge: String, Sendable {
    /// It came down within the screen, however near to an edge it is.
    case noEdge = "none"
    case left, right, top, bottom
  }

  /// Puts one finger down and leaves it there. Without an edge its place decides whether it came over one.
  public func down(
    _ finger: Int = 1, at place: TouchPlace, force: Double = 0, radius: Double = 0,
    edge: Edge? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let over = edge.map { ", edge: \($0.rawValue)" } ?? ""
    play(
      "- down: {finger: \(finger), at: \(place.text), force: \(force), radius: \(radius)\(over)}",
      sourceLocation: sourceLocation)
  }

  /// Moves a finger that is down by an offset; in one step if no time is given. Force and radius stay unless they are given.
  public func move(
    _ finger: Int = 1, by way: (x: Double, y: Double), over: Double = 0, force: Double? = nil,
    radius: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    move(finger, "by: [\(way.x), \(way.y)], over: \(over)", force, radius, sourceLocation)
  }

  /// Moves a finger that is down through points; 1/60 s for each unless a time is given. Force and radius stay unless they are
  /// given.
  public func move(
    _ finger: Int = 1, along places: [TouchPlace], over: Double? = nil, force: Double? = nil,
    radius: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let list = places.map(\.text).joined(separator: ", ")
    let time = over ?? Double(places.count) / 60
    move(finger, "along: [\(list)], over: \(time)", force, radius, sourceLocation)
  }

  private func move(
    _ finger: Int, _ way: String, _ force: Double?, _ radius: Double?,
    _ sourceLocation: SourceLocation
  ) {
    let pressure =
      (force.map { ", force: \($0)" } ?? "") + (radius.map { ", radius: \($0)" } ?? "")
    play("- move: {finger: \(finger), \(way)\(pressure)}", sourceLocation: sourceLocation)
  }

  /// Lifts a finger.
  public func up(_ finger: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) {
    play("- up: {finger: \(finger)}", sourceLocation: sourceLocation)
  }

  /// The system cancels one touch.
  public func cancel(_ finger: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) {
    play("- cancel: {finger: \(finger)}", sourceLocation: sourceLocation)
  }

  /// The system cancels all touches, as for an incoming call.
  public func interrupt(sourceLocation: SourceLocation = #_sourceLocation) {
    play("- interrupt", sourceLocation: sourceLocation)
  }

  /// Lets time pass.
  public func wait(_ seconds: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    play("- wait: \(seconds)", sourceLocation: sourceLocation)
  }

  /// Lets time pass until no timer, animation or motion is pending; fails the test after 60 s.
  public func waitUntilIdle(sourceLocation: SourceLocation = #_sourceLocation) {
    play("- wait: idle", sourceLocation: sourceLocation)
  }
}
