import Foundation
import TouchCanvas
import TouchGeometry
import TouchTrace

/// A line of numbers for each finger: where it is, how far it went, whose it is.
enum HudPicture {
  private static let font = Font.mono(11)
  private static let height = 22.0

  /// Lines from the bottom of `room` upwards, the first finger on top.
  static func draw(_ input: PictureInput, in room: CGRect, _ look: Look) -> Picture {
    var picture = Picture()
    let fingers = shown(input)
    let count = min(fingers.count, Int(room.height / (height + 4)))
    guard count > 0, room.width > 90 else { return picture }
    var y = room.maxY - Double(count) * (height + 4)
    for finger in fingers.suffix(count) {
      guard
        let text = lines(finger, input).first(where: { look.width($0, font) <= room.width - 16 })
      else { continue }
      let box = CGRect(x: room.minX, y: y, width: look.width(text, font) + 16, height: height)
      picture.list.fill(.roundedRectangle(box, height / 2), look.theme.panel)
      picture.list.stroke(
        .roundedRectangle(box, height / 2), look.theme.border.opacity(0.6), width: 1)
      picture.list.label(text, x: box.minX + 8, middle: box.midY, font, look.theme.text, look)
      picture.region("hud:\(finger.number)", box, "finger \(finger.number) in points of the screen")
      y += height + 4
    }
    return picture
  }

  /// What its lines take, points.
  static func height(_ input: PictureInput) -> Double {
    Double(shown(input).count) * (height + 4)
  }

  /// The last contact of every number, in the order of the numbers.
  private static func shown(_ input: PictureInput) -> [FingerReading] {
    var last: [Int: FingerReading] = [:]
    for finger in input.reading.fingers { last[finger.number] = finger }
    return last.values.sorted { $0.number < $1.number }
  }

  /// The longest first: what does not fit is said shorter.
  static func lines(_ finger: FingerReading, _ input: PictureInput) -> [String] {
    let place = "T\(finger.number) x \(Units.decimal(finger.at.x)) y \(Units.decimal(finger.at.y))"
    let way = " \u{0394} \(Units.decimal(finger.start.distance(to: finger.at)))"
    var end = ""
    if let time = finger.endTime {
      let since = Units.milliseconds(time.since(input.reading.gestureStart))
      end = finger.isCancelled ? " cancelled \(since)" : " up \(since)"
    }
    var owner = ""
    if let winner = input.reading.hit(of: finger.handle)?.winner, winner != .none {
      owner = " \u{2192} \(input.name(of: winner))"
    }
    return [place + way + end + owner, place + way + owner, place + owner, place]
  }
}
