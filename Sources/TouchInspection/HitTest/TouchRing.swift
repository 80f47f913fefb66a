/// The mark of a finger on the scene.
enum TouchRing {
  /// Of the ring around a finger that is down, points of the picture.
  static let radius = 16.0
  /// Of the ring around the place of a lift on a title, so that a short one is inside of it; points of the picture.
  static let onWords = 22.0
}
