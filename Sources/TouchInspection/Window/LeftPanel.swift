import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// The views of the scene, the other scenes, what the scene is about.
enum LeftPanel {
  /// `cause` is the view whose refusal the headline tells, whatever is selected.
  static func draw(
    _ input: PictureInput, _ model: WindowModel, cause: Handle?, _ bounds: CGRect, _ look: Look
  ) -> (picture: Picture, scroll: WindowScroll?) {
    var picture = Picture()
    picture.list.fill(.rectangle(bounds), look.theme.panel)
    let bar = CGRect(
      x: bounds.minX + 16, y: bounds.minY, width: bounds.width - 32, height: TabsPicture.height)
    picture.list.append(
      TabsPicture.line(under: bar, from: bounds.minX, to: bounds.maxX, look))
    picture.append(
      TabsPicture.draw(
        LeftTab.allCases.map { (.leftTab($0), Text.panels.title(of: $0), $0 == model.left.tab) },
        more: .left, in: bar, look))
    let chain = chainHeight(input.withoutProbe, model, bounds.maxY - bar.maxY)
    let page = CGRect(
      x: bounds.minX, y: bar.maxY, width: bounds.width,
      height: max(0, bounds.maxY - bar.maxY - chain))
    let key = "left.\(model.left.tab.rawValue)"
    let offset = model.workspace.offsets[key] ?? 0
    var scroll = WindowScroll(
      key: key, frame: page, content: 0, fade: ScrollBarPicture.fade)
    let whole = content(input, model, cause, offset, look, &scroll)
    scroll.endWithWholeRow()
    picture.append(whole.scrolled(by: offset, in: scroll.frame.size), offset: page.origin)
    picture.append(ScrollBarPicture.draw(scroll, offset, ground: look.theme.panel, look))
    if chain > 0 {
      let box = CGRect(x: bounds.minX, y: page.maxY, width: bounds.width, height: chain)
      picture.list.stroke(
        .line(CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY)),
        look.theme.border.opacity(0.5), width: 1)
      picture.append(ChainPicture.draw(input, in: box.insetBy(dx: 16, dy: 0), look))
    }
    return (picture, scroll)
  }

  /// So many responders show below the tree at most.
  private static let longestChain = 6

  /// What the responder chain takes below the tree, which keeps more than half: as much before the first touch as for the
  /// longest chain that a touch of the scene may have, so that the tree stays where it is.
  private static func chainHeight(
    _ input: PictureInput, _ model: WindowModel, _ room: Double
  ) -> Double {
    guard model.showsChainInPanel, model.drawing.overlays.contains(.responders) else { return 0 }
    // All views of a way, a view controller and the application; of a longer chain the first ones.
    let most = max(input.snapshot.deepestLayer + 3, EmptyChain.room(input))
    let fitting = min(most, longestChain, ChainPicture.fitting(room * 0.45))
    return fitting > 0 ? ChainPicture.height(fitting) : 0
  }

  /// Draws the page, and says how long it is and what to scroll to.
  private static func content(
    _ input: PictureInput, _ model: WindowModel, _ cause: Handle?, _ offset: Double, _ look: Look,
    _ scroll: inout WindowScroll
  ) -> Picture {
    let page = scroll.frame
    let visible = offset..<(offset + page.height)
    switch model.left.tab {
    case .hierarchy:
      var hierarchy = model.left.hierarchy
      hierarchy.selection = model.pointing.selection
      hierarchy.hover = model.pointing.hover?.target
      hierarchy.visible = visible
      let list = HierarchyPicture.list(
        input, hierarchy, cause: cause, width: page.width, look)
      (scroll.content, scroll.head) = (list.height, list.head)
      scroll.row = hierarchy.rowHeight(look)
      scroll.marks = list.marks
      return list.picture
    case .scenes:
      var scenes = model.left.scenes
      scenes.hover = model.pointing.hover?.target
      scenes.visible = visible
      let list = ScenesPicture.list(model.left.sceneList, scenes, width: page.width, look)
      (scroll.content, scroll.head) = (list.height, list.head)
      scroll.marks = list.mark.map { [$0] } ?? []
      return list.picture
    case .articles:
      var articles = model.left.articles
      articles.hover = model.pointing.hover?.target
      articles.visible = visible
      let list = ArticlesPicture.list(articles, width: page.width, look)
      (scroll.content, scroll.head) = (list.height, list.head)
      scroll.marks = list.mark.map { [$0] } ?? []
      return list.picture
    case .about:
      let (picture, height) = AboutPicture.draw(model.scene, model.left.scenes, page.size, look)
      scroll.content = height
      return picture
    }
  }
}
