import Foundation
import TouchCanvasSDL
import TouchInspection
import TouchReading
import TouchTrace

/// The way of the keys: Ctrl+Tab from panel to panel, Tab from group to group, arrows inside of a group.
extension Debugger {
  private var stops: FocusStops { FocusStops(regions) }

  /// The region that has the focus.
  var focusRegion: Picture.Region? {
    guard let focus = model.focus else { return nil }
    return regions.last { $0.group == focus.group && $0.target == focus.target }
  }

  private func give(_ region: Picture.Region) {
    model.focus = Focus(region)
    model.showsFocus = true
    model.tooltip = nil
    lastFocus[region.group] = region.target
    lastGroups[Focus(region).panel] = region.group
    needsFrame = true
    show(region)
  }

  /// Where the focus goes in a group: where it was last, to what is selected, or else to its beginning.
  private func enter(_ group: FocusStops.Group) {
    let chosen: [Target?] = [
      lastFocus[group.id], model.selection, .command(.tab(model.rightTab)),
      .command(.leftTab(model.leftTab)), .command(.system(model.systemTable)),
    ]
    let known = chosen.lazy.compactMap { target in
      group.members.first { $0.target == target }
    }.first
    if let region = known ?? group.own ?? group.members.first { give(region) }
  }

  // MARK: Tab

  /// The next group of the window, or the one before.
  func moveFocus(_ step: Int, _ wall: UInt64) {
    guard !model.isModal else { return }
    if field == "property" { commitProperty(wall) }
    focus(field: nil)
    let now = model.focus?.group
    let next = stops.group(after: now, step)
    if let now, let beyond = groupBeyond(now, step, unless: next) { return enter(beyond) }
    if let next { enter(next) }
  }

  /// The next panel of the window, or the one before: where the focus was in it last.
  func movePanel(_ step: Int, _ wall: UInt64) {
    guard !model.isModal else { return }
    if field == "property" { commitProperty(wall) }
    focus(field: nil)
    let stops = stops
    guard let panel = stops.panel(after: model.focus?.panel, step) else { return }
    let known = lastGroups[panel].flatMap { stops.group($0) }
    if let group = known ?? stops.groups.first(where: { $0.panel == panel }) { enter(group) }
  }

  // MARK: Arrows

  /// What lies in a direction within the group; at its end a list is scrolled on.
  func moveFocus(_ direction: FocusStops.Direction) {
    guard let focus = model.focus else {
      let first = stops.groups.first {
        field == nil ? $0.panel == "timeline" : $0.panel == panelOfField && $0.id.hasSuffix("/list")
      }
      if let first { enter(first) }
      return
    }
    let isVertical = direction == .up || direction == .down
    if let next = stops.next(direction, from: focus),
      next.target != stops.group(focus.group)?.own?.target
    {
      return give(next)
    }
    if isVertical, let scroll = focusRegion.flatMap(scroll(around:)) {
      let isPage = if case .page = focus.target { true } else { false }
      let way = isPage ? 40 : (scroll.frame.height - scroll.head) / 2
      if self.scroll(scroll, by: direction == .down ? way : -way) {
        if let next = stops.next(direction, from: focus) { give(next) }
        return
      }
    }
    if let next = stops.next(direction, from: focus) { return give(next) }
    // From a search to what it found.
    if direction == .down, case .field = focus.target,
      let next = stops.group(after: focus.group, 1), next.panel == focus.panel
    {
      enter(next)
    }
  }

  private var panelOfField: String { field == "hierarchy" || field == "scenes" ? "left" : "right" }

  /// Right in the tree: opens a row, or goes to the first row in it.
  func unfold() -> Bool {
    guard let name = treeRow else { return false }
    let isOpen = model.hierarchy.collapsed.remove(name) == nil
    if isOpen, regions.contains(where: { $0.target == .disclosure(view: name) }) {
      moveFocus(.down)
    }
    return true
  }

