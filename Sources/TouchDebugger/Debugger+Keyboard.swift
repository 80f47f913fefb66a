import Foundation
import TouchCanvasSDL
import TouchInspection

/// Keys become commands, or text of the field that has them.
extension Debugger {
  func keyboard(_ event: CanvasEvent, _ wall: UInt64) {
    if case .key(_, _, let modifiers, _, _) = event {
      pointer.isModifierDown = modifiers.contains(.alt) || modifiers.contains(.control)
      eventModifiers = modifiers
    }
    for stroke in strokes.strokes(event) {
      if field != nil, stroke.text == nil, stroke.code == "a", stroke.modifiers == .control {
        isFieldSelected = true
        continue
      }
      if let id = keymap.command(for: stroke, in: contexts) {
        guard !stroke.isRepeat || CommandCatalog.command(id)?.repeats == true else { continue }
        command(id, wall)
      } else if field != nil {
        type(stroke, wall)
      }
    }
  }

  /// The innermost first.
  private var contexts: [KeyBinding.Context] {
    if model.question != nil { return [.palette, .list] }
    if model.menu != nil { return [.palette] }
    if model.palette != nil { return [.palette, .field] }
    if model.help != nil { return [.help] }
    if field != nil { return [.list, .field] }
    switch model.focus {
    case let focus? where focus.panel == "timeline": return [.timeline]
    case let focus? where focus.target == .screen: return [.scene]
    case _?: return [.list]
    case nil: break
    }
    return timelineRoom.contains(pointer.window) ? [.timeline] : [.scene]
  }

  // MARK: Text fields

  /// The text of the field that has the keys.
  private var fieldText: String {
    get {
      switch field {
      case "hierarchy": model.hierarchy.query
      case "scenes": model.scenes.query
      case "log": model.log.query
      case "palette": model.palette?.query ?? ""
      default: model.inspect.editing?.text ?? ""
      }
    }
    set {
      switch field {
      case "hierarchy":
        model.hierarchy.query = newValue
        model.offsets["left.hierarchy"] = 0
      case "scenes":
        model.scenes.query = newValue
        model.offsets["left.scenes"] = 0
      case "log":
        model.log.query = newValue
        model.log.filter.change(hiddenKinds: model.log.filter.hiddenKinds, query: newValue)
      case "palette":
        model.palette?.query = newValue
        model.palette?.selected = 0
      default: model.inspect.editing?.text = newValue
      }
    }
  }

  private func type(_ stroke: KeyStroke, _ wall: UInt64) {
    needsFrame = true
    if let text = stroke.text {
      fieldText = isFieldSelected ? text : fieldText + text
      isFieldSelected = false
    } else if stroke.code == "backspace" {
      fieldText = isFieldSelected ? "" : String(fieldText.dropLast())
      isFieldSelected = false
    }
  }

  /// Gives the keys to a field, or to none.
  func focus(field name: String?) {
    field = name
    isFieldSelected = false
    model.hierarchy.isFocused = name == "hierarchy"
    model.scenes.isFocused = name == "scenes"
    model.log.isFocused = name == "log"
    if name != "property" { model.inspect.editing = nil }
    needsFrame = true
  }

  /// Gives the keys to the search of the panel under the pointer; to the other one when it has them already.
  func search() {
    model.help = nil
    model.palette = nil
    func name(_ region: Picture.Region) -> String? {
      guard case .field(let field) = region.target, field != .palette else { return nil }
      return field.rawValue
    }
    let fields = regions.filter { name($0) != nil }
    let layout = WindowLayout(model)
    let here = [layout.left, layout.right].first { $0.contains(pointer.window) }
    let others = fields.filter { name($0) != field }
    if let best = others.first(where: { here?.intersects($0.outline) == true }) ?? others.first {
      focus(field: name(best))
    } else if fields.isEmpty {
      model.leftTab = .hierarchy
      show(.left)
      focus(field: "hierarchy")
    }
  }

  func activate(_ wall: UInt64) {
    if let question = model.question { return answer(question.isYes, wall) }
    if let menu = model.menu { return chooseMenu(menu.items[menu.selected].action, wall) }
    if model.palette != nil { return choose(wall) }
    if field == "property" { return commitProperty(wall) }
    if field == "scenes" { return openFirstFound(wall) }
    activateFocus(wall)
  }
}
