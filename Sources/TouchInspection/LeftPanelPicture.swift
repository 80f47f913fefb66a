import Foundation
import TouchCanvas
import TouchTrace

/// What the left panel shows.
public enum LeftTab: String, CaseIterable, Sendable {
  case hierarchy, scenes, about

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// The views of the scene, the other scenes, what the scene is about.
enum LeftPanelPicture {
  static func draw(
    _ input: PictureInput, _ model: WindowModel, _ room: CGRect, _ look: Look
  ) -> (picture: Picture, scroll: WindowPicture.Scroll?) {
    var picture = Picture()
    picture.list.fill(.rectangle(room), look.theme.panel)
    let bar = CGRect(
      x: room.minX + 14, y: room.minY, width: room.width - 28, height: TabsPicture.height)
    picture.append(
      TabsPicture.draw(
        LeftTab.allCases.map { ("left.\($0.rawValue)", $0.title, $0 == model.leftTab) }, in: bar,
        look))
    let place = CGRect(
      x: room.minX, y: bar.maxY, width: room.width, height: max(0, room.maxY - bar.maxY))
    let key = "left.\(model.leftTab.rawValue)"
    let offset = model.offsets[key] ?? 0
    let (whole, height) = content(input, model, place, offset, look)
    picture.append(whole.scrolled(by: offset, in: place.size), offset: place.origin)
    let scroll = WindowPicture.Scroll(key: key, frame: place, content: height)
    picture.append(ScrollBarPicture.draw(scroll, offset, look))
    return (picture, scroll)
  }

  private static func content(
    _ input: PictureInput, _ model: WindowModel, _ place: CGRect, _ offset: Double, _ look: Look
  ) -> (Picture, Double) {
    let visible = offset..<(offset + place.height)
    switch model.leftTab {
    case .hierarchy:
      var hierarchy = model.hierarchy
      hierarchy.selection = model.selection
      hierarchy.hover = model.hover?.id
      hierarchy.visible = visible
      return HierarchyPicture.draw(input, hierarchy, width: place.width, look)
    case .scenes:
      var scenes = model.scenes
      scenes.variant = model.variant
      scenes.hover = model.hover?.id
      scenes.visible = visible
      return ScenesPicture.draw(model.sceneList, scenes, width: place.width, look)
    case .about:
      return AboutPicture.draw(model, place.size, look)
    }
  }
}
