import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// What happened in time: the session, a ruler, and a lane per finger, recognizer, view and scroll view.
enum TimelinePicture {
  static let rulerHeight = 23.0
  /// What stays above the lanes, whatever they show.
  static let head = TimelineSession.height + rulerHeight

  /// Between two rows.
  static func rowLine(_ theme: Theme) -> Color { theme.border.opacity(0.3) }
  /// At each mark of the ruler: weaker than what ends a row, and seen on the ground of both themes.
  static func gridLine(_ theme: Theme) -> Color { theme.border.opacity(0.22) }

  /// How a row stands out: as the one of the selection, or of what the headline is about.
  private enum RowEmphasis { case none, decisive, selected }

  /// A timeline with how high it would be if all of its lanes fitted, and how it is scrolled.
  struct Content {
    var picture: Picture
    var height: Double
    /// What stays at its top, points.
    var head = TimelinePicture.head
    /// How far it can be scrolled, points.
    var end = 0.0
    /// The offsets at which a lane begins.
    var starts: [Double] = []
    /// Where the lane of the selection is.
    var mark: WindowScroll.Mark?
  }

  static func draw(
    _ input: PictureInput, _ model: TimelineModel, size: CGSize, _ look: Look
  ) -> Content {
    draw(input, model, Explanation.decision(input), size: size, look)
  }

  /// `decision`: what the headline without a selection is about, where other pictures have read it, too.
  static func draw(
    _ input: PictureInput, _ model: TimelineModel, _ decision: Explanation.Decision?, size: CGSize,
    _ look: Look
  ) -> Content {
    let isAhead = input.ahead != nil
    let playhead = input.reading.now
    let told = isAhead ? input.reading : nil
    // What is selected is the lane that stands out; the moment that decided the gesture is the same.
    let decisive = model.selection == nil ? Set(decision?.subjects ?? []) : []
    let view = TimelineView(model.range, input, isLive: model.isLive)
    let input = input.whole
    let scale = TimelineScale(view, width: size.width)
    var frame = TimelineFrame(input, scale, look, playhead: playhead)
    frame.told = told
    frame.showsPlayhead = model.showsMoment
    frame.unit = model.isTouchMode ? TimelineLane.touchFactor : 1
    let lanes = TimelineLane.all(
      input, model.lanes,
      in: LaneRoom(timelineHeight: size.height, isTouchMode: model.isTouchMode), kept: model.order)
    let bounds = CGRect(x: 0, y: head, width: size.width, height: max(0, size.height - head))
    let isEmpty = input.reading.fingers.isEmpty
    guard !isEmpty || !lanes.isEmpty else { return TimelineEmpty.draw(frame, model, size, bounds) }
    let ruler = CGRect(x: 0, y: TimelineSession.height, width: size.width, height: rulerHeight)
    let grip = TimelinePlayhead.place(frame, ruler: ruler, isLive: model.isLive)
    frame.playheadX = grip?.x
    let layout = LaneLayout(
      lanes, in: bounds, offset: model.offset, isTouchMode: model.isTouchMode)
    let (rows, cut) = layout.rows
    // No arrow goes to what lies below the rows that stay.
    let ends = rows.filter { $0.y + $0.height / 2 > $0.room.minY }
    let bundles = TimelineArrows.bundles(model.selection, frame)
    frame.arrows = TimelineArrows.heights(of: bundles, ends, TimelineStage(frame))
    frame.wedges = TimelineWedge.all(
      input.reading.recognizers, input, scale, frame.events)
    var stage = TimelineStage(frame)
    grounds(size, &stage)
    stage.picture.region(.plot, plot(size, scale), "")
    TimelineSession.draw(isEmpty: false, recordedSince: model.recordedSince, &stage)
    let flag = stage.differenceFlag(in: ruler, besides: grip?.grip)
    let times = TimelineRuler(scale, zero: input.reading.gestureStart, look)
    let decided = TimelineDecision(
      decision, frame, times, ruler: ruler,
      besides: [grip?.grip, flag?.box, flag?.line].compactMap(\.self))
    let drawn = rows.map { row in
      var own = TimelineStage(frame)
      own.draw(row)
      return own
    }
    let words = zip(rows, drawn).flatMap { row, own in own.taken.filter(row.room.intersects) }
    draw(
      times, in: ruler,
      besides: [grip?.grip, flag?.box, flag?.line, decided?.label].compactMap(\.self),
      bottom: size.height, words, &stage)
    if let decided {
      decided.line(pieces(of: decided.x, from: ruler.maxY, to: size.height, besides: words), &stage)
    }
    if let flag { stage.draw(flag) }
    if let area = model.area { TimelineAreaPicture.ground(area, bounds, &stage) }
    for (row, own) in zip(rows, drawn) {
      let emphasis: RowEmphasis =
        row.lane.isSelected(model.selection)
        ? .selected : row.lane.shows(decisive) ? .decisive : .none
      draw(row, own, emphasis, &stage)
    }
    if isAhead {
      fade(bounds, &stage)
      stage.picture.list.clipped(to: bounds.intersection(plot(size, scale))) {
        $0.append(stage.told)
      }
    }
    decided?.draw(&stage)
    if let grip { TimelinePlayhead.draw(grip, bottom: size.height, &stage) }
    stage.picture.list.clipped(to: bounds.intersection(plot(size, scale))) { list in
      var arrows = TimelineStage(frame)
      for bundle in bundles { TimelineArrows.draw(bundle, ends, &arrows) }
      list.append(arrows.picture.list)
      list.append(stage.over)
    }
    if let area = model.area { TimelineAreaPicture.draw(area, bounds, &stage) }
    if !cut.isEmpty { note(cut, rows.last.map { $0.y + $0.height } ?? head, size, &stage) }
    scrollBar(layout, &stage)
    return Content(
      picture: stage.picture, height: head + layout.height, head: head + layout.stayingHeight,
      end: layout.end, starts: layout.starts, mark: layout.mark(of: model.selection))
  }