  /// Left in the tree: closes a row, or goes to the row that it is in.
  func fold() -> Bool {
    guard let focus = model.focus, focus.group == "left/list" else { return false }
    let snapshot = view.input.snapshot
    let row = treeRow
    if let row, regions.contains(where: { $0.target == .disclosure(view: row) }),
      model.hierarchy.collapsed.insert(row).inserted
    {
      return true
    }
    let inner =
      row.flatMap { name in snapshot.views.first { $0.name == name }?.parent }
      ?? snapshot.recognizers.first { .recognizer($0.name) == focus.target }?.view
    guard let inner, let parent = snapshot.view(inner) else { return row != nil }
    if let region = regions.first(where: {
      $0.group == focus.group && $0.target == .view(parent.name)
    }) {
      give(region)
    }
    return true
  }

  /// The view whose row of the tree has the focus.
  private var treeRow: String? {
    guard let focus = model.focus, focus.group == "left/list", case .view(let name) = focus.target
    else { return nil }
    return name
  }

  // MARK: Lists

  private func scroll(around region: Picture.Region) -> WindowScroll? {
    if case .field = region.target { return nil }
    let middle = CGPoint(x: region.outline.midX, y: region.outline.midY)
    return scrolls.first { $0.frame.contains(middle) }
  }

  /// Scrolls as little as shows all of a region.
  private func show(_ region: Picture.Region) {
    if case .page = region.target { return }
    guard let scroll = scroll(around: region) else { return }
    let offset = model.offsets[scroll.key] ?? 0
    let whole = region.whole ?? region.outline
    model.offsets[scroll.key] = scroll.offset(showing: whole, from: offset)
  }

  /// False when the list is at its end.
  private func scroll(_ scroll: WindowScroll, by points: Double) -> Bool {
    let old = scroll.settled(model.offsets[scroll.key] ?? 0)
    let new = scroll.settled(old + points)
    guard abs(new - old) > 0.5 else { return false }
    model.offsets[scroll.key] = new
    layOut(pictureInput(), pictureLook)
    return true
  }

  /// A group of the same list that shows only when it is scrolled on, as the next card; nil when `next` is in it too.
  private func groupBeyond(
    _ now: String, _ step: Int, unless next: FocusStops.Group?
  ) -> FocusStops.Group? {
    guard model.focus?.panel == "right", let region = focusRegion,
      let scroll = scroll(around: region)
    else { return nil }
    let order = stops.groups.map(\.id)
    if let next, let from = order.firstIndex(of: now), let to = order.firstIndex(of: next.id),
      (to - from) * step > 0, next.members.contains(where: { self.scroll(around: $0) == scroll })
    {
      return nil
    }
    let offset = model.offsets[scroll.key]
    while self.scroll(scroll, by: Double(step) * (scroll.frame.height - scroll.head) / 2) {
      let new = stops.groups.filter { group in
        !order.contains(group.id)
          && group.members.contains { self.scroll(around: $0)?.key == scroll.key }
      }
      if let found = step > 0 ? new.first : new.last { return found }
    }
    model.offsets[scroll.key] = offset
    layOut(pictureInput(), pictureLook)
    return nil
  }

  // MARK: What the focus does

  /// Does what a click on the focus would do.
  func activateFocus(_ wall: UInt64) {
    guard let region = focusRegion else { return }
    if !act(region.target, wall) { select(region) }
    needsFrame = true
  }

  /// Out of a card to the card, and then to nothing.
  func leaveFocus() {
    if let focus = model.focus, let own = stops.group(focus.group)?.own, own.target != focus.target
    {
      give(own)
    } else {
      model.focus = nil
    }
  }

  /// When what has the focus is gone, the nearest of its group has it.
  func mendFocus() {
    guard let focus = model.focus, !regions.isEmpty, focusRegion == nil else { return }
    let members = stops.group(focus.group)?.members ?? []
    model.focus = (members.first { $0.target == lastFocus[focus.group] } ?? members.first).map(
      Focus.init)
  }
}
