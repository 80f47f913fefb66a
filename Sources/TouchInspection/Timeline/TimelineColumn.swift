import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// The column left of the lanes: whose each of them is, and what unfolds or is pinned.
enum TimelineColumn {
  static let margin = 16.0

  static func draw(
    _ row: LaneRow, isDecisive: Bool, _ stage: TimelineStage, _ picture: inout Picture
  ) {
    let (lane, look, theme) = (row.lane, stage.look, stage.theme)
    guard !lane.isCollapsed else { return }
    let (first, second) = middles(row, stage)
    let small = Font.ui(11)
    var right = stage.scale.left - margin
    var x = margin
    if lane.isMember { x += margin }
    if let isUnfolded = lane.isUnfolded {
      fold(lane.id, isUnfolded, CGPoint(x: x + 4, y: first), row, stage, &picture)
      x += 16
    }
    if case .group(let group) = lane.content, let end = group.slice.end {
      StateGlyph.draw(
        &picture.list, StateDiagram.node(end.to), isPrevented: end.reason.isPrevention,
        at: CGPoint(x: x + 5, y: first), StateLook.ink(end, theme))
      x += 16
    }
    if lane.isPinned {
      pin(CGPoint(x: right - 4, y: first), theme.secondary, &picture.list)
      right -= 16
    }
    let font = Font.ui(12, isDecisive ? .semibold : .medium)
    let sign = AxisGlyph.width(lane.sign)
    let title = look.width(lane.title, font) + sign
    if lane.isStacked { runs(row, stage, &picture) }
    let details = (lane.isStacked ? [] : [(lane.detail, first), (lane.second, second)]).filter {
      !$0.0.isEmpty
    }
    let wide = details.map { look.width($0.0, small) }.max() ?? 0
    var limit = right
    if x + title + 8 + wide <= right {
      for (text, middle) in details {
        picture.list.trailing(text, right: right, middle: middle, small, theme.secondary, look)
      }
      if !lane.detail.isEmpty, !lane.isStacked {
        limit = right - look.width(lane.detail, small) - 8
      }
    }
    if lane.isStacked {
      limit = right - look.width(Self.names(lane).before, small) - 8
    }
    let name = look.fit(lane.title, limit - x - sign, font)
    picture.list.label(name, x: x, middle: first, font, theme.text, look)
    AxisGlyph.follow(
      &picture.list, lane.sign, nameEnd: x + look.width(name, font), middle: first, theme.text)
  }

  /// What the two runs of a lane are called: before and after an edit, or the app's and the engine's.
  private static func names(_ lane: TimelineLane) -> (before: String, now: String) {
    lane.former?.isApp == true ? Text.timeline.appAndHere : Text.timeline.runs
  }

  /// Which run stands where.
  private static func runs(
    _ row: LaneRow, _ stage: TimelineStage, _ picture: inout Picture
  ) {
    let right = stage.scale.left - margin
    let (look, theme) = (stage.look, stage.theme)
    let names = Self.names(row.lane)
    picture.list.trailing(
      names.before, right: right, middle: row.y + stage.high(TimelineStage.ghostMiddle), .ui(11),
      theme.secondary, look)
    picture.list.trailing(
      names.now, right: right, middle: row.nowY(stage) + stage.high(TimelineStage.sliceMiddle),
      .ui(11, .semibold), theme.accent, look)
  }

  /// Where the first and the second line of a lane stand.
  private static func middles(_ row: LaneRow, _ stage: TimelineStage) -> (
    Double, Double
  ) {
    switch row.lane.content {
    case .touch:
      (
        row.y + stage.high(TimelineStage.sampledMiddle),
        row.y + stage.high(TimelineStage.deliveredMiddle)
      )
    case .recognizer, .group, .responder, .chain, .offset, .answers, .heldBack:
      (
        row.y + stage.high(TimelineStage.sliceMiddle),
        row.y + stage.high(TimelineStage.sliceMiddle) + 16
      )
    }
  }

  private static func fold(
    _ lane: LaneID, _ isUnfolded: Bool, _ c: CGPoint, _ row: LaneRow,
    _ stage: TimelineStage,
    _ picture: inout Picture
  ) {
    let points =
      isUnfolded
      ? [(-4.0, -2.0), (0, 2), (4, -2)] : [(-2.0, -4.0), (2, 0), (-2, 4)]
    picture.list.stroke(
      .polyline(points.map { CGPoint(x: c.x + $0.0, y: c.y + $0.1) }), stage.theme.secondary,
      width: 1.5)
    picture.region(
      .laneAction(lane, .fold),
      CGRect(x: 0, y: row.y, width: c.x + 12, height: row.height),
      Text.timeline.fold(isOpen: isUnfolded))
  }

  private static func pin(_ c: CGPoint, _ color: Color, _ list: inout DrawList) {
    list.stroke(
      .line(CGPoint(x: c.x - 4, y: c.y + 1), CGPoint(x: c.x + 4, y: c.y + 1)), color, width: 1.5)
    list.stroke(.rectangle(CGRect(x: c.x - 2, y: c.y - 5, width: 4, height: 6)), color, width: 1.2)
    list.stroke(.line(CGPoint(x: c.x, y: c.y + 1), CGPoint(x: c.x, y: c.y + 6)), color, width: 1.2)
  }
}
