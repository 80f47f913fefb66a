/// The mark of a finger on the scene.
enum TouchRing {
  /// Of the ring around a finger that is down, points of the picture.
  static let radius = 16.0
}
