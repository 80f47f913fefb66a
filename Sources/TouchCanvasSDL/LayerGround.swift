import TouchCanvas

/// The pixels of a layer's lowest commands, which stay from frame to frame: what changes above them is drawn on a copy of them,
/// so that a finger that moves over a scene does not draw the scene anew.
struct LayerGround {
  /// They are drawn apart once they have stayed for so many frames.
  private static let frames = 4
  /// Fewer commands or pixels are drawn as quickly as they are copied.
  private static let (commandsMin, pixelsMin) = (12, 8_000)

  /// The pixels, while there are any.
  private(set) var buffer: PixelBuffer?
  /// How many commands are in them.
  private(set) var count = 0
  /// For how many frames commands have stayed, how many of them in all of these, and how many pixels changed above them.
  private var (steady, least, changed) = (0, Int.max, 0)

  /// Takes in that so many of the lowest commands are those of the last frame, while so many pixels change.
  mutating func follow(unchanged: Int, pixels: Int) {
    if unchanged < count { self = LayerGround() }
    guard buffer == nil else { return }
    guard unchanged >= Self.commandsMin else { return self = LayerGround() }
    steady += 1
    least = min(least, unchanged)
    changed += pixels
  }

  /// How many of the lowest commands are worth pixels of their own now; nil while they have them, or are not.
  var due: Int? {
    guard buffer == nil, steady >= Self.frames, changed >= steady * Self.pixelsMin else {
      return nil
    }
    return least
  }

  /// Keeps the pixels of so many commands.
  mutating func keep(_ pixels: PixelBuffer, of count: Int) {
    self = LayerGround()
    buffer = pixels
    self.count = count
  }
}
