import TouchLanguage
import Foundation
package import TouchCanvas
package import TouchInspection
import TouchReading

/// Keys become commands, or text of the field that takes it.
package enum KeyboardUpdate {
  package static func handle(_ event: CanvasEvent, _ c: inout Context) {
    if case .key(_, _, let modifiers, _, _) = event {
      c.state.input.pointer.isModifierDown =
        modifiers.contains(.alt) || modifiers.contains(.control)
      c.state.input.modifiers = modifiers
    }
    if case .key(let code, let scan, let modifiers, false, _) = event {
      let stroke = KeyStroke(code: code, scan: scan, modifiers)
      if c.reading.configuration.keymap.command(for: stroke, in: [.global]) == .composeTry {
        ComposeUpdate.releaseTrial(&c)
      }
      release(KeyStroke(code: code, scan: scan, []), &c)
    }
    if case .key("space", _, let modifiers, let isDown, _) = event, modifiers.isEmpty {
      if !isDown { c.state.compose.zoom.isGrabbed = false }
      if isDown, grabs(c) {
        c.state.compose.zoom.isGrabbed = true
        return
      }
    }
    for stroke in c.state.input.strokes.strokes(event) { handle(stroke, &c) }
  }

  /// A key that means something to a drag, whatever modifiers the drag needs.
  private static func ofDrag(_ stroke: KeyStroke, _ c: Context) -> CommandID? {
    guard c.state.compose.drag != nil, stroke.text == nil else { return nil }
    let plain = KeyStroke(code: stroke.code, scan: stroke.scan, [])
    guard let id = c.reading.configuration.keymap.command(for: plain, in: [.drag]),
      [.composeDragCopy, .composeDragInto].contains(id)
    else { return nil }
    return id
  }

  /// What lasts as long as its key is down.
  private static func release(_ stroke: KeyStroke, _ c: inout Context) {
    guard c.state.compose.isOn else { return }
    let keymap = c.reading.configuration.keymap
    if keymap.command(for: stroke, in: [.compose]) == .composeDistances {
      c.state.compose.hands.showsDistances = false
    }
    if keymap.command(for: stroke, in: [.drag]) == .composeDragInto {
      c.state.compose.drag?.goesInto = false
    }
  }

  /// Space holds the scene to move it: while it is composed, and no field or focused part takes the key.
  private static func grabs(_ c: Context) -> Bool {
    c.state.compose.isOn && c.state.compose.trial == nil && c.state.prompt == nil
      && c.state.focus.current == nil && !FieldUpdate.hasText(c)
      && c.layout.isFree(c.state.input.pointer.window)
  }

  private static func handle(_ stroke: KeyStroke, _ c: inout Context) {
    if FieldUpdate.hasText(c), stroke.text == nil, stroke.code == "a",
      stroke.modifiers == .control
    {
      c.state.input.isFieldSelected = true
      return
    }
    if SceneTextUpdate.takes(stroke, &c) || RowUpdate.takes(stroke, &c) { return }
    if let id = ofDrag(stroke, c) {
      if !stroke.isRepeat { CommandUpdate.perform(id, &c) }
      return
    }
    if let found = c.reading.configuration.keymap.command(for: stroke, in: contexts(c)) {
      let id = focused(found, c)
      guard !stroke.isRepeat || CommandCatalog.command(id).repeats else { return }
      let hadText = FieldUpdate.hasText(c)
      CommandUpdate.perform(id, &c)
      if stroke.text == nil, !hadText, FieldUpdate.hasText(c) { c.state.input.strokes.ignoreText() }
    } else if FieldUpdate.hasText(c) {
      FieldUpdate.type(stroke, &c)
    }
  }

  /// What goes into the selected view presses what has the focus, where that is seen to be elsewhere.
  private static func focused(_ command: CommandID, _ c: Context) -> CommandID {
    guard command == .composeInside, c.state.focus.isShown, let focus = c.state.focus.current,
      focus.target != .screen
    else { return command }
    return .activate
  }

  /// The innermost first.
  private static func contexts(_ c: Context) -> [KeyContext] {
    switch c.state.prompt {
    case .question, .work: return [.palette, .list]
    case .menu: return [.palette]
    case .palette: return [.palette, .field]
    case .help: return [.help, .field]
    case .field(.text): return [.field]
    case .field: return [.list, .field]
    case nil: break
    }
    let contexts = panelContexts(c)
    guard c.state.compose.isOn, c.state.compose.trial == nil else { return contexts }
    let focus = c.state.focus.current
    let isInTree = focus?.panel == "left" && c.state.workspace.leftTab == .hierarchy
    let own: [KeyContext] = isInTree ? [.tree] : []
    return own + (c.state.focus.isShown ? contexts + [.compose] : [.compose] + contexts)
  }

  private static func panelContexts(_ c: Context) -> [KeyContext] {
    switch c.state.focus.current {
    case let focus? where focus.panel == "timeline": return [.timeline]
    case let focus? where focus.target == .screen: return [.scene]
    case _?: return [.list]
    case nil:
      return c.layout.timeline.contains(c.state.input.pointer.window) ? [.timeline] : [.scene]
    }
  }
}

