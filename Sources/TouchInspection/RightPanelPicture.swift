import Foundation
import TouchCanvas
import TouchTrace

/// What the lower part of the right panel shows.
public enum RightTab: String, CaseIterable, Sendable {
  case recognizers, arbitration

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// Why, and below it the recognizers or their arbitration.
enum RightPanelPicture {
  private static let margin = 14.0
  private static let tabHeight = 30.0

  static func draw(
    _ input: PictureInput, _ model: WindowModel, _ room: CGRect, _ look: Look
  ) -> Picture {
    var picture = Picture()
    picture.list.fill(.rectangle(room), look.theme.window)
    line(CGPoint(x: room.minX, y: room.minY), CGPoint(x: room.minX, y: room.maxY), look, &picture)
    var y = room.minY + 14
    let width = room.width - margin * 2
    if model.overlays.contains(.why) {
      let (why, height) = WhyPicture.draw(model.explanation(input), width: width, look)
      picture.append(why, offset: CGPoint(x: room.minX + margin, y: y))
      // A steady height keeps what is below from jumping.
      y += max(height, 124) + 8
      line(CGPoint(x: room.minX, y: y), CGPoint(x: room.maxX, y: y), look, &picture)
    }
    guard model.overlays.contains(.cards), room.maxY - y > tabHeight + 40 else { return picture }
    tabs(
      model.rightTab, CGRect(x: room.minX, y: y, width: room.width, height: tabHeight), look,
      &picture)
    y += tabHeight + 8
    let place = CGRect(x: room.minX + margin, y: y, width: width, height: room.maxY - y)
    content(input, model, place, look, &picture)
    return picture
  }

  private static func tabs(
    _ current: RightTab, _ room: CGRect, _ look: Look, _ picture: inout Picture
  ) {
    var x = room.minX + margin
    for tab in RightTab.allCases {
      let font = Font.ui(13, tab == current ? .semibold : .regular)
      let width = look.width(tab.title, font)
      let color = tab == current ? look.theme.text : look.theme.secondary
      picture.list.label(tab.title, x: x, middle: room.midY, font, color, look)
      if tab == current {
        picture.list.fill(
          .rectangle(CGRect(x: x, y: room.maxY - 4, width: width, height: 2)), look.theme.accent)
      }
      picture.region(
        "command:tab.\(tab.rawValue)",
        CGRect(x: x - 6, y: room.minY, width: width + 12, height: room.height), tab.title)
      x += width + 22
    }
  }

  private static func content(
    _ input: PictureInput, _ model: WindowModel, _ place: CGRect, _ look: Look,
    _ picture: inout Picture
  ) {
    let room = CGRect(origin: .zero, size: place.size)
    let drawn: Picture
    let height: Double
    switch model.rightTab {
    case .recognizers:
      (drawn, height) = RecognizerCards.draw(
        input, room: place.size, offset: model.cardOffset, look)
    case .arbitration:
      let (whole, full) = ArbitrationPicture.draw(input, width: place.width, look)
      var cut = Picture()
      let offset = CGPoint(x: 0, y: -model.cardOffset)
      cut.list.clipped(to: room) { $0.append(whole.list, offset: offset) }
      cut.appendRegions(of: whole, offset: offset, in: room)
      (drawn, height) = (cut, full)
    }
    picture.append(drawn, offset: place.origin)
    picture.region("cards", place.insetBy(dx: -margin, dy: 0), "")
    scrollBar(content: height, offset: model.cardOffset, place, look, &picture)
  }

  private static func scrollBar(
    content: Double, offset: Double, _ place: CGRect, _ look: Look, _ picture: inout Picture
  ) {
    guard content > place.height else { return }
    let height = max(24, place.height * place.height / content)
    let part = min(1, offset / max(1, content - place.height))
    picture.list.fill(
      .roundedRectangle(
        CGRect(
          x: place.maxX + 6, y: place.minY + (place.height - height) * part, width: 4,
          height: height), 2), look.theme.border)
  }

  private static func line(_ a: CGPoint, _ b: CGPoint, _ look: Look, _ picture: inout Picture) {
    picture.list.stroke(.line(a, b), look.theme.border.opacity(0.5), width: 1)
  }
}
