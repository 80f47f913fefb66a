import Foundation
import TouchCanvas
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

/// The menu of an object while the scene is composed.
package enum ComposeMenu {
  /// What lies there is selected; first the views there, then what can be done with the selection. False where the menu
  /// is the usual one.
  static func open(_ request: MenuRequest, _ c: inout Context) -> Bool {
    guard c.state.compose.isOn, c.state.compose.trial == nil else { return false }
    let scene = ComposeScene(c)
    let isOnScene = request.point != nil && c.layout.isFree(request.at)
    let here = isOnScene ? request.point.map { scene.allDrawn(at: $0) } ?? [] : []
    let views = here.reversed().map(\.name).filter { scene.text[$0] != nil }
    let about = isOnScene ? views.first : request.about?.name
    guard let about, scene.text[about] != nil else { return false }
    if !c.composeSelection.contains(about) { ComposeSelecting.select([about], &c) }
    let list =
      views.count < 2
      ? []
      : [MenuModel.Item.heading(Text.over.viewsHere)]
        + views.map { name in
          MenuModel.Item(
            .select(.view(name)), name, detail: scene.text[name]?.className ?? "")
        }
    let rows =
      [MenuModel.Item.heading(Text.arranging.selection(c.composeSelection))]
      + commands(scene, c).map { ToolbarMenus.command($0, c) }
    MenuUpdate.open(list + rows, at: request.at, &c)
    // Enter takes what can be done, not another view.
    if case .menu(var menu) = c.state.prompt {
      menu.select(list.count)
      c.state.prompt = .menu(menu)
    }
    return true
  }

  private static func commands(_ scene: ComposeScene, _ c: Context) -> [CommandID] {
    let objects = c.composeSelection.compactMap { scene.text[$0] }
    let isFree = objects.allSatisfy { !$0.isFixed }
    let isView = objects.first?.kind == .view
    let isRecognizer = objects.first?.kind == .recognizer
    var ids: [CommandID] = objects.count == 1 ? [.composeRename] : []
    if isFree { ids += [.composeDuplicate, .composeCopy, .composeCut] }
    ids.append(.composePaste)
    if isFree { ids += [.composeDelete, .composeFront, .composeBack] }
    if isView, isFree { ids.append(.composeWrap) }
    if isView, isFree, objects.count == 1 { ids.append(.composeUnwrap) }
    if isRecognizer { ids.append(.composeRelate) }
    return ids + [.composeAll]
  }
}