  static func plot(_ size: CGSize, _ scale: TimelineScale) -> CGRect {
    CGRect(x: scale.left, y: 0, width: max(0, size.width - scale.left), height: size.height)
  }

  // MARK: Rows

  private static func draw(
    _ row: LaneRow, _ own: TimelineStage, _ emphasis: RowEmphasis, _ stage: inout TimelineStage
  ) {
    let (lane, width) = (row.lane, stage.scale.width)
    let whole = CGRect(x: 0, y: row.y, width: width, height: row.height)
    let box = whole.intersection(row.room)
    let left = stage.scale.left
    let plot = CGRect(x: left, y: box.minY, width: width - left, height: box.height)
    var frame = Picture()
    switch emphasis {
    case .none: break
    case .decisive:
      frame.list.fill(
        .rectangle(CGRect(x: 0, y: row.y, width: width, height: row.height - 1)),
        stage.theme.raised.opacity(0.5))
    case .selected: highlight(row, stage, &frame.list)
    }
    TimelineColumn.draw(row, isDecisive: emphasis == .decisive, stage, &frame)
    let bottom = row.y + row.height - 0.5
    frame.list.stroke(
      .line(CGPoint(x: 0, y: bottom), CGPoint(x: width, y: bottom)),
      rowLine(stage.theme), width: 1)
    stage.picture.list.clipped(to: box) { $0.append(frame.list) }
    stage.picture.list.clipped(to: plot) { $0.append(own.picture.list) }
    if !own.told.commands.isEmpty { stage.told.clipped(to: plot) { $0.append(own.told) } }
    if !own.over.commands.isEmpty { stage.over.clipped(to: plot) { $0.append(own.over) } }
    let region = Picture.Region(
      target: .lane(lane.id), outline: whole, tooltip: .text(tooltip(lane)))
    stage.picture.regions += [region].compactMap { $0.cut(by: row.room) }
    stage.picture.appendRegions(of: frame, offset: .zero, in: box)
    for region in own.picture.regions {
      let outline = region.outline.intersection(plot)
      guard !outline.isNull, outline.width > 0, outline.height > 0 else { continue }
      stage.picture.region(region.target, outline, region.tooltip)
    }
  }

