package import TouchLanguage
package import Foundation
package import TouchInspection
import TouchReading
package import TouchTrace

/// The open scene as the window knows it: all that a load throws away.
package struct Document: Equatable {
  /// What its file says of it.
  package var scene: SceneSummary
  /// What all panels show as selected.
  package var selection: Target?
  /// Live edits, with those that were undone.
  package var edits = EditHistory()
  /// Why edits were refused, by the path of their property.
  package var refusals: [String: String] = [:]
  /// What the last edit or save changed; nil before the first one.
  package var difference: RunDifference?
  /// A branch left another run of this scene.
  package var hasPreviousRun = false
  /// The run that plays, or played last, by name.
  package var run: String?
  /// When the recording began that is not yet saved; nil while there is none.
  package var recordedSince: Instant?
  package var timeline = TimelineState()
  /// Lines of the log with a breakpoint.
  package var logBreakpoints: Set<UInt32> = []
  /// Trace events that breakpoints have seen.
  package var checkedEvents = 0
  package var tree = TreeState()
  package var instruments = Instruments()

  package init(_ scene: SceneSummary) { self.scene = scene }

  /// No scene is open: the window offers some.
  package var isStart: Bool { scene.path.isEmpty }
}

/// What is open in the tree of views, and what is looked for in it.
package struct TreeState: Equatable {
  /// Views whose subviews are hidden, by name.
  package var collapsed: Set<String> = []
  /// Views all of whose subviews show, also those that took no part in the hit test, by name.
  package var spread: Set<String> = []
  /// Letters to find.
  package var query = ""
  /// The selection that views were opened for.
  package var unfoldedFor: Target?
}

/// What is looked at or done beside touching the open scene.
package struct Instruments: Equatable {
  /// A gesture that is made once the branch is there from which it begins.
  package var pendingGesture: GestureScript?
  /// Which views are drawn.
  package var focus = SceneFocus()
  /// Objects whose values show whatever is selected.
  package var watched = WatchList()
  /// The lists of scenes and articles show beside the start page, which is alone in the window otherwise.
  package var showsLists = false
  /// The side panel that gave way to the other one in a narrow window; it comes back when that one closes.
  package var yielded: WindowPanels = []
  /// Which listings are open, and what was asked for in one.
  package var listing = ListingState()

  package init() {}
}

/// What the timeline shows of the open scene.
package struct TimelineState: Equatable {
  /// The part of the time that the timeline shows; nil for the last gesture.
  package var range: TimelineRange?
  /// The part of the time that is measured.
  package var area: TimelineRange?
  package var lanes = LaneArrangement()
  /// Their order since the gesture was over.
  package var order = KeptLaneOrder()

  package init() {}
}

extension Document {
  /// The part of the time that the timeline shows; nil for the last gesture.
  package var timelineRange: TimelineRange? {
    get { timeline.range }
    set { timeline.range = newValue }
  }
  /// The part of the time that is measured.
  package var timelineArea: TimelineRange? {
    get { timeline.area }
    set { timeline.area = newValue }
  }
}

/// What the window needs to know of a scene that was loaded.
package struct SceneSummary: Equatable {
  /// Its file; empty while no scene is open.
  package var path: String
  package var title: String
  /// What to try and to see, in Markdown.
  package var about: String
  package var runs: [String]
  package var variants: [String]
  /// The variant in effect; nil for the scene as it is written.
  package var variant: String?
  /// The device's screen, points.
  package var screen: CGSize
  /// What the file was when it was read.
  package var stamp: FileStamp?

  package init(
    path: String, title: String = "", about: String = "", runs: [String] = [],
    variants: [String] = [], variant: String? = nil, screen: CGSize, stamp: FileStamp? = nil
  ) {
    self.path = path
    self.title = title
    self.about = about
    self.runs = runs
    self.variants = variants
    self.variant = variant
    self.screen = screen
    self.stamp = stamp
  }

  /// As its file has it.
  package var shownTitle: String { path.isEmpty ? "Touchscope" : title.isEmpty ? path : title }
}

/// When a file was last written, and how long it is.
package struct FileStamp: Equatable, Sendable {
  /// Seconds since 1970.
  package var modified: Double
  package var size: Int

  package init(modified: Double, size: Int) {
    self.modified = modified
    self.size = size
  }

  /// Of a file that was there and is not any more.
  package static let gone = FileStamp(modified: 0, size: -1)
}

/// What an edit or a saved file changed in what the same input does.
package struct RunDifference: Equatable {
  /// When the runs first differ, in the last gesture if they do there; nil when they do the same.
  package var time: Instant?
  /// When the last gesture of that input began: what came of it says nothing of a later one.
  package var gesture: Instant
  /// Names of the objects that were edited or to which something else came; nil where it concerns the whole scene.
  package var objects: Set<String>?
  package var text: InEveryLanguage<WhatIfText>

  package init(
    time: Instant?, gesture: Instant, objects: Set<String>? = nil,
    text: @autoclosure () -> WhatIfText
  ) {
    self.time = time
    self.gesture = gesture
    self.objects = objects
    self.text = InEveryLanguage(text)
  }

  /// Whether it says something of what is selected: of nothing it tells all.
  package func concerns(_ selection: Target?) -> Bool {
    guard let objects, let name = selection?.name else { return true }
    return objects.contains(name)
  }
}
