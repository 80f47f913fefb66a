/// What a digitizer measures of a contact besides its location, force and larger radius.
///
/// The default values are those of the recorded event of GOLD-000-06; a device that measures them may give others.
public struct ContactShape: Hashable, Sendable {
  /// How sure the digitizer is of the contact, 0 to 1.5.
  public var quality: Float
  /// How much of the contact's ellipse is covered, 0 to 1.5.
  public var density: Float
  /// How much its outline differs from an ellipse.
  public var irregularity: Float
  /// Half of the contact's shorter axis, points.
  public var minorRadius: Float
  /// Tolerance of the radii, points.
  public var accuracy: Float
  /// The rotation of the contact's ellipse, degrees.
  public var twist: Float

  /// Arguments that are not given have their usual values.
  public init(
    quality: Float = 1.5, density: Float = 1.5, irregularity: Float = 0, minorRadius: Float = 3.8,
    accuracy: Float = 0, twist: Float = 90
  ) {
    self.quality = quality
    self.density = density
    self.irregularity = irregularity
    self.minorRadius = minorRadius
    self.accuracy = accuracy
    self.twist = twist
  }

  /// The contact of a finger about which nothing is known.
  public static let usual = ContactShape()
  /// Half of a contact's longer axis if it was not measured, points.
  public static let usualMajorRadius = 4.6

  /// Names and places, for scene files, recordings and tables.
  public static var keys: [(name: String, path: WritableKeyPath<ContactShape, Float>)] {
    [
      ("quality", \.quality), ("density", \.density), ("irregularity", \.irregularity),
      ("minorRadius", \.minorRadius), ("accuracy", \.accuracy), ("twist", \.twist),
    ]
  }
}
