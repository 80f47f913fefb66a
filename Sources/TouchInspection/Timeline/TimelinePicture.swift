import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// What happened in time: a ruler, and a lane per finger, recognizer, touched view and timer.
enum TimelinePicture {
  private static let rulerHeight = 26.0
  private static let overviewHeight = 20.0
  private static let noteHeight = 16.0

  /// A lane with the y of its top.
  struct Row {
    var lane: TimelineLane
    var y: Double
    var middle: Double { y + lane.height / 2 }
  }

  /// Lanes are moved up by `offset`; `contentHeight` is the height in which all of them would fit.
  /// With a range a strip shows where in the session it is. `selection` is the id of the region whose
  /// lanes are marked, and whose causes and effects have arrows.
  static func draw(
    _ input: PictureInput, size: CGSize, isPaused: Bool, range: TimelineRange?,
    area: TimelineRange? = nil, selection: Target?, offset: Double, _ look: Look
  ) -> (picture: Picture, contentHeight: Double) {
    let all = list(
      input, size: size, isPaused: isPaused, range: range, area: area, selection: selection,
      offset: offset, look)
    return (all.picture, all.height)
  }

  /// The same with the height of what stays at the top, and where the lane of the selection is.
  static func list(
    _ input: PictureInput, size: CGSize, isPaused: Bool, range: TimelineRange?,
    area: TimelineRange? = nil, selection: Target?, offset: Double, _ look: Look
  ) -> (picture: Picture, height: Double, head: Double, mark: WindowScroll.Mark?) {
    let view = TimelineView(range, input)
    let top = rulerHeight + (range == nil ? 0 : overviewHeight)
    let bounds = CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
    let playhead = input.reading.now
    let isAhead = input.ahead != nil
    let input = input.whole
    var stage = TimelineStage(
      input, TimelineScale(view, width: size.width), look, playhead: playhead)
    grounds(size, &stage)
    let plot = CGRect(
      x: stage.scale.left, y: 0, width: max(0, size.width - stage.scale.left), height: size.height)
    stage.picture.region(.plot, plot, "")
    let chip = TimelinePlayhead.grip(stage, isFixed: range != nil)
    let ruler = TimelineRuler(stage.scale, zero: input.reading.gestureStart, look)
    draw(ruler, besides: chip, size, &stage)
    let lanes = TimelineLane.all(input, maxHeight: bounds.height)
    let content = lanes.reduce(0) { $0 + $1.height }
    let scrolled = max(0, min(offset, content - bounds.height))
    let (rows, cut) = layout(lanes, bounds, scrolled)
    if let area { TimelineAreaPicture.ground(area, bounds, &stage) }
    for row in rows { draw(row, in: bounds, isSelected: isSelected(row.lane, selection), &stage) }
    TimelineWaits.draw(rows, in: bounds, &stage)
    if let selection { TimelineArrows.draw(selection, rows, in: bounds, &stage) }
    if isAhead { fade(bounds, &stage) }
    if let area { TimelineAreaPicture.draw(area, bounds, &stage) }
    if let chip { TimelinePlayhead.draw(chip, height: size.height, &stage) }
    if range != nil { TimelineOverview.draw(y: rulerHeight, overviewHeight, &stage) }
    if !cut.isEmpty { note(cut, rows.last.map { $0.y + $0.lane.height } ?? top, size, &stage) }
    scrollBar(content, scrolled, bounds, &stage)
    if lanes.isEmpty { invite(bounds, &stage) }
    return (stage.picture, top + content, top, mark(selection, lanes, top))
  }

  /// The first lane of what is selected.
  private static func mark(
    _ selection: Target?, _ lanes: [TimelineLane], _ top: Double
  ) -> WindowScroll.Mark? {
    guard let selection, let index = lanes.firstIndex(where: { isSelected($0, selection) })
    else { return nil }
    let y = top + lanes[..<index].reduce(0) { $0 + $1.height }
    return .init(id: "\(selection)", top: y, bottom: y + lanes[index].height, isCentered: false)
  }

  // MARK: Rows

