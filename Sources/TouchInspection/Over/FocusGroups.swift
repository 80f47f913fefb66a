import Foundation

/// Says of every region of the window to which group it belongs: a group is one stop of the Tab key, and arrow keys
/// move inside of it.
///
/// A row of buttons or tabs is a group, a list, a search field, the chips of an explanation, a card with its state
/// machine, a graph, the lanes of the timeline. Regions `group:` surround what a picture wants to be one.
enum FocusGroups {
  static func assign(_ parts: inout [WindowPart]) {
    for index in parts.indices where parts[index].id != WindowPart.over { assign(&parts[index]) }
  }

  private static func assign(_ part: inout WindowPart) {
    var regions = part.picture.regions
    let boxes = regions.filter { isBox($0.id) }
    let cards = regions.filter { $0.id.hasPrefix("recognizer:") && !$0.id.contains("/") }
    var ids: Set<String> = []
    var places: [CGRect: Int] = [:]
    for index in regions.indices where regions[index].outline.width > 3 {
      guard let name = name(regions[index], part.id, boxes, cards) else { continue }
      let group = "\(part.id)/\(name)"
      guard ids.insert("\(group) \(regions[index].id)").inserted else { continue }
      // Of two in one place the upper one counts.
      if let covered = places.updateValue(index, forKey: regions[index].outline),
        regions[covered].group == group
      {
        regions[covered].group = ""
      }
      regions[index].group = group
    }
    if let scroll = part.scroll, scroll.content > scroll.frame.height,
      !regions.contains(where: { !$0.group.isEmpty && scroll.frame.contains($0.middle) })
    {
      // A text that is only read can be scrolled.
      var page = Picture.Region(id: "page:\(scroll.key)", outline: scroll.frame, tooltip: .text(""))
      page.group = "\(part.id)/page"
      regions.insert(page, at: 0)
    }
    part.picture.regions = regions
  }

  private static func isBox(_ id: String) -> Bool { id.hasPrefix("group:") || id == "why" }

  /// The group within the part; nil for what keys pass over.
  private static func name(
    _ region: Picture.Region, _ part: String, _ boxes: [Picture.Region], _ cards: [Picture.Region]
  ) -> String? {
    func has(_ prefixes: String...) -> Bool { prefixes.contains(where: region.id.hasPrefix) }
    if has("field:") { return region.id }
    switch part {
    case "left":
      if has("command:left.", "more:") { return "tabs" }
      let isRow = has(
        "view:", "recognizer:", "scene:", "run:", "variant:", "command:", "recent:", "file:",
        "folder:")
      return isRow ? "list" : nil
    case "right":
      if has("command:tab.", "more:") { return "tabs" }
      if has("filter:") { return "filters" }
      if has("command:system.") { return "tables" }
      return content(region, boxes, cards)
    case "timeline":
      if has("lane:") { return "lanes" }
      let isEmpty = region.id == "timeline:plot" && boxes.isEmpty
      return isEmpty ? "time" : nil
    case "canvas":
      if region.id == "screen" { return "scene" }
      return has("command:", "scene:") ? "actions" : nil
    default: return has("command:", "more:", "scene:", "variant:") ? "buttons" : nil
    }
  }

  /// What a page of the right panel has.
  private static func content(
    _ region: Picture.Region, _ boxes: [Picture.Region], _ cards: [Picture.Region]
  ) -> String? {
    let kinds = [
      "recognizer:", "view:", "finger:", "responder:", "event:", "rule:", "relation:", "command:",
    ]
    let isControl = region.id.hasPrefix("property:") && region.id.split(separator: ":").count > 2
    guard isControl || kinds.contains(where: region.id.hasPrefix) else { return nil }
    let around = boxes.filter { $0.outline.contains(region.middle) }
    if let box = around.min(by: { $0.outline.height < $1.outline.height }) { return box.id }
    // The marks of a small card are too small to be gone to one by one.
    let isMark =
      region.id.contains("/")
      || region.id.hasPrefix("event:") && cards.contains { $0.outline.contains(region.outline) }
    return isMark ? nil : "list"
  }
}

extension Picture.Region {
  /// Where a press would be.
  var middle: CGPoint { CGPoint(x: outline.midX, y: outline.midY) }
}
