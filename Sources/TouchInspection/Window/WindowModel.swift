package import TouchArticles
package import TouchLanguage
package import Foundation
package import TouchReading
package import TouchTrace

/// All that a picture of the window shows beside the trace.
package struct WindowModel {
  /// Width and height, points.
  package var size = CGSize(width: 1440, height: 900)
  /// What its texts are written in.
  package var language = TextLanguage.english
  /// No scene is open: the canvas shows some to try.
  package var isStart = false
  /// The scene's title.
  package var title = ""
  /// What to try and to see, in Markdown.
  package var about = ""
  /// True when the scene has switches; `variant` is the one that is thrown.
  package var hasVariants = false
  /// The switch that is thrown, by name; nil for none.
  package var variant: String?
  /// The scene's file.
  package var sceneFile = ""
  /// Where texts beside the device stood in the frame before.
  package var steady = SteadyHeights()
  /// What is drawn over the scene.
  package var overlays = Overlays.usual
  /// What of the scene's views is drawn.
  package var render = SceneRender.contents
  /// Which of its views are drawn.
  package var sceneFocus = SceneFocus()
  /// Whether the scene's clock stands.
  package var isPaused = false
  /// What the time does now.
  package var mode = PlaybackMode.live
  /// True while the playhead stands at the newest step.
  package var isLive = true
  /// Which moment a picture shows after which nothing goes on; nil in a window.
  package var still: StillMoment?
  /// The step that is shown.
  package var step = 0
  /// How many steps there are.
  package var stepCount = 0
  /// The newest event that is shown, from 1; 0 before the first one.
  package var event = 0
  /// How many events there are.
  package var eventCount = 0
  /// Fingers that are on the glass with nobody's hand, by number.
  package var heldFingers: [Int] = []
  /// Of those the ones that move together.
  package var linkedFingers: [Int] = []
  /// Whether inputs are written to a file.
  package var isRecording = false
  /// When the recording began that is not yet saved, and how long it is, seconds; nil while there is none.
  package var recordedSince: Instant?
  package var recordedTime: Double?
  /// True while the event fetch thread is suspended, with how many events wait for it.
  package var isSuspended = false
  /// How many events wait for it.
  package var waitingEvents = 0
  /// Where a second finger would be.
  package var ghosts: GhostFingers?
  /// A file that could not be loaded, or written.
  package var problem: ProblemModel?
  /// A short notice, as that fingers were cancelled.
  package var notice: String?
  /// Which panels are open, and how large they are.
  package var panels = WindowPanels.all
  /// How the panels share the window.
  package var split = WindowSplit()
  /// Which page the left panel shows.
  package var leftTab = LeftTab.hierarchy
  /// Which page the right panel shows.
  package var rightTab = RightTab.why
  /// Which table the tab System shows.
  package var systemTable = SystemTableKind.pipeline
  /// How far lists are scrolled, points, by the key of their `Scroll`.
  package var offsets: [String: Double] = [:]
  /// What the panels hold beside the trace.
  package var hierarchy = HierarchyModel()
  /// The scenes that can be opened.
  package var sceneList: [SceneEntry] = []
  /// The list of scenes.
  package var scenes = ScenesModel()
  /// The tab Articles.
  package var articles = ArticlesModel()
  /// The sentence of a lesson that is presented; nil for the usual window.
  package var caption: CaptionModel?
  package var log = LogModel()
  package var inspect = InspectModel()
  package var runs = RunsModel()
  /// The sources of classes.
  package var listings = Listings()
  /// The classes that the scene's file names, by object.
  package var writtenClasses: [String: String] = [:]
  /// The keys, while they cover the window.
  package var help: HelpModel?
  /// The palette, while it is open.
  package var palette: PaletteModel?
  /// The menu of an object, while it is open.
  package var menu: MenuModel?
  /// The region under the pointer, and what it says beside it.
  package var hover: Picture.Region?
  /// What is said beside the pointer.
  package var tooltip: (text: String, at: CGPoint)?
  /// It was asked for by a press, and spares what it is about.
  package var isTooltipPinned = false
  /// What has the keys; none shows no ring.
  package var focus: Focus?
  /// False while the mouse leads: the ring shows once keys move it.
  package var showsFocus = false
  /// Events since the moment that shows, while it is an earlier one.
  package var newEvents = 0
  /// What the time stops at.
  package var breakpoints: Set<Target> = []
  /// Inputs come from a recording or a run.
  package var isReplaying = false
  /// How far a replay is, and how long a recording is, seconds; nil while hands touch the scene.
  package var replay: (time: Double, length: Double?)?
  /// How fast the scene's time goes.
  package var speed = 1.0
  /// The window is used with fingers: everything is large enough for them.
  package var isTouchMode = false
  /// True while the mouse asks instead of touching.
  package var isPicking = false
  /// What the tab Arbitration shows.
  package var arbitration = ArbitrationModel()
  /// What is selected: a recognizer, a view, a finger.
  package var selection: Target?
  /// The part of the time that the timeline shows; nil for the last gesture.
  package var timelineRange: TimelineRange?
  /// The part of the time that is measured; nil for none.
  package var timelineArea: TimelineRange?
  /// How the lanes of the timeline are arranged.
  package var lanes = LaneArrangement()
  /// A panel that was asked for where it has no room: it lies over the scene.
  package var drawer: WindowPanels?
  /// Something that has to be decided before anything goes on.
  package var question: QuestionModel?
  /// Work that goes on, while everything else waits.
  package var work: WorkModel?
  /// The toolbar, and the bar for fingers.
  package var toolbar = ToolbarModel()
  /// A frame that took long just now, and what took most of it.
  package var slowFrame: String?
  /// What composing shows; nil while the scene is touched.
  package var compose: ComposeModel?
  /// What the window lacks, as a font, and how to get it.
  package var warning: String?
  /// Frames per second; nil in pictures that must not change.
  package var framesPerSecond: Double?
  package init() {}
}

extension WindowModel {
  /// Something covers the window and takes everything.
  package var isModal: Bool {
    help != nil || palette != nil || menu != nil || question != nil || work != nil
  }

  /// What the timeline shows beside the trace.
  package var timeline: TimelineModel {
    var timeline = TimelineModel()
    timeline.range = timelineRange
    timeline.area = timelineArea
    timeline.recordedSince = recordedSince
    timeline.selection = selection
    timeline.offset = offsets["timeline"] ?? 0
    timeline.isLive = isLive && !isPaused && still == nil
    timeline.isTouchMode = isTouchMode
    timeline.lanes = lanes
    timeline.run = scenes.run ?? scenes.runs.first
    timeline.invitation =
      isStart
      ? .noScene
      : isReplaying
        ? .replay : compose != nil ? .composing : .touch(run: timeline.run.map(scenes.shown))
    return timeline
  }

  /// About the selection, or else about the last thing that happened.
  package func explanation(_ input: PictureInput) -> Explanation? {
    if let selected = selection.flatMap({ input.handle(of: $0) }) {
      return Explanation.about(selected, input)
    }
    return Explanation.last(input)
  }
}

extension WindowLayout {
  /// Where things are while the window shows this.
  package init(_ model: WindowModel) {
    self.init(
      model.size, panels: model.panels, split: model.split, isTouchMode: model.isTouchMode,
      drawer: model.drawer, isPresenting: model.caption != nil,
      composing: model.compose.map {
        Composing(showsText: $0.text != nil, zoom: $0.head.zoom)
      })
  }
}
