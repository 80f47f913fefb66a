import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// What code of the scene printed: when, and the text as it is.
extension LogPicture {
  mutating func printedLine(_ number: Int, _ box: CGRect, isMarked: Bool) {
    let line = input.trace.console[number]
    let target = line.event.map { Target.event($0) }
    pen.row(
      box, isSelected: target != nil && model.selection == target,
      isHovered: target != nil && model.hover == target)
    if isMarked { mark(box) }
    let tooltip = Text.log.printedLine(
      number + 1, milliseconds: milliseconds(line.time), line.text)
    if let target { pen.picture.region(target, box, tooltip) }
    var x = pen.margin
    if timeWidth > 0 {
      pen.picture.list.trailing(
        clock(line.time), right: x + timeWidth - 6 * pen.scale,
        middle: box.midY, pen.mono(11), pen.theme.secondary, pen.look)
      x += timeWidth
    }
    let isFuture = model.playhead.map { line.place > Int($0) + 1 } ?? false
    let right = box.maxX - pen.margin - 4
    let font = pen.mono(11.5)
    pen.text(
      pen.look.fitTail(line.text, right - x, font), x: x, middle: box.midY, width: right - x, font,
      isFuture ? pen.theme.secondary : pen.theme.text)
  }
}
