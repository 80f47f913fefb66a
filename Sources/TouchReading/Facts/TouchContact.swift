package import TouchTrace

/// What every finger of the window tells the digitizer of its contact; a real screen measures it, a mouse does not.
package struct TouchContact: Hashable, Sendable {
  /// 1 is an average touch; 0 as from a device that does not report it.
  package var force = 0.0
  /// Half of the contact's longer axis, points; 0 if it is unknown.
  package var radius = 0.0
  package var shape = ContactShape.usual

  package static let usual = TouchContact()

  package init() {}

  /// One of its numbers, by the name that recordings give it.
  package enum Value: String, CaseIterable, Sendable {
    case force, radius, minorRadius, twist, quality, density, irregularity, accuracy

    /// What a digitizer can say.
    package var range: ClosedRange<Double> {
      switch self {
      case .force: 0...10
      case .radius, .minorRadius, .accuracy: 0...200
      case .twist: -360...360
      case .quality, .density, .irregularity: 0...1.5
      }
    }
  }

  package subscript(value: Value) -> Double {
    get {
      switch value {
      case .force: force
      case .radius: radius
      case .minorRadius: Double(shape.minorRadius)
      case .twist: Double(shape.twist)
      case .quality: Double(shape.quality)
      case .density: Double(shape.density)
      case .irregularity: Double(shape.irregularity)
      case .accuracy: Double(shape.accuracy)
      }
    }
    set {
      switch value {
      case .force: force = newValue
      case .radius: radius = newValue
      case .minorRadius: shape.minorRadius = Float(newValue)
      case .twist: shape.twist = Float(newValue)
      case .quality: shape.quality = Float(newValue)
      case .density: shape.density = Float(newValue)
      case .irregularity: shape.irregularity = Float(newValue)
      case .accuracy: shape.accuracy = Float(newValue)
      }
    }
  }

  /// The values that differ from the usual ones, as recordings write them.
  package var words: [String] {
    Value.allCases.filter { self[$0] != Self.usual[$0] }.map(words(of:))
  }

  /// A value as it can be typed.
  package func words(of value: Value) -> String { "\(value.rawValue) \(Self.number(self[value]))" }

  private static func number(_ value: Double) -> String {
    CanonicalLine.number((value * 1000).rounded() / 1000)
  }

  /// With the numbers that were typed behind their names, as `twist 45 radius 12`; each is kept in its range.
  package func replacing(_ typed: String) -> TouchContact {
    var contact = self
    let words = typed.lowercased().split(separator: " ")
    for (name, text) in zip(words, words.dropFirst()) {
      guard let value = Value.allCases.first(where: { $0.rawValue.lowercased() == name }),
        let number = Double(text), number.isFinite
      else { continue }
      contact[value] = min(max(number, value.range.lowerBound), value.range.upperBound)
    }
    return contact
  }

  /// A change of a finger with these numbers.
  package func applied(to change: FingerChange) -> FingerChange {
    var change = change
    (change.force, change.radius, change.shape) = (force, radius, shape)
    return change
  }
}
