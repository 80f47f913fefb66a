import TouchLanguage
import Foundation
import TouchCanvas
import TouchGeometry
import TouchReading
import TouchTrace

/// The numbers of each finger: where it is, how far it went, how fast and how hard, and whose it is.
enum HudPicture {
  private static let font = Font.mono(11)
  private static let lineHeight = 15.0
  private static let padding = 7.0
  private static let gap = 4.0

  /// Lines from the bottom of `bounds` upwards, the first finger on top. What has no room beside the others goes to a
  /// line of its own; when there are too many lines all fingers leave out the same numbers.
  static func draw(_ input: PictureInput, in bounds: CGRect, _ look: Look) -> Picture {
    var picture = Picture()
    let fingers = shown(input)
    guard !fingers.isEmpty, bounds.width > 90 else { return picture }
    let width = bounds.width - 16
    let all = Detail.allCases.map { detail in
      fingers.map { lines(pieces($0, input, detail), width, look) }
    }
    let fitting = all.first { blocks in
      height(of: blocks) <= bounds.height
        && blocks.joined().allSatisfy { look.width($0, font) <= width }
    }
    var blocks = fitting ?? all[all.count - 1]
    while height(of: blocks) > bounds.height { blocks.removeFirst() }
    var y = bounds.maxY - height(of: blocks)
    for (finger, lines) in zip(fingers.suffix(blocks.count), blocks) {
      y = draw(lines, finger, CGPoint(x: bounds.minX, y: y), look, &picture) + gap
    }
    return picture
  }

  private static func draw(
    _ lines: [String], _ finger: FingerReading, _ at: CGPoint, _ look: Look,
    _ picture: inout Picture
  ) -> Double {
    let widest = lines.map { look.width($0, font) }.max() ?? 0
    let box = CGRect(x: at.x, y: at.y, width: widest + 16, height: height(lines))
    let shape = Path.roundedRectangle(box, 11)
    picture.list.fill(shape, look.theme.panel)
    picture.list.stroke(shape, look.theme.border.opacity(0.6), width: 1)
    for (index, line) in lines.enumerated() {
      let middle = box.minY + padding / 2 + (Double(index) + 0.5) * lineHeight
      picture.list.label(line, x: box.minX + 8, middle: middle, font, look.theme.text, look)
    }
    picture.region(.hud(finger.number), box, tooltip(finger))
    return box.maxY
  }

  private static func tooltip(_ finger: FingerReading) -> String {
    Text.canvas.readoutHelp(touch: finger.number)
  }

  private static func height(_ lines: [String]) -> Double {
    Double(lines.count) * lineHeight + padding
  }

  private static func height(of blocks: [[String]]) -> Double {
    blocks.reduce(0) { $0 + height($1) + gap }
  }

  /// What its lines take when each finger needs one, points.
  static func height(_ input: PictureInput) -> Double {
    Double(shown(input).count) * (lineHeight + padding + gap)
  }

  /// The last contact of every number, in the order of the numbers.
  private static func shown(_ input: PictureInput) -> [FingerReading] {
    var last: [Int: FingerReading] = [:]
    for finger in input.reading.fingers { last[finger.number] = finger }
    return last.values.sorted { $0.number < $1.number }
  }

  // MARK: Texts

  /// How much is said; what is left out first is missed least.
  enum Detail: Int, CaseIterable {
    case all, noForce, noSpeed, noWay, owner
  }

  /// What belongs together; the finger's name comes first, its view last.
  static func pieces(
    _ finger: FingerReading, _ input: PictureInput, _ detail: Detail = .all
  ) -> [String] {
    var pieces = [Text.canvas.touchTag(finger.number)]
    if detail != .owner {
      pieces[0] += " x \(Units.decimal(finger.at.x))"
      pieces.append("y \(Units.decimal(finger.at.y))")
    }
    if detail.rawValue < Detail.noWay.rawValue {
      pieces.append("\u{0394} \(Units.decimal(finger.start.distance(to: finger.at)))")
    }
    if detail.rawValue < Detail.noSpeed.rawValue {
      pieces.append("v \(Units.speed(finger.speed(at: input.reading.now)))")
    }
    if detail == .all, finger.isDown {
      if let force = input.forces[finger.number], force > 0 {
        pieces.append(String(format: "F %.2f", force))
      }
    }
    if detail.rawValue < Detail.noWay.rawValue, let time = finger.endTime {
      pieces.append(
        Text.canvas.touchEnd(
          after: time.since(input.reading.gestureStart), isCancelled: finger.isCancelled))
    }
    if let winner = input.reading.hit(of: finger.handle)?.winner, winner != .none {
      pieces.append("\u{2192} \(input.name(of: winner))")
    }
    return pieces
  }

  /// Puts pieces into lines; only a view's name is cut, as a last means.
  private static func lines(_ pieces: [String], _ width: Double, _ look: Look) -> [String] {
    var lines: [String] = []
    for piece in pieces {
      if let last = lines.last, look.width(last + " " + piece, font) <= width {
        lines[lines.count - 1] = last + " " + piece
      } else {
        lines.append(piece.hasPrefix("\u{2192}") ? look.fit(piece, width, font) : piece)
      }
    }
    return lines
  }
}

extension FingerReading {
  /// The time over which speeds are measured, seconds.
  private static let speedTime = 0.1

  /// Points per second over the last 100 ms before `now`, or before its lift; 0 for a finger that rests.
  func speed(at now: Instant) -> Double {
    let last = lastTime
    guard !isDown || now.since(last) <= Self.speedTime else { return 0 }
    // The report of the lift says where it was, not that it moved.
    let from = trail.last { last.since($0.time) >= Self.speedTime } ?? trail[0]
    let time = last.since(from.time)
    return time > 0 ? from.at.distance(to: at) / time : 0
  }
}
