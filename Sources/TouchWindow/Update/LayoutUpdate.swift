import Foundation
package import TouchInspection
import TouchLanguage
import TouchReading

/// What a frame shows: the parts of the window, or a scene alone.
package enum WindowFrame {
  case window([WindowPart])
  case stage(Picture)
}

/// Brings what depends on a layout into order before a frame is drawn: the frame itself changes nothing.
///
/// Lists scroll to what is new in them and none beyond its end, the focus stays on something that shows, and a field
/// that does not show takes no text. `watch` hears of every part after it was laid out.
package func arrange(
  _ state: inout DebuggerState, _ reading: Reading, watch: (String) -> Void = { _ in }
) -> WindowFrame {
  Text.speaking(state.preferences.shownLanguage) { layOut(&state, reading, watch: watch) }
}

/// The same in the language of the window.
private func layOut(
  _ state: inout DebuggerState, _ reading: Reading, watch: (String) -> Void
) -> WindowFrame {
  let look = reading.look(state)
  guard !reading.configuration.isStage else {
    return .stage(StagePicture.draw(reading.input, WindowModel(state, reading), look))
  }
  state.document.followNames(reading.input)
  state.selection = state.selection.map(reading.input.renamed)
  if state.selection != state.document.tree.unfoldedFor {
    state.document.tree.unfoldedFor = state.selection
    var tree = HierarchyModel()
    tree.collapsed = state.document.tree.collapsed
    tree.unfold(to: state.selection, reading.input)
    state.document.tree.collapsed = tree.collapsed
  }
  let layout = WindowLayout(state)
  state.steady.follow(reading.input, layout.canvas)
  state.document.timeline.follow(
    reading.input, layout, isTouchMode: state.input.touchMode != nil)
  func parts(_ state: DebuggerState, keeping kept: [WindowPart] = []) -> [WindowPart] {
    WindowPicture.parts(
      reading.input, WindowModel(state, reading), look, keeping: kept, watch: watch)
  }
  var laidOut = parts(state)
  let before = state
  for scroll in laidOut.compactMap(\.scroll) {
    state.workspace.lists.reveal(scroll)
    // Only a list that a finger moves may go beyond its ends, from where it swings back.
    if !reading.panels.movingLists.contains(scroll.key) { state.workspace.lists.clamp(scroll) }
  }
  // Only what is scrolled elsewhere is laid out again.
  let moved = state.workspace.lists.moved(from: before.workspace.lists)
  if !moved.isEmpty {
    let kept = laidOut.filter { part in part.scroll.map { !moved.contains($0.key) } ?? true }
    laidOut = parts(state, keeping: kept)
  }
  let shown = ShownPicture(laidOut, state)
  FieldUpdate.leaveHidden(&state, shown.regions)
  FocusUpdate.validate(&state, shown)
  if state.prompt != before.prompt || state.focus != before.focus { laidOut = parts(state) }
  return .window(laidOut)
}

extension TimelineState {
  /// Once a gesture is over its lanes keep the order in which they show.
  fileprivate mutating func follow(
    _ input: PictureInput, _ layout: WindowLayout, isTouchMode: Bool
  ) {
    guard layout.timeline.height > 0 else { return }
    order.follow(
      input, lanes,
      in: LaneRoom(timelineHeight: layout.timeline.height, isTouchMode: isTouchMode))
  }
}

extension Reading {
  /// What the window would show in another state.
  package func picture(of state: DebuggerState) -> ShownPicture {
    Text.speaking(state.preferences.shownLanguage) {
      ShownPicture(WindowPicture.parts(input, WindowModel(state, self), look(state)), state)
    }
  }
}

/// The rows of lists, points; in touch mode they are 44 points of the screen high.
package enum RowHeights {
  package static let list = 24.0
  package static let log = 22.0
  package static let touch = 28.0
}
