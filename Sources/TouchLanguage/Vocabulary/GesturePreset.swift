/// A gesture that the window can make by itself.
package struct GesturePreset: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case tap, doubleTap, twoFingerTap, longPress
    case swipeUp, swipeDown, swipeLeft, swipeRight
    case pinchOpen, pinchClose, rotate, edgePan
  }

  package var kind: Kind
  /// How far the fingers move: along a line, or away from each other. Points.
  package var distance: Double
  /// From the first touch to the last lift, seconds.
  package var seconds: Double
  /// Of a rotation, clockwise, degrees.
  package var degrees: Double

  /// With the usual numbers of its kind.
  package init(_ kind: Kind) {
    self.kind = kind
    degrees = 45
    switch kind {
    case .tap: (distance, seconds) = (0, 0.06)
    case .doubleTap: (distance, seconds) = (0, 0.25)
    case .twoFingerTap: (distance, seconds) = (0, 0.08)
    case .longPress: (distance, seconds) = (0, 0.8)
    case .swipeUp, .swipeDown, .swipeLeft, .swipeRight: (distance, seconds) = (160, 0.15)
    case .pinchOpen, .pinchClose: (distance, seconds) = (120, 0.4)
    case .rotate: (distance, seconds) = (0, 0.4)
    case .edgePan: (distance, seconds) = (180, 0.3)
    }
  }

  /// Which of its numbers count.
  package var hasDistance: Bool { distance > 0 }
  package var hasAngle: Bool { kind == .rotate }
}

/// What was typed for a gesture: words that find it, and numbers that replace its usual ones.
package struct GestureQuery: Equatable, Sendable {
  /// What is left without the numbers.
  package private(set) var words = ""
  private var distance: Double?
  private var seconds: Double?
  private var degrees: Double?
  /// `180,240`: where it is made, points of the screen.
  package private(set) var place: Place?

  package struct Place: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The longest gesture, seconds, and the longest way, points.
  private static let (longest, farthest) = (10.0, 2000.0)

  package init(_ text: String) {
    var words: [Substring] = []
    // `120 pt` is one word of two.
    let pieces = text.lowercased().split(separator: " ")
    var index = pieces.startIndex
    while index < pieces.endIndex {
      var piece = pieces[index]
      let next = index + 1 < pieces.endIndex ? pieces[index + 1] : ""
      if Double(piece) != nil, ["pt", "ms", "s", "\u{00B0}", "deg"].contains(next) {
        piece += next
        index += 1
      }
      if !read(String(piece)) { words.append(piece) }
      index += 1
    }
    self.words = words.joined(separator: " ")
  }

  /// A gesture with the numbers that were typed.
  package func applied(to preset: GesturePreset) -> GesturePreset {
    var preset = preset
    if let distance, preset.hasDistance { preset.distance = distance }
    if let seconds { preset.seconds = seconds }
    if let degrees { preset.degrees = degrees }
    return preset
  }

  /// Takes a number with its unit, or a place; false for a word.
  private mutating func read(_ piece: String) -> Bool {
    func number(_ unit: String) -> Double? {
      guard piece.hasSuffix(unit), let value = Double(piece.dropLast(unit.count)), value.isFinite
      else { return nil }
      return value
    }
    if let value = number("pt") {
      distance = min(max(abs(value), 1), Self.farthest)
    } else if let value = number("ms") {
      seconds = min(max(value / 1000, 0.001), Self.longest)
    } else if let value = number("deg") ?? number("\u{00B0}") {
      degrees = min(max(value, -360), 360)
    } else if let value = number("s") {
      seconds = min(max(value, 0.001), Self.longest)
    } else {
      let numbers = piece.split(separator: ",", omittingEmptySubsequences: false).map {
        Double($0)
      }
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite
      else { return false }
      place = Place(x: x, y: y)
    }
    return true
  }
}
