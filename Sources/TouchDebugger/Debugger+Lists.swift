import TouchInspection

/// How far the lists of the panels are scrolled: what is new in them shows, and none is scrolled past its end.
extension Debugger {
  /// Brings the offsets of all lists into what their content has; true when one of them changed.
  ///
  /// This is the one place that does it, whatever made a list shorter: a search, a filter, a fold, another scene,
  /// another size of the window. Only a list that a finger moves may go beyond its ends, from where it swings back.
  func settleLists(_ parts: [WindowPart]) -> Bool {
    let old = model.offsets
    for scroll in parts.compactMap(\.scroll) {
      var offset = model.offsets[scroll.key] ?? 0
      let known = revealed[scroll.key] ?? []
      let isKept = opensFromTop && scroll.key == "left.scenes"
      if !isKept, let mark = scroll.marks.last(where: { !known.contains($0.id) }) {
        offset = scroll.offset(showing: mark, from: offset)
      }
      revealed[scroll.key] = scroll.marks.map(\.id)
      model.offsets[scroll.key] = chrome.isMoving(scroll.key) ? offset : scroll.settled(offset)
    }
    return model.offsets != old
  }
}
