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
    if model.focus != nil { return [.list] }
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
    let fields = regions.filter {
      ["field:hierarchy", "field:scenes", "field:log"].contains($0.id)
    }
    func name(_ region: Picture.Region) -> String { String(region.id.dropFirst(6)) }
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

  // MARK: Focus

  private static let focusable = [
    "command:", "view:", "recognizer:", "scene:", "run:", "variant:", "field:", "property:",
    "filter:", "more:", "recent:", "file:", "folder:",
  ]

  /// Regions that can have the focus, in reading order within their parts.
  private var stops: [Picture.Region] {
    var seen: Set<String> = []
    let layout = WindowLayout(model)
    return regions.filter { region in
      // What the scene shows is in the tree as well.
      if layout.isFree(CGPoint(x: region.outline.midX, y: region.outline.midY)) { return false }
      return
        Self.focusable.contains(where: region.id.hasPrefix) && seen.insert(region.id).inserted
        && region.outline.width > 3
    }
  }

  func moveFocus(_ step: Int) {
    model.showsFocus = true
    let stops = stops
    guard !stops.isEmpty else { return }
    let now = stops.firstIndex { $0.id == model.focus }
    let next =
      now.map { ($0 + step + stops.count) % stops.count } ?? (step > 0 ? 0 : stops.count - 1)
    model.focus = stops[next].id
  }

  /// Left and right in the tree close and open a view's row.
  func fold(_ isOpen: Bool) -> Bool {
    guard let focus = model.focus, focus.hasPrefix("view:") else { return false }
    let name = String(focus.dropFirst(5))
    if isOpen {
      model.hierarchy.collapsed.remove(name)
    } else {
      model.hierarchy.collapsed.insert(name)
    }
    return true
  }

  func activate(_ wall: UInt64) {
    if let question = model.question { return answer(question.isYes, wall) }
    if let menu = model.menu { return chooseMenu(menu.items[menu.selected].action, wall) }
    if model.palette != nil { return choose(wall) }
    if field == "property" { return commitProperty(wall) }
    if field == "scenes" { return openFirstFound(wall) }
    guard let region = regions.last(where: { $0.id == model.focus }) else { return }
    press(CGPoint(x: region.outline.midX, y: region.outline.midY), wall)
  }
}
