public import Foundation
public import TouchTrace

/// All that a picture of the window shows beside the trace.
public struct WindowModel {
  public var size = CGSize(width: 1440, height: 900)
  public var title = ""
  public var about = ""
  /// True when the scene has switches; `variant` is the one that is thrown.
  public var hasVariants = false
  public var variant: String?
  public var sceneFile = ""
  public var runs: [String] = []
  public var overlays = Overlays.all
  public var isPaused = false
  /// True while the playhead stands at the newest step.
  public var isLive = true
  public var step = 0
  public var stepCount = 0
  public var isRecording = false
  public var ghosts: GhostFingers?
  /// A file that could not be loaded: its diagnostics.
  public var problem: String?
  /// A short notice, as that fingers were cancelled.
  public var notice: String?
  public var cardOffset = 0.0
  /// The part of the time that the timeline shows; nil for the last gesture.
  public var timelineRange: TimelineRange?
  /// Frames per second; nil in pictures that must not change.
  public var framesPerSecond: Double?
  public init() {}
}

/// What happened so far, as pictures take it.
public struct PictureInput {
  public var reading: TraceReading
  public var snapshot: SceneSnapshot
  public var trace: Trace
  public init(reading: TraceReading, snapshot: SceneSnapshot, trace: Trace) {
    self.reading = reading
    self.snapshot = snapshot
    self.trace = trace
  }
}
