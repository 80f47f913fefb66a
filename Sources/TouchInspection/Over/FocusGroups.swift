import Foundation

/// Says of every region of the window to which group it belongs: a group is one stop of the Tab key, and arrow keys
/// move inside of it.
///
/// A row of buttons or tabs is a group, a list, a search field, the chips of an explanation, a card with its state
/// machine, a graph, the lanes of the timeline. Regions of groups surround what a picture wants to be one.
enum FocusGroups {
  static func assign(_ parts: inout [WindowPart]) {
    for index in parts.indices where parts[index].id != WindowPart.over { assign(&parts[index]) }
  }

  private static func assign(_ part: inout WindowPart) {
    var regions = part.picture.regions
    let boxes = regions.filter { isBox($0.target) }
    let cards = regions.filter { if case .recognizer = $0.target { true } else { false } }
    var seen: Set<Focus> = []
    var indices: [CGRect: Int] = [:]
    for index in regions.indices where regions[index].outline.width > 3 {
      guard let name = name(regions[index], part.id, boxes, cards) else { continue }
      let group = "\(part.id)/\(name)"
      guard seen.insert(Focus(group: group, target: regions[index].target)).inserted else {
        continue
      }
      // Of two in one place the upper one counts.
      if let covered = indices.updateValue(index, forKey: regions[index].outline),
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
      var page = Picture.Region(
        target: .page(scroll.key), outline: scroll.frame, tooltip: .text(""))
      page.group = "\(part.id)/page"
      regions.insert(page, at: 0)
    }
    part.picture.regions = regions
  }

  private static func isBox(_ target: Target) -> Bool {
    if case .group = target { return true }
    return target == .why
  }

  /// The group within the part; nil for what keys pass over.
  private static func name(
    _ region: Picture.Region, _ part: String, _ boxes: [Picture.Region], _ cards: [Picture.Region]
  ) -> String? {
    if case .field = region.target { return "\(region.target)" }
    switch part {
    case "left": return left(region.target)
    case "right": return right(region, boxes, cards)
    case "timeline":
      if case .lane = region.target { return "lanes" }
      return region.target == .plot && boxes.isEmpty ? "time" : nil
    case "canvas":
      switch region.target {
      case .screen: return "scene"
      case .command, .scene, .more, .article, .recent: return "actions"
      default: return nil
      }
    default:
      switch region.target {
      case .command, .more, .scene, .variant: return "buttons"
      default: return nil
      }
    }
  }

  private static func left(_ target: Target) -> String? {
    switch target {
    case .more: "tabs"
    case .command(let command) where command.leftTab != nil: "tabs"
    case .layer: "layers"
    case .article, .view, .idle, .recognizer, .recognizerPart, .scene, .run, .variant, .command,
      .recent, .file, .folder:
      "list"
    default: nil
    }
  }

  private static func right(
    _ region: Picture.Region, _ boxes: [Picture.Region], _ cards: [Picture.Region]
  ) -> String? {
    switch region.target {
    case .more: "tabs"
    case .command(let command) where command.tab != nil: "tabs"
    case .filter, .nestedFilter, .printedFilter: "filters"
    case .command(let command) where command.systemTable != nil: "tables"
    default: content(region, boxes, cards)
    }
  }

  /// What a page of the right panel has.
  private static func content(
    _ region: Picture.Region, _ boxes: [Picture.Region], _ cards: [Picture.Region]
  ) -> String? {
    // The marks of a small card are too small to be gone to one by one.
    let isMark: Bool
    switch region.target {
    // Keys move a row from its field.
    case .property(_, .grip): return nil
    case .recognizerPart: isMark = true
    case .event: isMark = cards.contains { $0.outline.contains(region.outline) }
    case .recognizer, .view, .finger, .responder, .rule, .relation, .requirement, .suggestion,
      .command, .decided,
      .listing, .property(_, _?):
      isMark = false
    default: return nil
    }
    let around = boxes.filter { $0.outline.contains(region.middle) }
    if let box = around.min(by: { $0.outline.height < $1.outline.height }) {
      return "\(box.target)"
    }
    return isMark ? nil : "list"
  }
}

extension Picture.Region {
  /// Where a press would be.
  var middle: CGPoint { CGPoint(x: outline.midX, y: outline.midY) }
}
