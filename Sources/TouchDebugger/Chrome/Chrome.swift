import Foundation
import TouchEngine
import TouchInspection
import TouchReading
import TouchTrace
import TouchWindow

/// The panels of the window as an app of an engine of its own: what presses, drags and pinches in them ask for is
/// returned as commands after each step.
final class Chrome {
  private let engine: Engine
  private let window: UIWindow
  private var panels: [String: PanelView] = [:]
  private var lists: [String: ListView] = [:]
  private var splitters: [SplitterView] = []
  private let plot: PlotView
  private let slider: SliderView
  private let inbox = Inbox()

  /// Where views put what they ask for.
  private final class Inbox {
    var commands: [ChromeCommand] = []
  }

  init() {
    let engine = Engine(screen: CGSize(width: 20_000, height: 20_000))
    engine.isTracing = false
    let inbox = inbox
    let send: (ChromeCommand) -> Void = { inbox.commands.append($0) }
    let window = engine.perform { UIWindow(frame: CGRect(origin: .zero, size: engine.screen)) }
    plot = engine.perform { PlotView(send) }
    slider = engine.perform { SliderView(send) }
    splitters = engine.perform { SplitterEdge.allCases.map { SplitterView($0, send) } }
    self.engine = engine
    self.window = window
    engine.perform {
      for splitter in splitters { window.addSubview(splitter) }
      window.makeKeyAndVisible()
    }
  }

  func close() { engine.tearDown() }

  /// When something happens by itself, as a press that becomes long.
  var nextDeadline: Instant? { engine.nextDeadline }

  /// What updates may know of the panels' views.
  var reading: PanelsReading {
    var reading = PanelsReading()
    reading.splitters = splitters.map { ($0.edge, $0.frame) }
    for list in lists.values where list.isDragging || list.isDecelerating {
      reading.movingLists.insert(list.key)
    }
    return reading
  }

  // MARK: Layout

  /// Puts the views where the parts of the picture are.
  func layout(_ parts: [WindowPart], _ state: DebuggerState) {
    engine.perform {
      for part in parts {
        let panel = panel(part.id)
        // Outlines and tooltips let touches through; the palette and the help take them.
        panel.frame = part.id == WindowPart.over && !state.isModal ? .zero : part.frame
        if let scroll = part.scroll {
          place(scroll, part.id, in: panel, state)
        } else {
          lists[part.id]?.frame = .zero
        }
      }
      for (id, panel) in panels.sorted(by: { $0.key < $1.key })
      where !parts.contains(where: { $0.id == id }) {
        panel.frame = .zero
      }
      place(plot, .plot, parts)
      place(slider, .layers, parts)
      place(WindowLayout(state), grip: state.input.touchMode == nil ? 8 : 15)
    }
  }

  private func panel(_ id: String) -> PanelView {
    if let panel = panels[id] { return panel }
    let inbox = inbox
    let panel = PanelView(id) { inbox.commands.append($0) }
    panels[id] = panel
    // Later parts lie over earlier ones; splitters stay above them, and below what covers the window.
    let below = panels.keys.count { $0 != WindowPart.over } - 1
    window.insertSubview(panel, at: id == WindowPart.over ? window.subviews.count : below)
    return panel
  }

  private func place(
    _ scroll: WindowScroll, _ id: String, in panel: PanelView, _ state: DebuggerState
  ) {
    let inbox = inbox
    let list = lists[id] ?? ListView("\(id).list") { inbox.commands.append($0) }
    if lists[id] == nil {
      lists[id] = list
      panel.addSubview(list)
    }
    list.frame = scroll.frame.offsetBy(dx: -panel.frame.minX, dy: -panel.frame.minY)
    list.show(key: scroll.key, content: scroll.content, offset: state.workspace.lists[scroll.key])
  }

  /// Puts a view where its region is, in front of its panel; away from it while there is none.
  private func place(_ view: UIView, _ target: Target, _ parts: [WindowPart]) {
    for part in parts {
      guard let panel = panels[part.id],
        let region = part.picture.regions.first(where: { $0.target == target })
      else { continue }
      if view.superview !== panel || panel.subviews.last !== view { panel.addSubview(view) }
      view.frame = region.outline.offsetBy(dx: -part.frame.minX, dy: -part.frame.minY)
      return
    }
    view.frame = .zero
  }

  /// `grip` is how wide splitters are to the finger, points.
  private func place(_ layout: WindowLayout, grip: Double) {
    for splitter in splitters {
      splitter.frame =
        switch splitter.edge {
        case .left where layout.left.width > 0 && layout.drawer != .left:
          CGRect(
            x: layout.left.maxX - grip / 2, y: layout.left.minY, width: grip,
            height: layout.left.height)
        case .right where layout.right.width > 0 && layout.drawer != .right:
          CGRect(
            x: layout.right.minX - grip / 2, y: layout.right.minY, width: grip,
            height: layout.right.height)
        case .timeline where layout.timeline.height > 0 && layout.drawer != .timeline:
          CGRect(
            x: 0, y: layout.timeline.minY - grip / 2, width: layout.timeline.width, height: grip)
        default: .zero
        }
    }
  }

  // MARK: Input

  /// One report of fingers in points of the window; returns what they ask for.
  func feed(_ changes: [FingerChange], at time: Instant) -> [ChromeCommand] {
    engine.step(DigitizerEvent(arrival: max(time, engine.now), changes: changes))
    return take()
  }

  func advance(to time: Instant) -> [ChromeCommand] {
    engine.advance(to: max(time, engine.now))
    return take()
  }

  /// The system took the fingers away.
  func cancel(at time: Instant) -> [ChromeCommand] {
    engine.interrupt(at: max(time, engine.now))
    return take()
  }

  /// The wheel over a list.
  func scroll(_ dy: Double, at point: CGPoint) -> [ChromeCommand] {
    engine.perform {
      for (_, list) in lists.sorted(by: { $0.key < $1.key })
      where list.bounds.contains(list.convert(point, from: nil))
        && window.hitTest(point, with: nil)?.isDescendant(of: list.superview ?? list) == true
      {
        list.scroll(by: -dy)
      }
    }
    return take()
  }

  private func take() -> [ChromeCommand] {
    defer { inbox.commands = [] }
    return inbox.commands
  }
}
