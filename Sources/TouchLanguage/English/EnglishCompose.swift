import TouchTrace

struct EnglishCompose: ComposeSentences {
  // MARK: The mode

  func mode(variant: String?) -> String {
    variant.map { "Variant “\($0)”: only its properties change." }
      ?? "Touches are not delivered. Press M to leave Compose."
  }
  var trying: String { "Touches reach the scene until you change something." }
  func tryTitle(key: String) -> String { key.isEmpty ? "Try" : "Try  \(key)" }
  var howToSelect: String { "Click a view on the scene, or a row of the tree." }
  var hints: [String] {
    [
      "Drag from the library   Arrows = move 1 pt, Shift 10 pt   L = relate   F2 = rename   F4 = try   Ctrl+Enter = keep as run   Ctrl+S = save   M = leave",
      "Arrows = move   L = relate   F2 = rename   F4 = try   Ctrl+S = save   M = leave",
      "F4 = try   Ctrl+S = save   M = leave", "M = leave",
    ]
  }
  var stopFirst: String { "Stop the recording to change the scene." }
  var leaveFirst: String { "Hold F4 to touch the scene, or press M to leave Compose." }
  var noFile: String { "This scene has no file that could be changed." }
  var isVariant: String {
    "A variant changes properties only. Choose “As written” to add, move or delete objects."
  }
  var invitation: String {
    "Hold F4 and touch the scene: every change then says what it does."
  }
  func changes(_ count: Int) -> String {
    count == 1 ? "1 unsaved change, Ctrl+S" : "\(count) unsaved changes, Ctrl+S"
  }
  var details: String { "Details" }
  var keepRun: String { "Keep as run" }
  func sameOutcome(_ change: OutcomeChange, zero: Instant) -> String {
    "Same outcome: \(EnglishEdit().ending(change, zero: zero))."
  }

  // MARK: New scenes, runs and exports

  func title(_ template: SceneTemplate) -> String {
    switch template {
    case .empty: "Empty: one view"
    case .buttonInScroll: "A button in a scroll view"
    case .nestedScroll: "A carousel in a list"
    case .twoRecognizers: "A single and a double tap"
    case .tableOuterTap: "A table in a view with a tap"
    case .bottomSheet: "A bottom sheet with a list"
    }
  }
  var templatePlaceholder: String { "New scene from a template" }
  func madeScene(_ file: String) -> String {
    "\(file) is new. Drag a view from the library, or press N."
  }
  var nothingToKeep: String { "Nothing to keep yet. Hold F4 and touch the scene." }
  func keptRun(_ name: String, failures: Int) -> String {
    "Run “\(name)” added, \(Self.verdict(failures))."
  }
  func keptSamples(_ name: String, samples: Int, failures: Int) -> String {
    "Run “\(name)” added with \(samples) samples, because a plain gesture ends otherwise; \(Self.verdict(failures))."
  }
  static func verdict(_ failures: Int) -> String {
    failures == 0
      ? "it passes" : failures == 1 ? "1 expectation fails" : "\(failures) expectations fail"
  }
  var noRuns: String {
    "This scene has no run yet. Touch it while you hold F4, then choose “Keep as run”."
  }
  func exported(_ file: String, _ format: ExportFormat, runs: Int, warnings: Int) -> String {
    let what =
      switch format {
      case .program: "the scene as a UIKit program"
      case .test: runs == 1 ? "1 test" : "\(runs) tests"
      }
    let notes =
      warnings == 0
      ? ""
      : warnings == 1
        ? " One thing cannot be said in UIKit: see its comment."
        : " \(warnings) things cannot be said in UIKit: see their comments."
    return "Wrote \(file): \(what).\(notes)"
  }
  func exportRefused(_ file: String, _ reason: String) -> String {
    "\(file) was not written: \(reason)."
  }

  // MARK: The clipboard

  func copiedObjects(_ count: Int) -> String {
    count == 1 ? "Copied 1 object." : "Copied \(count) objects."
  }
  var nothingToPaste: String { "The clipboard holds no views or recognizers." }

  // MARK: The library

