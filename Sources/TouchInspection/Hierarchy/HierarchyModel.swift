package import TouchReading
import TouchTrace

/// Search, selection and scrolling of the tree of views.
package struct HierarchyModel: Sendable {
  /// Letters of the names to find; views around what is found stay.
  package var query = ""
  /// Whether the search field has keyboard focus.
  package var isFocused = false
  /// Names of views whose content is folded away.
  package var collapsed: Set<String> = []
  /// Names of views all of whose subviews show, also those that took no part in the last hit test and containers of UIKit.
  package var spread: Set<String> = []
  /// Whether subviews that took no part in the last hit test share a row, where they are many, and containers of UIKit
  /// inside each other.
  package var foldsIdle = false
  /// The layers that are drawn, where they can be chosen; nil for no slider.
  package var layers: LayerRange?
  /// What is selected, if anything.
  package var selection: Target?
  /// Names of objects that are selected beside it.
  package var others: Set<String> = []
  /// What the pointer is over, in this panel or another.
  package var hover: Target?
  /// The part of the picture's height that shows; nothing else is drawn, and the search field stays at its top.
  package var visible: Range<Double> = 0..<Double.greatestFiniteMagnitude
  /// Rows of recognizers end with a ring, from which a relation is drawn.
  package var hasPorts = false
  /// Recognizers that wait for others to fail: lines between their rings.
  package var waits: [(from: String, to: String)] = []
  /// Names of objects that do not take what is dragged.
  package var refusing: Set<String> = []
  /// Height of a row, points.
  package var rowHeight = 24.0
  /// How much larger texts are than usual.
  package var textScale = 1.0
  package init() {}

  /// Unfolds all views around an object, so that its row shows.
  package mutating func unfold(to selection: Target?, _ input: PictureInput) {
    collapsed.subtract(Self.path(input, selection).dropLast())
  }

  /// Where the name of a row so deep in the tree begins: deep trees keep space for their names.
  package static func indent(depth: Int, width: Double, scale: Double = 1) -> Double {
    min((8 + Double(depth) * 16) * scale.squareRoot(), width * 0.38)
  }

  /// Of a row as it is drawn, points.
  func rowHeight(_ look: Look) -> Double {
    PanelPen(look, scale: textScale, rowHeight: rowHeight).rowHeight
  }

  /// Names from the window down.
  static func path(_ input: PictureInput, _ selection: Target?) -> [String] {
    guard let handle = selection.flatMap({ input.handle(of: $0) }) else { return [] }
    var names: [String] = []
    var next = handle
    if let recognizer = input.snapshot.recognizer(handle) {
      names.append(recognizer.name)
      next = recognizer.view
    }
    while let view = input.snapshot.view(next), names.count < 1000 {
      names.append(view.name)
      next = view.parent
    }
    return names.reversed()
  }
}
