public import Foundation
import TouchTrace

/// All that a picture of the window shows beside the trace.
public struct WindowModel {
  /// Width and height, points.
  public var size = CGSize(width: 1440, height: 900)
  /// No scene is open: the canvas shows some to try.
  public var isStart = false
  /// The scene's title.
  public var title = ""
  /// What to try and to see, in Markdown.
  public var about = ""
  /// True when the scene has switches; `variant` is the one that is thrown.
  public var hasVariants = false
  /// The switch that is thrown, by name; nil for none.
  public var variant: String?
  /// The scene's file.
  public var sceneFile = ""
  /// What is drawn over the scene.
  public var overlays = Overlays.usual
  /// What of the scene's views is drawn.
  public var render = SceneRender.contents
  /// Whether the scene's clock stands.
  public var isPaused = false
  /// True while the playhead stands at the newest step.
  public var isLive = true
  /// The step that is shown.
  public var step = 0
  /// How many steps there are.
  public var stepCount = 0
  /// The newest event that is shown, from 1; 0 before the first one.
  public var event = 0
  /// How many events there are.
  public var eventCount = 0
  /// Fingers that are on the glass with nobody's hand, by number.
  public var heldFingers: [Int] = []
  /// Whether inputs are written to a file.
  public var isRecording = false
  /// True while the event fetch thread is suspended, with how many events wait for it.
  public var isSuspended = false
  /// How many events wait for it.
  public var waitingEvents = 0
  /// Where a second finger would be.
  public var ghosts: GhostFingers?
  /// A file that could not be loaded: its diagnostics.
  public var problem: String?
  /// A short notice, as that fingers were cancelled.
  public var notice: String?
  /// Which panels are open, and how large they are.
  public var panels = WindowPanels.all
  /// How the panels share the window.
  public var split = WindowSplit()
  /// Which page the left panel shows.
  public var leftTab = LeftTab.hierarchy
  /// Which page the right panel shows.
  public var rightTab = RightTab.why
  /// Which table the tab System shows.
  public var systemTable = SystemTableKind.pipeline
  /// How far lists are scrolled, points, by the key of their `Scroll`.
  public var offsets: [String: Double] = [:]
  /// What the panels hold beside the trace.
  public var hierarchy = HierarchyModel()
  /// The scenes that can be opened.
  public var sceneList: [SceneEntry] = []
  /// The list of scenes.
  public var scenes = ScenesModel()
  /// The log.
  public var log = LogModel()
  /// What is inspected.
  public var inspect = InspectModel()
  /// The keys, while they cover the window.
  public var help: [HelpSection]?
  /// The palette, while it is open.
  public var palette: PaletteModel?
  /// The menu of an object, while it is open.
  public var menu: MenuModel?
  /// The region under the pointer, and what it says beside it.
  public var hover: Picture.Region?
  /// What is said beside the pointer.
  public var tooltip: (text: String, at: CGPoint)?
  /// It was asked for by a press, and spares what it is about.
  public var isTooltipPinned = false
  /// What has the keys; none shows no ring.
  public var focus: Focus?
  /// False while the mouse leads: the ring shows once keys move it.
  public var showsFocus = false
  /// Events since the moment that shows, while it is an earlier one.
  public var newEvents = 0
  /// Region ids at which the time stops.
  public var breakpoints: [String] = []
  /// Inputs come from a recording or a run.
  public var isReplaying = false
  /// How fast the scene's time goes.
  public var speed = 1.0
  /// The window is used with fingers: everything is large enough for them.
  public var isTouchMode = false
  /// True while the mouse asks instead of touching.
  public var isPicking = false
  /// The region id of what is selected, as `recognizer:pan`, `view:card`, `finger:1`.
  public var selection: String?
  /// The part of the time that the timeline shows; nil for the last gesture.
  public var timelineRange: TimelineRange?
  /// The part of the time that is measured; nil for none.
  public var timelineArea: TimelineRange?
  /// A panel that was asked for where it has no room: it lies over the scene.
  public var drawer: WindowPanels?
  /// Something that has to be decided before anything goes on.
  public var question: QuestionModel?
  /// The toolbar, and the bar for fingers.
  public var toolbar = ToolbarModel()
  /// A frame that took long just now, and what took most of it.
  public var slowFrame: String?
  /// What the window lacks, as a font, and how to get it.
  public var warning: String?
  /// Frames per second; nil in pictures that must not change.
  public var framesPerSecond: Double?
  /// With nothing set.
  public init() {}
}

extension WindowModel {
  /// Something covers the window and takes everything.
  public var isModal: Bool { help != nil || palette != nil || menu != nil || question != nil }

  /// About the selection, or else about the last thing that happened.
  func explanation(_ input: PictureInput) -> Explanation? {
    if let selected = selection.flatMap({ input.handle(of: $0) }) {
      return Explanation.about(selected, input)
    }
    return Explanation.last(input)
  }
}

extension WindowLayout {
  /// Where things are while the window shows this.
  public init(_ model: WindowModel) {
    self.init(
      model.size, panels: model.panels, split: model.split, isTouchMode: model.isTouchMode,
      drawer: model.drawer)
  }
}
