import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// The views of the scene, the other scenes, what the scene is about.
enum LeftPanel {
  static func draw(
    _ input: PictureInput, _ model: WindowModel, _ bounds: CGRect, _ look: Look
  ) -> (picture: Picture, scroll: WindowScroll?) {
    var picture = Picture()
    picture.list.fill(.rectangle(bounds), look.theme.panel)
    let bar = CGRect(
      x: bounds.minX + 14, y: bounds.minY, width: bounds.width - 28, height: TabsPicture.height)
    picture.append(
      TabsPicture.draw(
        LeftTab.allCases.map { (.leftTab($0), Text.panels.title(of: $0), $0 == model.leftTab) },
        more: .left, in: bar, look))
    let page = CGRect(
      x: bounds.minX, y: bar.maxY, width: bounds.width, height: max(0, bounds.maxY - bar.maxY))
    let key = "left.\(model.leftTab.rawValue)"
    let offset = model.offsets[key] ?? 0
    var scroll = WindowScroll(key: key, frame: page, content: 0)
    let whole = content(input, model, offset, look, &scroll)
    picture.append(whole.scrolled(by: offset, in: page.size), offset: page.origin)
    picture.append(ScrollBarPicture.draw(scroll, offset, look))
    return (picture, scroll)
  }

  /// Draws the page, and says how long it is and what to scroll to.
  private static func content(
    _ input: PictureInput, _ model: WindowModel, _ offset: Double, _ look: Look,
    _ scroll: inout WindowScroll
  ) -> Picture {
    let page = scroll.frame
    let visible = offset..<(offset + page.height)
    switch model.leftTab {
    case .hierarchy:
      var hierarchy = model.hierarchy
      hierarchy.selection = model.selection
      hierarchy.hover = model.hover?.target
      hierarchy.visible = visible
      let list = HierarchyPicture.list(input, hierarchy, width: page.width, look)
      (scroll.content, scroll.head) = (list.height, list.head)
      scroll.marks = list.mark.map { [$0] } ?? []
      return list.picture
    case .scenes:
      var scenes = model.scenes
      scenes.variant = model.variant
      scenes.hover = model.hover?.target
      scenes.visible = visible
      let list = ScenesPicture.list(model.sceneList, scenes, width: page.width, look)
      (scroll.content, scroll.head) = (list.height, list.head)
      scroll.marks = list.mark.map { [$0] } ?? []
      return list.picture
    case .about:
      let (picture, height) = AboutPicture.draw(model, page.size, look)
      scroll.content = height
      return picture
    }
  }
}
