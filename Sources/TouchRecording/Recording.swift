public import TouchScenes

/// The inputs of a session, with the scene that they were made on.
public struct Recording: Sendable, Hashable {
  /// The scene's file: of a session, as the program names it; of a file that was read, as it stands there.
  public var scenePath: String
  /// The line of the file that names the scene, from 1.
  var sceneLine = 1
  /// The digest of the scene's text, which shows whether the scene has changed.
  public var digest: String
  /// The scene's text, for recordings that carry it; nil for those that only name the scene.
  public var sceneText: String?
  /// The name of the chosen variant; nil for none.
  public var variant: String?
  /// The inputs, in order.
  public var inputs: [SceneInput]
  /// What the app did in which a probe made the recording; nil for others.
  public var app: ProbedApp?

  public init(
    scenePath: String, digest: String, sceneText: String? = nil, variant: String? = nil,
    inputs: [SceneInput] = []
  ) {
    self.scenePath = scenePath
    self.digest = digest
    self.sceneText = sceneText
    self.variant = variant
    self.inputs = inputs
  }
}

/// FNV-1a of a text, 64 bits, as 16 hexadecimal digits.
public func digest(of text: String) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in text.utf8 {
    hash ^= UInt64(byte)
    hash = hash &* 0x100_0000_01b3
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