  /// Lanes in the bounds, and the names of those for which an unscrolled picture has no space.
  private static func layout(
    _ lanes: [TimelineLane], _ bounds: CGRect, _ offset: Double
  ) -> (rows: [Row], cut: [String]) {
    var rows: [Row] = []
    var y = bounds.minY - offset
    for lane in lanes {
      rows.append(Row(lane: lane, y: y))
      y += lane.height
    }
    if offset == 0, y > bounds.maxY {
      // One line less for the note that names the others.
      let whole = rows.prefix { $0.y + $0.lane.height <= bounds.maxY - noteHeight + 1 }
      return (Array(whole), rows.dropFirst(whole.count).map(\.lane.name))
    }
    return (rows.filter { $0.y < bounds.maxY && $0.y + $0.lane.height > bounds.minY }, [])
  }

  private static func isSelected(_ lane: TimelineLane, _ selection: Target?) -> Bool {
    selection != nil && (lane.object == selection || .lane(lane.id) == selection)
  }

  private static func draw(
    _ row: Row, in bounds: CGRect, isSelected: Bool, _ stage: inout TimelineStage
  ) {
    let (lane, width) = (row.lane, stage.scale.width)
    let box = CGRect(x: 0, y: row.y, width: width, height: lane.height).intersection(bounds)
    let left = stage.scale.left
    var own = TimelineStage(stage.input, stage.scale, stage.look, playhead: stage.playhead)
    own.draw(lane, y: row.y)
    let plot = CGRect(x: left, y: box.minY, width: width - left, height: box.height)
    var frame = DrawList()
    if isSelected { highlight(row, stage, &frame) }
    title(lane, row, isSelected, stage, &frame)
    let bottom = row.y + lane.height - 0.5
    frame.stroke(
      .line(CGPoint(x: 0, y: bottom), CGPoint(x: width, y: bottom)),
      stage.theme.border.opacity(0.3), width: 1)
    stage.picture.list.clipped(to: box) { $0.append(frame) }
    stage.picture.list.clipped(to: plot) { $0.append(own.picture.list) }
    stage.picture.region(.lane(lane.id), box, tooltip(lane))
    for region in own.picture.regions {
      let outline = region.outline.intersection(plot)
      guard !outline.isNull, outline.width > 0, outline.height > 0 else { continue }
      stage.picture.region(region.target, outline, region.tooltip)
    }
  }

  private static func highlight(_ row: Row, _ stage: TimelineStage, _ list: inout DrawList) {
    let accent = stage.theme.accent
    let height = row.lane.height - 1
    list.fill(
      .rectangle(CGRect(x: 0, y: row.y, width: stage.scale.left, height: height)),
      accent.opacity(0.16))
    list.fill(.rectangle(CGRect(x: 0, y: row.y, width: 3, height: height)), accent)
  }

  private static func tooltip(_ lane: TimelineLane) -> String {
    lane.detail.isEmpty ? lane.name : "\(lane.title) \u{00B7} \(lane.detail)"
  }

  private static func title(
    _ lane: TimelineLane, _ row: Row, _ isSelected: Bool, _ stage: TimelineStage,
    _ list: inout DrawList
  ) {
    let look = stage.look
    let right = stage.scale.left - 10
    let font = Font.ui(12, isSelected ? .bold : .medium)
    let small = Font.ui(11)
    let details =
      if case .touch = lane.content {
        [Text.timeline.sampled, Text.timeline.delivered]
      } else {
        [lane.detail]
      }
    var available = right - 14
    let wanted =
      look.width(lane.title, font) + 12 + (details.map { look.width($0, small) }.max() ?? 0)
    if wanted <= available {
      for (index, detail) in details.enumerated() {
        let middle =
          details.count == 1 ? row.middle : row.y + (index == 0 ? 11 : 26)
        list.trailing(detail, right: right, middle: middle, small, look.theme.secondary, look)
        available = min(available, right - 14 - look.width(detail, small) - 8)
      }
    }
    list.label(
      look.fit(lane.title, available, font), x: 14, middle: row.middle, font, look.theme.text, look)
  }

