import TouchLanguage
import Foundation
package import TouchInspection
import TouchReading
import TouchTrace

/// The keyboard focus: Ctrl+Tab moves it from panel to panel, Tab from group to group, arrows inside of a group.
package enum FocusUpdate {
  private static func stops(_ c: Context, _ shown: ShownPicture? = nil) -> FocusStops {
    FocusStops(shown?.regions ?? c.regions)
  }

  /// The region that has the focus.
  package static func region(_ state: DebuggerState, _ shown: ShownPicture) -> Picture.Region? {
    guard let focus = state.focus.current else { return nil }
    return shown.regions.last { $0.group == focus.group && $0.target == focus.target }
  }

  private static func move(to region: Picture.Region, _ c: inout Context, _ shown: ShownPicture) {
    c.state.focus.move(to: region)
    c.state.hover.tooltip = nil
    ListScrolling(shown).show(region, &c.state)
  }

  /// Where the focus goes in a group: where it was last, to what is selected, or else to its beginning.
  private static func enter(
    _ group: FocusStops.Group, _ c: inout Context, _ shown: ShownPicture? = nil
  ) {
    let workspace = c.state.workspace
    let chosen: [Target?] = [
      c.state.focus.last(in: group.id), c.state.selection,
      .command(.tab(workspace.rightTab)), .command(.leftTab(workspace.leftTab)),
      .command(.system(workspace.systemTable)),
    ]
    let known = chosen.lazy.compactMap { target in group.members.first { $0.target == target } }
      .first
    if let region = known ?? group.own ?? group.members.first {
      move(to: region, &c, shown ?? c.reading.shown)
    }
  }

  private static func leaveField(_ c: inout Context) {
    if case .field(.property) = c.state.prompt { EditUpdate.commit(&c) }
    FieldUpdate.leave(&c)
  }

  // MARK: Groups and panels

  /// The next group of the window, or the one before.
  package static func moveGroup(_ step: Int, _ c: inout Context) {
    guard !c.state.isModal, !ComposeSelecting.selectInGround(step, &c) else { return }
    leaveField(&c)
    let now = c.state.focus.current?.group
    let next = stops(c).group(after: now, step)
    if let now, let beyond = groupBeyond(now, step, unless: next, &c) {
      return enter(beyond.group, &c, beyond.shown)
    }
    if let next { enter(next, &c) }
  }

  /// The next panel of the window, or the one before: where the focus was in it last.
  package static func movePanel(_ step: Int, _ c: inout Context) {
    guard !c.state.isModal else { return }
    leaveField(&c)
    let stops = stops(c)
    guard let panel = stops.panel(after: c.state.focus.current?.panel, step) else { return }
    let known = c.state.focus.lastGroup(in: panel).flatMap { stops.group($0) }
    if let group = known ?? stops.groups.first(where: { $0.panel == panel }) { enter(group, &c) }
  }

  /// A group of the same list that shows only when it is scrolled on, as the next card; nil when `next` is in it too.
  private static func groupBeyond(
    _ now: String, _ step: Int, unless next: FocusStops.Group?, _ c: inout Context
  ) -> (group: FocusStops.Group, shown: ShownPicture)? {
    let lists = ListScrolling(c.reading.shown)
    guard c.state.focus.current?.panel == "right", let region = region(c.state, c.reading.shown),
      let scroll = lists.scroll(around: region)
    else { return nil }
    let groups = stops(c).groups
    let order = groups.map(\.id)
    if let next, let from = order.firstIndex(of: now), let to = order.firstIndex(of: next.id),
      (to - from) * step > 0, next.members.contains(where: { lists.scroll(around: $0) == scroll })
    {
      return nil
    }
    let offset = c.state.workspace.lists[scroll.key]
    while lists.scroll(scroll, by: Double(step) * (scroll.frame.height - scroll.head) / 2, &c.state)
    {
      let shown = c.reading.picture(of: c.state)
      let inside = ListScrolling(shown)
      let new = stops(c, shown).groups.filter { group in
        !order.contains(group.id)
          && group.members.contains { inside.scroll(around: $0)?.key == scroll.key }
      }
      if let found = step > 0 ? new.first : new.last { return (found, shown) }
    }
    c.state.workspace.lists[scroll.key] = offset
    return nil
  }

  /// Scrolls the list of the right panel until it shows a target, and returns where that is then; nil, with the list as it
  /// was, where it has none.
  static func scroll(to target: Target, _ c: inout Context) -> Picture.Region? {
    let panel = c.layout.right
    guard let scroll = c.reading.shown.scrolls.first(where: { panel.intersects($0.frame) }) else {
      return nil
    }
    let offset = c.state.workspace.lists[scroll.key]
    c.state.workspace.lists[scroll.key] = 0
    repeat {
      let shown = c.reading.picture(of: c.state)
      guard let region = shown.region(target) else { continue }
      ListScrolling(shown).show(region, &c.state)
      return c.reading.picture(of: c.state).region(target)
    } while ListScrolling(c.reading.shown).scroll(
      scroll, by: (scroll.frame.height - scroll.head) / 2, &c.state)
    c.state.workspace.lists[scroll.key] = offset
    return nil
  }

  // MARK: Arrows

  /// What lies in a direction within the group; at its end a list is scrolled on.
  package static func move(_ direction: FocusStops.Direction, _ c: inout Context) {
    let stops = stops(c)
    guard let focus = c.state.focus.current else {
      if let first = stops.groups.first(where: { begins($0, c) }) { enter(first, &c) }
      return
    }
    let shown = c.reading.shown
    let isVertical = direction == .up || direction == .down
    let lists = ListScrolling(shown)
    if let next = stops.next(direction, from: focus),
      next.target != stops.group(focus.group)?.own?.target,
      direction != .up || !lists.hides(between: next, region(c.state, shown), c.state)
    {
      return move(to: next, &c, shown)
    }
    if isVertical, let scroll = region(c.state, shown).flatMap(lists.scroll(around:)) {
      let distance = focus.target.isPage ? 40 : (scroll.frame.height - scroll.head) / 2
      if lists.scroll(scroll, by: direction == .down ? distance : -distance, &c.state) {
        let shown = c.reading.picture(of: c.state)
        if let next = FocusStops(shown.regions).next(direction, from: focus) {
          move(to: next, &c, shown)
        }
        return
      }
    }
    if let next = stops.next(direction, from: focus) { return move(to: next, &c, shown) }
    // From a search to what it found.
    if direction == .down, case .field = focus.target,
      let next = stops.group(after: focus.group, 1), next.panel == focus.panel
    {
      enter(next, &c)
    }
  }

  /// Where arrows begin: at the timeline, or at what the field with the text found.
  private static func begins(_ group: FocusStops.Group, _ c: Context) -> Bool {
    switch c.state.prompt {
    case .field(.hierarchy), .field(.scenes), .field(.articles):
      group.panel == "left" && group.id.hasSuffix("/list")
    case .field(.library), .field(.rename), .field(.runName), .field(.text), .field(.find): false
    case .field(.log), .field(.property): group.panel == "right" && group.id.hasSuffix("/list")
    case .palette, .menu, .help, .question, .work, nil: group.panel == "timeline"
    }
  }

  // MARK: The tree

  /// Right in the tree: opens a row, or goes to the first row in it.
  package static func unfold(_ c: inout Context) -> Bool {
    if case .idle(let first) = c.state.focus.current?.target {
      TreeUpdate.spread(first, &c)
      return true
    }
    guard let name = treeRow(c) else { return false }
    let isOpen = c.state.document.tree.collapsed.remove(name) == nil
    if isOpen, c.regions.contains(where: { $0.target == .disclosure(view: name) }) {
      move(.down, &c)
    }
    return true
  }

  /// Left in the tree: closes a row, or goes to the row that it is in.
  package static func fold(_ c: inout Context) -> Bool {
    guard let focus = c.state.focus.current, focus.group == "left/list" else { return false }
    let snapshot = c.reading.input.snapshot
    let row = treeRow(c)
    if let row, c.regions.contains(where: { $0.target == .disclosure(view: row) }),
      c.state.document.tree.collapsed.insert(row).inserted
    {
      return true
    }
    let inner =
      row.flatMap { name in snapshot.views.first { $0.name == name }?.parent }
      ?? snapshot.recognizers.first { focus.target == .recognizer($0.name) }?.view
    guard let inner, let parent = snapshot.view(inner) else { return row != nil }
    if let region = c.regions.first(where: {
      $0.group == focus.group && $0.target == .view(parent.name)
    }) {
      move(to: region, &c, c.reading.shown)
    }
    return true
  }

  /// The view whose row of the tree has the focus.
  private static func treeRow(_ c: Context) -> String? {
    guard let focus = c.state.focus.current, focus.group == "left/list",
      case .view(let name) = focus.target
    else { return nil }
    return name
  }

  // MARK: What the focus does

  /// Does what a click on the focus would do.
  package static func activate(_ c: inout Context) {
    guard let region = region(c.state, c.reading.shown) else { return }
    if !PressUpdate.act(region.target, at: region, &c) { PressUpdate.select(region.target, &c) }
  }

  /// Out of a card to the card, and then to nothing.
  package static func leave(_ c: inout Context) {
    if let focus = c.state.focus.current, let own = stops(c).group(focus.group)?.own,
      own.target != focus.target
    {
      move(to: own, &c, c.reading.shown)
    } else {
      c.state.focus.current = nil
    }
  }

  /// When what has the focus is gone, the nearest of its group has it.
  package static func validate(_ state: inout DebuggerState, _ shown: ShownPicture) {
    guard let focus = state.focus.current, !shown.regions.isEmpty, region(state, shown) == nil
    else {
      return
    }
    let members = FocusStops(shown.regions).group(focus.group)?.members ?? []
    let last = state.focus.last(in: focus.group)
    state.focus.current = (members.first { $0.target == last } ?? members.first).map(Focus.init)
  }
}

