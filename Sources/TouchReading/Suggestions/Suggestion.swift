package import TouchLanguage
package import TouchTrace

/// What would let the last gesture end otherwise: what somebody tries who has read why it ended as it did.
package enum Suggestion: Hashable, Sendable {
  /// Another value of a property.
  case property(PropertyValue)
  /// Touch methods that do not call super: those of a class, or of the one object that its scene overrides them for.
  case callSuper(of: String)
  /// That a recognizer may begin which a delegate or a view did not let: the recognizer with that delegate, or the view, by its
  /// marked name.
  case letBegin(of: String, isDelegate: Bool)
  /// That the app's gestures come before those of the system at an edge.
  case deferSystemGestures(TouchEdge)
  /// That a view takes touches while it is animated; by its marked name.
  case allowInteraction(during: String)
  /// That a view answers for a subview that sticks out of it; by their marked names.
  case includeSubview(String, in: String)
  /// That the finger does otherwise: everything works as it is designed.
  case gesture(GestureAdvice)

  /// The one nearest to the cause of what an explanation tells; nil where no value can help, while a probe asks, and while
  /// fingers go on.
  package static func of(_ why: Explanation, _ input: PictureInput) -> Suggestion? {
    let goesOn = input.ahead == nil && input.reading.fingers.contains(where: \.isDown)
    guard input.probe == nil, !goesOn else { return nil }
    return SuggestionFinder(why, input).find()
  }
}

/// A value for a property of an object, as a scene file writes both.
package struct PropertyValue: Hashable, Sendable {
  /// The object's id.
  package var object: String
  /// The property, as Apple calls it.
  package var name: String
  package var value: String
  /// The other recognizer that a relation is about; nil for other properties.
  package var other: String?

  package init(_ object: String, _ name: String, _ value: String, other: String? = nil) {
    self.object = object
    self.name = name
    self.value = value
    self.other = other
  }

  /// What an edit of it is called.
  package var path: String { "\(object).\(name)" }
  /// `scroll.delaysContentTouches = false`
  package var code: String { "\(path) = \(value)" }
}
