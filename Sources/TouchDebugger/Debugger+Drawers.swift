import Foundation
import TouchInspection

/// Opening and closing panels: beside the scene where they have room, over it where they have none.
extension Debugger {
  /// Opens a panel, or closes it when it shows.
  func toggle(_ panel: WindowPanels) {
    let layout = WindowLayout(model)
    if layout.drawer == panel {
      model.drawer = nil
    } else if layout.shows(panel) {
      model.panels.remove(panel)
    } else {
      show(panel)
    }
  }

  /// Opens a panel that does not show. In a narrow window one side panel takes the place of the other; where not even
  /// that makes room it lies over the scene until it is closed.
  func show(_ panel: WindowPanels) {
    guard !WindowLayout(model).shows(panel) else { return }
    model.drawer = nil
    model.panels.insert(panel)
    let other: WindowPanels = panel == .left ? .right : panel == .right ? .left : []
    if WindowLayout(model).shows(panel), model.size.width >= 1200 || other.isEmpty { return }
    var alone = model
    alone.panels.subtract(other)
    if WindowLayout(alone).shows(panel) {
      model.panels.subtract(other)
    } else {
      model.drawer = panel
    }
  }

  /// A field that does not show takes no text: the keys go back to what they mean elsewhere.
  func leaveHiddenField() {
    guard let field = field.flatMap(FieldID.init), field != .palette,
      !regions.contains(where: { $0.target == .field(field) })
    else { return }
    focus(field: nil)
  }
}
