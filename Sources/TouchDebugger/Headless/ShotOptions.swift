package import TouchLanguage
public import Foundation
public import TouchCanvas
package import TouchInspection
import TouchReading

/// What is to be seen in a shot, and how.
public nonisolated struct ShotOptions: Sendable {
  /// One panel alone; nil for the whole window.
  package var panel = Panel.window
  /// Points; a panel alone is as large as its content.
  public var size: CGSize?
  /// Pixels per point.
  public var scale = 1.0
  /// The colours.
  public var theme = Theme.dark
  /// What its texts are written in.
  package var language = TextLanguage.english
  /// What of the scene's views is drawn.
  package var render = SceneRender.contents
  /// What is drawn over the scene.
  package var overlays = Overlays.usual
  /// The run that was played, by name.
  public var run: String?
  /// Whether the run or recording was played to its end.
  package var moment = StillMoment.end
  /// The name of what the explanation is about.
  public var about: String?
  /// The part of the time that the timeline shows.
  package var range: TimelineRange?
  /// A point of the screen that is asked about, in place of the fingers.
  public var probe: CGPoint?
  /// Which page of the right panel.
  package var tab = RightTab.why
  /// The method of the object whose listing the tab Inspect shows; nil for none.
  package var listing: String?
  /// Which table the tab System shows.
  package var table = SystemTableKind.pipeline
  /// With nothing set.
  public init() {}
}