/// The text fields of the window.
package enum FieldUpdate {
  /// A field takes what is typed.
  package static func hasText(_ c: Context) -> Bool {
    if case .field(.text) = c.state.prompt { return true }
    return text(c) != nil
  }

  /// The text of the field that takes what is typed.
  private static func text(_ c: Context) -> String? {
    switch c.state.prompt {
    case .palette(let palette): palette.query
    case .help(let query): query
    case .field(.hierarchy): c.state.document.tree.query
    case .field(.scenes): c.state.workspace.search.query
    case .field(.articles): c.state.articles.query
    case .field(.log): c.state.workspace.log.query
    case .field(.property(_, let text)), .field(.rename(_, let text)),
      .field(.runName(_, let text)):
      text
    case .field(.library): c.state.compose.query
    case .field(.find): c.state.compose.hands.search?.query ?? ""
    case .field(.text), .menu, .question, .work, nil: nil
    }
  }

  private static func set(_ text: String, _ c: inout Context) {
    switch c.state.prompt {
    case .palette(var palette):
      palette.query = text
      palette.chosen = nil
      c.state.prompt = .palette(palette)
    case .help: PromptUpdate.search(text, &c)
    case .field(.hierarchy):
      c.state.document.tree.query = text
      c.state.workspace.lists["left.hierarchy"] = 0
    case .field(.scenes):
      set(scenesQuery: text, &c)
      c.state.workspace.lists["left.scenes"] = 0
    case .field(.articles): ArticleUpdate.search(text, &c)
    case .field(.log): c.state.workspace.log.query = text
    case .field(.property(let name, _)):
      c.state.prompt = .field(.property(name: name, text: text))
    case .field(.rename(let id, _)): c.state.prompt = .field(.rename(id: id, text: text))
    case .field(.runName(let run, _)): c.state.prompt = .field(.runName(run, text: text))
    case .field(.library):
      c.state.compose.query = text
      c.state.workspace.lists["library"] = 0
    case .field(.find): SceneTextUpdate.search(text, &c)
    case .field(.text), .menu, .question, .work, nil: break
    }
  }

  /// Looks for scenes, or for files where a path is typed.
  package static func set(scenesQuery query: String, _ c: inout Context) {
    c.state.workspace.search.query = query
    c.state.workspace.search.problem = nil
    if TypedPath(query) == nil { c.state.workspace.search.files = nil }
    c.add(.completeTyped(query))
  }

  package static func type(_ stroke: KeyStroke, _ c: inout Context) {
    if case .field(.text(let caret)) = c.state.prompt {
      return SceneTextUpdate.type(stroke, caret, &c)
    }
    // The sign that opens the help closes it.
    if case .help = c.state.prompt, stroke.text == "?" { return c.state.prompt = nil }
    guard let old = text(c) else { return }
    let isSelected = c.state.input.isFieldSelected
    if let new = stroke.text {
      set(isSelected ? new : old + new, &c)
    } else if stroke.code == "backspace" {
      set(isSelected ? "" : String(old.dropLast()), &c)
    } else {
      return
    }
    c.state.input.isFieldSelected = false
  }

  package static func focus(_ field: FieldID, _ c: inout Context) {
    c.state.input.isFieldSelected = false
    switch field {
    case .hierarchy: c.state.prompt = .field(.hierarchy)
    case .scenes: c.state.prompt = .field(.scenes)
    case .articles: c.state.prompt = .field(.articles)
    case .log: c.state.prompt = .field(.log)
    case .library: c.state.compose.isOn ? c.state.prompt = .field(.library) : ()
    case .text: _ = SceneTextUpdate.beginSearch(&c)
    case .palette, .help, .rename, .runName: break
    }
  }

  /// No field takes what is typed.
  package static func leave(_ c: inout Context) {
    guard case .field = c.state.prompt else { return }
    c.state.prompt = nil
    c.state.compose.hands.search = nil
    c.state.compose.hands.completion = nil
    c.state.input.isFieldSelected = false
  }

  /// Goes on typing in a folder.
  package static func type(path: String, _ c: inout Context) {
    focus(.scenes, &c)
    set(path, &c)
  }

  /// Focuses the search field of the panel under the pointer; the other one when that has it already.
  package static func search(_ c: inout Context) {
    if SceneTextUpdate.beginSearch(&c) { return }
    let present = c.state.prompt?.field
    c.state.prompt = nil
    let fields = c.regions.compactMap { region -> (field: FieldID, outline: CGRect)? in
      guard case .field(let field) = region.target, field != .palette else { return nil }
      return (field, region.outline)
    }
    let layout = c.layout
    let pointer = c.state.input.pointer.window
    let here = [layout.left, layout.right].first { $0.contains(pointer) }
    let others = fields.filter { id(present) != $0.field }
    if let best = others.first(where: { here?.intersects($0.outline) == true }) ?? others.first {
      focus(best.field, &c)
    } else if fields.isEmpty {
      c.state.workspace.leftTab = .hierarchy
      PanelUpdate.show(.left, &c)
      focus(.hierarchy, &c)
    } else {
      c.state.prompt = present.map(Prompt.field)
    }
  }

  private static func id(_ field: Prompt.Field?) -> FieldID? {
    switch field {
    case .hierarchy: .hierarchy
    case .scenes: .scenes
    case .articles: .articles
    case .log: .log
    case .library: .library
    case .rename: .rename
    case .runName: .runName
    case .find: .text
    case .property, .text, nil: nil
    }
  }

  /// A field that does not show takes no text: keys mean what they mean elsewhere.
  package static func leaveHidden(_ state: inout DebuggerState, _ regions: [Picture.Region]) {
    guard let field = id(state.prompt?.field),
      !regions.contains(where: { $0.target == .field(field) })
    else { return }
    state.prompt = nil
    state.compose.hands.search = nil
    state.input.isFieldSelected = false
  }
}
