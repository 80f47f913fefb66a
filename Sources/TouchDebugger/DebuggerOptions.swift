public import Foundation

/// How the window is opened.
public struct DebuggerOptions {
  /// Empty for the page on which a scene is chosen.
  public var scenePath: String
  public var isStage = false
  public var recordingPath: String?
  /// Seconds after which the window closes by itself.
  public var quitAfter: Double?
  public var size: CGSize?
  public var scale = 1.0
  public var showsStatistics = false
  /// Of a replay.
  public var speed = 1.0
  public var isLight = false

  public init(scenePath: String) { self.scenePath = scenePath }
}
