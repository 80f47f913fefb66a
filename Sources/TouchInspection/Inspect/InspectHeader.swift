import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// The head of the tab: what is selected, its class, and the view that it is on or in, which a press selects.
struct InspectHeader {
  private let selection: Target?
  private let title: String
  /// The class, or a sentence.
  private let about: String
  private let place: ViewPlace?

  private static let gap = 8.0
  private static let linesMax = 4

  /// Without a selection it has nothing to press; several objects share no place.
  init(_ selection: Target?, title: String, about: String, place: ViewPlace? = nil) {
    self.selection = selection
    self.title = title
    self.about = about
    self.place = place
  }

  /// Draws it from `y` down; returns the y below it.
  func draw(y top: Double, width: Double, hover: Target?, _ pen: inout PanelPen) -> Double {
    let (font, small) = (pen.ui(15, .semibold), pen.ui(12))
    let (left, right) = (pen.margin, width - pen.margin)
    var middle = top + pen.line(font) / 2
    var bottom = top + pen.line(font)
    var end = pen.text(
      title, x: left, middle: middle, width: right - left, font, pen.theme.text)
    middle += 1
    // A class has room beside the name, unlike most sentences.
    if pen.look.width(about, small) <= right - end - Self.gap {
      if !about.isEmpty {
        end = pen.text(
          about, x: end + Self.gap, middle: middle, width: right - end - Self.gap, small,
          pen.theme.secondary)
      }
    } else {
      let lines = pen.look.wrap(about, right - left, small)
      bottom = pen.paragraph(
        about, x: left, y: bottom, width: right - left, small, pen.theme.secondary,
        limit: Self.linesMax)
      middle = bottom - pen.line(small) / 2
      end = lines.count > Self.linesMax ? right : left + pen.look.width(lines.last ?? "", small)
    }
    var x = end + Self.gap
    if let place, pen.look.width(place.words.plain, small) > right - x {
      x = left
      middle = bottom + pen.line(small) / 2
      bottom += pen.line(small)
    }
    // Fingers need more than a line.
    if place != nil, pen.rowHeight > 40 { bottom = max(bottom, top + pen.rowHeight) }
    if selection != nil {
      pen.picture.region(
        .inspected, CGRect(x: 0, y: top, width: width, height: bottom + Self.gap - top),
        Text.panels.list([title, about]))
    }
    if let place {
      let room = CGRect(x: left, y: 0, width: right - left, height: bottom + Self.gap)
      place.draw(x: x, middle: middle, in: room, small, hover, &pen)
    }
    return bottom + Self.gap
  }
}

/// An object without a name among those of its class in one view.
struct Sibling {
  /// Its class, with what is written in it.
  let title: String
  /// Which one it is; empty for the only one.
  let words: String

  /// Nil for what is neither a view nor a recognizer.
  init?(of selection: Target, _ input: PictureInput) {
    guard let handle = input.handle(of: selection) else { return nil }
    let all: [Handle]
    if let view = input.snapshot.view(handle) {
      title = view.title
      all = input.snapshot.views.filter {
        $0.parent == view.parent && $0.className == view.className
      }.map(\.handle)
    } else if let recognizer = input.snapshot.recognizer(handle) {
      title = ObjectLabel(recognizer.name).text
      all = input.snapshot.recognizers.filter {
        $0.view == recognizer.view && $0.className == recognizer.className
      }.map(\.handle)
    } else {
      return nil
    }
    let index = all.firstIndex(of: handle) ?? 0
    words = all.count > 1 ? Text.inspect.sibling(index + 1, of: all.count) : ""
  }
}

/// The view that a recognizer is on, or that a view is in.
struct ViewPlace {
  private let view: ViewSnapshot
  /// `on root.view`, with the name marked.
  let words: MarkedText

  /// Nil for a window, and for what is neither a view nor a recognizer.
  init?(of selection: Target, _ input: PictureInput) {
    guard let handle = input.handle(of: selection) else { return nil }
    let snapshot = input.snapshot
    if let view = snapshot.recognizer(handle).flatMap({ snapshot.view($0.view) }) {
      self.view = view
      words = MarkedText(Text.inspect.on(MarkedText.name(view.label)))
    } else if let view = snapshot.view(handle).flatMap({ snapshot.view($0.parent) }) {
      self.view = view
      words = MarkedText(Text.inspect.inside(MarkedText.name(view.label)))
    } else {
      return nil
    }
  }

  /// In one line, of which the name is a link.
  func draw(
    x left: Double, middle: Double, in room: CGRect, _ font: Font, _ hover: Target?,
    _ pen: inout PanelPen
  ) {
    let target = Target.view(view.name)
    var x = left
    for part in words.parts {
      x = pen.text(
        part.text, x: x, middle: middle, width: max(0, room.maxX - x), font,
        part.isName ? pen.theme.accent : pen.theme.secondary)
    }
    let height = pen.line(font)
    let box = CGRect(x: left, y: middle - height / 2, width: x - left, height: height)
    if hover == target { pen.underline(box) }
    // The last line of the head has less room below it than a finger needs.
    let reach = min(max(pen.rowHeight, height), room.height)
    let area = CGRect(
      x: box.minX, y: max(room.minY, min(middle - reach / 2, room.maxY - reach)),
      width: box.width, height: reach)
    pen.target(
      target, around: area, in: room, Text.panels.list([view.printedName, view.className]))
  }
}

extension PanelPen {
  /// The line below a link that the pointer is on.
  mutating func underline(_ box: CGRect) {
    let y = box.midY + box.height * 0.36
    picture.list.stroke(
      .line(CGPoint(x: box.minX, y: y), CGPoint(x: box.maxX, y: y)), theme.accent, width: 1)
  }
}