/// The lists that show, and how they are scrolled to what has the focus.
package struct ListScrolling {
  private let shown: ShownPicture

  package init(_ shown: ShownPicture) { self.shown = shown }

  /// The list that a region is in.
  package func scroll(around region: Picture.Region) -> WindowScroll? {
    if case .field = region.target { return nil }
    let middle = CGPoint(x: region.outline.midX, y: region.outline.midY)
    return shown.scrolls.first { $0.frame.contains(middle) }
  }

  /// Whether a list has something between what stays at its top and what has the focus below that: scrolled out of sight.
  package func hides(
    between top: Picture.Region, _ focused: Picture.Region?, _ state: DebuggerState
  ) -> Bool {
    guard let scroll = scroll(around: top), let focused else { return false }
    return scroll.keeps(top) && !scroll.keeps(focused) && state.workspace.lists[scroll.key] > 0
  }

  /// Scrolls as little as shows all of a region.
  package func show(_ region: Picture.Region, _ state: inout DebuggerState) {
    guard let scroll = scroll(around: region), !region.target.isPage, !scroll.keeps(region) else {
      return
    }
    let whole = region.whole ?? region.outline
    state.workspace.lists[scroll.key] = scroll.offset(
      showing: whole, from: state.workspace.lists[scroll.key])
  }

  /// False when the list is at its end.
  package func scroll(
    _ scroll: WindowScroll, by points: Double, _ state: inout DebuggerState
  ) -> Bool {
    let old = scroll.settled(state.workspace.lists[scroll.key])
    let new = scroll.settled(old + points)
    guard abs(new - old) > 0.5 else { return false }
    state.workspace.lists[scroll.key] = new
    return true
  }
}