  private static func highlight(_ row: LaneRow, _ stage: TimelineStage, _ list: inout DrawList) {
    let accent = stage.theme.accent
    let height = row.height - 1
    list.fill(
      .rectangle(CGRect(x: 0, y: row.y, width: stage.scale.left, height: height)),
      accent.opacity(0.14))
    list.fill(.rectangle(CGRect(x: 0, y: row.y, width: 2, height: height)), accent)
  }

  /// The name of a lane with what its lines are; empty for a touch, whose samples tell more.
  private static func tooltip(_ lane: TimelineLane) -> String {
    if case .touch = lane.content { return "" }
    let lines = [lane.detail, lane.second].filter { !$0.isEmpty }
    return ([lane.title] + (lines.isEmpty ? [] : [Text.panels.list(lines)]))
      .joined(separator: " \u{00B7} ")
  }

  // MARK: What does not fit

  private static func note(
    _ names: [String], _ y: Double, _ size: CGSize, _ stage: inout TimelineStage
  ) {
    let look = stage.look
    let left = stage.scale.left
    let box = CGRect(
      x: 0, y: y, width: size.width, height: min(LaneLayout.noteHeight, size.height - y))
    let text = look.fit(Text.timeline.moreLanes(names), size.width - left - 36, .ui(11))
    let button = CGRect(
      x: left + 4, y: y + 1, width: look.width(text, .ui(11)) + 28,
      height: LaneLayout.noteHeight - 2)
    stage.picture.list.fill(.rectangle(button), look.theme.window)
    let c = CGPoint(x: button.minX + 10, y: box.midY)
    stage.picture.list.stroke(
      .polyline([
        CGPoint(x: c.x - 4, y: c.y - 2), CGPoint(x: c.x, y: c.y + 2),
        CGPoint(x: c.x + 4, y: c.y - 2),
      ]), look.theme.accent, width: 1.5)
    stage.picture.list.label(
      text, x: button.minX + 20, middle: box.midY, .ui(11, .medium), look.theme.accent, look)
    stage.picture.region(.timelineMore, button, Text.panels.list(names))
  }

  private static func scrollBar(_ layout: LaneLayout, _ stage: inout TimelineStage) {
    let room = layout.room
    guard layout.end > 0, room.height > 0 else { return }
    let height = max(20, room.height * room.height / (room.height + layout.end))
    let y = room.minY + (room.height - height) * layout.offset / layout.end
    if layout.offset > 0, layout.stayingHeight > 0 {
      stage.picture.list.stroke(
        .line(CGPoint(x: 0, y: room.minY - 0.5), CGPoint(x: room.maxX, y: room.minY - 0.5)),
        stage.theme.border, width: 1)
    }
    let bar = CGRect(x: room.maxX - 7, y: y, width: 4, height: height)
    stage.picture.list.fill(.roundedRectangle(bar, 2), stage.theme.border)
  }

  // MARK: Time

  /// How much of the window's colour lies over shapes that are still to come: texts on them can be read.
  static let fade = 0.55

  /// What is after the playhead is paler: its shapes here, while its texts have the colour of secondary ones.
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

  static func grounds(_ size: CGSize, _ stage: inout TimelineStage) {
    let theme = stage.theme
    stage.picture.list.fill(.rectangle(CGRect(origin: .zero, size: size)), theme.window)
    stage.picture.list.fill(
      .rectangle(CGRect(x: 0, y: 0, width: stage.scale.left, height: size.height)), theme.panel)
  }

