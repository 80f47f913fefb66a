import Foundation
import TouchEngine
import TouchLanguage

/// The tree of a scene: application, windows, controllers, views, recognizers.
extension SceneLoader {
  func loadApplication(_ node: SceneNode?) {
    guard let node else {
      let nowhere = SceneNode(content: .mapping([]), line: 1, column: 1)
      return name(engine.application, nowhere, standard: "application")
    }
    guard
      let application = make(.application, node, standard: "UIApplication", as: UIApplication.self)
    else { return }
    engine.application = application
    name(application, node, standard: "application")
    if let executable = node["executable"].flatMap({ text($0) }) { engine.executable = executable }
    if let delegateNode = node["delegate"] { loadDelegate(delegateNode, of: application) }
    apply(node, to: application, except: ["class", "id", "delegate", "executable"])
  }

  private func loadDelegate(_ node: SceneNode, of application: UIApplication) {
    let isResponder = node["isResponder"].flatMap { bool($0) } ?? true
    let standard = isResponder ? "AppDelegate" : "PlainDelegate"
    let className = node["class"]?.text ?? standard
    if SceneClasses.entries[className] == nil,
      className == standard || className == "AppDelegate"
        || captured?.hasStandIn(for: className) == true
    {
      let delegate: any UIApplicationDelegate = isResponder ? AppDelegate() : PlainDelegate()
      application.delegate = delegate
      name(delegate, node, standard: "delegate")
      return
    }
    guard
      let delegate = make(.delegate, node, standard: standard, as: AnyObject.self)
        as? any UIApplicationDelegate
    else { return }
    application.delegate = delegate
    name(delegate, node, standard: "delegate")
    apply(node, to: delegate, except: ["class", "id", "isResponder"])
  }

  func loadWindow(_ node: SceneNode, standardID: String) {
    guard let window = make(.window, node, standard: "UIWindow", as: UIWindow.self) else { return }
    name(window, node, standard: standardID)
    if node["frame"] == nil { window.frame = CGRect(origin: .zero, size: engine.screen) }
    apply(
      node, to: window,
      except: ["class", "id", "subviews", "gestureRecognizers", "rootViewController", "process"])
    // A window that says nothing of its colour is white in the device, not black.
    if window.backgroundColor == nil { window.backgroundColor = .white }
    loadRecognizers(node, on: window)
    if let controllerNode = node["rootViewController"] {
      window.rootViewController = loadController(
        controllerNode, standard: "root", subviews: node["subviews"])
    } else if let subviews = node["subviews"] {
      loadSubviews(subviews, of: window, depth: 1)
    }
    let process = node["process"].flatMap { word($0, ["SpringBoard"]) }
    window.touchscopeProcess = process
    if node["isHidden"].flatMap({ bool($0) }) != true {
      if process == nil { window.makeKeyAndVisible() } else { window.isHidden = false }
    }
    windows.append(window)
  }

  func loadSubviews(_ node: SceneNode, of parent: UIView, depth: Int) {
    guard let items = node.items else {
      issues.add(node, Text.sceneFiles.noList(key: "subviews", of: .view))
      return
    }
    for item in items { loadView(item, in: parent, depth: depth) }
  }

  private func loadView(_ node: SceneNode, in parent: UIView, depth: Int) {
    guard depth < EngineLimits.viewDepthMax else {
      issues.add(
        node, Text.sceneFiles.tooDeep(most: EngineLimits.viewDepthMax))
      return
    }
    let brought = captured?.subview(of: parent, for: node, loaded)
    guard let view = brought ?? make(.view, node, standard: "UIView", as: UIView.self) else {
      return
    }
    name(view, node, standard: nil)
    apply(
      node, to: view,
      except: ["class", "id", "subviews", "gestureRecognizers", "repeat", "controller"])
    let ownerNode = view.next is UIViewController ? nil : node["controller"]
    let owner = ownerNode.flatMap { loadOwner($0, of: view, in: parent) }
    if brought == nil { parent.addSubview(view) }
    if let owner { owner.didMove(toParent: owner.parent) }
    loadRecognizers(node, on: view)
    if let subviews = node["subviews"] { loadSubviews(subviews, of: view, depth: depth + 1) }
    if let grid = node["repeat"] { loadGrid(grid, of: view, node, in: parent, depth: depth) }
  }

  /// `repeat: {rows, columns}`: copies of a view without subviews, side by side.
  private func loadGrid(
    _ grid: SceneNode, of first: UIView, _ node: SceneNode, in parent: UIView, depth: Int
  ) {
    guard let rows = grid["rows"].flatMap({ integer($0, in: 1...100) }),
      let columns = grid["columns"].flatMap({ integer($0, in: 1...100) })
    else {
      issues.add(grid, Text.sceneFiles.gridLacksSize)
      return
    }
    let frame = first.frame
    for index in 1..<max(2, rows * columns) where rows * columns > 1 {
      guard let view = make(.view, node, standard: "UIView", as: UIView.self) else { return }
      if let id = first.touchscopeName {
        name(
          view, SceneNode(content: .mapping([]), line: node.line, column: node.column),
          standard: "\(id)\(index + 1)")
      }
      apply(node, to: view, except: ["class", "id", "subviews", "gestureRecognizers", "repeat"])
      view.frame = frame.offsetBy(
        dx: Double(index % columns) * (frame.width + 4),
        dy: Double(index / columns) * (frame.height + 4))
      parent.addSubview(view)
    }
  }

  func loadRecognizers(_ node: SceneNode, on view: UIView) {
    guard let list = node["gestureRecognizers"] else { return }
    guard let items = list.items else {
      issues.add(
        list, Text.sceneFiles.noList(key: "gestureRecognizers", of: .recognizer))
      return
    }
    for item in items {
      let brought = captured?.recognizer(of: view, for: item, loaded)
      guard
        let recognizer = brought
          ?? make(.recognizer, item, standard: nil, as: UIGestureRecognizer.self)
      else { continue }
      name(recognizer, item, standard: nil)
      apply(item, to: recognizer, except: ["class", "id"])
      if brought == nil { view.addGestureRecognizer(recognizer) }
      loaded.addRecognizer(recognizer)
    }
  }
}

/// The application delegate of scenes that do not name a class, as Xcode's template has it.
final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// A delegate that is not a responder, so the chain ends at the application.
final class PlainDelegate: UIApplicationDelegate, ProtocolStandIn {
  let standsFor = "UIApplicationDelegate"
}