  func title(_ entry: LibraryEntry) -> String {
    switch entry {
    case .view: "View"
    case .label: "Label"
    case .imageView: "Image view"
    case .roundView: "Round view"
    case .overlay: "Overlay"
    case .button: "Button"
    case .control: "Control"
    case .toggle: "Switch"
    case .slider: "Slider"
    case .stepper: "Stepper"
    case .segments: "Segments"
    case .pageControl: "Page control"
    case .textField: "Text field"
    case .scrollView: "Scroll view"
    case .zoomingScrollView: "Zooming scroll"
    case .table: "Table"
    case .collection: "Collection"
    case .navigation: "Navigation"
    case .tabs: "Tab bar"
    case .pages: "Pages"
    case .controller: "View controller"
    case .tap: "Tap"
    case .doubleTap: "Double tap"
    case .longPress: "Long press"
    case .pan: "Pan"
    case .edgePan: "Edge pan"
    case .swipe: "Swipe"
    case .pinch: "Pinch"
    case .rotation: "Rotation"
    }
  }
  func synonyms(_ entry: LibraryEntry) -> [String] {
    switch entry {
    case .view: ["box", "rectangle"]
    case .label: ["text"]
    case .imageView: ["picture", "photo"]
    case .roundView: ["circle"]
    case .overlay: ["cover", "clear"]
    case .button: ["press"]
    case .control, .stepper, .pageControl, .pinch: []
    case .toggle: ["toggle", "on", "off"]
    case .slider: ["range", "value"]
    case .segments: ["segmented", "tabs"]
    case .textField: ["input", "keyboard"]
    case .scrollView: ["list"]
    case .zoomingScrollView: ["map", "photo", "zoom"]
    case .table: ["list", "rows"]
    case .collection: ["grid", "list"]
    case .navigation: ["push", "stack", "container"]
    case .tabs: ["container"]
    case .pages: ["container", "swipe"]
    case .controller: ["screen"]
    case .tap: ["click", "touch"]
    case .doubleTap: ["click", "twice"]
    case .longPress: ["hold"]
    case .pan: ["drag", "move"]
    case .edgePan: ["drag", "back", "screen"]
    case .swipe: ["flick"]
    case .rotation: ["turn"]
    }
  }
  func title(_ group: LibraryGroup) -> String {
    switch group {
    case .views: "Views"
    case .controls: "Controls"
    case .scrolling: "Scrolling"
    case .containers: "Containers"
    case .recognizers: "Recognizers"
    case .classes: "Your classes"
    }
  }
  var groupsHelp: String { "Shows another group of the library" }
  func recognizers(_ view: String, _ count: Int) -> String {
    count == 1 ? "\(view) has 1 recognizer" : "\(view) has \(count) recognizers"
  }
  func tooltip(_ title: String, _ className: String) -> String {
    "\(title) \u{00B7} \(className)\nDrag it onto the scene or the tree, or press it to add it to the selection."
  }
  var find: String { "Find a view or recognizer" }
  func noMatches(_ text: String) -> String { "No matches for “\(text)”." }
  var noClasses: String { "No classes of yours are registered." }
  var dragOrPress: String { "Drag a view from the library, or press N." }

  // MARK: On the scene

  func size(_ id: String, width: Double, height: Double) -> String {
    "\(id)  \(CanonicalLine.number(width)) × \(CanonicalLine.number(height))"
  }
  func dropInto(_ id: String) -> String { "into \(id)" }

  // MARK: Relations

  func relation(_ a: String, _ relation: SceneRelation, _ b: String) -> String {
    switch relation {
    case .requireToFail: "\(a) waits for \(b) to fail"
    case .simultaneousWith: "\(a) and \(b) recognize together"
    case .canPrevent: "\(a) prevents only \(b)"
    case .canBePreventedBy: "\(a) is prevented only by \(b)"
    case .requireFailureOf: "\(a)'s delegate lets it wait for \(b)"
    case .beRequiredToFailBy: "\(a)'s delegate makes \(b) wait"
    case .delegate: "\(b) is \(a)'s delegate"
    }
  }
  func removeRelation(_ a: String, _ relation: SceneRelation, _ b: String) -> String {
    "Remove “\(self.relation(a, relation, b))”"
  }
  func moveInto(_ a: String, _ view: String) -> String { "move \(a) into \(view)" }
  func relationTitle(_ a: String, _ b: String) -> String { "\(a) \u{2192} \(b)" }
  var cannotWrap: String { "Only views that have the same parent can be wrapped." }
  func cannotUnwrap(_ id: String) -> String { "\(id) has no views to take out." }
  func nothingToRelate(_ view: String) -> String {
    "\(view) has no recognizer that could relate to another. Drag one onto it from the library."
  }
  var noOtherRecognizer: String { "There is no other recognizer to relate to." }
  var selfRelation: String { "A recognizer cannot wait for itself." }