  /// What is left of an upright line: it does not run through words.
  private static func pieces(
    of x: Double, from top: Double, to bottom: Double, besides words: [CGRect]
  ) -> [ClosedRange<Double>] {
    let holes = words.filter { $0.minX < x && x < $0.maxX }.sorted { $0.minY < $1.minY }
    var pieces: [ClosedRange<Double>] = []
    var y = top
    for hole in holes {
      if hole.minY - 1 > y { pieces.append(y...(hole.minY - 1)) }
      y = max(y, hole.maxY + 1)
    }
    return y < bottom ? pieces + [y...bottom] : pieces
  }

  private static func draw(
    _ ruler: TimelineRuler, in box: CGRect, besides others: [CGRect], bottom: Double,
    _ words: [CGRect], _ stage: inout TimelineStage
  ) {
    let (look, theme) = (stage.look, stage.theme)
    for mark in ruler.marks {
      for piece in pieces(of: mark.x, from: box.maxY, to: bottom, besides: words) {
        stage.picture.list.stroke(
          .line(CGPoint(x: mark.x, y: piece.lowerBound), CGPoint(x: mark.x, y: piece.upperBound)),
          gridLine(theme), width: 1)
      }
      guard let text = mark.text, !others.contains(where: mark.isCovered) else { continue }
      stage.picture.list.label(
        text, x: mark.x - mark.width / 2, middle: box.midY, TimelineRuler.font, theme.secondary,
        look)
    }
    let touch = stage.reading.fingers.first?.number ?? 1
    let room = stage.scale.left - TimelineColumn.margin * 2
    if let text = Text.timeline.timeSince(touch: touch).first(where: {
      look.width($0, .ui(11)) <= room
    }) {
      stage.picture.list.label(
        text, x: TimelineColumn.margin, middle: box.midY, .ui(11), theme.secondary, look)
    }
    stage.picture.list.stroke(
      .line(CGPoint(x: 0, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY)),
      theme.border.opacity(0.4), width: 1)
  }
}

extension TimelineStage {
  /// What it has now, with what it had before the last edit above it or behind it.
  fileprivate mutating func draw(_ row: LaneRow) {
    let y = row.nowY(self)
    guard let former = row.lane.former, !row.lane.isCollapsed else { return draw(row.lane, y: y) }
    guard !row.lane.isStacked else {
      ghost(of: former.whole, row.lane, y: row.y)
      return draw(row.lane, y: y)
    }
    draw(row.lane, y: y)
    ghostWords(of: former.news, row.lane, y: row.y)
    // Behind what came now, and beside all words.
    let front = picture.list
    picture.list = DrawList()
    ghost(of: former.news, row.lane, y: row.y)
    picture.list.append(front)
  }

  private mutating func draw(_ lane: TimelineLane, y: Double) {
    switch lane.content {
    case .recognizer(let recognizer, let hasTimers):
      states(recognizer, y: y, isCollapsed: lane.isCollapsed)
      if hasTimers, !lane.isMember, !lane.isCollapsed { timers(of: recognizer.handle, y: y) }
    case .group(let group):
      if lane.isCollapsed {
        states(group.members[0].reading, y: y, isCollapsed: true)
      } else {
        self.group(group, y: y)
      }
    case .touch(let fingers): touches(fingers, y: y, isCollapsed: lane.isCollapsed)
    case .responder(let responder): deliveries(responder, y: y, isCollapsed: lane.isCollapsed)
    case .chain(let responders, let view):
      chain(responders, above: view, y: y, isCollapsed: lane.isCollapsed)
    case .offset, .answers, .heldBack: if !lane.isCollapsed { sum(lane.content, y: y) }
    }
  }

  private mutating func sum(_ content: TimelineLane.Content, y: Double) {
    switch content {
    case .touch, .recognizer, .group, .responder, .chain: break
    case .offset(let curve): offset(curve, y: y)
    case .answers(let decisions): answers(decisions, y: y)
    case .heldBack(let held): heldBack(held, y: y)
    }
  }
}

extension LaneRow {
  /// Where what it has now begins, below what it had in the former run.
  func nowY(_ stage: TimelineStage) -> Double {
    lane.isStacked && !lane.isCollapsed ? y + stage.high(TimelineLane.formerHeight) : y
  }
}
