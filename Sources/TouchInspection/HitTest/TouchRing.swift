/// The marks of a finger on the scene.
enum TouchRing {
  /// Of the ring around a finger that is down, points of the picture.
  static let radius = 16.0
  /// To the outer edge of that ring, points of the picture.
  static let outer = 18.75
  /// To the outer edge of the ring around the place of a lift, whatever lies below it; points of the picture.
  static let lift = 9.0
  /// To the outer edge of the ring where a finger went down, points of the picture.
  static let start = 4.0
  /// The line of a way and of the rings at its ends, points.
  static let line = 1.5
  /// Of the white line beside that one, which sets it apart from a view of its colour; points.
  static let white = 1.25
}