  // MARK: Text and file

  var text: String { "Text" }
  func savedScene(_ file: String) -> String { "Saved \(file)." }
  var nothingToSave: String { "No changes to save." }
  func notSaved(_ file: String, _ reason: String) -> String {
    "\(file) was not saved: \(reason). Your changes are kept."
  }
  func changedOutside(_ file: String, kept: Int) -> String {
    "\(file) changed outside; your \(kept == 1 ? "change was" : "\(kept) changes were") kept."
  }
  func outsideTitle(_ file: String) -> String { "\(file) was changed outside" }
  func outsideFits(_ fitting: Int, of all: Int) -> String {
    "\(fitting) of your \(all) changes fit the new text."
  }
  var keepBoth: String { "Keep both where possible" }
  var useFile: String { "Use the file" }
  var keepMine: String { "Keep mine" }
  func keptMine(_ file: String) -> String {
    "Your text is kept. The next save writes it over \(file)."
  }
  func doesNotFit(_ change: String, line: Int?) -> String {
    line.map { "Does not fit: \(change) (line \($0))." } ?? "Does not fit: \(change)."
  }
  var differenceHelp: String { "− is yours, + is the file's:" }
  func unsavedTitle(_ file: String) -> String { "\(file) has unsaved changes" }
  func unsavedLines(_ changes: Int) -> String {
    changes == 1 ? "1 change is not in the file." : "\(changes) changes are not in the file."
  }
  var draftLines: String { "They were not saved when Touchscope last ended." }
  var restore: String { "Restore" }
  var discard: String { "Discard" }
  var keepEditing: String { "Cancel" }
  func renamePlaceholder(_ id: String) -> String { "New id of \(id)" }

  // MARK: Why a change is not made

  func notEditable(line: Int) -> String {
    "This file uses YAML that Compose cannot change (line \(line)). Edit it as text."
  }
  func noObject(_ id: String) -> String {
    "The scene's file has no object \(id)."
  }
  func wrongPlace(_ id: String, into parent: String) -> String {
    "\(id) cannot go into \(parent)."
  }
  var spacedID: String { "An id is one word without spaces." }
  var invalidID: String { "An id may have letters, digits, _ - and . only." }
  func takenID(_ id: String, line: Int) -> String {
    "\(id) is taken by another object (line \(line))."
  }
  func fixed(_ id: String) -> String {
    "\(id) belongs to what has it: it is not moved, copied or deleted by itself."
  }
  func notLoaded(line: Int, _ sentence: String) -> String {
    "Line \(line): \(sentence)"
  }

  // MARK: What was changed

  func label(_ operations: [SceneOperation]) -> String {
    guard let first = operations.first else { return "change" }
    let count = Set(operations.map(\.subject)).count
    let what = count == 1 ? first.subject ?? "the text" : "\(count) objects"
    return "\(Self.verb(first)) \(what)"
  }
  func undone(_ label: String) -> String { "Undone: \(label)." }
  func redone(_ label: String) -> String { "Redone: \(label)." }
  var nothingToUndo: String { "Nothing to undo." }
  var nothingToRedo: String { "Nothing to redo." }

  private static func verb(_ operation: SceneOperation) -> String {
    switch operation {
    case .set(_, let property, let value):
      property == "frame" || property == "center"
        ? "place" : value == nil ? "take \(property) from" : "set \(property) of"
    case .changeRows(_, _, .makeSections): "make sections of"
    case .changeRows(_, let property, _): "change \(property) of"
    case .setInVariant: "change the variant"
    case .add: "add to"
    case .move: "move"
    case .rename: "rename"
    case .duplicate: "duplicate"
    case .delete: "delete"
    case .relate(_, let relation, _, let isOn),
      .relateInVariant(_, _, let relation, _, let isOn):
      (isOn ? "add " : "take ") + relation.rawValue + (isOn ? " to" : " from")
    case .addRun: "add a run to"
    case .renameRun: "rename the run"
    case .deleteRun: "delete the run"
    case .replaceRun: "record again the run"
    case .updateExpectation: "update an expectation of"
    case .paste: "paste into"
    case .replaceText: "edit"
    }
  }
}