  private static func note(
    _ names: [String], _ y: Double, _ size: CGSize, _ stage: inout TimelineStage
  ) {
    let look = stage.look
    let left = stage.scale.left
    let box = CGRect(x: 0, y: y, width: size.width, height: min(noteHeight, size.height - y))
    let text = look.fit(Text.timeline.moreLanes(names), size.width - left - 20, .ui(11))
    let ground = CGRect(
      x: left + 4, y: y + 1, width: look.width(text, .ui(11)) + 8, height: noteHeight - 2)
    stage.picture.list.fill(.rectangle(ground), look.theme.window)
    stage.picture.list.label(
      text, x: left + 8, middle: box.midY, .ui(11), look.theme.secondary, look)
    stage.picture.region(.timelineMore, box, names.joined(separator: ", "))
  }

  private static func scrollBar(
    _ content: Double, _ offset: Double, _ bounds: CGRect, _ stage: inout TimelineStage
  ) {
    guard content > bounds.height, bounds.height > 0 else { return }
    let height = max(20, bounds.height * bounds.height / content)
    let y = bounds.minY + (bounds.height - height) * offset / (content - bounds.height)
    let bar = CGRect(x: bounds.maxX - 7, y: y, width: 4, height: height)
    stage.picture.list.fill(.roundedRectangle(bar, 2), stage.theme.border)
  }

  private static func invite(_ bounds: CGRect, _ stage: inout TimelineStage) {
    let left = stage.scale.left
    let box = CGRect(x: left, y: bounds.minY, width: bounds.width - left, height: bounds.height)
    TimelineGhost.draw(in: bounds, &stage)
    stage.picture.list.centered(
      Text.timeline.invitation, in: box, .ui(13), stage.theme.secondary,
      stage.look)
  }

  // MARK: Time

  /// How much of the window's colour lies over shapes that are still to come: the labels on them can be read.
  static let fade = 0.25

  /// What is after the playhead is paler; only its shapes, so that its texts can be read.
  private static func fade(_ bounds: CGRect, _ stage: inout TimelineStage) {
    let from = max(stage.scale.x(stage.playhead), stage.scale.left)
    guard from < bounds.maxX else { return }
    var (shapes, texts) = (DrawList(), DrawList())
    for command in stage.picture.list.commands {
      switch command {
      case .text: texts.commands.append(command)
      case .pushClip, .popClip:
        shapes.commands.append(command)
        texts.commands.append(command)
      case .fill, .stroke, .pattern: shapes.commands.append(command)
      }
    }
    shapes.fill(
      .rectangle(CGRect(x: from, y: bounds.minY, width: bounds.maxX - from, height: bounds.height)),
      stage.theme.window.opacity(fade))
    shapes.append(texts)
    stage.picture.list = shapes
  }

  private static func grounds(_ size: CGSize, _ stage: inout TimelineStage) {
    let theme = stage.theme
    stage.picture.list.fill(.rectangle(CGRect(origin: .zero, size: size)), theme.window)
    stage.picture.list.fill(
      .rectangle(CGRect(x: 0, y: 0, width: stage.scale.left, height: size.height)), theme.panel)
  }

  private static func draw(
    _ ruler: TimelineRuler, besides chip: CGRect?, _ size: CGSize, _ stage: inout TimelineStage
  ) {
    let (look, theme) = (stage.look, stage.theme)
    for mark in ruler.marks {
      stage.picture.list.stroke(
        .line(CGPoint(x: mark.x, y: rulerHeight), CGPoint(x: mark.x, y: size.height)),
        theme.border.opacity(0.25), width: 1)
      guard let text = mark.text else { continue }
      let width = look.width(text, TimelineRuler.font)
      if let chip, mark.x + width / 2 > chip.minX - 6, mark.x - width / 2 < chip.maxX + 6 {
        continue
      }
      stage.picture.list.label(
        text, x: mark.x - width / 2, middle: rulerHeight / 2, TimelineRuler.font, theme.secondary,
        look)
    }
    stage.picture.list.stroke(
      .line(CGPoint(x: 0, y: rulerHeight), CGPoint(x: size.width, y: rulerHeight)),
      theme.border.opacity(0.5), width: 1)
  }
}

extension TimelineStage {
  mutating func draw(_ lane: TimelineLane, y: Double) {
    switch lane.content {
    case .touch(let fingers): touches(fingers, y: y)
    case .recognizer(let recognizer): states(recognizer, y: y)
    case .responder(let responder): deliveries(responder, y: y)
    case .timers(let recognizers): timers(recognizers, y: y)
    case .decisions(let decisions): answers(decisions, y: y)
    }
  }
}
