import Foundation
import TouchLanguage
package import TouchReading
import TouchTrace

/// All that a picture of the window shows beside the trace.
package struct WindowModel {
  /// Which scene is open, and what is said about it.
  package var scene = OpenSceneModel()
  /// How the scene's time goes, and which moment shows.
  package var time = TimeModel()
  /// How inputs are written to a file.
  package var recording = RecordingModel()
  /// Fingers beside those of hands.
  package var fingers = FingersModel()
  /// How the window is set up.
  package var workspace = WorkspaceModel()
  /// How the scene is drawn, and what over it.
  package var drawing = DrawingModel()
  /// What the person points at.
  package var pointing = PointingModel()
  /// What the timeline shows of the time.
  package var timelineSettings = TimelineSettings()
  /// What covers the window and takes everything; nil for nothing.
  package var cover: CoverModel?
  /// What the window tells beside the scene.
  package var messages = MessagesModel()
  /// The left panel, with the lists that its tabs show.
  package var left = LeftPanelModel()
  /// The right panel, with what its tabs show beside the trace.
  package var right = RightPanelModel()
  /// The toolbar, and the bar for fingers.
  package var toolbar = ToolbarModel()
  /// What composing shows; nil while the scene is touched.
  package var compose: ComposeModel?
  /// The sentence of a lesson that is presented; nil for the usual window.
  package var caption: CaptionModel?
  package init() {}
}

extension WindowModel {
  /// Something covers the window and takes everything.
  package var isModal: Bool { cover != nil }

  /// What the timeline shows beside the trace.
  package var timeline: TimelineModel {
    var timeline = TimelineModel()
    timeline.range = timelineSettings.range
    timeline.area = timelineSettings.area
    timeline.recordedSince = recording.unsaved?.since
    timeline.selection = pointing.selection
    timeline.offset = workspace.offsets["timeline"] ?? 0
    timeline.isLive = time.goesOn
    timeline.showsMoment = time.showsMoment
    timeline.isTouchMode = workspace.isTouchMode
    timeline.lanes = timelineSettings.lanes
    timeline.order = timelineSettings.order
    let chosen = [left.scenes.run].compactMap { $0 }
    timeline.runs = (chosen + left.scenes.runs.filter { !chosen.contains($0) }).map {
      .init($0, title: left.scenes.shown($0))
    }
    timeline.invitation =
      scene.isStart
      ? .noScene
      : time.isReplaying
        ? .replay : compose != nil ? .composing : .touch(hasRuns: !timeline.runs.isEmpty)
    return timeline
  }

  /// About the selection, or else about the last thing that happened.
  package func explanation(_ input: PictureInput) -> Explanation? {
    explanation(input, Explanation.Headline(input))
  }

  /// The same; `headline` is that of the input without a selection.
  func explanation(_ input: PictureInput, _ headline: Explanation.Headline?) -> Explanation? {
    Explanation.shown(about: pointing.selection.flatMap { input.handle(of: $0) }, input, headline)
  }
}

extension WindowLayout {
  /// Where things are while the window shows this.
  package init(_ model: WindowModel) {
    let workspace = model.workspace
    self.init(
      workspace.size, panels: workspace.panels, split: workspace.split,
      isTouchMode: workspace.isTouchMode, drawer: workspace.drawer,
      isPresenting: model.caption != nil,
      composing: model.compose.map {
        Composing(showsText: $0.text != nil, zoom: $0.head.zoom)
      })
  }
}
