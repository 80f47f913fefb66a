import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// Rows that several views share, and those of views that have left the scene.
extension HierarchyPicture {
  /// The view or recognizer that a row is about; nil for one of several, and for a title.
  func object(of row: HierarchyRow) -> (handle: Handle, name: String, className: String)? {
    func object(_ view: ViewSnapshot) -> (handle: Handle, name: String, className: String) {
      (view.handle, view.name, view.className)
    }
    switch row.node {
    case .view(let index): return object(input.snapshot.views[index])
    case .left(let index): return object(input.leftViews[index])
    case .recognizer(let index):
      let recognizer = input.snapshot.recognizers[index]
      return (recognizer.handle, recognizer.name, recognizer.className)
    case .idle, .containers, .leftTitle: return nil
    }
  }

  /// The words above the views that have left the scene.
  mutating func leftTitle(_ left: Double, _ box: CGRect) {
    let x = left + 16 * pen.scale + 2
    pen.text(
      Text.hierarchy.leftTheScreen, x: x, middle: box.midY, width: box.maxX - pen.margin - x,
      pen.ui(11), pen.theme.secondary)
  }

  /// Views that took no part in the hit test: how many of what, and why.
  mutating func idle(_ idle: IdleViews, _ left: Double, _ box: CGRect) {
    let views = idle.views.map { input.snapshot.views[$0] }
    guard let first = views.first else { return }
    let target = Target.idle(first: first.name)
    let names = CanvasNames.list(views, most: 1)
    let numbers = CanvasNames.runs(views.compactMap { visits[$0.handle] }.sorted())
    let asked = numbers.isEmpty ? [] : [Text.canvas.asked(numbers)]
    let onWay = onWay(views)
    let reason =
      input.probe == nil ? idle.reason : numbers.isEmpty ? .neverAsked : .farOff
    let why: String? =
      switch reason {
      case _ where onWay != nil: nil
      case .neverAsked: Text.canvas.title(of: .neverAsked)
      case .addedLater: Text.hierarchy.addedLater
      case .farOff: Text.canvas.title(of: .refused)
      }
    let words = Text.hierarchy.idle(
      CanvasNames.list(views), why: Text.panels.list([why].compactMap { $0 } + asked))
    let x = shared(target, words, left, box)
    var right = box.maxX - pen.margin
    // Before the hit test nothing is known yet of why.
    guard !visits.isEmpty else {
      return self.names(names, [], x: x, right: right, box, pen.theme.secondary)
    }
    switch reason {
    case _ where onWay != nil: right = onWay.map { visit($0, right, box) } ?? right
    case .neverAsked: right = neverAsked(right, box)
    case .addedLater: break
    case .farOff:
      right = refused(numbers, after: x + pen.look.width(names, pen.ui(13, .medium)), right, box)
    }
    let pointed = onWay.flatMap { _ in input.probe.map { input.label(of: $0.winner) } }
    self.names(
      names, [pointed ?? why].compactMap { $0 }, x: x, right: right, box, pen.theme.secondary)
  }

  /// The one of such views through which the hit test came to the view that a touch would hit at the point that is asked
  /// about; nil for none.
  private func onWay(_ views: [ViewSnapshot]) -> ViewSnapshot? {
    guard let hit = input.probe?.winner, let view = input.snapshot.view(hit) else { return nil }
    let way = PointedRow.way(to: view, input.snapshot)
    return views.first { way.contains($0.handle) }
  }

  /// As on the scene: a dotted, empty ring for what was never asked. Returns where the row's words end.
  mutating func neverAsked(_ right: Double, _ box: CGRect) -> Double {
    pen.picture.list.stroke(
      .circle(CGPoint(x: right - 9 * pen.scale, y: box.midY), 6 * pen.scale), pen.theme.secondary,
      width: 1.5, dash: [1.5, 2.5])
    return right - 23 * pen.scale
  }

  /// The dashed ring of views that refused, with all their numbers, or empty where a name that ends at `end` leaves no room
  /// for these. Returns where the row's words end.
  private mutating func refused(
    _ numbers: [ClosedRange<Int>], after end: Double, _ right: Double, _ box: CGRect
  ) -> Double {
    let text = CanvasNames.written(numbers)
    let (font, gap, height) = (pen.ui(11, .bold), 5 * pen.scale, ringWidth(1))
    let whole = max(height, pen.look.width(text, font) + 12 * pen.scale)
    let hasRoom = right - whole - gap >= end
    let width = hasRoom ? whole : height
    let ring = CGRect(
      x: right - width, y: box.midY - height / 2, width: width, height: height)
    pen.picture.list.stroke(
      .roundedRectangle(ring.insetBy(dx: 0.75, dy: 0.75), height / 2 - 0.75), pen.theme.secondary,
      width: 1.5, dash: Self.refusedDash(pen.scale))
    if hasRoom { pen.picture.list.centered(text, in: ring, font, pen.theme.secondary, pen.look) }
    return ring.minX - gap
  }

  /// Of the ring around the number of a view that refused, so that color alone never tells an answer.
  static func refusedDash(_ scale: Double) -> [Double] { [3 * scale, 2 * scale] }

  /// Containers of UIKit: how many they are, with the numbers of all of them that were asked, or with the last one alone.
  mutating func containers(_ indices: [Int], _ left: Double, _ box: CGRect) {
    let views = indices.map { input.snapshot.views[$0] }
    guard let first = views.first, let last = views.last else { return }
    let words = Text.hierarchy.viewsOfUIKit(views.count)
    let labels = views.map { ObjectLabel($0.name).text }
    let x = shared(
      .idle(first: first.name), Text.hierarchy.idle(Text.panels.list(labels), why: words), left,
      box, showsContent: true)
    let end = x + pen.look.width(words, pen.ui(13, .medium))
    var right = visit(last, box.maxX - pen.margin, box)
    for view in views.dropLast().reversed() {
      guard let number = visits[view.handle],
        right - ringWidth(number) - 5 * pen.scale >= end
      else { break }
      right = visit(view, right, box)
    }
    names(words, [], x: x, right: right, box, pen.theme.secondary)
  }

  /// The ground of such a row, which a press opens; returns where its words begin. Where what is in the views shows below it
  /// all the same, dots stand in place of the sign of something folded.
  private mutating func shared(
    _ target: Target, _ tooltip: String, _ left: Double, _ box: CGRect, showsContent: Bool = false
  ) -> Double {
    pen.row(box, isSelected: false, isHovered: model.hover == target)
    pen.picture.region(target, box, tooltip)
    let hand = 16 * pen.scale
    let middle = CGPoint(x: left + hand / 2, y: box.midY)
    if showsContent {
      for step in [-4.0, 0, 4] {
        let dot = CGPoint(x: middle.x + step * pen.scale, y: middle.y)
        pen.picture.list.fill(.circle(dot, 1.2 * pen.scale), pen.theme.secondary)
      }
    } else {
      pen.disclosure(at: middle, isOpen: false, pen.theme.secondary)
    }
    return left + hand + 2
  }
}
