struct EnglishArranging: ArrangingSentences {
  func hints(_ activity: ComposeActivity) -> [String] {
    switch activity {
    case .rest: []
    case .armed(let title, let isView):
      isView
        ? [
          "Drag on the scene = draw the frame of \(title)   Click = its usual size   Esc = put it back",
          "Drag or click on the scene   Esc = put it back",
        ] : ["Click the view that gets \(title)   Esc = put it back"]
    case .drawing: ["Shift = square   Ctrl = no snapping   Esc = back", "Esc = back"]
    case .moving(let copies):
      [
        "\(copies ? "D = move" : "Alt or D = copy")   Shift = one axis   Ctrl = no snapping   P, or a rest = into the view below   Esc = back",
        "\(copies ? "D = move" : "D = copy")   Shift = one axis   P = into   Esc = back",
        "Esc = back",
      ]
    case .resizing:
      [
        "Shift = keep the ratio   Alt = from the middle   Ctrl = no snapping   Esc = back",
        "Esc = back",
      ]
    case .carrying: ["Alt = copy   Shift = keep its numbers   Esc = back", "Esc = back"]
    }
  }
  func armed(_ title: String, isView: Bool) -> String {
    isView
      ? "\(title): drag on the scene to draw its frame, or click for its usual size."
      : "\(title): click the view that gets it."
  }
  func copy(_ id: String) -> String { "copy of \(id)" }
  func recognizers(of view: String) -> String { "\(view): drag to reorder or to another view" }
  func selection(_ ids: [String]) -> String { ids.count == 1 ? ids[0] : "\(ids.count) objects" }

  // MARK: The bar for fingers

  var undo: String { "Undo" }
  var redo: String { "Redo" }
  var add: String { "Add" }
  var duplicate: String { "Duplicate" }
  var delete: String { "Delete" }
  var link: String { "Link" }
  var tryScene: String { "Try" }

  // MARK: Why nothing is changed

  func fillsWindow(_ id: String) -> String {
    "\(id) fills the window: its size is the scene's screen."
  }
  func intoItself(_ id: String) -> String { "\(id) cannot go into itself." }
  func holdsNoViews(_ id: String, _ className: String) -> String {
    "\(id) is a \(className) and takes no views."
  }
  var recognizersGoIntoViews: String { "Recognizers go into views only." }
  func nothingAbove(_ id: String) -> String {
    "There is no view above \(id) that it could go into."
  }
  func isOutermost(_ id: String) -> String { "\(id) is in no view that it could leave." }
  var threeToDistribute: String { "Select three or more views to distribute them." }
  func readsAsPart(_ id: String, _ part: String, of owner: String) -> String {
    "\(id) reads as the \(part) of \(owner). Choose a name without a dot."
  }
  func isLogWord(_ id: String) -> String {
    "\(id) is a word of the log: its lines could not be told apart."
  }
}
