package import TouchLanguage
import Foundation
package import TouchInspection
import TouchReading
package import TouchTrace

/// How the window is arranged and what its panels show: it outlives a load.
package struct Workspace: Equatable {
  /// Which panels are open.
  package var panels = WindowPanels.all
  /// How the panels share the window.
  package var split = WindowSplit()
  /// A panel that lies over the scene, where it has no room beside it.
  package var drawer: WindowPanels?
  package var leftTab = LeftTab.hierarchy
  package var rightTab = RightTab.why
  package var systemTable = SystemTableKind.pipeline
  package var arbitration = ArbitrationModel()
  /// What is drawn over the scene.
  package var overlays = Overlays.usual
  /// What of the scene's views is drawn.
  package var render = SceneRender.contents
  /// The mouse asks what would be touched, and nothing is touched.
  package var isPicking = false
  /// What stops the scene's time.
  package var breakpoints = BreakpointSet()
  package var lists = ListOffsets()
  package var search = SceneSearch()
  package var log = LogSettings()
  /// The recording that was saved last.
  package var lastRecording: String?

  package init() {}
}

/// What is typed above the list of scenes, and what it finds of files.
package struct SceneSearch: Equatable {
  /// Words to find, or a path.
  package var query = ""
  /// What begins as a typed path; nil while words are searched.
  package var files: [ScenesModel.File]?
  /// Why a typed path cannot be opened.
  package var problem: String?

  package init() {}
}

/// What the log shows.
package struct LogSettings: Equatable {
  /// Letters that a line must have.
  package var query = ""
  /// At first the path of events into the app is left out: a person looks for touches, hit tests, states and actions.
  package var hiddenKinds: Set<TraceKind> = [.pipeline, .event]
  /// Calls are indented under what called them.
  package var isNested = false
  /// What the scene's own classes printed, in place of what the engine did.
  package var isPrinted = false

  package init() {}
}

/// How far lists are scrolled, points, by the key of their `Scroll`.
package struct ListOffsets: Equatable {
  private var offsets: [String: Double] = [:]
  /// Marks that each list has scrolled to: it scrolls to each once.
  private var revealed: [String: [String]] = [:]
  /// The list of scenes was opened to choose from: it stays at its beginning.
  package var opensScenesFromTop = false

  package init() {}

  package subscript(_ key: String) -> Double {
    get { offsets[key] ?? 0 }
    set { offsets[key] = newValue }
  }

  /// All offsets, by key.
  package var all: [String: Double] { offsets }

  /// The lists that are scrolled elsewhere than there.
  package func moved(from other: ListOffsets) -> Set<String> {
    Set(offsets.keys).union(other.offsets.keys).filter { self[$0] != other[$0] }
  }

  /// Only these lists stay as they are.
  package mutating func keep(_ keys: Set<String>) {
    offsets = offsets.filter { keys.contains($0.key) }
    revealed = revealed.filter { keys.contains($0.key) }
  }

  /// Scrolls to the last new mark of a list.
  package mutating func reveal(_ scroll: WindowScroll) {
    let known = revealed[scroll.key] ?? []
    let stays = opensScenesFromTop && scroll.key == "left.scenes"
    if !stays, let mark = scroll.marks.last(where: { !known.contains($0.id) }) {
      self[scroll.key] = scroll.offset(showing: mark, from: self[scroll.key])
    }
    let ids = scroll.marks.map(\.id)
    if !(ids.isEmpty && revealed[scroll.key] == nil) { revealed[scroll.key] = ids }
  }

  /// Brings an offset into what the list has.
  package mutating func clamp(_ scroll: WindowScroll) {
    let settled = scroll.settled(self[scroll.key])
    if settled != self[scroll.key] { self[scroll.key] = settled }
  }
}
